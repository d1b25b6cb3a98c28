import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Names an expression of one file's program.
package struct ExpressionID: Hashable, Sendable, BitwiseCopyable {
  package let index: Int32
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// What an expression does. The comment says what `a` and `b` of `Expression` mean; `operands`
/// are places in `Program.operands`.
package enum Operation: UInt8, Sendable {
  /// Already reported; evaluates to a failure that says nothing.
  case error
  /// `a`: a place in `Program.numbers`
  case number
  /// `a`: a place in `Program.strings`
  case string
  /// `a`: the four bytes of `#RRGGBBAA`
  case hexColor
  /// `a`: a place in `Program.colors`
  case color
  /// `a`: a place in `Program.constants`
  case constant
  /// `a`: the token's place in the schema
  case token
  /// `a`: the file that introduces the `let`, `b`: which of its `let`s
  case variable
  /// A token as another file alone gives it. `a`: the file, `b`: the token
  case importedToken
  /// A `let` as another file alone gives it. `a`: operands (file, introducing file, `let`)
  case importedVariable
  /// `a`: the parameter's place
  case parameter
  /// This target as the layers below left it. `a`: a view of a part, or -1 for the slot asked
  case inherited
  /// `.light`, `.dark`. `a`: the expression, `b`: 0 light, 1 dark
  case scheme
  /// A part of a font or text style. `a`: the expression, `b`: the view
  case part
  /// `a`: the expression
  case negate
  /// `a`: operands (expression, then operator and expression alternating), `b`: their number
  case arithmetic
  /// `(light: a, dark: b)`. `a`: four expressions among the operands, in the order of the slots
  case pair
  /// `a`: operands, `b`: their number; -1 is an argument left out. Followed by the function's
  /// place in `Builtin.all` as the first operand
  case builtin
  /// `a`: operands (world or -1, file, function, then arguments, -1 for a default), `b`: number
  case call
  /// `with(…)`, a font's or style's parts replaced. `a`: operands (expression, then view and
  /// expression alternating), `b`: their number
  case with
  /// A number where a length share is written: `lineHeight = 150%`. `a`: the expression
  case shareOfSize
}

/// One expression: 16 bytes, its operands before it in the program.
package struct Expression: Sendable {
  package var operation: Operation
  package var type: ValueType
  package var a: Int32
  package var b: Int32
  /// The text it came from, for messages.
  package var node: NodeID
}

/// All expressions of one file, and what they share.
package struct Program: Sendable {
  package internal(set) var expressions: [Expression] = []
  package internal(set) var operands: [Int32] = []
  package internal(set) var numbers: [Double] = []
  package internal(set) var strings: [String] = []
  var colors: [PlainColor] = []
  var constants: [PlainValue] = []

  /// Whether any of them asks for the other scheme, as `.dark` does.
  var crossesSchemes = false
  /// Whether any of them since this was last `false` may have no value, whatever those are that it
  /// reads. Of references and of functions the checker says so.
  var mayFail = false

  /// Makes room for what a small file of so many nodes says, which would grow step by step.
  mutating func reserve(nodes count: Int) {
    guard count < 4_000 else { return }
    expressions.reserveCapacity(count / 2)
    operands.reserveCapacity(count / 4)
    numbers.reserveCapacity(count / 16)
  }

  /// Makes room for the expressions of `count` values, where that is many.
  mutating func reserve(values count: Int) {
    guard count > 1_000 else { return }
    expressions.reserveInLargePages(expressions.count + 5 * count / 2)
    operands.reserveInLargePages(operands.count + 3 * count)
    numbers.reserveInLargePages(numbers.count + count)
  }

  package subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }

  mutating func append(
    _ operation: Operation, _ type: ValueType, a: Int = 0, b: Int = 0, node: NodeID
  ) -> ExpressionID {
    switch operation {
    case .number, .string, .hexColor, .color, .constant, .variable, .pair, .negate, .builtin: break
    case .scheme: crossesSchemes = true
    default: mayFail = true
    }
    expressions.append(
      Expression(
        operation: operation, type: type, a: Int32(truncatingIfNeeded: a),
        b: Int32(truncatingIfNeeded: b), node: node))
    return ExpressionID(expressions.count - 1)
  }

  mutating func append(operands new: some Collection<Int32>) -> Int {
    operands.append(contentsOf: new)
    return operands.count - new.count
  }

  mutating func append(number: Double) -> Int {
    numbers.append(number)
    return numbers.count - 1
  }

  mutating func append(string: String) -> Int {
    strings.append(string)
    return strings.count - 1
  }

  mutating func append(color: PlainColor) -> Int {
    colors.append(color)
    return colors.count - 1
  }

  mutating func append(constant: PlainValue) -> Int {
    constants.append(constant)
    return constants.count - 1
  }
}
