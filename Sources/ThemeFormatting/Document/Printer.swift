import ThemeSource

/// Writes documents: decides which of their lines break.
struct Printer {
  let source: UnsafeBufferPointer<UInt8>
  /// The columns that a line should not exceed.
  let width: Int
  var output: Output
  /// Where the last document had the `=` of an assignment on its first line: the bytes and the
  /// columns before it.
  private(set) var equals: (offset: Int, column: Int)?
  /// The column in which the last `//` was written.
  private(set) var commentColumn = 0

  init(source: UnsafeBufferPointer<UInt8>, width: Int, output: Output) {
    self.source = source
    self.width = width
    self.output = output
  }

  /// Writes `document`, which is not broken if it fits on the line.
  mutating func print(_ document: borrowing Document) {
    equals = nil
    let all = 0..<document.count
    if !document.mustBreak, fits(document.width) {
      printFlat(all, of: document)
    } else {
      printBroken(all, of: document)
    }
  }

  private func fits(_ columns: Int) -> Bool { output.nextColumn + columns <= width }

  private mutating func printFlat(_ range: Range<Int>, of document: borrowing Document) {
    let commands = document.commands
    for index in range {
      let command = commands[index]
      switch command.kind {
      case .text: text(Int(command.start)..<Int(command.end), width: Int(command.width))
      case .respelling: respelling(command, of: document)
      case .space, .line, .lineIfWhole: output.space()
      case .equals: equals = (output.bytes.count, output.column)
      default: break
      }
    }
  }

  @inline(__always)
  private mutating func text(_ range: Range<Int>, width: Int) {
    output.text(UnsafeBufferPointer(rebasing: source[range]), width: width)
  }

  private mutating func respelling(_ command: Document.Command, of document: borrowing Document) {
    let range = Int(command.start)..<Int(command.end)
    document.respelled.withUnsafeBufferPointer {
      output.text(UnsafeBufferPointer(rebasing: $0[range]), width: Int(command.width))
    }
  }

  private mutating func printBroken(_ range: Range<Int>, of document: borrowing Document) {
    let indentation = output.indentation
    let lineBreaks = output.lineBreaks
    var index = range.lowerBound
    while index < range.upperBound {
      let command = document.commands[index]
      switch command.kind {
      case .text: text(Int(command.start)..<Int(command.end), width: Int(command.width))
      case .respelling: respelling(command, of: document)
      case .space: output.space()
      case .line, .softline, .hardline: output.breakLine()
      case .blankLine:
        output.breakLine()
        output.blankLine()
      case .indent: output.indentation += 2
      case .outdent: output.indentation -= 2
      case .group:
        let end = Int(command.end)
        if command.start == 0, fits(Int(command.width) + widthUpToLine(end, of: document)) {
          printFlat(index + 1..<end, of: document)
          index = end
        }
      case .lineIfWhole:
        let columns = Int(command.width) + widthUpToLine(Int(command.end), of: document)
        output.space()
        guard command.start == 0, !fits(columns) else { break }
        let isWhole = output.indentation + 2 + columns <= width
        // What is broken moves too where the line has no room even for its first piece.
        guard isWhole || !fits(widthUpToLine(index, of: document)) else { break }
        output.breakLine()
        output.indentation += 2
        let range = index + 1..<Int(command.end)
        if isWhole { printFlat(range, of: document) } else { printBroken(range, of: document) }
        output.indentation -= 2
        index = range.upperBound
      case .endGroup: break
      case .trailingComma: output.text(UInt8(ascii: ","))
      case .lineComment:
        lineComment(Int(command.start)..<Int(command.end))
        output.breakLine()
      case .continuedComment:
        continuedComment(Int(command.start)..<Int(command.end))
        output.breakLine()
      case .multilineComment: multilineComment(Int(command.start)..<Int(command.end))
      case .equals:
        if output.lineBreaks == lineBreaks { equals = (output.bytes.count, output.column) }
      }
      index += 1
    }
    output.indentation = indentation
  }

