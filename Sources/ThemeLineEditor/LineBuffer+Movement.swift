extension LineBuffer {
  /// A way for the cursor to go, by itself or deleting as it goes.
  package enum Movement: Sendable {
    /// By one character.
    case left, right
    /// To the start of a word before, or the end of one after. Words are letters, digits and `_`.
    case wordLeft, wordRight
    /// To the start of the text without blanks that is before.
    case blankLeft
    /// Within the line; `toLineStart` and `toLineEnd` go over the line break if already there.
    case lineStart, lineEnd, toLineStart, toLineEnd
    /// To the ends of the whole text.
    case start, end
  }

  /// Moves the cursor. False if it stays where it was.
  @discardableResult
  package mutating func move(_ movement: Movement) -> Bool {
    let old = cursor
    moveCursor(to: offset(after: movement))
    return cursor != old
  }

  /// Where `movement` leads from the cursor.
  package func offset(after movement: Movement) -> Int {
    switch movement {
    case .left: boundary(before: cursor)
    case .right: boundary(after: cursor)
    case .wordLeft: runStart(before: cursor, of: isWord)
    case .wordRight: runEnd(after: cursor, of: isWord)
    case .blankLeft: runStart(before: cursor) { !$0.properties.isWhitespace }
    case .lineStart: lineStart(before: cursor)
    case .lineEnd: lineEnd(after: cursor)
    case .toLineStart: otherwise(lineStart(before: cursor), boundary(before: cursor))
    case .toLineEnd: otherwise(lineEnd(after: cursor), boundary(after: cursor))
    case .start: 0
    case .end: text.utf8.count
    }
  }

  private func otherwise(_ offset: Int, _ other: Int) -> Int { offset == cursor ? other : offset }

  /// Moves to the line above, as close to the same column as it goes. False on the first line.
  @discardableResult
  package mutating func moveUp() -> Bool {
    let lineStart = lineStart(before: cursor)
    guard lineStart > 0 else { return false }
    return moveToLine(startingAt: self.lineStart(before: lineStart - 1), from: lineStart)
  }

  /// Moves to the line below, as close to the same column as it goes. False on the last line.
  @discardableResult
  package mutating func moveDown() -> Bool {
    let lineEnd = lineEnd(after: cursor)
    guard lineEnd < text.utf8.count else { return false }
    return moveToLine(startingAt: lineEnd + 1, from: lineStart(before: cursor))
  }

  private mutating func moveToLine(startingAt target: Int, from lineStart: Int) -> Bool {
    let column = goalColumn ?? text[index(lineStart)..<index(cursor)].count
    let end = index(lineEnd(after: target))
    let place = text.index(index(target), offsetBy: column, limitedBy: end) ?? end
    moveCursor(to: offset(place))
    goalColumn = column
    return true
  }

  private func lineStart(before offset: Int) -> Int {
    let before = text.utf8[..<index(offset)]
    guard let lineFeed = before.lastIndex(of: 0x0A) else { return 0 }
    return self.offset(lineFeed) + 1
  }

  private func lineEnd(after offset: Int) -> Int {
    let after = text.utf8[index(offset)...]
    guard let lineFeed = after.firstIndex(of: 0x0A) else { return text.utf8.count }
    return self.offset(lineFeed)
  }

  // Whole scalars rather than characters: stepping back over many of them stays linear then.

  private func runStart(before offset: Int, of belongs: (Unicode.Scalar) -> Bool) -> Int {
    let scalars = text.unicodeScalars[..<index(offset)]
    guard let last = scalars.lastIndex(where: belongs) else { return 0 }
    guard let gap = scalars[..<last].lastIndex(where: { !belongs($0) }) else { return 0 }
    return boundary(atOrBefore: self.offset(scalars.index(after: gap)))
  }

  private func runEnd(after offset: Int, of belongs: (Unicode.Scalar) -> Bool) -> Int {
    let scalars = text.unicodeScalars[index(offset)...]
    guard let first = scalars.firstIndex(where: belongs) else { return text.utf8.count }
    let gap = scalars[first...].firstIndex { !belongs($0) }
    return boundary(atOrAfter: gap.map { self.offset($0) } ?? text.utf8.count)
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar == "_" || (0x30...0x39).contains(scalar.value)
        || (0x61...0x7A).contains(scalar.value | 0x20)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default:
      return false
    }
  }
}
