import ThemeSource

/// Everything that is not plain ASCII of the language: names in other scripts, characters that
/// look like others, characters that it does not have, and the marks of a merge conflict.
extension Lexer {
  /// The end of a name that began in ASCII at `start` and meets a byte outside it at `place`.
  mutating func endOfName(from start: Int, at place: Int) -> Int {
    var place = place
    var invisible: [Range<Int>] = []
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        guard ByteClass.table[Int(byte)].continuesName else { break }
        place += 1
        continue
      }
      guard let (scalar, length) = decodeScalar(bytes, at: place) else { break }
      if Characters.isInvisible(scalar) {
        invisible.append(place..<place + length)
      } else if !Characters.continuesName(scalar) {
        break
      }
      place += length
    }
    if let first = invisible.first, let (scalar, _) = decodeScalar(bytes, at: first.lowerBound) {
      report(
        .invisibleInName(Characters.codePoint(scalar)), at: start..<place,
        fixes: [Fix("remove it", edits: invisible.map { edit($0, "") })])
    }
    return place
  }

  /// A token that begins outside ASCII.
  mutating func nonASCII(from start: Int) -> Int {
    guard let (scalar, length) = decodeScalar(bytes, at: start) else { return unknown(from: start) }
    let end = start + length
    if Characters.isInvisible(scalar) { return invisible(from: start) }
    if Characters.beginsName(scalar) {
      let end = endOfName(from: start, at: start)
      emit(.name, end: end)
      return end
    }
    if let quote = Characters.curlyQuote(scalar) { return curlyString(opening: start..<end, quote) }
    if Characters.isForeignSpace(scalar) { return foreignSpace(from: start) }
    if let (kind, written) = Characters.lookAlike(scalar) {
      report(
        .lookAlike(text(start..<end), Characters.codePoint(scalar), written), at: start..<end,
        fixes: [Fix("write `\(written)`", edits: [edit(start..<end, written)])])
      if kind == .leftBrace { result.unclosedBraces += 1 }
      if kind == .rightBrace { result.unclosedBraces -= 1 }
      emit(kind, end: end)
      return end
    }
    return unknown(from: start)
  }

  /// Characters that cannot be seen: part of the name behind them, or white space.
  private mutating func invisible(from start: Int) -> Int {
    var end = start
    var first: Unicode.Scalar?
    while end < bytes.count, let (scalar, length) = decodeScalar(bytes, at: end) {
      guard Characters.isInvisible(scalar) else {
        if Characters.beginsName(scalar) || scalar == "_" {
          let end = endOfName(from: start, at: start)
          emit(.name, end: end)
          return end
        }
        break
      }
      first = first ?? scalar
      end += length
    }
    report(
      .invisible(first.map(Characters.codePoint) ?? ""), at: start..<end,
      fixes: [Fix("remove it", edits: [edit(start..<end, "")])])
    emit(.whitespace, end: end)
    return end
  }

  private mutating func foreignSpace(from start: Int) -> Int {
    var end = start
    var first: Unicode.Scalar?
    while end < bytes.count, let (scalar, length) = decodeScalar(bytes, at: end),
      Characters.isForeignSpace(scalar)
    {
      first = first ?? scalar
      end += length
    }
    report(
      .foreignSpace(first.map(Characters.codePoint) ?? ""), at: start..<end,
      fixes: [Fix("write a space", edits: [edit(start..<end, " ")])])
    emit(.whitespace, end: end)
    return end
  }

  /// A run of characters that begin no token.
  mutating func unknown(from start: Int) -> Int {
    var end = start
    repeat {
      end += decodeScalar(bytes, at: end)?.length ?? 1
    } while end < bytes.count && isUnknown(at: end)
    if lastLineWithUnknown != lineStart {
      lastLineWithUnknown = lineStart
      reportUnknown(start..<end)
    }
    emit(.unknown, end: end)
    return end
  }

  private func isUnknown(at place: Int) -> Bool {
    guard bytes[place] >= 0x80 else { return ByteClass.table[Int(bytes[place])] == .invalid }
    guard let (scalar, _) = decodeScalar(bytes, at: place) else { return true }
    return !Characters.isInvisible(scalar) && !Characters.beginsName(scalar)
      && Characters.curlyQuote(scalar) == nil && !Characters.isForeignSpace(scalar)
      && Characters.lookAlike(scalar) == nil
  }

  private mutating func reportUnknown(_ range: Range<Int>) {
    guard let (scalar, length) = decodeScalar(bytes, at: range.lowerBound) else {
      report(.notUTF8(offset: range.lowerBound), at: range)
      return
    }
    if scalar == "?" {
      let line = range.upperBound..<endOfLine(from: range.upperBound)
      if bytes[line].contains(UInt8(ascii: ":")) {
        report(.conditional, at: range)
        return
      }
    }
    if scalar == "$" || scalar == "@", length == range.count, reportSigil(range) { return }
    let isVisible = scalar.properties.generalCategory != .control && scalar.value != 0xFFFD
    let shown = text(range.lowerBound..<range.lowerBound + length)
    report(
      isVisible
        ? .unknownCharacter(range.count <= 8 ? text(range) : shown)
        : .controlCharacter(Characters.codePoint(scalar)),
      at: range)
  }

  /// `$brand` and `@brand`, as Sass and Less write names. False, and nothing is said, where no plain name
  /// follows, where what stands before would become a part of it, and for the rules of CSS.
  private mutating func reportSigil(_ sigil: Range<Int>) -> Bool {
    let start = sigil.upperBound
    guard continuesName(at: start), !bytes[start].isDigit else { return false }
    var end = start
    while continuesName(at: end) { end += 1 }
    if has("-", at: end), continuesName(at: end + 1) { return false }
    let name = text(start..<end)
    if beginsStatement(sigil.lowerBound) {
      guard dialect == .theme, let edits = editsOfDeclaration(sigil, nameEnd: end) else {
        return false
      }
      report(
        .sigil(text(sigil), declaring: name), at: sigil,
        fixes: [Fix("write `let \(name) =`", edits: edits)])
      return true
    }
    let before = bytes[..<sigil.lowerBound].last
    guard before == 0x20 || before == 0x09 || before?.isLineBreak == true || isOpening(before)
    else { return false }
    report(
      .sigil(text(sigil), before: name), at: sigil,
      fixes: [Fix("write `\(name)`", edits: [edit(sigil, "")])])
    return true
  }

  private func isOpening(_ byte: UInt8?) -> Bool {
    byte.map { "(,:=+-*/".utf8.contains($0) } ?? false
  }

  private func continuesName(at place: Int) -> Bool {
    place < bytes.count
      && (bytes[place] >= 0x80 || ByteClass.table[Int(bytes[place])].continuesName)
  }

  /// Whether what is at `place` begins a line, outside of blocks and lists.
  private func beginsStatement(_ place: Int) -> Bool {
    guard result.unclosedBraces == 0,
      bytes[lineStart..<place].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return false }
    let before = bytes[..<lineStart].last { $0 != 0x20 && $0 != 0x09 && !$0.isLineBreak }
    return before == nil || !isOpening(before)
  }

  /// What makes a `let` of `$brand: #1B5CFF`, `$brand = #1B5CFF` or `$brand: Color = #1B5CFF`.
  private func editsOfDeclaration(_ sigil: Range<Int>, nameEnd: Int) -> [TextEdit]? {
    func passSpaces(_ place: Int) -> Int {
      bytes[place...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    }
    let sign = passSpaces(nameEnd)
    let declares = edit(sigil, "let ")
    if has("=", at: sign) { return [declares] }
    guard has(":", at: sign) else { return nil }
    var typeEnd = passSpaces(sign + 1)
    while continuesName(at: typeEnd) { typeEnd += 1 }
    if has("=", at: passSpaces(typeEnd)) { return [declares] }
    return [declares, edit(sign..<sign + 1, sign == nameEnd ? " =" : "=")]
  }

  /// Where the mark of a merge conflict that begins at `start` ends, if one does.
  ///
  /// The mark is reported once, at `<<<<<<<`. The first side is read; from `=======` up to
  /// `>>>>>>>` all is passed over, so that nothing is said about what stands there twice.
  mutating func conflictMarker(at start: Int) -> Int? {
    guard start == lineStart, start + 7 <= bytes.count else { return nil }
    let mark = bytes[start]
    guard
      mark == UInt8(ascii: "<") || mark == UInt8(ascii: ">") || mark == UInt8(ascii: "=")
        || mark == UInt8(ascii: "|"),
      bytes[start..<start + 7].allSatisfy({ $0 == mark }),
      start + 7 == bytes.count || bytes[start + 7] == UInt8(ascii: " ")
        || bytes[start + 7].isLineBreak
    else { return nil }
    var end = endOfLine(from: start)
    if mark == UInt8(ascii: "=") || mark == UInt8(ascii: "|"), isInConflict {
      end = endOfConflict(from: end) ?? end
      isInConflict = false
    } else {
      isInConflict = mark == UInt8(ascii: "<")
      report(.conflictMarker, at: start..<start + 7)
    }
    emit(.unknown, end: end)
    return end
  }

  /// The end of the line of the next `>>>>>>>`.
  private mutating func endOfConflict(from place: Int) -> Int? {
    guard mayHoldConflictEnd else { return nil }
    var place = place
    while place < bytes.count {
      place += 1
      if bytes[place - 1].isLineBreak, has(">>>>>>>", at: place) {
        lineStart = place
        return endOfLine(from: place)
      }
    }
    mayHoldConflictEnd = false
    return nil
  }
}
