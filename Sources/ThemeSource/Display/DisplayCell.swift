/// The smallest piece of a source line that is shown as one: a cluster, a tab, or one hidden
/// character or wrong byte that is spelled out.
struct DisplayCell {
  /// The bytes it stands for.
  let source: Range<Int>
  /// What is printed.
  let text: String
  /// The columns that takes.
  let width: Int
  /// Whether the piece is spelled out because it cannot be shown.
  let isSpelledOut: Bool
}

/// Cuts a line into the cells that are printed for it, from left to right.
struct DisplayCells {
  /// Tabs lead to columns that are multiples of this, counted from where the cells begin.
  static let tabWidth = 4
  /// The most scalars of one cluster that are printed; what stacks up beyond them is left out.
  private static let longestCluster = 32

  private let bytes: UnsafeRawBufferPointer
  private var scanner: ClusterScanner
  /// Cells of the last cluster that are still to be given out, last first.
  private var pending: [DisplayCell] = []
  /// The columns given out so far.
  private(set) var column = 0

  /// The cells of `range`, which starts at the start of a cluster and holds no line break.
  init(_ bytes: UnsafeRawBufferPointer, in range: Range<Int>) {
    self.bytes = bytes
    scanner = ClusterScanner(bytes, in: range)
  }

  /// The next cell; `nil` at the end.
  mutating func next() -> DisplayCell? {
    var cell = pending.popLast()
    if cell == nil, let cluster = scanner.next() {
      cell = simpleCell(of: cluster)
      if cell == nil {
        pending = cells(of: cluster).reversed()
        cell = pending.popLast()
      }
    }
    column += cell?.width ?? 0
    return cell
  }

  /// The cell of a cluster that is one byte, or that starts with a wrong one.
  private func simpleCell(of cluster: Range<Int>) -> DisplayCell? {
    let first = bytes[cluster.lowerBound]
    switch first {
    case 0x20...0x7E where cluster.count == 1:
      let text = String(Unicode.Scalar(first))
      return DisplayCell(source: cluster, text: text, width: 1, isSpelledOut: false)
    case 0x09 where cluster.count == 1:
      let width = Self.tabWidth - column % Self.tabWidth
      let text = String(repeating: " ", count: width)
      return DisplayCell(source: cluster, text: text, width: width, isSpelledOut: false)
    case 0x80... where UTF8Validation.scalar(in: bytes, at: cluster.lowerBound) == nil:
      let digits = String(first, radix: 16, uppercase: true)
      return DisplayCell(source: cluster, text: "<0x\(digits)>", width: 6, isSpelledOut: true)
    default:
      return nil
    }
  }

  /// The visible stretches of a cluster, and the hidden scalars between them.
  private func cells(of cluster: Range<Int>) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var visible: [Unicode.Scalar] = []
    var start = cluster.lowerBound
    var index = start
    func finishVisible() {
      guard !visible.isEmpty else { return }
      var text = ""
      text.unicodeScalars.append(contentsOf: visible.prefix(Self.longestCluster))
      let width = VisibleText.width(ofCluster: visible)
      cells.append(
        DisplayCell(source: start..<index, text: text, width: width, isSpelledOut: false))
      visible = []
    }

    var previous: Unicode.Scalar?
    while index < cluster.upperBound,
      let (scalar, length) = UTF8Validation.scalar(in: bytes, at: index)
    {
      let after = index + length
      let next = after < cluster.upperBound ? UTF8Validation.scalar(in: bytes, at: after) : nil
      if VisibleText.isHidden(scalar, after: previous, before: next?.scalar) {
        finishVisible()
        let text = VisibleText.spelling(of: scalar)
        cells.append(
          DisplayCell(
            source: index..<after, text: text, width: text.utf8.count, isSpelledOut: true))
        start = after
        previous = nil
      } else {
        visible.append(scalar)
        previous = scalar
      }
      index = after
    }
    finishVisible()
    return cells
  }
}
