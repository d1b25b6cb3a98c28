import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Lowers calls of built-in functions.
extension Checker {
  func lowerBuiltin(
    _ candidates: Range<Int>, _ node: NodeID, _ name: NodeID, _ argumentList: NodeID,
    base: Lowered?, _ context: Context
  ) -> Lowered {
    guard let index = choose(candidates, node, argumentList) else { return failed(node) }
    let function = BuiltinTable.shared.functions[index]
    let parameters = BuiltinTable.shared.parameters(of: function)
    let start = operandStack.count
    defer { operandStack.removeLast(operandStack.count - start) }
    operandStack.append(Int32(index))
    if let base { operandStack.append(base.expression.index) }
    var numeric = base.flatMap { function.receiver == .numeric ? $0.type : nil }
    let first = operandStack.count
    guard
      pushInOrder(argumentList, parameters)
        || pushArguments(
          argumentList, with: Builtin.all[index].parameters, of: Builtin.all[index].name, context)
    else { return failed(node) }
    let count = operandStack.count - start
    for slot in first..<start + count where operandStack[slot] >= 0 {
      let value = NodeID(Int(operandStack[slot]))
      let place = min(slot - first, parameters.count - 1)
      guard parameters[place].type == .error else {
        operandStack[slot] =
          function.operation == .textStyle
          ? lowerStyleArgument(value, Builtin.all[index].parameters[place], context).index
          : lower(value, as: parameters[place].type, context).index
        continue
      }
      let (expression, type) = lower(value, expecting: nil, context)
      operandStack[slot] = expression.index
      guard let common = commonNumeric(numeric ?? type, type) else {
        reportNumeric(type, numeric, of: Builtin.all[index], at: value)
        return failed(node)
      }
      numeric = common
    }
    if function.operation == .asset { usesContrast = true }
    let type = function.result == .error ? numeric ?? .error : function.result
    guard type != .error else { return failed(node) }
    if !function.operation.takesAnyColor || !hasPlainShares(first..<start + count) {
      program.mayFail = true
    }
    let place = program.append(operands: operandStack[start...])
    return (program.append(.builtin, type, a: place, b: count, node: node), type)
  }

  /// Whether all numbers among some operands are written out and lie from 0 to 1.
  private func hasPlainShares(_ places: Range<Int>) -> Bool {
    for place in places where operandStack[place] >= 0 {
      let operand = program[ExpressionID(Int(operandStack[place]))]
      guard operand.type.isNumeric else { continue }
      guard case .number = operand.operation,
        0...1 ~= program.numbers[Int(operand.a)]
      else { return false }
    }
    return true
  }

  /// The function that a call means, of those of its name; `nil` where a mistake has been reported.
  private func choose(
    _ candidates: Range<Int>, _ node: NodeID, _ argumentList: NodeID
  ) -> Int? {
    if candidates.count <= 1 { return candidates.first }
    let first = Builtin.all[candidates.lowerBound]
    let arguments = readArguments(argumentList)
    if first.receiver == .colorType,
      reportHexLabel(node, arguments) || reportByteComponents(node, arguments)
    {
      return nil
    }
    if arguments.isEmpty, !hasSyntaxError(in: argumentList) {
      report(
        .missingArgument, "`\(first.name)` needs arguments, as in `\(first.signature)`",
        at: argumentList)
      return nil
    }
    return choose(Builtin.all[candidates], arguments)?.index
  }

  /// An argument of a text style, whose tracking may be a share of its size.
  private func lowerStyleArgument(
    _ value: NodeID, _ parameter: Parameter, _ context: Context
  ) -> ExpressionID {
    guard parameter.label == "tracking" else { return lower(value, as: parameter.type, context) }
    let (expression, type) = lower(value, expecting: parameter.type, context)
    if type == .number {
      return program.append(.shareOfSize, .length, a: Int(expression.index), node: value)
    }
    guard !type.fits(.length) else { return expression }
    reportMismatch(expected: .length, found: type, at: value)
    return failure(value)
  }

  private func reportNumeric(
    _ type: ValueType, _ numeric: ValueType?, of builtin: Builtin, at node: NodeID
  ) {
    if let numeric, numeric.isNumeric, type.isNumeric {
      report(
        .typeMismatch,
        "`\(builtin.name)` compares values of one type, found \(numeric.nameWithArticle) and "
          + type.nameWithArticle, at: node)
    } else if type != .error {
      report(
        .typeMismatch, "expected a number or a length, found \(type.nameWithArticle)", at: node)
    }
  }

  /// Of several functions of one name, the one whose labels fit best.
  private func choose(_ candidates: ArraySlice<Builtin>, _ arguments: [Argument]) -> Builtin? {
    func score(_ builtin: Builtin) -> Int {
      var score = 0
      var unlabelled = builtin.parameters.filter { $0.label == nil }
      for argument in arguments {
        if let label = argument.label {
          score += builtin.parameters.contains { $0.label == label } ? 4 : -2
        } else if let first = unlabelled.first {
          score += fits(argument.value, first.type) ? 3 : -6
          if !first.isRepeated { unlabelled.removeFirst() }
        } else {
          score -= builtin.parameters.contains { fits(argument.value, $0.type) } ? 1 : 2
        }
      }
      if builtin.parameters.count < arguments.count,
        !builtin.parameters.contains(where: \.isRepeated)
      {
        score -= 4
      }
      let missing = builtin.parameters.filter { parameter in
        parameter.isRequired && parameter.label != nil
          && !arguments.contains { $0.label == parameter.label }
      }
      return score - missing.count - unlabelled.filter(\.isRequired).count
    }
    return candidates.max { score($0) < score($1) }
  }

