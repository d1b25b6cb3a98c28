extension ThemeFile {
  /// The calls of a built-in function, in their order.
  package func calls(of operation: Builtin.Operation) -> [Expression] {
    var calls: [Expression] = []
    for expression in program.expressions {
      guard case .builtin = expression.operation else { continue }
      let place = Int(program.operands[Int(expression.a)])
      if Builtin.all[place].operation == operation { calls.append(expression) }
    }
    return calls
  }
}
