import ThemeSource
import ThemeSyntax

extension SyntaxTree {
  /// What holds for the tree of any text, whatever is wrong with it.
  var isSound: Bool { tokensAreTheText && nodesNest && findingsAreInOrder }

  /// Tokens cover the text without gaps, each at least a byte but the last.
  private var tokensAreTheText: Bool {
    var end = 0
    for token in tokens.dropLast() {
      guard token.end > end, token.kind != .endOfFile else { return false }
      end = token.end
    }
    return tokens.last?.kind == .endOfFile && tokens.last?.end == source.bytes.count
      && end == source.bytes.count
  }

  /// Children lie inside their parents, one after another, and leaves have no children.
  private var nodesNest: Bool {
    guard placeAfter(.root) == NodeID(nodeCount) else { return false }
    return (0..<nodeCount).allSatisfy { place in
      let node = NodeID(place)
      let tokens = tokenRange(of: node)
      var next = tokens.lowerBound
      for child in children(of: node) {
        let range = tokenRange(of: child)
        guard range.lowerBound >= next, range.upperBound <= tokens.upperBound else { return false }
        next = range.upperBound
      }
      switch kind(of: node) {
      case .name, .type, .wildcard, .number, .color, .string, .superReference, .reference,
        .operator, .missing, .skipped:
        return placeAfter(node) == NodeID(place + 1)
      case .sum, .product:
        let count = Array(children(of: node)).count
        return count >= 3 && count % 2 == 1
      case .chain, .assignment: return Array(children(of: node)).count >= 2
      default: return true
      }
    }
  }

  private var findingsAreInOrder: Bool {
    let starts = diagnostics.map(\.location.range.start)
    return zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
      && diagnostics.allSatisfy { $0.location.range.end.index <= source.bytes.count }
      && diagnostics.count <= 2002
  }
}
