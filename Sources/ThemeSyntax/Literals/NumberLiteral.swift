/// The value of a number as it is written in a theme.
public struct NumberLiteral: Hashable, Sendable {
  /// What stands behind the digits.
  public enum Unit: UInt8, Sendable {
    /// Nothing: the place of the number decides what it is.
    case none
    /// `pt`
    case points
    /// `%`
    case percent
  }

  /// The number before its unit, as the nearest `Double`: 35 for `35%`.
  public let value: Double
  /// What the number counts as: 0.35 for `35%`, the value itself for other units. Rounded once,
  /// from the digits.
  public let amount: Double
  /// The unit.
  public let unit: Unit

  /// Reads the text of a number; nothing where it is none or is out of a `Double`'s range.
  ///
  /// Spellings that the parser reports and repairs (`.5`, `1,5`, `16 pt`, `16px`, `1_000`) have the value
  /// of their repair.
  static func decode(_ text: UnsafeBufferPointer<UInt8>) -> NumberLiteral? {
    if let share = shortPercentage(text) { return share }
    var scanner = NumberScanner(text)
    scanner.scan()
    guard let unit = scanner.unit, let value = scanner.value(scaledBy: 0), value.isFinite,
      let amount = unit == .percent ? scanner.value(scaledBy: -2) : value
    else { return nil }
    return NumberLiteral(value: value, amount: amount, unit: unit)
  }
}

extension NumberLiteral {
  /// A percentage of one to three digits, as most numbers of a palette are; to read it takes a quarter of
  /// what any number takes.
  private static func shortPercentage(_ text: UnsafeBufferPointer<UInt8>) -> NumberLiteral? {
    guard 2...4 ~= text.count, text[text.count - 1] == UInt8(ascii: "%") else { return nil }
    var value = 0
    for place in 0..<text.count - 1 {
      guard text[place].isDigit else { return nil }
      value = value * 10 + Int(text[place] - UInt8(ascii: "0"))
    }
    return NumberLiteral(value: Double(value), amount: Double(value) / 100, unit: .percent)
  }
}

/// Reads digits, fraction, exponent and unit of one number, in one pass.
private struct NumberScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private var place: Int
  /// The significant digits as an integer, as long as they fit.
  private var mantissa: UInt64 = 0
  /// How many digits `mantissa` has, leading zeros aside.
  private var digits = 0
  /// The power of ten that `mantissa` is multiplied by.
  private var exponent = 0
  private var hasDigits = false

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    place = 0
  }

  mutating func scan() {
    scanDigits(inFraction: false)
    if peek == UInt8(ascii: ".") || peek == UInt8(ascii: ","), place + 1 < text.endIndex,
      text[place + 1].isDigit
    {
      place += 1
      scanDigits(inFraction: true)
    }
    scanExponent()
  }

  private var peek: UInt8? { place < text.endIndex ? text[place] : nil }

  private mutating func scanDigits(inFraction: Bool) {
    while let byte = peek, byte.isDigit || byte == UInt8(ascii: "_") {
      place += 1
      guard byte.isDigit else { continue }
      hasDigits = true
      let isLeadingZero = mantissa == 0 && byte == UInt8(ascii: "0")
      if digits < 19, !isLeadingZero {
        mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
      }
      if !isLeadingZero { digits += 1 }
      if inFraction { exponent -= 1 }
    }
  }

  private mutating func scanExponent() {
    guard peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") else { return }
    var next = place + 1
    var isNegative = false
    if next < text.endIndex, text[next] == UInt8(ascii: "-") || text[next] == UInt8(ascii: "+") {
      isNegative = text[next] == UInt8(ascii: "-")
      next += 1
    }
    guard next < text.endIndex, text[next].isDigit else { return }
    var written = 0
    while next < text.endIndex, text[next].isDigit {
      written = min(written * 10 + Int(text[next] - UInt8(ascii: "0")), 1_000_000_000)
      next += 1
    }
    exponent += isNegative ? -written : written
    place = next
  }

  /// The unit behind the digits that were scanned, or nothing where it is none that is known.
  var unit: NumberLiteral.Unit? {
    guard hasDigits else { return nil }
    var start = place
    while start < text.endIndex, text[start].isSpace { start += 1 }
    let rest = text[start...]
    if rest.isEmpty { return NumberLiteral.Unit.none }
    if rest.count == 1, rest.first == UInt8(ascii: "%") { return .percent }
    return NumberUnit(String(decoding: rest, as: UTF8.self))?.points == 1 ? .points : nil
  }

  /// The number times a power of ten, as the nearest `Double`.
  ///
  /// Up to 15 digits and a power of ten up to 22 are exact in a `Double`, so that one operation
  /// rounds once and right (Clinger, "How to Read Floating Point Numbers Accurately", 1990). The
  /// rest is the library's.
  func value(scaledBy scale: Int) -> Double? {
    let power = exponent + scale
    if digits <= 15, power >= -22, power <= 22 {
      let number = Double(mantissa)
      return power < 0 ? number / Self.powersOfTen[-power] : number * Self.powersOfTen[power]
    }
    if mantissa == 0 { return 0 }
    let written = text[..<place].filter { $0 != UInt8(ascii: "_") }.map {
      $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0
    }
    let mark = written.firstIndex { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
    let significand = String(decoding: written[..<(mark ?? written.endIndex)], as: UTF8.self)
    let fraction = significand.utf8.firstIndex(of: UInt8(ascii: ".")).map {
      significand.utf8.distance(from: $0, to: significand.utf8.endIndex) - 1
    }
    // `.5` is read as `0.5`.
    return Double("0" + significand + "e" + String(power + (fraction ?? 0)))
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
