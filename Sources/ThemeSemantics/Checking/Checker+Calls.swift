import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Lowers calls: which function is meant, and which argument belongs to which parameter.
extension Checker {
  /// One argument as it is written.
  struct Argument {
    let node: NodeID
    let labelNode: NodeID?
    let label: String?
    let value: NodeID
  }

  /// A parameter, of a built-in or a user's function.
  struct Parameter {
    let label: String?
    let name: String
    let type: ValueType
    let isRequired: Bool
    var isRepeated = false
  }

  func readArguments(_ node: NodeID) -> [Argument] {
    tree.children(of: node).compactMap { argument in
      let parts = Array(tree.children(of: argument))
      guard let value = parts.last else { return nil }
      let label = parts.count > 1 ? parts.first : nil
      return Argument(
        node: argument, labelNode: label, label: label.map(tree.name(of:)), value: value)
    }
  }

  func lowerCall(_ node: NodeID, _ context: Context) -> Lowered {
    guard let name = tree.firstChild(of: node), let arguments = arguments(of: node) else {
      return failed(node)
    }
    if let declaration = declaration(named: name) {
      guard declaration.kind == .function else {
        let what = declaration.kind == .alias ? "an import" : "a value"
        report(
          .notAFunction, "`\(tree.name(of: name))` is \(what), not a function", at: name,
          labels: [DiagnosticLabel(project.location(of: declaration), "declared here")])
        return failed(node)
      }
      return lowerUserCall(
        node, world: nil, owner: Int(declaration.file), index: Int(declaration.index),
        arguments: arguments, context)
    }
    var text = tree.name(of: name)
    if text == "Auth0TextStyle" { text = "TextStyle" }
    let candidates = Builtin.all.filter {
      $0.name == text
        && ($0.receiver.isCalledBare || $0.receiver == .colorType || $0.receiver == .textStyleType)
    }
    guard !candidates.isEmpty else {
      reportUnknownFunction(name, context)
      return failed(node)
    }
    return lowerBuiltin(candidates, node, name, arguments, base: nil, context)
  }

  private func reportUnknownFunction(_ name: NodeID, _ context: Context) {
    if project.isIncomplete(file) { return }
    let text = tree.name(of: name)
    let functions = file.stack.flatMap { place in
      let file = project.files[place]
      return file.functions.map { file.tree.name(of: $0.name) }
    }
    let bare = Builtin.all.filter(\.receiver.isCalledBare).map(\.name) + ["Color", "TextStyle"]
    if let method = Builtin.all.first(where: { $0.name == text && !$0.receiver.isCalledBare }) {
      report(
        .unknownFunction,
        "`\(text)` is asked of a value, as in `x\(method.signature)`", at: name)
      return
    }
    let match = closest(to: text, among: functions + bare)
    report(
      .unknownFunction, "there is no function `\(text)`" + Self.hint(match, orOneOf: []), at: name,
      fixes: replacement(name, match))
  }

  func lowerMethod(
    _ node: NodeID, _ name: NodeID, _ arguments: NodeID, of base: Lowered, _ context: Context
  ) -> Lowered {
    let text = tree.name(of: name)
    if text == "with", base.type == .textStyle || base.type == .font {
      return lowerWith(node, arguments, of: base, context)
    }
    let receiver = receiver(base.type)
    let candidates = Builtin.all.filter { $0.name == text && $0.receiver == receiver }
    guard candidates.isEmpty else {
      return lowerBuiltin(candidates, node, name, arguments, base: base, context)
    }
    let names = memberNames(of: base.type)
    let match = closest(to: text, among: names)
    report(
      .unknownMember,
      "\(base.type.nameWithArticle) has no `\(text)`" + Self.hint(match, orOneOf: names), at: name,
      fixes: replacement(name, match))
    return failed(node)
  }

  // MARK: Functions of users

