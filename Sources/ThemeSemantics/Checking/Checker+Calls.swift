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
      guard let (label, value) = parts(ofArgument: argument) else { return nil }
      return Argument(
        node: argument, labelNode: label, label: label.map(reader.name(of:)), value: value)
    }
  }

  /// The label of an argument, if it has one, and its value.
  private func parts(ofArgument node: NodeID) -> (label: NodeID?, value: NodeID)? {
    var parts = reader.childRange(of: node)
    guard let first = reader.popFirst(&parts) else { return nil }
    guard let second = reader.popFirst(&parts) else { return (nil, first) }
    return (first, second)
  }

  /// Pushes the value of each parameter on the stack of operands, as a node, or -1 where it is left
  /// out; pushes nothing where a mistake has been reported, and answers whether it did.
  func pushArguments(
    _ list: NodeID, with parameters: [Parameter], of name: String, _ context: Context
  ) -> Bool {
    guard let matched = match(readArguments(list), with: parameters, of: name, at: list, context)
    else { return false }
    let first = operandStack.count
    // A repeated parameter is the only one of its function.
    let count = max(parameters.count, matched.count)
    operandStack.append(contentsOf: repeatElement(-1, count: count))
    for (order, (place, value)) in matched.enumerated() {
      operandStack[first + (parameters[place].isRepeated ? order : place)] = Int32(value.index)
    }
    return true
  }

  /// The same where the arguments stand as the parameters do, which is nearly always; no array is made
  /// then. False, and nothing pushed, where they do not.
  func pushInOrder(
    _ list: NodeID, _ parameters: UnsafeBufferPointer<BuiltinTable.Parameter>
  ) -> Bool {
    if hasSyntaxError(in: list) { return false }
    let first = operandStack.count
    var arguments = reader.childRange(of: list)
    var argument = reader.popFirst(&arguments)
    /// Where a parameter was left out first.
    var gap: Int?
    for (place, parameter) in parameters.enumerated() {
      if parameter.isRepeated { break }
      guard let node = argument, let (label, value) = parts(ofArgument: node),
        isLabel(label, parameter.label), isWritten(value)
      else {
        if parameter.isRequired { break }
        gap = gap ?? place
        operandStack.append(-1)
        continue
      }
      // An argument is for the first parameter of its label that is open, which may be one left out.
      if let gap, parameters[gap..<place].contains(where: { $0.label == parameter.label }) { break }
      operandStack.append(Int32(value.index))
      argument = reader.popFirst(&arguments)
    }
    if argument == nil, operandStack.count == first + parameters.count { return true }
    operandStack.removeLast(operandStack.count - first)
    return false
  }

  /// Whether an argument's label is the one that is asked for.
  private func isLabel(_ node: NodeID?, _ label: ShortName?) -> Bool {
    switch (node, label) {
    case (nil, nil): true
    case (let node?, let label?): reader.shortName(of: node) == label
    default: false
    }
  }

  func lowerCall(_ node: NodeID, _ context: Context) -> Lowered {
    guard let name = reader.firstChild(of: node), let arguments = arguments(of: node) else {
      return failed(node)
    }
    if let declaration = declaration(named: name) {
      guard declaration.kind == .function else {
        let what = declaration.kind == .alias ? "an import" : "a value"
        report(
          .notAFunction, "`\(reader.name(of: name))` is \(what), not a function", at: name,
          labels: [DiagnosticLabel(project.location(of: declaration), "declared here")])
        return failed(node)
      }
      return lowerUserCall(
        node, world: nil, owner: Int(declaration.file), index: Int(declaration.index),
        arguments: arguments, context)
    }
    let isTextStyle = reader.name(of: name) == "Auth0TextStyle"
    let text = isTextStyle ? ShortName("TextStyle") : reader.shortName(of: name)
    var candidates = 0..<0
    for receiver in [Builtin.Receiver.none, .fontType, .colorType, .textStyleType]
    where candidates.isEmpty {
      candidates = Builtin.named(text, of: receiver)
    }
    guard !candidates.isEmpty else {
      reportUnknownFunction(name, context)
      return failed(node)
    }
    return lowerBuiltin(candidates, node, name, arguments, base: nil, context)
  }

  func lowerMethod(
    _ node: NodeID, _ name: NodeID, _ text: String, _ arguments: NodeID, of base: Lowered,
    _ context: Context
  ) -> Lowered {
    if text == "with", base.type == .textStyle || base.type == .font {
      return lowerWith(node, arguments, of: base, context)
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
    if owner == file.index, let caller = context.caller {
      file.functions[caller].calls.append(Int32(index))
    }
    let parameters = function.parameters.map {
      Parameter(
        label: $0.label, name: $0.name, type: $0.type, isRequired: $0.defaultValue == nil,
        isRepeated: false)
    }
    let start = operandStack.count
    defer { operandStack.removeLast(operandStack.count - start) }
    operandStack.append(Int32(world ?? -1))
    operandStack.append(Int32(owner))
    operandStack.append(Int32(index))
    let name = project.files[owner].tree.name(of: function.name)
    guard pushArguments(arguments, with: parameters, of: name, context) else {
      return failed(node)
    }
    for (place, parameter) in parameters.enumerated() where operandStack[start + 3 + place] >= 0 {
      let value = NodeID(Int(operandStack[start + 3 + place]))
      operandStack[start + 3 + place] = lower(value, as: parameter.type, context).index
    }
    let result = resultOfFunction(index, in: owner)
    let count = operandStack.count - start
    let place = program.append(operands: operandStack[start...])
    return (program.append(.call, result, a: place, b: count, node: node), result)
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
    var places = ParameterPlaces(parameters)
    // What does not read has its message; what is missing or too much follows from it.
    var isBroken = hasSyntaxError(in: node)
    for argument in arguments {
      if !isWritten(argument.value) { isBroken = true }
      if let place = places.take(argument.label) {
        values.append((place, argument.value))
      } else if !isBroken {
        isBroken = true
        // What an argument further on is for is not open.
        let labels = Set(arguments.compactMap(\.label))
        let open = parameters.indices.filter { place in
          !places.isTaken[place] && !(parameters[place].label.map(labels.contains) ?? false)
        }
        reportArgument(
          argument, parameters, open: open.map { parameters[$0] }, of: name,
          total: arguments.count)
      }
    }
    guard !isBroken else { return nil }
    for (place, parameter) in parameters.enumerated()
    where parameter.isRequired && !places.isTaken[place] {
      let label = parameter.label.map { "`\($0):`" } ?? "an argument for `\(parameter.name)`"
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
      reportUnlabelled(argument, parameters, open: open, of: name, total: total)
      return
    }
    if parameters.contains(where: { $0.label == label }) {
      report(.wrongArgument, "`\(label):` is given twice", at: labelNode)
      return
    }
    let labels = open.compactMap(\.label)
    let match =
      open.first { $0.name == label }?.label ?? closest(to: label, among: labels)
      ?? (open.count == 1 && open[0].isRequired ? open[0].label : nil)
    if let match {
      report(
        .wrongArgument, "`\(name)` has no argument `\(label):`; did you mean `\(match):`?",
        at: labelNode, fixes: replacement(labelNode, match))
    } else if labels.isEmpty, open.contains(where: { $0.label == nil }) {
      let range = SourceRange(
        tree.range(of: labelNode).start, tree.range(of: argument.value).start)
      report(
        .wrongArgument, "`\(name)` takes this argument without a label", at: labelNode,
        fixes: [
          Fix("remove the label", edits: [TextEdit(SourceLocation(tree.source.id, range), "")])
        ])
    } else {
      report(
        .wrongArgument,
        "`\(name)` has no argument `\(label):`"
          + Self.hint(nil, orOneOf: parameters.compactMap(\.label).map { "`\($0):`" }),
        at: labelNode, notes: help(forPart: label, of: name))
    }
  }

  /// Parts that a constructor does not take can be said behind it.
  private func help(forPart label: String, of name: String) -> [String] {
    guard let view = PartView(name: label) else { return [] }
    switch name {
    case "custom" where view == .weight: return ["help: write `.weight(…)` behind it"]
    case "custom" where view.isOfFont, "system" where view.isOfFont, "TextStyle":
      return ["help: write `.with(\(label): …)` behind it"]
    default: return []
    }
  }

  /// An argument whose label is left out, or for which there is no place.
  private func reportUnlabelled(
    _ argument: Argument, _ parameters: [Parameter], open: [Parameter], of name: String, total: Int
  ) {
    let labelled = open.filter { $0.label != nil && fits(argument.value, $0.type) }
    if let first = labelled.first(where: \.isRequired) ?? labelled.first, let label = first.label {
      let place = tree.location(of: argument.value)
      let start = SourceLocation(place.file, SourceRange(place.range.start, place.range.start))
      report(
        .wrongArgument, "`\(name)` takes this argument with a label; write `\(label): …`",
        at: argument.value,
        fixes: [
          Fix(
            "write `\(label): `", labelled.count == 1 && total == 1 ? .safe : .unsafe,
            edits: [TextEdit(start, "\(label): ")])
        ])
      return
    }
    let count = parameters.count
    let message: String
    switch count {
    case 0: message = "`\(name)` takes no arguments"
    case ..<total:
      message = "`\(name)` takes \(Wording.count(count, "argument")); this is one too many"
    default:
      let list = parameters.map { ($0.label ?? "_") + ": " + $0.type.name }
      message =
        "there is no place for this argument in `\(name)(\(list.joined(separator: ", ")))`"
    }
    report(.wrongArgument, message, at: argument.node)
  }

  /// Whether a value looks like one of `type`, from its form alone.
  func fits(_ node: NodeID, _ type: ValueType) -> Bool {
    let isNumeric = type == .number || type == .length || type == .unitless || type == .error
    return switch reader.kind(of: node) {
    case .string: type == .string
    case .number, .negation: isNumeric
    case .sum, .product: isNumeric
    case .color, .pair: type == .color
    case .implicitMember: !isNumeric && type != .string
    default: true
    }
  }
}

/// Which parameters of a call have their arguments.
private struct ParameterPlaces {
  private let parameters: [Builtin.Parameter]
  private(set) var isTaken: [Bool]
  /// The parameters of each label, last first, where there are too many to look through.
  private var places: [String?: [Int]] = [:]

  init(_ parameters: [Builtin.Parameter]) {
    self.parameters = parameters
    isTaken = Array(repeating: false, count: parameters.count)
    guard parameters.count > 8 else { return }
    for place in parameters.indices.reversed() {
      places[parameters[place].label, default: []].append(place)
    }
  }

  /// The first parameter that an argument with `label` can be for, which is then taken.
  mutating func take(_ label: String?) -> Int? {
    guard parameters.count > 8 else {
      let place = parameters.indices.first {
        parameters[$0].label == label && (parameters[$0].isRepeated || !isTaken[$0])
      }
      if let place { isTaken[place] = true }
      return place
    }
    guard let place = places[label]?.last else { return nil }
    if !parameters[place].isRepeated { places[label]?.removeLast() }
    isTaken[place] = true
    return place
  }
}

extension ValueType {
  /// The type as the end of "… needs 'by:', a Number".
  fileprivate var nameInNeed: String {
    self == .error ? "a number or a length" : nameWithArticle
  }
}
