/// The variables that a setting sets: one, or the tokens of a group where it says `*`.
///
/// They stand beside each other in the schema, so that none takes memory besides that of the setting. A
/// list for each was a fiftieth of checking a small theme, and to see whether there is one another.
package struct VariableList: RandomAccessCollection, Hashable, Sendable, BitwiseCopyable {
  private let first: Variable
  package let count: Int

  /// Just one.
  package init(_ variable: Variable) { (first, count) = (variable, 1) }

  /// Tokens by their places in the schema.
  package init(tokens: Range<Int>) { (first, count) = (.token(tokens.lowerBound), tokens.count) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Variable {
    assert(indices.contains(index))
    if case .token(let token) = first { return .token(token + index) }
    return first
  }
}
