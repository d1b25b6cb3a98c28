/// The files that a theme is made of, lowest first, and where each stands among them.
///
/// A file with one parent has its parent's stack and itself on top, and shares the room of it: a tower
/// of 4,000 layers keeps 4,000 numbers and not half of that squared.
package struct LayerStack: @unchecked Sendable {
  /// Room that stacks share which begin alike: each knows how much of it is its own. It grows while
  /// a project is loaded, which one thread does.
  private final class Storage {
    var files: [Int]
    init(_ files: [Int]) { self.files = files }
  }

  private let storage: Storage
  private let count: Int
  /// Whether the files stand in the order of their numbers, or in the reverse of it. Tall stacks mostly
  /// do, as they were loaded one after the other.
  private let isAscending: Bool
  private let isDescending: Bool
  /// The layers of a tall stack in the order of their files, where that is neither.
  private let sorted: [Int32]

  /// The tallest stack that is looked through.
  private static let tallestWalk = 8

  /// A stack of no files.
  static let empty = LayerStack([])

  /// A stack of `files`, lowest first.
  init(_ files: [Int]) {
    var (isAscending, isDescending) = (true, true)
    for layer in files.indices.dropFirst() {
      if files[layer - 1] < files[layer] { isDescending = false } else { isAscending = false }
    }
    self.init(
      Storage(files), count: files.count, isAscending: isAscending,
      isDescending: isDescending)
  }

  private init(_ storage: Storage, count: Int, isAscending: Bool, isDescending: Bool) {
    self.storage = storage
    self.count = count
    self.isAscending = isAscending
    self.isDescending = isDescending
    if isAscending || isDescending || count <= Self.tallestWalk {
      sorted = []
    } else {
      sorted = (0..<Int32(count)).sorted { storage.files[Int($0)] < storage.files[Int($1)] }
    }
  }

  /// This stack with `file` on top, in the same room where nobody else has gone on from there and
  /// `mayShare` says that nobody else reads it now.
  func appending(_ file: Int, mayShare: Bool) -> LayerStack {
    guard let last = files.last else { return LayerStack([file]) }
    var storage = storage
    if mayShare, storage.files.count == count {
      storage.files.append(file)
    } else {
      // One list; a sum makes two more on the way, and a folder of themes as many for each.
      var all: [Int] = []
      all.reserveCapacity(count + 1)
      all += files
      all.append(file)
      storage = Storage(all)
    }
    return LayerStack(
      storage, count: count + 1, isAscending: isAscending && last < file,
      isDescending: isDescending && last > file)
  }

  /// The files, lowest first, by layer.
  package var files: ArraySlice<Int> { storage.files[..<count] }

  /// Whether a file is among them.
  package func contains(_ file: Int) -> Bool { layer(of: file) != nil }

  /// The layer of a file; nil for one that is not in the stack.
  ///
  /// Every reading of a name or a `let` asks. A table of all files for each theme would make a project
  /// of 10,000 themes cost the square of that.
  func layer(of file: Int) -> Int? {
    if count <= Self.tallestWalk {
      var layer = count - 1
      while layer >= 0, storage.files[layer] != file { layer -= 1 }
      return layer < 0 ? nil : layer
    }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if storage.files[layer(middle)] < file { low = middle + 1 } else { high = middle }
    }
    guard low < count, storage.files[layer(low)] == file else { return nil }
    return layer(low)
  }

  /// The layer at a place in the order of files.
  private func layer(_ place: Int) -> Int {
    if isAscending { return place }
    return isDescending ? count - 1 - place : Int(sorted[place])
  }
}