  func lowerUserCall(
    _ node: NodeID, world: Int?, owner: Int, index: Int, arguments: NodeID, _ context: Context
  ) -> Lowered {
    let function = project.files[owner].functions[index]
    if owner == file.index, let caller = context.function {
      file.functions[caller].calls.append(Int32(index))
    }
    let parameters = function.parameters.map {
      Parameter(
        label: $0.label, name: $0.name, type: $0.type, isRequired: $0.defaultValue == nil)
    }
    let name = project.files[owner].tree.name(of: function.name)
    guard
      let matched = match(
        readArguments(arguments), with: parameters, of: name, at: arguments, context)
    else { return failed(node) }
    var operands = [Int32(world ?? -1), Int32(owner), Int32(index)]
    for (values, parameter) in zip(matched, parameters) {
      guard let value = values.first else {
        operands.append(-1)
        continue
      }
      operands.append(lower(value, as: parameter.type, context).index)
    }
    let place = file.program.append(operands: operands)
    return (
      file.program.append(
        .call, function.result, a: place, b: operands.count, node: node), function.result
    )
  }

  // MARK: Matching

  /// The values for each parameter, in order; `nil` where a mistake has been reported.
  func match(
    _ arguments: [Argument], with parameters: [Parameter], of name: String, at node: NodeID,
    _ context: Context
  ) -> [[NodeID]]? {
    var values: [[NodeID]] = parameters.map { _ in [] }
    var isBroken = false
    for argument in arguments {
      if !isWritten(argument.value) { isBroken = true }
      let place = parameters.indices.first { place in
        parameters[place].label == argument.label
          && (values[place].isEmpty || parameters[place].isRepeated)
      }
      if let place {
        values[place].append(argument.value)
      } else if !isBroken {
        isBroken = true
        reportArgument(argument, parameters, values, of: name, total: arguments.count)
      }
    }
    guard !isBroken else { return nil }
    for (parameter, given) in zip(parameters, values) where parameter.isRequired && given.isEmpty {
      let label = parameter.label.map { "`\($0):`" } ?? "the \(parameter.name)"
      report(
        .missingArgument, "`\(name)` needs \(label), \(parameter.type.nameInNeed)", at: node)
      return nil
    }
    return values
  }

  private func reportArgument(
    _ argument: Argument, _ parameters: [Parameter], _ values: [[NodeID]], of name: String,
    total: Int
  ) {
    let open = zip(parameters, values).filter { $0.1.isEmpty }.map(\.0)
    guard let label = argument.label, let labelNode = argument.labelNode else {
      // A label left out: say it, and where only one can be meant, offer it.
      let labelled = open.filter { $0.label != nil }
      if let first = labelled.first(where: \.isRequired) ?? labelled.first, let label = first.label {
        let place = tree.location(of: argument.value)
        let start = SourceLocation(
          place.file, SourceRange(place.range.start, place.range.start))
        report(
          .wrongArgument, "`\(name)` takes this argument with a label; write `\(label): …`",
          at: argument.value,
          fixes: [
            Fix(
              "write `\(label): `", labelled.count == 1 && total == 1 ? .safe : .unsafe,
              edits: [TextEdit(start, "\(label): ")])
          ])
      } else {
        let count = parameters.count
        report(
          .wrongArgument,
          count == 0
            ? "`\(name)` takes no arguments"
            : "`\(name)` takes \(count) argument\(count == 1 ? "" : "s"); this is one too many",
          at: argument.node)
      }
      return
    }
    if parameters.contains(where: { $0.label == label }) {
      report(.wrongArgument, "`\(label):` is given twice", at: labelNode)
      return
    }
    let labels = open.compactMap(\.label)
    if let match = closest(to: label, among: labels) {
      report(
        .wrongArgument, "`\(name)` has no argument `\(label):`; did you mean `\(match):`?",
        at: labelNode, fixes: replacement(labelNode, match))
    } else if labels.isEmpty, open.contains(where: { $0.label == nil }) {
      report(
        .wrongArgument, "`\(name)` takes this argument without a label", at: labelNode,
        fixes: [
          Fix(
            "remove the label",
            edits: [
              TextEdit(
                SourceLocation(
                  tree.source.id,
                  SourceRange(
                    tree.range(of: labelNode).start, tree.range(of: argument.value).start)), "")
            ])
        ])
    } else {
      report(
        .wrongArgument,
        "`\(name)` has no argument `\(label):`"
          + Self.hint(nil, orOneOf: parameters.compactMap(\.label).map { "`\($0):`" }),
        at: labelNode)
    }
  }
}

extension ValueType {
  /// The type as the end of "… needs 'by:', a Number".
  fileprivate var nameInNeed: String { self == .error ? "a number" : nameWithArticle }
}
