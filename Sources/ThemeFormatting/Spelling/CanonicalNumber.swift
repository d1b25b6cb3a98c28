/// The one way to write a number: no zeros that say nothing, and no point, sign or power of ten
/// without need. The digits keep the exact value; they are never rounded.
///
/// `007` is `7`, `1.50` is `1.5`, `50 %` is `50%`. A power of ten is written out where that is not
/// longer: `1e2` is `100`, `2.5E-1` is `0.25`; else it follows the shortest whole number, as in
/// `15e10`.
enum CanonicalNumber {
  /// The largest power of ten that is looked into; numbers with a larger one stay as they are.
  private static let largestPower = 10_000

  /// How `written`, a number without errors, is to be spelled; nothing where it is already so.
  static func spelling(of written: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard !isCanonical(written) else { return nil }
    var number = Number(written)
    guard let digits = number.spelledDigits(upTo: largestPower) else { return nil }
    let spelling = digits + number.unit
    return spelling.elementsEqual(written) ? nil : spelling
  }

  /// Whether nothing can be shorter: a whole part without a zero in front of others, a fraction
  /// without a zero at its end, and no power of ten. By far the most numbers.
  private static func isCanonical(_ written: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while place < written.count, written[place].isDigit { place += 1 }
    guard place == 1 || written[0] != UInt8(ascii: "0") else { return false }
    if place < written.count, written[place] == UInt8(ascii: ".") {
      place += 1
      while place < written.count, written[place].isDigit { place += 1 }
      guard written[place - 1] != UInt8(ascii: "0") else { return false }
    }
    return place == written.count || written[place] == UInt8(ascii: "%")
      || written[place] == UInt8(ascii: "p")
  }

  /// A number taken apart.
  private struct Number {
    /// All digits, up to the last that is not a zero behind a point.
    private var digits: [UInt8] = []
    /// How many of the digits stand behind the point.
    private var fraction = 0
    /// The power of ten behind `e`, if there is one.
    private var exponent: Int?
    /// `pt`, `%` or nothing.
    private(set) var unit: [UInt8] = []

    init(_ written: UnsafeBufferPointer<UInt8>) {
      var rest = written[...]
      digits = Self.takeDigits(&rest)
      if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        let behind = Self.takeDigits(&rest)
        fraction = behind.count
        digits += behind
      }
      if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
        rest.removeFirst()
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        let power = Self.takeDigits(&rest).reduce(0) {
          min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1_000_000_000)
        }
        exponent = isNegative ? -power : power
      }
      unit = rest.filter { !$0.isBlank }
    }

    private static func takeDigits(_ text: inout Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
      let digits = text.prefix { $0.isDigit }
      text = text.dropFirst(digits.count)
      return Array(digits)
    }

    /// The digits as they are to be written, with what places their point; nothing where the
    /// power is beyond `limit`.
    mutating func spelledDigits(upTo limit: Int) -> [UInt8]? {
      var significant = digits[...].drop { $0 == UInt8(ascii: "0") }
      var power = (exponent ?? 0) - fraction
      while significant.last == UInt8(ascii: "0"), exponent != nil || power < 0 {
        significant.removeLast()
        power += 1
      }
      if significant.isEmpty { return [UInt8(ascii: "0")] }
      guard abs(power) <= limit else { return exponent == nil ? plain(significant, power) : nil }
      guard exponent != nil else { return plain(significant, power) }
      let mark = Array("e\(power)".utf8)
      let plainCount =
        power >= 0
        ? significant.count + power
        : max(significant.count + 1, 2 - power)
      return plainCount <= significant.count + mark.count
        ? plain(significant, power) : Array(significant) + mark
    }

    /// The digits with their point, times a power of ten.
    private func plain(_ significant: ArraySlice<UInt8>, _ power: Int) -> [UInt8] {
      let zero = UInt8(ascii: "0")
      if power >= 0 { return Array(significant) + repeatElement(zero, count: power) }
      let whole = significant.dropLast(-power)
      let zeros = repeatElement(zero, count: max(0, -power - significant.count))
      return (whole.isEmpty ? [zero] : Array(whole)) + [UInt8(ascii: ".")] + zeros
        + significant.suffix(-power)
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
