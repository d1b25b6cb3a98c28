import ThemeSource
import ThemeSyntax
import ThemeTokens

/// The statements that a session lays over its file, as a list in which each says one thing.
struct Scratch: Sendable {
  /// One statement.
  struct Item: Sendable {
    enum Kind: Sendable { case importing, variable, function, assignment }

    let kind: Kind
    /// The name that is declared, or the path that is set.
    let name: String
    /// The statement, with the heads of the blocks around it in front of an assignment's path.
    let fragments: [Fragment]
    /// Its documentation, line by line.
    let documentation: [String]

    /// The statement's text.
    var text: String { String(decoding: fragments.flatMap(\.bytes), as: UTF8.self) }
  }

  var items: [Item] = []
  /// What tells it from what the layer was before; 0 for an empty one.
  var version = 0

  var isEmpty: Bool { items.isEmpty }

  /// The text of the scratch theme over `parent`, and where each item stands in it.
  func text(over parent: String?) -> (text: ScratchText, places: [SourceRange]) {
    var text = ScratchText()
    if let parent { text.append("extends \(stringLiteral(parent))\n") }
    var places: [SourceRange] = []
    places.reserveCapacity(items.count)
    for item in items {
      for line in item.documentation { text.append(line.isEmpty ? "///\n" : "/// \(line)\n") }
      let start = text.end
      text.append(item.fragments)
      places.append(SourceRange(start, text.end))
      text.append("\n")
    }
    return (text, places)
  }
}

extension Scratch {
  /// The statements of a checked scratch theme from `start` on, taken out of their blocks.
  static func items(of tree: SyntaxTree, from start: Int, in text: ScratchText) -> [Item] {
    var items: [Item] = []
    for node in tree.children(of: .root) where tree.range(of: node).start.index >= start {
      collect(node, heads: [], tree, text, &items)
    }
    return items
  }

  private static func collect(
    _ node: NodeID, heads: [NodeID], _ tree: SyntaxTree, _ text: ScratchText,
    _ items: inout [Item]
  ) {
    let kind: Item.Kind
    var name: NodeID?
    switch tree.kind(of: node) {
    case .importStatement:
      kind = .importing
      for child in tree.children(of: node) { name = child }
    case .letStatement:
      kind = .variable
      name = tree.firstChild(of: node)
    case .functionStatement:
      kind = .function
      name = tree.firstChild(of: node)
    case .assignment: kind = .assignment
    case .block:
      guard let head = tree.firstChild(of: node) else { return }
      for child in tree.children(of: node) where child != head {
        collect(child, heads: heads + [head], tree, text, &items)
      }
      return
    default: return
    }
    var fragments: [Fragment] = []
    for head in heads { fragments += text.fragments(in: tree.range(of: head)) + [Fragment(".")] }
    fragments += text.fragments(in: tree.range(of: node))
    let path = (heads + [tree.firstChild(of: node)].compactMap { $0 }).map(tree.text(of:))
    items.append(
      Item(
        kind: kind,
        name: kind == .assignment
          ? path.joined(separator: ".") : name.map(tree.name(of:)) ?? "",
        fragments: fragments,
        documentation: tree.documentation(of: node)?.split(
          separator: "\n", omittingEmptySubsequences: false
        ).map(String.init) ?? []))
  }
}
