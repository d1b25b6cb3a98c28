import ThemeSource
import ThemeSyntax

/// The names just ahead in a text, looked up together.
///
/// Where there are so many names that their table is not in the processor's caches, a look-up waits for
/// memory, 100 ns and more: a third of checking 200,000 `let`s. Memory brings many things at the same
/// time when it is asked for all of them at once.
struct NamesAhead {
  /// How many names a table has that is not at hand.
  static let manyNames = 1 << 14
  /// How many are looked up together, and how many nodes are searched for them.
  private static let (most, reach) = (16, 256)

  /// Which references are looked up.
  enum Selection {
    case all
    /// Those that are all of a `let`'s value, or the others.
    case aliases, others
  }

  private let selection: Selection
  private var nodes: [NodeID] = []
  private var keys: [NameTable.Key] = []
  private var symbols: [NameID?] = []
  /// The place among `nodes` behind the one that was asked for last.
  private var next = 0
  /// The first node that has not been searched.
  private var end = NodeID.root
  /// Sums of what has been fetched.
  private var fetched: Int32 = 0

  init(_ selection: Selection = .all) { self.selection = selection }

  /// The symbol of the reference `node`, if it is known.
  mutating func symbol(
    of node: NodeID, in reader: SyntaxReader, _ table: SymbolTable
  ) -> NameID?? {
    if node >= end { lookUp(from: node, in: reader, table) }
    while next < nodes.count, nodes[next] < node { next += 1 }
    guard next < nodes.count, nodes[next] == node else { return nil }
    return .some(symbols[next])
  }

  private mutating func lookUp(from start: NodeID, in reader: SyntaxReader, _ table: SymbolTable) {
    nodes.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    symbols.removeAll(keepingCapacity: true)
    next = 0
    var place = Int(start.index)
    let last = min(place + Self.reach, reader.nodeCount)
    while place < last, nodes.count < Self.most {
      let node = NodeID(place)
      if reader.kind(of: node) == .reference, isSelected(node, reader) {
        nodes.append(node)
        keys.append(reader.withNameBytes(of: node, NameTable.key(of:)))
      }
      place += 1
    }
    end = NodeID(place)
    fetched &+= table.fetch(keys)
    for (node, key) in zip(nodes, keys) {
      symbols.append(reader.withNameBytes(of: node) { table.symbol($0, key) })
    }
    fetched &+= table.fetch(symbols)
  }

  private func isSelected(_ node: NodeID, _ reader: SyntaxReader) -> Bool {
    guard selection != .all, node.index >= 2 else { return true }
    // Nodes are in pre-order: a value without members stands behind the name.
    let before = NodeID(Int(node.index) - 2)
    let isAlias =
      reader.kind(of: before) == .letStatement && reader.placeAfter(before).index == node.index + 1
    return isAlias == (selection == .aliases)
  }
}
