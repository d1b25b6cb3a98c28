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
  typealias Parameter = Builtin.Parameter

  func readArguments(_ node: NodeID) -> [Argument] {
    tree.children(of: node).compactMap { argument in
      var parts = tree.children(of: argument)
      guard let first = parts.next() else { return nil }
      guard let second = parts.next() else {
        return Argument(node: argument, labelNode: nil, label: nil, value: first)
      }
      return Argument(
        node: argument, labelNode: first, label: tree.name(of: first), value: second)
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
    let candidates = [Builtin.Receiver.none, .fontType, .colorType, .textStyleType].lazy
      .map { Builtin.named(text, of: $0) }.first { !$0.isEmpty } ?? []
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
    let candidates = receiver.map { Builtin.named(text, of: $0) } ?? []
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
        label: $0.label, name: $0.name, type: $0.type, isRequired: $0.defaultValue == nil,
        isRepeated: false)
    }
    let name = project.files[owner].tree.name(of: function.name)
    guard
      let matched = match(
        readArguments(arguments), with: parameters, of: name, at: arguments, context)
    else { return failed(node) }
    var operands = [Int32(world ?? -1), Int32(owner), Int32(index)]
    operands += parameters.map { _ in -1 }
    for (place, value) in matched {
      operands[3 + place] = lower(value, as: parameters[place].type, context).index
    }
    let place = file.program.append(operands: operands)
    return (
      file.program.append(
        .call, function.result, a: place, b: operands.count, node: node), function.result
    )
  }

  // MARK: Matching

  /// The value for each parameter that is given one, in the parameters' order; `nil` where a mistake
  /// has been reported.
  func match(
    _ arguments: [Argument], with parameters: [Parameter], of name: String, at node: NodeID,
    _ context: Context
  ) -> [(parameter: Int, value: NodeID)]? {
    var values: [(parameter: Int, value: NodeID)] = []
    values.reserveCapacity(arguments.count)
    var isBroken = false
    for argument in arguments {
      if !isWritten(argument.value) { isBroken = true }
      let place = parameters.indices.first { place in
        parameters[place].label == argument.label
          && (parameters[place].isRepeated || !values.contains { $0.parameter == place })
      }
      if let place {
        values.append((place, argument.value))
      } else if !isBroken {
        isBroken = true
        let open = parameters.indices.filter { place in
          !values.contains { $0.parameter == place }
        }
        reportArgument(
          argument, parameters, open: open.map { parameters[$0] }, of: name,
          total: arguments.count)
      }
    }
    guard !isBroken else { return nil }
    for (place, parameter) in parameters.enumerated()
    where parameter.isRequired && !values.contains(where: { $0.parameter == place }) {
      let label = parameter.label.map { "`\($0):`" } ?? "the \(parameter.name)"
      report(
        .missingArgument, "`\(name)` needs \(label), \(parameter.type.nameInNeed)", at: node)
      return nil
    }
    if !zip(values, values.dropFirst()).allSatisfy({ $0.parameter <= $1.parameter }) {
      values.sort { $0.parameter < $1.parameter }
    }
    return values
  }

  private func reportArgument(
    _ argument: Argument, _ parameters: [Parameter], open: [Parameter], of name: String, total: Int
  ) {
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
