import ThemeSource

/// One declaration of a name that other files, or its own, can see.
struct Declaration: Sendable, BitwiseCopyable {
  enum Kind: UInt8, Sendable, BitwiseCopyable {
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
  private var latest = PlainBuffer<Int32>(capacity: 32)
  private var declarations = PlainBuffer<Entry>(capacity: 32)

  /// A declaration, and the place of the one before it of the same name.
  private struct Entry: BitwiseCopyable {
    let declaration: Declaration
    let next: Int32
  }

  /// Whether any name has more than one declaration in all files.
  private(set) var hasRepeated = false

  /// Sums of what has been fetched.
  private var fetched: Int32 = 0

  /// A table without names.
  init() { names = NameTable() }

  /// A table with the names of another.
  init(_ other: SymbolTable) {
    names = NameTable(other.names)
    latest = PlainBuffer(other.latest)
    declarations = PlainBuffer(other.declarations)
    hasRepeated = other.hasRepeated
  }

  /// Makes room for `count` declarations more.
  func reserve(_ count: Int) {
    names.reserve(count)
    latest.reserve(latest.count + count)
    declarations.reserve(declarations.count + count)
  }

  /// How many names there are.
  var count: Int { names.count }

  /// Adds a declaration of `name`.
  func declare(_ name: UnsafeBufferPointer<UInt8>, _ declaration: Declaration) {
    declare(name, NameTable.key(of: name), declaration)
  }

  /// Adds a declaration of `name`, whose key is known.
  func declare(
    _ name: UnsafeBufferPointer<UInt8>, _ key: NameTable.Key, _ declaration: Declaration
  ) {
    let symbol = Int(names.intern(name, key).index)
    if symbol == latest.count { latest.append(-1) }
    if latest[symbol] >= 0 { hasRepeated = true }
    declarations.append(Entry(declaration: declaration, next: latest[symbol]))
    latest[symbol] = Int32(declarations.count - 1)
  }

  /// Adds declarations of new names, whose keys are known, several `workers` at the same time. False where
  /// any name has been declared before or twice: then nothing is added.
  func declare(
    new keys: UnsafeBufferPointer<NameTable.Key>, by workers: Workers,
    _ names: @escaping NameTable.Names,
    _ declaration: @escaping @Sendable (Int) -> Declaration
  ) -> Bool {
    let first = declarations.count
    guard !hasRepeated, count == first else { return false }
    latest.resize(to: first + keys.count)
    declarations.resize(to: first + keys.count)
    let lists = Lists(latest: latest.start + first, declarations: declarations.start + first)
    let areNew = self.names.add(new: keys, by: workers, names) { range in
      for index in range {
        lists.latest[index] = Int32(first + index)
        lists.declarations[index] = Entry(declaration: declaration(index), next: -1)
      }
    }
    if !areNew {
      latest.resize(to: first)
      declarations.resize(to: first)
    }
    return areNew
  }

  /// Lists, different parts of which threads write.
  private struct Lists: @unchecked Sendable {
    let latest: UnsafeMutablePointer<Int32>
    let declarations: UnsafeMutablePointer<Entry>
  }

  /// The first declaration of `name` that `isVisible` accepts, latest declared first.
  func find(
    _ name: UnsafeBufferPointer<UInt8>, where isVisible: (Declaration) -> Bool
  ) -> Declaration? {
    names.find(name).flatMap { find($0, where: isVisible) }
  }

  /// The first declaration of a name that `isVisible` accepts, latest declared first.
  @inline(__always)
  func find(_ symbol: NameID, where isVisible: (Declaration) -> Bool) -> Declaration? {
    // As long as none is repeated, a name's number is that of its declaration.
    var place = hasRepeated ? latest[Int(symbol.index)] : symbol.index
    while place >= 0 {
      let entry = declarations[Int(place)]
      if isVisible(entry.declaration) { return entry.declaration }
      place = entry.next
    }
    return nil
  }

  /// Whether `name` has one declaration in all files.
  func isDeclaredOnce(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let symbol = names.find(name) else { return false }
    return declarations[Int(latest[Int(symbol.index)])].next < 0
  }

  /// Has memory bring the places of names with these keys, which are declared next.
  func prepare(_ keys: UnsafeBufferPointer<NameTable.Key>) {
    fetched &+= names.fetch(keys)
  }

  /// Has memory bring what is known of names with these keys, which are asked for next.
  func fetch(_ keys: [NameTable.Key]) -> Int32 { names.fetch(keys) }

  /// Has memory bring the declarations of names, which are asked for next.
  func fetch(_ symbols: [NameID?]) -> Int32 {
    symbols.reduce(0) { sum, symbol in
      guard let symbol else { return sum }
      let place = hasRepeated ? latest[Int(symbol.index)] : symbol.index
      return place < 0 ? sum : sum &+ declarations[Int(place)].next
    }
  }

  /// The identifier of `name`, whose key is known, where anything declares it.
  func symbol(_ name: UnsafeBufferPointer<UInt8>, _ key: NameTable.Key) -> NameID? {
    names.find(name, key)
  }

  /// The identifier of `name`, where anything declares it.
  func symbol(_ name: UnsafeBufferPointer<UInt8>) -> NameID? { names.find(name) }
}
