import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Says what is wrong with a name that means nothing, and what was probably meant.
extension Checker {
  /// Reports why the names at the head of an expression mean nothing. `members` stand behind them.
  func fail(
    _ unknown: UnknownHead, _ base: NodeID, _ members: SyntaxReader.NodeRange,
    expecting type: ValueType?,
    _ context: Context
  ) -> Lowered {
    switch unknown {
    case .silent: break
    case .name(let node): reportUnknownName(node, members, expecting: type, context)
    case .token(let node, let group):
      let name = reader.name(of: node)
      let names = Schema.tokens(in: group).map(\.name)
      let match = closest(to: name, among: names)
      report(
        .unknownToken,
        "there is no token `\(group.rawValue).\(name)`" + Self.hint(match, orOneOf: names),
        at: node, fixes: replacement(node, match))
    case .group(let node, let group):
      report(
        .incompletePath,
        "`\(group.rawValue)` is a group; name one of its tokens"
          + Self.hint(nil, orOneOf: Schema.tokens(in: group).map(\.name)), at: node)
    case .colors(let node):
      report(
        .incompletePath, "expected background, text or border behind `colors`", at: node)
    case .alias(let node, let target):
      report(
        .incompletePath,
        "`\(reader.name(of: node))` is an import; name what is meant in it"
          + Self.hint(nil, orOneOf: declaredNames(in: target)), at: node)
    case .member(let node, let target): reportUnknownMember(node, of: target)
    case .typeName(let node, let type):
      let example = type == .font ? "Font.system(.body)" : "Color.white"
      report(
        .incompletePath,
        "`\(tree.text(of: node))` is a type; name a value of it, as in `\(example)`", at: node)
    }
    return failed(base)
  }

  private func reportUnknownMember(_ node: NodeID, of target: Int) {
    let name = reader.name(of: node)
    let theme = project.files[target].tree.source.name
    if let alias = hiddenAlias(name, in: project.files[target].stack) {
      reportHiddenAlias(alias, name, at: node)
      return
    }
    let names = declaredNames(in: target)
    let match = guess(name, among: names)
    report(
      .unknownName, "`\(theme)` has no `\(name)`" + Self.hint(match, orOneOf: names), at: node,
      fixes: replacement(node, match))
  }

  private func reportUnknownName(
    _ node: NodeID, _ members: SyntaxReader.NodeRange, expecting type: ValueType?,
    _ context: Context
  ) {
    let name = reader.name(of: node)
    if let own = context.ownToken, name == Schema.tokens[own].name {
      reportOwnName(node, members, context)
      return
    }
    let homes = Schema.tokens.filter { $0.name == name }.map(\.path)
    if let first = homes.first {
      report(
        .unknownName,
        "`\(name)` is a token of another group; write " + Wording.alternatives(homes), at: node,
        fixes: homes.count == 1 ? replacement(node, first) : [])
      return
    }
    if Members.dottedColors.contains(name) {
      report(
        .unknownName, "SwiftUI's `\(name)` is written with a dot, `Color.\(name)`", at: node,
        fixes: replacement(node, "Color.\(name)"))
      return
    }
    if let alias = hiddenAlias(name, in: file.stack) {
      reportHiddenAlias(alias, name, at: node)
      return
    }
    if !members.isEmpty, isParent(name) {
      reportParentName(node)
      return
    }
    let match = guess(name, among: namesInScope(context))
    if match == nil, type == .string, members.isEmpty {
      report(
        .unknownName, "there is no name `\(name)`; write `\"\(name)\"` for a text", at: node,
        fixes: replacement(node, "\"\(name)\""))
      return
    }
    report(
      .unknownName,
      "there is no name `\(name)`" + (match.map { "; did you mean `\($0)`?" } ?? ""), at: node,
      notes: match == nil ? [Self.help(forUnknown: name)] : [], fixes: replacement(node, match))
  }

  private static func help(forUnknown name: String) -> String {
    switch name {
    case "true", "false": "help: a theme has no truth values"
    case "nil", "null", "none", "undefined", "inherit", "unset", "initial":
      "help: leave the statement out to keep the value that is inherited"
    case "UIColor", "NSColor":
      "help: a system colour is written `Color.red`, and any other `#RRGGBB`"
    default: "help: declare it with `let \(name) = …`"
    }
  }

  /// Whether `name` is the stem of a file that this one extends.
  func isParent(_ name: String) -> Bool {
    file.parents.contains { $0.path.map(ThemePath.stem(of:)) == name }
  }

  func reportParentName(_ node: NodeID) {
    let name = reader.name(of: node)
    report(
      .unknownName,
      "there is no name `\(name)`; what this theme extends is named without its file", at: node)
  }

