/// Where files stand in one stack of layers.
///
/// Every reading of a `let` asks. Most stacks have a handful of files, which are looked through; a
/// table of all files for each theme would make a project of 10,000 themes cost the square of that.
struct LayerTable {
  /// The files, lowest first.
  private let stack: [Int]
  /// By file, for a tall stack; -1 for files that are not in it.
  private var layers: [Int32] = []

  /// The tallest stack that is looked through.
  private static let tallestWalk = 8

  init(_ stack: [Int], fileCount: Int) {
    self.stack = stack
    guard stack.count > Self.tallestWalk else { return }
    layers = Array(repeating: -1, count: fileCount)
    for (layer, file) in stack.enumerated() { layers[file] = Int32(layer) }
  }

  /// The layer of a file; `nil` for one that is not in the stack.
  subscript(file: Int) -> Int? {
    guard layers.isEmpty else { return layers[file] < 0 ? nil : Int(layers[file]) }
    var layer = stack.count - 1
    while layer >= 0, stack[layer] != file { layer -= 1 }
    return layer < 0 ? nil : layer
  }
}
