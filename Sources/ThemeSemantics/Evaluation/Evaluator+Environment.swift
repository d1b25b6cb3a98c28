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
    let arguments: ArraySlice<Int32>
    let function: FunctionDeclaration
    /// By parameter and slot; outer `nil` where nobody has asked yet. That an argument has no value
    /// is kept too: an argument that fails is not to be tried again wherever the body reads it.
    var known: [PlainValue??]

    init(
      caller: Environment, expression: ExpressionID, arguments: ArraySlice<Int32>,
      function: FunctionDeclaration
    ) {
      self.caller = caller
      self.expression = expression
      self.arguments = arguments
      self.function = function
      known = Array(repeating: nil, count: arguments.count * 8)
    }
  }
}
