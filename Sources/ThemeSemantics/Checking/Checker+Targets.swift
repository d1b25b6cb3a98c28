import ThemeSource
import ThemeSyntax
import ThemeTokens

/// What a path in front of `=` or `{` names.
struct Target {
  var variables: [Variable]
  var isWildcard = false
  var slots: SlotSet
  var view: PartView?
  /// What a value of the target has to be.
  var type: ValueType
  var group: TokenGroup?
  /// The token itself, which its bare name does not mean in its own value.
  var ownToken: Int?
}

extension Checker {
  /// One step of a path.
  struct Segment {
    let name: String
    let node: NodeID
    var isWildcard: Bool { name == "*" }
    var appearance: Appearance? { Appearance(name: name) }
  }

  func checkEntries() {
    for entry in file.entries { checkEntry(entry, prefix: []) }
  }

  private func checkEntry(_ node: NodeID, prefix: [Segment]) {
    var path = prefix
    var content: [NodeID] = []
    var pathNode = node
    for child in tree.children(of: node) {
      if tree.kind(of: child) == .path {
        pathNode = child
        for segment in tree.children(of: child) {
          path.append(
            Segment(
              name: tree.kind(of: segment) == .wildcard ? "*" : tree.name(of: segment),
              node: segment))
        }
      } else {
        content.append(child)
      }
    }
    guard !path.isEmpty else { return }
    if tree.kind(of: node) == .block {
      guard checkPrefix(path) else { return }
      for entry in content
      where tree.kind(of: entry) == .assignment || tree.kind(of: entry) == .block {
        checkEntry(entry, prefix: path)
      }
      return
    }
    guard let value = content.first else { return }
    if path.count == 1, path[0].name == "appearances" {
      checkAppearances(value, statement: node, path: pathNode)
      return
    }
    guard let target = resolve(path, ownPath: pathNode) else { return }
    checkSetting(target, statement: node, path: pathNode, value: value)
  }

  /// Checks the head of a block, so that one wrong word there is one message.
  private func checkPrefix(_ path: [Segment]) -> Bool {
    guard let words = words(of: path), let first = words.first else {
      return path.allSatisfy { $0.appearance != nil || $0.name == "colors" }
        && words(of: path) != nil
    }
    if first.name == "appearances" {
      report(.incompletePath, "`appearances` is set with `=`: appearances = light", at: first.node)
      return false
    }
    guard let group = TokenGroup(rawValue: first.name) else {
      if words.count == 1, variable(named: first) != nil { return true }
      reportUnknownGroup(first, isPathLonger: true)
      return false
    }
    guard words.count > 1 else { return true }
    if words[1].isWildcard { return true }
    return token(words[1], in: group) != nil
  }

  /// The words of a path without its appearance and `colors`; `nil` where two appearances are said.
  private func words(of path: [Segment]) -> [Segment]? {
    var words: [Segment] = []
    var appearance: Segment?
    for segment in path {
      guard segment.appearance != nil else {
        words.append(segment)
        continue
      }
      if let appearance {
        report(
          .misplacedAppearance,
          appearance.name == segment.name
            ? "`\(segment.name)` is said twice"
            : "`\(segment.name)` inside `\(appearance.name)`: a value is for one appearance",
          at: segment.node,
          labels: [DiagnosticLabel(tree.location(of: appearance.node), "said here")])
        return nil
      }
      appearance = segment
    }
    if words.first?.name == "colors" {
      let colors = words.removeFirst()
      if let first = words.first, !first.isWildcard {
        if let group = TokenGroup(rawValue: first.name), !group.isOfColors {
          report(
            .unknownGroup,
            "`colors` holds background, text and border; `\(first.name)` stands alone",
            at: colors.node)
          return nil
        }
      }
    }
    return words
  }

  /// What a whole path names. `ownPath` is what the statement itself says of it, behind the heads
  /// of its blocks.
  private func resolve(_ path: [Segment], ownPath: NodeID) -> Target? {
    guard let words = words(of: path) else { return nil }
    let appearance = path.first { $0.appearance != nil }
    self.ownPath = ownPath
    guard let first = words.first else {
      if let last = path.last {
        report(
          .incompletePath,
          "expected a token, found only `\(last.name)`; write `\(last.name) { … }`",
          at: last.node)
      }
      return nil
    }
    if first.isWildcard {
      report(
        .misplacedWildcard, "`*` stands for the tokens of a group; write `spacing.*` or the like",
        at: first.node)
      return nil
    }
    if first.name == "appearances" {
      reportNestedAppearances(first.node)
      return nil
    }
    guard let group = TokenGroup(rawValue: first.name) else {
      return resolveVariable(words, appearance: appearance)
    }
    guard words.count > 1 else {
      report(
        .incompletePath, "`\(first.name)` is a group; write `\(first.name).*` for all its tokens",
        at: first.node,
        fixes: [
          Fix(
            "write `\(first.name).*`", .unsafe,
            edits: [TextEdit(tree.location(of: first.node), "\(first.name).*")])
        ])
      return nil
    }
    return resolveToken(words, group: group, appearance: appearance)
  }

