/// Where files stand in one stack of layers.
///
/// Every reading of a `let` asks. Most stacks have a handful of files, which are looked through; of a
/// tall one there is a sorted table. A table of all files for each theme would make a project of
/// 10,000 themes cost the square of that.
struct LayerTable {
  /// The files, lowest first.
  private let stack: [Int]
  /// The layers of a tall stack in the order of their files.
  private var sorted: [Int32] = []

  /// The tallest stack that is looked through.
  private static let tallestWalk = 8

  init(_ stack: [Int]) {
    self.stack = stack
    guard stack.count > Self.tallestWalk else { return }
    sorted = stack.indices.map(Int32.init)
    sorted.sort { stack[Int($0)] < stack[Int($1)] }
  }

  /// The layer of a file; `nil` for one that is not in the stack.
  subscript(file: Int) -> Int? {
    if sorted.isEmpty {
      var layer = stack.count - 1
      while layer >= 0, stack[layer] != file { layer -= 1 }
      return layer < 0 ? nil : layer
    }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if stack[Int(sorted[middle])] < file { low = middle + 1 } else { high = middle }
    }
    guard low < sorted.count, stack[Int(sorted[low])] == file else { return nil }
    return Int(sorted[low])
  }
}
