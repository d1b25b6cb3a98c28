/// What is to be printed, with the places where its lines may break: the algebra that layout rules
/// are written in.
///
/// It has text, `line` (a space, or a break), `softline` (nothing, or a break), `hardline` (a
/// break), `blankLine` (two), indentation, groups, a group that begins with a break only if all of
/// it then fits on its line, and a comma that stands only where its group is broken. A group is
/// printed on one line if it fits; else its own lines all break, and the groups in it are asked in
/// turn (Wadler, "A prettier printer", 2003; here without search, as every group is asked once).
///
/// It is one flat array in which a group knows its end and its width, so that whether it fits is
/// known without a walk over it, and one document serves all statements of a file in turn.
///
/// Two things make it fast, and take formatting a large file from 190 to 60 milliseconds. It owns
/// its memory, without an array's checks at every command. And text that the source has in one
/// piece, spaces included, is one command, so that a statement which is formatted already, as most
/// are, is copied at once.
struct Document: ~Copyable {
  /// One step of printing.
  struct Command {
    enum Kind: UInt8 {
      /// Bytes of the source, `start..<end`.
      case text
      /// Bytes of `respelled`, `start..<end`.
      case respelling
      /// A space, if text is on both sides of it.
      case space
      case line, softline, hardline, blankLine
      case indent, outdent
      /// Up to the `endGroup` at `end`; must break if `start` is 1.
      case group, endGroup
      /// A space, or an indented break if what follows up to the `endGroup` at `end` does not fit
      /// without it, and does with it; nothing of that breaks if `start` is 1.
      case lineIfWhole
      /// A comma, in a broken group.
      case trailingComma
      /// `//` up to the end of its line: what follows begins a line.
      case lineComment
      /// A `//` that goes on from the `lineComment` above it, and stands under it.
      case continuedComment
      /// A block comment that holds line breaks.
      case multilineComment
      /// The place in front of the `=` of an assignment.
      case equals
    }

    var kind: Kind
    var start: UInt32
    var end: UInt32
    /// The columns that it takes on one line; of a group, all that is in it.
    var width: UInt32
  }

  private let source: UnsafeBufferPointer<UInt8>
  /// The number of commands.
  private(set) var count = 0
  private var memory = UnsafeMutableBufferPointer<Command>.allocate(capacity: 256)
  /// Text that is spelled otherwise than in the source.
  private(set) var respelled: [UInt8] = []
  /// The columns of all so far, on one line.
  private(set) var width = 0
  /// Whether something in it breaks the line wherever it stands.
  private(set) var mustBreak = false
  private var openGroups: [Int] = []
  /// Whether a space comes before the next command.
  private var owesSpace = false
  /// Whether all fits on a line, so that the places where it could break are left out.
  private var isOneLine = false