  private func resolveToken(
    _ words: [Segment], group: TokenGroup, appearance: Segment?
  ) -> Target? {
    let name = words[1]
    var target: Target
    let type: ValueType
    if name.isWildcard {
      let tokens = Schema.tokens(in: group)
      type = tokens.first.map { ValueType($0.type) } ?? .error
      target = Target(
        variables: tokens.map { .token($0.index) }, isWildcard: true, slots: SlotSet(allOf: type),
        type: type, group: group)
    } else {
      guard let token = token(name, in: group) else { return nil }
      type = ValueType(token.type)
      target = Target(
        variables: [.token(token.index)], slots: SlotSet(allOf: type), type: type, group: group,
        ownToken: token.index)
    }
    if let wildcard = words.dropFirst(2).first(where: \.isWildcard) {
      report(
        .misplacedWildcard, "`*` stands for one token name behind its group, not for a part",
        at: wildcard.node)
      return nil
    }
    if let appearance {
      guard type == .color, let value = appearance.appearance else {
        reportAppearance(appearance, of: "\(group.rawValue).\(name.name)", type)
        return nil
      }
      target.slots = SlotSet(value)
      if value.isHighContrast { file.usesContrast = true }
    }
    return resolveParts(Array(words.dropFirst(2)), of: target)
  }

  private func resolveParts(_ parts: [Segment], of target: Target) -> Target? {
    guard let first = parts.first else { return target }
    guard target.type == .textStyle else {
      let isColor = target.type == .color
      let match =
        isColor ? closest(to: first.name, among: Appearance.allCases.map(\.text)) : nil
      report(
        .unknownPart,
        match.map { "there is no appearance `\(first.name)`; did you mean `\($0)`?" }
          ?? "a \(target.type.name) has no parts\(isColor ? " but its appearances" : ""), "
          + "found `\(first.name)`", at: first.node, fixes: replacement(first.node, match))
      return nil
    }
    var target = target
    let isFont = first.name == "font"
    guard let part = isFont ? parts.dropFirst().first : first else {
      target.type = .font
      target.slots = SlotSet(allOf: .font)
      return target
    }
    let known = PartView.allCases.filter { !isFont || $0.isOfFont }.map(\.text)
    guard let view = PartView(name: part.name), !isFont || view.isOfFont else {
      let what = isFont ? "a font" : "a text style"
      if PartView(name: part.name) != nil {
        report(
          .unknownPart,
          "`\(part.name)` belongs to the style, not to its font; leave out `font.`", at: part.node)
      } else {
        let names = isFont ? known : ["font"] + known
        let match = PartView(foreignName: part.name)?.text ?? closest(to: part.name, among: names)
        report(
          .unknownPart,
          "\(what) has no part `\(part.name)`" + Self.hint(match, orOneOf: names), at: part.node,
          fixes: replacement(part.node, match))
      }
      return nil
    }
    if let extra = parts.dropFirst(isFont ? 2 : 1).first {
      report(.unknownPart, "`\(part.name)` has no parts, found `\(extra.name)`", at: extra.node)
      return nil
    }
    target.view = view
    target.type = view.type
    target.slots = SlotSet(slot: view.part.slot)
    return target
  }

  private func resolveVariable(_ words: [Segment], appearance: Segment?) -> Target? {
    let name = words[0]
    guard let declaration = variable(named: name) else {
      reportUnknownGroup(name, isPathLonger: words.count > 1)
      return nil
    }
    let owner = project.files[Int(declaration.file)]
    let introduced = owner.lets[Int(declaration.index)]
    if owner === file {
      report(
        .ownLet, "`\(name.name)` is declared in this file; give it its value there", at: name.node,
        labels: [DiagnosticLabel(tree.location(of: introduced.name), "declared here")])
      return nil
    }
    guard introduced.type != .error else { return nil }
    if words.count > 1 {
      let isStyle = introduced.type == .textStyle || introduced.type == .font
      report(
        .unknownPart,
        "`\(name.name)` is set \(introduced.type == .color ? "whole or by appearance" : "whole"), "
          + "not by part", at: words[1].node,
        notes: isStyle
          ? ["help: write `\(name.name) = super.with(\(words[1].name): …)`"] : [])
      return nil
    }
    var target = Target(
      variables: [.introduced(file: Int(declaration.file), index: Int(declaration.index))],
      slots: SlotSet(allOf: introduced.type), type: introduced.type)
    if let appearance, let value = appearance.appearance {
      guard introduced.type == .color else {
        reportAppearance(appearance, of: name.name, introduced.type)
        return nil
      }
      target.slots = SlotSet(value)
      if value.isHighContrast { file.usesContrast = true }
    }
    return target
  }

  private func variable(named segment: Segment) -> Declaration? {
    guard let declaration = declaration(named: segment.node), declaration.kind == .variable else {
      return nil
    }
    return declaration
  }

