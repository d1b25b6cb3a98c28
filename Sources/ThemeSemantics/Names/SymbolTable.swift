/// One declaration of a name that other files, or its own, can see.
struct Declaration: Sendable {
  enum Kind: UInt8, Sendable {
    case variable, function, alias
    /// A word of the language, which nothing can see.
    case reserved
  }

  let kind: Kind
  /// The file that declares it.
  let file: Int32
  /// Its place among that file's declarations of its kind.
  let index: Int32
}

/// The declared names of all files: bytes to declarations. A look-up allocates nothing, which matters
/// to a file with as many references as a palette of 200,000 `let`s has.
///
/// It is a class: a look-up in a structure that a project holds would copy its references.
final class SymbolTable {
  private let names: NameTable
  /// The latest declaration of each name.
  private var latest: [Int32] = []
  private var declarations: [(declaration: Declaration, next: Int32)] = []
  /// Whether any name has more than one declaration in all files.
  private(set) var hasRepeated = false

  /// A table without names.
  init() { names = NameTable() }

  /// A table with the names of another.
  init(_ other: SymbolTable) {
    names = NameTable(other.names)
    latest = other.latest
    declarations = other.declarations
    hasRepeated = other.hasRepeated
  }

  /// Makes room for `count` declarations more.
  func reserve(_ count: Int) {
    names.reserve(count)
    latest.reserveCapacity(latest.count + count)
    declarations.reserveCapacity(declarations.count + count)
  }

  /// Adds a declaration of `name`.
  func declare(_ name: UnsafeBufferPointer<UInt8>, _ declaration: Declaration) {
    let symbol = Int(names.intern(name).index)
    if symbol == latest.count { latest.append(-1) }
    if latest[symbol] >= 0 { hasRepeated = true }
    declarations.append((declaration, latest[symbol]))
    latest[symbol] = Int32(declarations.count - 1)
  }

  /// The first declaration of `name` that `isVisible` accepts, latest declared first.
  func find(
    _ name: UnsafeBufferPointer<UInt8>, where isVisible: (Declaration) -> Bool
  ) -> Declaration? {
    guard let symbol = names.find(name) else { return nil }
    // As long as none is repeated, a name's number is that of its declaration.
    var place = hasRepeated ? latest[Int(symbol.index)] : symbol.index
    while place >= 0 {
      let (declaration, next) = declarations[Int(place)]
      if isVisible(declaration) { return declaration }
      place = next
    }
    return nil
  }

  /// Whether `name` has one declaration in all files.
  func isDeclaredOnce(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let symbol = names.find(name) else { return false }
    return declarations[Int(latest[Int(symbol.index)])].next < 0
  }

  /// The identifier of `name`, where anything declares it.
  func symbol(_ name: UnsafeBufferPointer<UInt8>) -> NameID? { names.find(name) }
}
