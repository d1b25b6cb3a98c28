extension Program {
  /// Adds all of a program that was written apart, and answers by how much its expressions have moved.
  /// The other is empty afterwards, so that the first one's lists are taken and not copied.
  mutating func append(_ other: inout Program) -> Int {
    let shift = expressions.count
    defer { other = Program() }
    guard shift > 0 || !operands.isEmpty else {
      swap(&self, &other)
      return 0
    }
    let bases = (
      operands: Int32(operands.count), numbers: Int32(numbers.count),
      strings: Int32(strings.count), colors: Int32(colors.count),
      constants: Int32(constants.count)
    )
    expressions += other.expressions
    operands += other.operands
    numbers += other.numbers
    strings += other.strings
    colors += other.colors
    constants += other.constants
    if other.crossesSchemes { crossesSchemes = true }
    operands.withUnsafeMutableBufferPointer { operands in
      /// Moves the expressions that some operands are; one that is left out, -1, stays that.
      func move(from start: Int32, count: Int32, step: Int = 1) {
        for place in stride(from: Int(start), to: Int(start + count), by: step)
        where operands[place] >= 0 {
          operands[place] += Int32(shift)
        }
      }
      expressions.withUnsafeMutableBufferPointer { expressions in
        for place in shift..<expressions.count {
          let count = expressions[place].b
          switch expressions[place].operation {
          case .error, .hexColor, .token, .variable, .importedToken, .parameter, .inherited: break
          case .number: expressions[place].a += bases.numbers
          case .string: expressions[place].a += bases.strings
          case .color: expressions[place].a += bases.colors
          case .constant: expressions[place].a += bases.constants
          case .scheme, .part, .negate, .shareOfSize: expressions[place].a += Int32(shift)
          case .importedVariable, .pair, .builtin, .call, .arithmetic, .with:
            expressions[place].a += bases.operands
            let start = expressions[place].a
            switch expressions[place].operation {
            case .pair: move(from: start, count: 4)
            case .builtin: move(from: start + 1, count: count - 1)
            case .call: move(from: start + 3, count: count - 3)
            case .arithmetic, .with: move(from: start, count: count, step: 2)
            default: break
            }
          }
        }
      }
    }
    return shift
  }
}