  /// The token called `name` in `group`; reports where there is none.
  func token(_ name: Segment, in group: TokenGroup) -> TokenSchema? {
    if let token = Schema.token(group: group, name: name.name) { return token }
    if name.name == "appearances" {
      reportNestedAppearances(name.node)
      return nil
    }
    let names = Schema.tokens(in: group).map(\.name)
    let match = closest(to: name.name, among: names)
    let isLet = match == nil && variable(named: name) != nil
    report(
      .unknownToken,
      "there is no token `\(group.rawValue).\(name.name)`" + Self.hint(match, orOneOf: names),
      at: name.node,
      notes: isLet ? ["help: `\(name.name)` is a `let`; set it outside of the block"] : [],
      fixes: replacement(name.node, match))
    return nil
  }

  private func reportUnknownGroup(_ name: Segment, isPathLonger: Bool) {
    // A file that could not be loaded may have declared it.
    if file.isIncomplete || project.isIncomplete(file), !isPathLonger { return }
    if !isPathLonger || PartView(name: name.name) != nil {
      let homes = Schema.tokens.filter { $0.name == name.name }.map(\.path)
      if let first = homes.first {
        report(
          .unknownGroup,
          "`\(name.name)` is a token of a group; write "
            + homes.map { "`\($0)`" }.joined(separator: " or "), at: name.node,
          fixes: homes.count == 1 ? replacement(name.node, first) : [])
        return
      }
    }
    if let declaration = declaration(named: name.node), declaration.kind != .variable {
      report(
        .unknownGroup,
        declaration.kind == .alias
          ? "`\(name.name)` is an import, which can be read and not set"
          : "`\(name.name)` is a function, which cannot be set", at: name.node)
      return
    }
    if isPathLonger, isParent(name.name) {
      reportParentName(name.node)
      return
    }
    let groups = TokenGroup.allCases.map(\.rawValue)
    let words =
      groups + ["colors", "appearances"] + Appearance.allCases.map(\.text) + inheritedLetNames
    let match = closest(to: name.name, among: words)
    if match == nil, !isPathLonger {
      report(
        .unknownGroup, "there is no group or inherited `let` called `\(name.name)`", at: name.node,
        notes: ["help: write `let \(name.name) = …` to declare it"])
    } else {
      report(
        .unknownGroup,
        "there is no group `\(name.name)`" + Self.hint(match, orOneOf: groups), at: name.node,
        fixes: replacement(name.node, match))
    }
  }

  private var inheritedLetNames: [String] {
    file.stack.dropLast().flatMap { place in
      project.files[place].lets.map { project.files[place].tree.name(of: $0.name) }
    }
  }

  func replacement(_ node: NodeID, _ text: String?) -> [Fix] {
    guard let text else { return [] }
    return [Fix("write `\(text)`", .unsafe, edits: [TextEdit(tree.location(of: node), text)])]
  }

  /// An appearance of what has only one value: in the statement's own path the appearance is wrong,
  /// in a block for an appearance the statement is.
  private func reportAppearance(_ appearance: Segment, of name: String, _ type: ValueType) {
    let isOwn = tree.range(of: appearance.node).start >= tree.range(of: ownPath).start
    report(
      .misplacedAppearance,
      "`\(name)` is a \(type.name), the same in every appearance: "
        + "only colours have a light and a dark value", at: isOwn ? appearance.node : ownPath,
      labels: isOwn
        ? [] : [DiagnosticLabel(tree.location(of: appearance.node), "in this appearance only")])
  }

  // MARK: appearances

  private func reportNestedAppearances(_ node: NodeID) {
    report(
      .incompletePath, "`appearances` is said of the whole theme, outside of every block",
      at: node)
  }

  private func checkAppearances(_ value: NodeID, statement: NodeID, path: NodeID) {
    guard let appearances = supportedAppearances(value) else {
      let text = tree.kind(of: value) == .string ? tree.string(at: value) : nil
      let meant = text.flatMap(SupportedAppearances.init)?.rawValue
      report(
        .typeMismatch,
        "expected light, dark or both, found \(quoted(tree.range(of: value)))"
          + (meant.map { "; write `\($0)`" } ?? ""), at: value, fixes: replacement(value, meant))
      return
    }
    if let first = file.appearances {
      report(
        .duplicateSetting, "`appearances` is set twice in this file", at: path,
        labels: [DiagnosticLabel(tree.location(of: first.path), "first set here")])
      return
    }
    file.appearances = AppearancesSetting(
      value: appearances, statement: statement, path: path)
  }

  private func supportedAppearances(_ value: NodeID) -> SupportedAppearances? {
    switch tree.kind(of: value) {
    case .reference: SupportedAppearances(rawValue: tree.name(of: value))
    case .implicitMember where arguments(of: value) == nil:
      tree.firstChild(of: value).flatMap { SupportedAppearances(rawValue: tree.name(of: $0)) }
    default: nil
    }
  }
}

extension Project {
  /// Whether names that `file` should see are missing, because a file could not be loaded.
  func isIncomplete(_ file: ThemeFile) -> Bool {
    file.stack.contains { files[$0].isIncomplete }
  }
}

extension Appearance {
  /// Whether it is one of increased contrast.
  var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}
