import ThemeSource

extension Lexer {
  /// `"…"`, on one line.
  mutating func string(from start: Int) -> Int {
    if has("\"\"\"", at: start) { return multilineString(from: start) }
    let (contentEnd, isClosed) = endOfContent(from: start + 1, quote: UInt8(ascii: "\""))
    if isClosed {
      checkContent(start + 1..<contentEnd)
      emit(.string, end: contentEnd + 1)
      return contentEnd + 1
    }
    if let curly = closingQuote(.double, orStraight: nil, from: start + 1) {
      return curlyString(start..<start + 1, closing: curly)
    }
    return unterminated(start, end: contentEnd)
  }

  /// `'…'`: read as a string, with the quotes that it should have. A lone `'` is unknown.
  mutating func singleQuoted(from start: Int) -> Int {
    guard lastLineWithApostrophe != lineStart else { return unknown(from: start) }
    let (contentEnd, isClosed) = endOfContent(from: start + 1, quote: UInt8(ascii: "'"))
    guard isClosed else {
      lastLineWithApostrophe = lineStart
      return unknown(from: start)
    }
    let content = start + 1..<contentEnd
    let end = contentEnd + 1
    let hasQuote = bytes[content].contains(UInt8(ascii: "\""))
    report(
      .stringQuotes("'"), at: start..<end,
      fixes: hasQuote
        ? []
        : [
          Fix(
            "write `\"`",
            edits: [edit(start..<start + 1, "\""), edit(contentEnd..<end, "\"")])
        ])
    checkContent(content)
    emit(.string, end: end)
    return end
  }

  /// `“…”` or `‘…’`, where `opening` is the first quote: read as a string.
  mutating func curlyString(opening: Range<Int>, _ quote: Characters.CurlyQuote) -> Int {
    let straight = UInt8(ascii: quote == .double ? "\"" : "'")
    if let closing = closingQuote(quote, orStraight: straight, from: opening.upperBound) {
      return curlyString(opening, closing: closing)
    }
    return unterminated(opening.lowerBound, end: endOfLine(from: opening.upperBound))
  }

  private mutating func curlyString(_ opening: Range<Int>, closing: Range<Int>) -> Int {
    let wrong = opening.count > 1 ? opening : closing
    report(
      .stringQuotes(text(wrong)), at: opening.lowerBound..<closing.upperBound,
      fixes: [Fix("write `\"`", edits: [edit(opening, "\""), edit(closing, "\"")])])
    checkContent(opening.upperBound..<closing.lowerBound)
    emit(.string, end: closing.upperBound)
    return closing.upperBound
  }

  /// The next typographic quote of a kind on the line, or the next straight one.
  private func closingQuote(
    _ quote: Characters.CurlyQuote, orStraight straight: UInt8?, from start: Int
  ) -> Range<Int>? {
    var place = start
    while place < bytes.count, !bytes[place].isLineBreak {
      if bytes[place] == straight { return place..<place + 1 }
      guard bytes[place] >= 0x80, let (scalar, length) = decodeScalar(bytes, at: place) else {
        place += 1
        continue
      }
      if Characters.curlyQuote(scalar) == quote { return place..<place + length }
      place += length
    }
    return nil
  }

  /// Where the content of a string ends: at its quote, or at the end of the line.
  private func endOfContent(from start: Int, quote: UInt8) -> (end: Int, isClosed: Bool) {
    var place = start
    while place < bytes.count, !bytes[place].isLineBreak {
      if bytes[place] == quote { return (place, true) }
      let isEscape = bytes[place] == UInt8(ascii: "\\")
      place += 1
      if isEscape, place < bytes.count, !bytes[place].isLineBreak { place += 1 }
    }
    return (place, false)
  }

  /// A string that goes on to the end of its line, closed or not by what follows.
  private mutating func unterminated(_ start: Int, end: Int) -> Int {
    var end = end
    while end > start + 1, bytes[end - 1].isSpace { end -= 1 }
    report(.unterminatedString, at: start..<end)
    result.unterminatedStrings.append(nextToken)
    emit(.string, end: end)
    return end
  }

  /// `"""…"""` over any number of lines, which the language does not have.
  private mutating func multilineString(from start: Int) -> Int {
    var place = start + 3
    while place < bytes.count, !has("\"\"\"", at: place) { place += 1 }
    var end = place + 3
    if place >= bytes.count { end = endOfLine(from: start) }
    report(.multilineString, at: start..<start + 3)
    emit(.string, end: end)
    for index in start..<end where bytes[index].isLineBreak { lineStart = index + 1 }
    return end
  }

  /// Reports what cannot stand in a string: bad escapes and control characters.
  private mutating func checkContent(_ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\") {
        let escape = StringLiteral.escape(bytes, at: place, before: range.upperBound)
        if escape.scalar == nil {
          let wrong = place..<place + escape.length
          report(.invalidEscape(text(wrong)), at: wrong)
        }
        place += escape.length
      } else {
        if StringLiteral.isControl(byte) {
          report(
            .controlInString(Characters.codePoint(Unicode.Scalar(byte))), at: place..<place + 1)
        }
        place += 1
      }
    }
  }
}