  /// The columns between the end of a group and the next place where the line may break.
  ///
  /// Looked for no further than the line is wide, so the cost of each group is bounded.
  private func widthUpToLine(_ groupEnd: Int, of document: borrowing Document) -> Int {
    var columns = 0
    var index = groupEnd + 1
    while index < document.count, columns <= width {
      let command = document.commands[index]
      switch command.kind {
      case .line, .softline, .hardline, .blankLine, .lineComment, .continuedComment,
        .multilineComment:
        return columns
      case .lineIfWhole:
        if command.start == 0 { return columns }
        columns += 1
      case .trailingComma: columns += 1
      case .group: break
      default: columns += Int(command.width)
      }
      index += 1
    }
    return columns
  }

  // MARK: Comments

  /// Writes a comment that is on one line, without white space at its end.
  mutating func lineComment(_ range: Range<Int>) {
    var end = range.upperBound
    while end > range.lowerBound, source[end - 1].isBlank { end -= 1 }
    let range = range.lowerBound..<end
    commentColumn = output.nextColumn
    output.text(
      UnsafeBufferPointer(rebasing: source[range]), width: TextWidth.columns(of: source, in: range))
  }

  /// Writes a `//` on a line of its own under the last one.
  mutating func continuedComment(_ range: Range<Int>) {
    output.breakLine()
    let indentation = output.indentation
    output.indentation = commentColumn
    lineComment(range)
    output.indentation = indentation
  }

  /// Writes a block comment that holds line breaks, without white space at the ends of its lines.
  ///
  /// Lines that are indented like the line on which the comment begins, or deeper, move with it;
  /// others are left where they are.
  mutating func multilineComment(_ range: Range<Int>) {
    let oldIndentation = indentationOfLine(around: range.lowerBound)
    var place = range.lowerBound
    var isFirst = true
    var newIndentation: Int?
    while place < range.upperBound {
      var end = place
      while end < range.upperBound, !source[end].isLineBreak { end += 1 }
      if isFirst {
        lineComment(place..<end)
        newIndentation = output.lineIndentation
        isFirst = false
      } else {
        output.breakLineInComment()
        let isIndented =
          end - place >= oldIndentation.count
          && source[place..<place + oldIndentation.count].elementsEqual(source[oldIndentation])
        var line = place..<end
        while !line.isEmpty, source[line.upperBound - 1].isBlank {
          line = line.lowerBound..<line.upperBound - 1
        }
        if !line.isEmpty {
          if isIndented, let newIndentation {
            for _ in 0..<newIndentation { output.text(UInt8(ascii: " ")) }
            line = line.lowerBound + oldIndentation.count..<line.upperBound
          }
          output.text(
            UnsafeBufferPointer(rebasing: source[line]),
            width: TextWidth.columns(of: source, in: line))
        }
      }
      place = end
      if place < range.upperBound {
        let isCRLF =
          source[place] == UInt8(ascii: "\r") && place + 1 < range.upperBound
          && source[place + 1] == UInt8(ascii: "\n")
        place += isCRLF ? 2 : 1
      }
    }
  }

  /// The white space at the beginning of the line that `place` is on.
  private func indentationOfLine(around place: Int) -> Range<Int> {
    var start = place
    while start > 0, !source[start - 1].isLineBreak { start -= 1 }
    var end = start
    while end < place, source[end].isBlank { end += 1 }
    return start..<end
  }
}

/// How many columns bytes take.
enum TextWidth {
  /// The columns of the bytes of `source` in `range`, which holds no line break.
  static func columns(of source: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
    let bytes = source[range]
    if bytes.allSatisfy({ $0 < 0x80 }) { return range.count }
    return VisibleText.width(of: String(decoding: bytes, as: UTF8.self))
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// Whether the byte ends a line: LF or CR.
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
