import ThemeSource

extension Lexer {
  /// Digits, fraction, exponent and unit.
  mutating func number(from start: Int) -> Int {
    if bytes[start] == UInt8(ascii: "0"), has("x", at: start + 1) || has("X", at: start + 1) {
      return hexadecimalNumber(from: start)
    }
    var hasSeparators = false
    var place = endOfDigits(from: start, &hasSeparators)
    if isPoint(at: place) { place = endOfDigits(from: place + 1, &hasSeparators) }
    let significandEnd = place
    place = endOfExponent(from: place)
    let end = unit(from: start, digitsEnd: place)
    if hasSeparators {
      let range = start..<place
      report(
        .digitSeparators, at: range,
        fixes: [
          Fix(
            "write the digits without `_`",
            edits: [edit(range, text(range).filter { $0 != "_" })])
        ])
    } else if place > significandEnd || place - start > 300,
      NumberLiteral.decode(UnsafeBufferPointer(rebasing: bytes[start..<place])) == nil
    {
      report(.numberOutOfRange, at: start..<place)
    }
    emit(.number, end: end)
    return end
  }

  private func endOfDigits(from start: Int, _ hasSeparators: inout Bool) -> Int {
    var place = start
    while place < bytes.count {
      if bytes[place].isDigit {
        place += 1
      } else if bytes[place] == UInt8(ascii: "_"), isDigit(at: place + 1) {
        hasSeparators = true
        place += 1
      } else {
        break
      }
    }
    return place
  }

  private func endOfExponent(from start: Int) -> Int {
    guard has("e", at: start) || has("E", at: start) else { return start }
    var place = start + 1
    if has("+", at: place) || has("-", at: place) { place += 1 }
    guard isDigit(at: place) else { return start }
    while isDigit(at: place) { place += 1 }
    return place
  }

  private func isDigit(at place: Int) -> Bool { place < bytes.count && bytes[place].isDigit }

  /// Whether a fraction begins at `place`.
  private func isPoint(at place: Int) -> Bool { has(".", at: place) && isDigit(at: place + 1) }

  /// The end of the unit behind the digits; reports one that the language does not have.
  private mutating func unit(from start: Int, digitsEnd: Int) -> Int {
    guard digitsEnd < bytes.count else { return digitsEnd }
    switch bytes[digitsEnd] {
    case UInt8(ascii: "%"): return digitsEnd + 1
    case UInt8(ascii: " ") where has("%", at: digitsEnd + 1): return digitsEnd + 2
    case UInt8(ascii: ".") where isDigit(at: digitsEnd + 1):
      return secondPoint(from: start, at: digitsEnd)
    case let byte where ByteClass.table[Int(byte)] == .letter:
      var end = digitsEnd
      while end < bytes.count, ByteClass.table[Int(bytes[end])].continuesName { end += 1 }
      let unit = digitsEnd..<end
      if unit.count == 2, has("pt", at: digitsEnd) { return end }
      reportUnit(unit, behind: start..<digitsEnd)
      return end
    default: return digitsEnd
    }
  }

  private mutating func reportUnit(_ unit: Range<Int>, behind digits: Range<Int>) {
    let (unitText, digitsText) = (text(unit), text(digits))
    let known = NumberUnit(unitText)
    var fixes: [Fix] = []
    if let known, let number = known.points(digitsText) {
      let points = "\(number)pt"
      fixes =
        known.points == 1
        ? [Fix("write `\(points)`", edits: [edit(unit, "pt")])]
        : [
          Fix(
            "write `\(points)`", .unsafe, edits: [edit(digits.lowerBound..<unit.upperBound, points)]
          )
        ]
    }
    report(.unknownUnit(unitText, known, digits: digitsText), at: unit, fixes: fixes)
  }

  /// `1.2.3`, all of it one wrong number.
  private mutating func secondPoint(from start: Int, at point: Int) -> Int {
    var end = point
    while end < bytes.count, bytes[end].isDigit || isPoint(at: end) { end += 1 }
    report(.twoPoints, at: start..<end)
    return end
  }

  /// `0x1B5CFF`, a colour as other languages write it.
  private mutating func hexadecimalNumber(from start: Int) -> Int {
    var end = start + 2
    while end < bytes.count, ByteClass.table[Int(bytes[end])].continuesName { end += 1 }
    let digits = start + 2..<end
    let isHex = bytes[digits].allSatisfy { $0.hexValue != nil }
    report(
      .hexadecimalNumber(text(digits), isHex: isHex), at: start..<end,
      fixes: isHex && digits.count == 6
        ? [Fix("write `#\(text(digits))`", edits: [edit(start..<start + 2, "#")])] : [])
    emit(.number, end: end)
    return end
  }

  /// `#` and what follows it without a gap, which should be 3, 4, 6 or 8 hex digits.
  mutating func color(from start: Int) -> Int {
    var end = start + 1
    var firstWrong: Int?
    while end < bytes.count, ByteClass.table[Int(bytes[end])].continuesName {
      if firstWrong == nil, bytes[end].hexValue == nil { firstWrong = end }
      end += 1
    }
    let count = end - start - 1
    if count == 0 {
      report(.colorWithoutDigits, at: start..<end)
    } else if let firstWrong {
      report(
        .colorDigit(text(firstWrong..<firstWrong + 1)), at: firstWrong..<firstWrong + 1)
    } else if count != 3, count != 4, count != 6, count != 8 {
      report(.colorLength(count), at: start..<end)
    }
    emit(.color, end: end)
    return end
  }
}