  /// An empty document that takes its text from `source`.
  init(source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  deinit { memory.deallocate() }

  /// The commands, in order.
  var commands: UnsafeBufferPointer<Command> { UnsafeBufferPointer(rebasing: memory[..<count]) }

  /// Empties the document, and keeps its memory. What is put in next is known to fit on a line, and
  /// to have nothing in it that must break, if it is `isOneLine`.
  mutating func removeAll(isOneLine: Bool) {
    self.isOneLine = isOneLine
    owesSpace = false
    count = 0
    if !respelled.isEmpty { respelled.removeAll(keepingCapacity: true) }
    width = 0
    mustBreak = false
  }

  // MARK: Text

  /// Bytes of the source.
  @inline(__always)
  mutating func text(_ range: Range<Int>, width: Int) {
    if count > 0, memory[count - 1].kind == .text {
      let end = Int(memory[count - 1].end)
      let isNext =
        owesSpace
        ? range.lowerBound == end + 1 && source[end] == UInt8(ascii: " ")
        : range.lowerBound == end
      if isNext {
        let added = width + (owesSpace ? 1 : 0)
        owesSpace = false
        self.width += added
        memory[count - 1].end = UInt32(truncatingIfNeeded: range.upperBound)
        memory[count - 1].width += UInt32(truncatingIfNeeded: added)
        return
      }
    }
    append(.text, range.lowerBound, range.upperBound, width: width)
  }

  /// ASCII that stands for bytes of the source.
  mutating func respelling(_ bytes: [UInt8]) {
    let start = respelled.count
    respelled += bytes
    append(.respelling, start, respelled.count, width: bytes.count)
  }

  @inline(__always)
  mutating func space() { owesSpace = true }

  /// Marks the place in front of the `=` of an assignment.
  mutating func equals() { append(.equals) }

  mutating func trailingComma() {
    if !isOneLine { append(.trailingComma) }
  }

  mutating func lineComment(_ range: Range<Int>) {
    breakGroups()
    append(.lineComment, range.lowerBound, range.upperBound)
  }

  mutating func continuedComment(_ range: Range<Int>) {
    breakGroups()
    append(.continuedComment, range.lowerBound, range.upperBound)
  }

  mutating func multilineComment(_ range: Range<Int>) {
    breakGroups()
    append(.multilineComment, range.lowerBound, range.upperBound)
  }

  // MARK: Lines

  mutating func line() {
    if isOneLine { space() } else { append(.line, width: 1) }
  }

  mutating func softline() {
    if !isOneLine { append(.softline) }
  }

  mutating func hardline() {
    breakGroups()
    append(.hardline)
  }

  /// An empty line, but never two.
  mutating func blankLine() {
    breakGroups()
    if count == 0 || memory[count - 1].kind != .blankLine { append(.blankLine) }
  }

  mutating func indent() {
    if !isOneLine { append(.indent) }
  }

  mutating func outdent() {
    if !isOneLine { append(.outdent) }
  }

  /// Whether a space or a line comes before what is added next.
  var endsInSpace: Bool {
    if owesSpace { return true }
    return switch commands.last(where: { $0.kind != .indent && $0.kind != .group })?.kind {
    case .space, .line, .hardline, .blankLine, .lineIfWhole, .lineComment, .continuedComment, nil:
      true
    default: false
    }
  }

  // MARK: Groups

  mutating func group() {
    guard !isOneLine else { return }
    writeSpace()
    openGroups.append(count)
    append(.group)
    // Until the end, where the group begins.
    memory[count - 1].width = UInt32(truncatingIfNeeded: width)
  }

  /// Begins a group, up to its `endGroup`, with a space or a break.
  mutating func lineIfWhole() {
    guard !isOneLine else { return space() }
    openGroups.append(count)
    append(.lineIfWhole, width: 1)
    memory[count - 1].width = UInt32(truncatingIfNeeded: width)
  }

  mutating func endGroup() {
    guard let start = openGroups.popLast() else { return }
    memory[start].end = UInt32(truncatingIfNeeded: count)
    memory[start].width = UInt32(truncatingIfNeeded: width) - memory[start].width
    append(.endGroup)
  }

  /// Breaks the groups that are open. Those around a broken one are broken already, so this costs
  /// one step for each group in the whole.
  private mutating func breakGroups() {
    mustBreak = true
    for group in openGroups.reversed() {
      if memory[group].start == 1 { return }
      memory[group].start = 1
    }
  }

  @inline(__always)
  private mutating func writeSpace() {
    guard owesSpace else { return }
    owesSpace = false
    append(.space, width: 1)
  }

  private mutating func append(
    _ kind: Command.Kind, _ start: Int = 0, _ end: Int = 0, width: Int = 0
  ) {
    writeSpace()
    self.width += width
    if count == memory.count { grow() }
    memory.initializeElement(
      at: count,
      to: Command(
        kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        width: UInt32(truncatingIfNeeded: width)))
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Command>.allocate(capacity: 2 * memory.count)
    _ = larger.moveInitialize(fromContentsOf: memory)
    memory.deallocate()
    memory = larger
  }
}
