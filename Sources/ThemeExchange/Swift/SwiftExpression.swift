/// An expression of Swift, laid out in lines of at most 100 columns where it can be cut.
indirect enum SwiftExpression {
  /// What stands on one line.
  case text(String)
  /// A call: what is called, its arguments, and what follows the closing parenthesis.
  case call(String, [Argument], suffix: String = "")

  /// An argument of a call.
  struct Argument {
    /// Empty for one without a label.
    let label: String
    let value: SwiftExpression
    /// Lines of comment that stand above.
    let comment: [String]

    init(_ label: String, _ value: SwiftExpression, comment: [String] = []) {
      self.label = label
      self.value = value
      self.comment = comment
    }
  }

  /// The source, for a line that is indented by `indent` spaces, has `used` columns taken before the
  /// expression, indentation included, and needs `trailing` after it.
  func source(indent: Int, used: Int, trailing: Int = 0) -> String {
    if let line, used + line.count + trailing <= Self.width { return line }
    guard case .call(let callee, let arguments, let suffix) = self, !arguments.isEmpty else {
      return line ?? ""
    }
    let margin = String(repeating: " ", count: indent + 2)
    var source = callee + "(\n"
    for (index, argument) in arguments.enumerated() {
      for line in argument.comment {
        source += margin + (line.isEmpty ? "//" : "// " + line) + "\n"
      }
      let label = argument.label.isEmpty ? "" : argument.label + ": "
      let isLast = index == arguments.count - 1
      source += margin + label
      source += argument.value.source(
        indent: indent + 2, used: indent + 2 + label.count, trailing: isLast ? 0 : 1)
      source += isLast ? "\n" : ",\n"
    }
    return source + margin.dropLast(2) + ")" + suffix
  }

  private static let width = 100

  /// The source on one line; `nil` where a comment needs lines.
  private var line: String? {
    switch self {
    case .text(let text): return text
    case .call(let callee, let arguments, let suffix):
      var parts: [String] = []
      for argument in arguments {
        guard argument.comment.isEmpty, let value = argument.value.line else { return nil }
        parts.append(argument.label.isEmpty ? value : argument.label + ": " + value)
      }
      return callee + "(" + parts.joined(separator: ", ") + ")" + suffix
    }
  }
}