  // MARK: Pasted from elsewhere

  /// `Color(hex: "1B5CFF")`, which many apps define for themselves.
  private func reportHexLabel(_ node: NodeID, _ arguments: [Argument]) -> Bool {
    guard arguments.count == 1, let argument = arguments.first, argument.label == "hex" else {
      return false
    }
    if hasSyntaxError(in: argument.node) { return true }
    var digits: String?
    switch reader.kind(of: argument.value) {
    case .string: digits = tree.string(at: argument.value)
    case .color: digits = tree.text(of: argument.value)
    default: break
    }
    if digits?.hasPrefix("#") == true { digits?.removeFirst() }
    let hex = digits.flatMap { text in
      [3, 4, 6, 8].contains(text.utf8.count) && text.utf8.allSatisfy(Self.isHexDigit)
        ? "#" + text.uppercased() : nil
    }
    let place = file.location(ofExpressionAt: node)
    report(
      .wrongArgument,
      "a hex colour is written without a call" + (hex.map { ": `\($0)`" } ?? ", as in #1B5CFF"),
      at: place,
      fixes: hex.map { [Fix("write `\($0)`", edits: [TextEdit(place, $0)])] } ?? [])
    return true
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// `Color(red: 27, green: 92, blue: 255)`, components as bytes.
  private func reportByteComponents(_ node: NodeID, _ arguments: [Argument]) -> Bool {
    var bytes: [Int] = []
    for label in ["red", "green", "blue"] {
      guard let argument = arguments.first(where: { $0.label == label }),
        reader.kind(of: argument.value) == .number,
        let literal = reader.number(at: argument.value), literal.unit == .none,
        literal.value == literal.value.rounded(), (0...255).contains(literal.value)
      else { return false }
      bytes.append(Int(literal.value))
    }
    guard bytes.contains(where: { $0 > 1 }) else { return false }
    let hex = "#" + bytes.map { Self.hexByte($0) }.joined()
    let isOpaque = arguments.count == 3
    let place = file.location(ofExpressionAt: node)
    report(
      .outOfRange, "the components of a colour go from 0 to 1; in bytes this is `\(hex)`",
      at: place,
      fixes: isOpaque ? [Fix("write `\(hex)`", edits: [TextEdit(place, hex)])] : [])
    return true
  }

  private static func hexByte(_ byte: Int) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.utf8.count == 1 ? "0" + text : text
  }

  // MARK: with

  /// `style.with(size: 18, weight: bold)`.
  func lowerWith(
    _ node: NodeID, _ argumentList: NodeID, of base: Lowered, _ context: Context
  ) -> Lowered {
    let views = PartView.allCases.filter { base.type == .textStyle || $0.isOfFont }
    var parameters = views.map {
      Parameter(
        label: $0.text, name: $0.text, type: $0.type, isRequired: false, isRepeated: false)
    }
    if base.type == .textStyle {
      parameters.append(
        Parameter(label: "font", name: "font", type: .font, isRequired: false, isRepeated: false))
    }
    let arguments = readArguments(argumentList)
    guard let matched = match(arguments, with: parameters, of: "with", at: argumentList, context),
      !reportClash(arguments)
    else { return failed(node) }
    var operands = [base.expression.index]
    for (place, value) in matched {
      guard place < views.count else {
        operands += [-1, lower(value, as: .font, context).index]
        continue
      }
      operands += [Int32(views[place].rawValue), lowerPart(value, views[place], context).index]
    }
    let place = program.append(operands: operands)
    return (
      program.append(.with, base.type, a: place, b: operands.count, node: node), base.type
    )
  }

  /// Two arguments of `with(…)` that say one thing in two ways.
  private func reportClash(_ arguments: [Argument]) -> Bool {
    for (first, second) in [("name", "family"), ("lineSpacing", "lineHeight")] {
      let both = arguments.filter { $0.label == first || $0.label == second }
      guard both.count > 1, let label = both[1].labelNode else { continue }
      report(
        .wrongArgument, "`\(first)` and `\(second)` set the same thing in two ways", at: label)
      return true
    }
    return false
  }

  /// The value of one part, where a percentage may stand for a share of the size and `system` for
  /// no family.
  func lowerPart(_ value: NodeID, _ view: PartView, _ context: Context) -> ExpressionID {
    if view == .family, isSystem(value) {
      return constant(.absent, .string, value).expression
    }
    let (expression, type) = lower(value, expecting: view.type, context)
    if view.takesPercent, type == .number {
      return program.append(.shareOfSize, .length, a: Int(expression.index), node: value)
    }
    guard !type.fits(view.type) else { return expression }
    reportMismatch(expected: view.type, found: type, at: value)
    return failure(value)
  }

  func isSystem(_ node: NodeID) -> Bool {
    switch reader.kind(of: node) {
    case .reference: reader.name(of: node) == "system"
    case .implicitMember:
      arguments(of: node) == nil && reader.firstChild(of: node).map(reader.name(of:)) == "system"
    default: false
    }
  }
}