  /// A token's own name in its own value: mostly what it was before is meant, else another part.
  private func reportOwnName(
    _ node: NodeID, _ members: SyntaxReader.NodeRange, _ context: Context
  ) {
    let name = reader.name(of: node)
    let member = members.first.map(memberName) ?? ""
    let path = (context.group.map { $0.rawValue + "." } ?? "") + name
    guard case .target(let type, let view) = context.inherited else { return }
    let readsAnother =
      view.map { PartView(name: member) != nil && member != $0.text }
      ?? (type == .color && context.isOneAppearance && ["light", "dark"].contains(member))
    if readsAnother {
      report(
        .unknownName,
        "`\(name)` alone is not seen in its own value; write `\(path).\(member)`", at: node,
        fixes: replacement(node, path))
      return
    }
    let isOwnPart = view != nil && member == view?.text
    let range = tree.range(of: node)
    let end = isOwnPart ? members.first.map(tree.range(of:)) : nil
    let place = SourceLocation(tree.source.id, end.map { range.union($0) } ?? range)
    report(
      .unknownName,
      "`\(name)` is what is being set here; write `super` for the value it had before", at: node,
      fixes: [Fix("write `super`", .unsafe, edits: [TextEdit(place, "super")])])
  }

  /// An import called `name` of one of `files`, which only that file sees.
  private func hiddenAlias(_ name: String, in files: ArraySlice<Int>) -> (
    file: Int, ImportReference
  )? {
    var text = name
    return text.withUTF8 { bytes in
      project.symbols.find(bytes) { $0.kind == .alias && files.contains(Int($0.file)) }
    }.map { (Int($0.file), project.files[Int($0.file)].imports[Int($0.index)]) }
  }

  private func reportHiddenAlias(
    _ alias: (file: Int, reference: ImportReference), _ name: String, at node: NodeID
  ) {
    let owner = project.files[alias.file]
    report(
      .unknownName,
      "`\(name)` is an import of `\(owner.tree.source.name)`, which only that file sees; "
        + "import it here too", at: node,
      labels: [
        DiagnosticLabel(owner.tree.location(of: alias.reference.path), "imported here")
      ])
  }

  // MARK: Functions

  /// Reports a call of a name that no function has.
  func reportUnknownFunction(_ name: NodeID, _ context: Context) {
    if project.isIncomplete(file) { return }
    let text = reader.name(of: name)
    if let method = Builtin.all.first(where: { $0.name == text && !$0.receiver.isCalledBare }) {
      report(
        .unknownFunction, "`\(text)` is asked of a value, as in `x\(method.signature)`", at: name)
      return
    }
    let instead: String? =
      switch text {
      case "rgb", "rgba", "UIColor", "NSColor":
        "write `#RRGGBB`, or `Color(red: …, green: …, blue: …)` with values from 0 to 1"
      case "var": "a `let` or token is named alone, as in `background.primary`"
      case "if": "write `(light: a, dark: b)` for what differs by appearance"
      default: nil
      }
    if let instead {
      report(.unknownFunction, "there is no function `\(text)`; \(instead)", at: name)
      return
    }
    let functions = file.stack.flatMap { place in
      let file = project.files[place]
      return file.functions.map { file.tree.name(of: $0.name) }
    }
    var builtins = ["Color", "TextStyle"]
    for builtin in Builtin.all where builtin.receiver.isCalledBare {
      if !builtins.contains(builtin.name) { builtins.append(builtin.name) }
    }
    let match = guess(text, among: functions + builtins)
    report(
      .unknownFunction,
      "there is no function `\(text)`" + Self.hint(match, orOneOf: functions + builtins), at: name,
      fixes: replacement(name, match))
  }

  /// Reports a call of `Font.name(…)` or `Color.name(…)` that does not exist.
  func reportUnknownFunction(_ name: NodeID, of type: ValueType, _ receiver: Builtin.Receiver) {
    let text = reader.name(of: name)
    var names: [String] = []
    for builtin in Builtin.all where builtin.receiver == receiver && builtin.name != "Color" {
      if !names.contains(builtin.name) { names.append(builtin.name) }
    }
    let match = closest(to: text, among: names)
    report(
      .unknownFunction,
      "\(type.name) has no function `\(text)`" + Self.hint(match, orOneOf: names), at: name,
      fixes: replacement(name, match))
  }

  // MARK: Guesses

  /// What `name` was probably meant to be. A file with very many mistakes and declarations gets no
  /// more guesses at some point, so that they never take longer than the rest of the work.
  func guess(_ name: String, among names: @autoclosure () -> [String]) -> String? {
    guard guessBudget > 0 else { return nil }
    let names = names()
    guessBudget -= names.count
    return closest(to: name, among: names)
  }

  private func declaredNames(in target: Int) -> [String] {
    project.files[target].stack.flatMap { place in
      let file = project.files[place]
      return (file.lets.map(\.name) + file.functions.map(\.name)).map(file.tree.name(of:))
    }
  }

  /// What a bare name could have meant, nearest first.
  private func namesInScope(_ context: Context) -> [String] {
    var names = context.function.map { file.functions[$0].parameters.map(\.name) } ?? []
    if let group = context.group { names += Schema.tokens(in: group).map(\.name) }
    names += declaredNames(in: file.index) + file.imports.map(\.alias)
    names += TokenGroup.allCases.map(\.rawValue)
    names += Members.names(of: .color).filter { !Members.dottedColors.contains($0) }
    return names
  }
}
