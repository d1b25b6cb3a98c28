extension Evaluator {
  /// Where names in an expression get their values.
  final class Environment {
    let file: ThemeFile
    let world: World
    /// The call whose body is evaluated.
    let call: Call?

    init(file: ThemeFile, world: World, call: Call? = nil) {
      self.file = file
      self.world = world
      self.call = call
    }
  }

  /// A call being evaluated: its arguments, each evaluated once a slot, when the body reads it.
  final class Call {
    let caller: Environment
    /// The call itself, in the caller.
    let expression: ExpressionID
    /// The first of its arguments among the operands of the caller's program.
    private let firstArgument: Int
    /// The file of the function, and its place there.
    private let owner: ThemeFile
    private let function: Int
    /// By parameter and slot; outer `nil` where nobody has asked yet. That an argument has no value
    /// is kept too: an argument that fails is not to be tried again wherever the body reads it.
    var known: [PlainValue??]

    init(
      caller: Environment, expression: ExpressionID, firstArgument: Int, argumentCount: Int,
      owner: ThemeFile, function: Int
    ) {
      self.caller = caller
      self.expression = expression
      self.firstArgument = firstArgument
      self.owner = owner
      self.function = function
      known = Array(repeating: nil, count: argumentCount * 8)
    }

    /// The argument for a parameter; `nil` where its default stands.
    func argument(_ parameter: Int) -> ExpressionID? {
      let operand = caller.file.program.operands[firstArgument + parameter]
      return operand < 0 ? nil : ExpressionID(Int(operand))
    }

    /// The default of a parameter.
    func defaultValue(_ parameter: Int) -> ExpressionID? {
      owner.functions[function].parameters[parameter].defaultExpression
    }
  }
}
