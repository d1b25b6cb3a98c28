/// Where files stand in one stack of layers.
///
/// Every reading of a name or a `let` asks. Most stacks have a handful of files, which are looked
/// through. Tall ones are mostly in order, as they were loaded one after the other; of others there is
/// a sorted table. A table of all files for each theme would make a project of 10,000 themes cost the
/// square of that.
struct LayerTable {
  /// The files, lowest first.
  private let stack: [Int]
  /// The layers of a tall stack in the order of their files, where that is not the order of the
  /// stack or its reverse.
  private var sorted: [Int32] = []
  private let order: Order

  private enum Order { case any, ascending, descending, sorted }

  /// The tallest stack that is looked through.
  private static let tallestWalk = 8

  init(_ stack: [Int]) {
    self.stack = stack
    guard stack.count > Self.tallestWalk else {
      order = .any
      return
    }
    let neighbors = zip(stack, stack.dropFirst())
    if neighbors.allSatisfy({ $0 < $1 }) {
      order = .ascending
    } else if neighbors.allSatisfy({ $0 > $1 }) {
      order = .descending
    } else {
      order = .sorted
      sorted = stack.indices.map(Int32.init)
      sorted.sort { stack[Int($0)] < stack[Int($1)] }
    }
  }

  /// The layer of a file; `nil` for one that is not in the stack.
  subscript(file: Int) -> Int? {
    if order == .any {
      var layer = stack.count - 1
      while layer >= 0, stack[layer] != file { layer -= 1 }
      return layer < 0 ? nil : layer
    }
    var (low, high) = (0, stack.count)
    while low < high {
      let middle = (low + high) / 2
      if stack[layer(middle)] < file { low = middle + 1 } else { high = middle }
    }
    guard low < stack.count, stack[layer(low)] == file else { return nil }
    return layer(low)
  }

  /// The layer at a place in the order of files.
  private func layer(_ place: Int) -> Int {
    switch order {
    case .any, .ascending: place
    case .descending: stack.count - 1 - place
    case .sorted: Int(sorted[place])
    }
  }
}
