import ThemeSource
import ThemeSyntax

/// The statements of a part of a file: the `let`s, of which there may be very many, and the others.
final class CollectedLets: @unchecked Sendable {
  private var lets: [LetDeclaration] = []
  private let keys: LetKeys
  /// The statements that are no `let`, in order.
  private(set) var others: [NodeID] = []

  /// Collects a part, with room for about `room` `let`s.
  init(_ reader: SyntaxReader, part: Int, room: Int) {
    let keys = LetKeys(capacity: max(4, room))
    self.keys = keys
    if room > 0 { lets.reserveInLargePages(room) } else { others.reserveCapacity(8) }
    var statements = reader.statements(ofPart: part)
    while let node = reader.popFirst(&statements) {
      guard reader.kind(of: node) == .letStatement else {
        others.append(node)
        continue
      }
      guard let declaration = LetDeclaration(node, reader) else { continue }
      lets.append(declaration)
      keys.append(reader.withNameBytes(of: declaration.name, NameTable.key(of:)))
    }
  }

  /// Gives the `let`s away, to stand behind those that are there; to an empty list as they are.
  func give(to all: inout [LetDeclaration], _ allKeys: inout LetKeys?) {
    if lets.isEmpty { return }
    guard let known = allKeys else {
      (all, lets, allKeys) = (lets, [], keys)
      return
    }
    all += lets
    known.append(keys)
  }
}

/// The keys of the names of `let`s.
final class LetKeys {
  private var keys: PlainBuffer<NameTable.Key>

  /// No keys, with room for some.
  init(capacity: Int) { keys = PlainBuffer(capacity: capacity) }

  func append(_ key: NameTable.Key) { keys.append(key) }

  func append(_ other: LetKeys) {
    for place in 0..<other.keys.count { keys.append(other.keys[place]) }
  }

  /// Some of the keys, for as long as nothing is added.
  subscript(places: Range<Int>) -> UnsafeBufferPointer<NameTable.Key> {
    precondition(places.upperBound <= keys.count)
    return UnsafeBufferPointer(start: keys.start + places.lowerBound, count: places.count)
  }
}

extension LetDeclaration {
  /// The `let` of a statement; `nil` for one without a name.
  init?(_ statement: NodeID, _ reader: SyntaxReader) {
    var name: NodeID?
    var annotation: NodeID?
    var value: NodeID?
    var children = reader.childRange(of: statement)
    while let child = reader.popFirst(&children) {
      switch reader.kind(of: child) {
      case .name where name == nil: name = child
      case .type: annotation = child
      default: value = child
      }
    }
    guard let name else { return nil }
    self.init(statement: statement, name: name, annotation: annotation, value: value)
  }
}
