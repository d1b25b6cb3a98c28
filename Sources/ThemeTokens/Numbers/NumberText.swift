/// The shortest text that reads back to exactly `x`, as the language writes numbers: no trailing
/// `.0`, and no exponent for 1e-7 ≤ |x| < 1e21.
package func shortestText(of x: Double) -> String {
  TextCursor.text(upTo: TextCursor.mostForNumber) { writeShortestText(of: x, to: &$0) }
}

/// Writes `shortestText(of:)`.
package func writeShortestText(of x: Double, to text: inout TextCursor) {
  if x.sign == .minus, x != 0 { text.put(minus) }
  let magnitude = x.magnitude
  if magnitude < exactIntegers {
    let whole = UInt64(magnitude)
    if Double(whole) == magnitude { return text.put(decimal: whole) }
    // A decimal of up to fifteen digits is the only one of its length that a double stands for, so
    // one that reads back to `x` is the shortest. Numbers as written have few places; those of
    // derived colours have twelve.
    let short = (magnitude * 1e6).rounded(.toNearestOrEven)
    if short < 1e15, short / 1e6 == magnitude {
      return writeFixed(UInt64(short), unit: 1_000_000, places: 6, to: &text)
    }
    let long = (magnitude * 1e12).rounded(.toNearestOrEven)
    if magnitude >= 1e-7, long < 1e15, long / 1e12 == magnitude {
      return writeFixed(UInt64(long), unit: 1_000_000_000_000, places: 12, to: &text)
    }
    if magnitude >= 1e-4 {
      // The standard library writes the same, as this is no integer.
      return text.put(magnitude.description.utf8)
    }
  }
  writeDescription(of: magnitude, to: &text)
}

/// Writes `scaled` / `unit`, which is 10^`places`, without trailing zeros; `scaled` is no multiple of
/// `unit`.
private func writeFixed(
  _ scaled: UInt64, unit: UInt64, places: Int, to text: inout TextCursor
) {
  text.put(decimal: scaled / unit)
  text.put(point)
  text.put(decimal: scaled % unit, least: places)
  text.trimZeros()
}

/// Writes the standard library's shortest digits, with the point moved to where a reader expects
/// it. `magnitude` is not negative.
private func writeDescription(of magnitude: Double, to text: inout TextCursor) {
  guard magnitude.isFinite else { return text.put(magnitude.description.utf8) }
  let (digits, pointPosition) = shortestDigits(of: magnitude)
  if pointPosition > 21 || pointPosition < -6 {
    text.put(digits[0])
    if digits.count > 1 {
      text.put(point)
      text.put(digits[1...])
    }
    text.put(UInt8(ascii: "e"))
    let exponent = pointPosition - 1
    if exponent < 0 { text.put(minus) }
    text.put(decimal: UInt64(exponent.magnitude))
  } else if pointPosition <= 0 {
    text.put(zero)
    text.put(point)
    text.put(zero, times: -pointPosition)
    text.put(digits)
  } else if pointPosition >= digits.count {
    text.put(digits)
    text.put(zero, times: pointPosition - digits.count)
  } else {
    text.put(digits[..<pointPosition])
    text.put(point)
    text.put(digits[pointPosition...])
  }
}

/// The shortest decimal digits that read back to `magnitude`, as ASCII without zeros at either end,
/// and where the decimal point stands: 0.05 is `5` with the point at -1.
///
/// `magnitude` is finite and above 0.
func shortestDigits(of magnitude: Double) -> (digits: [UInt8], pointPosition: Int) {
  var digits: [UInt8] = []
  digits.reserveCapacity(20)
  var pointPosition: Int?
  var exponent = 0
  var description = magnitude.description
  description.withUTF8 { text in
    for (place, byte) in text.enumerated() {
      if byte == point {
        pointPosition = digits.count
      } else if byte == UInt8(ascii: "e") {
        let rest = UnsafeBufferPointer(rebasing: text[(place + 1)...])
        exponent = Int(String(decoding: rest, as: UTF8.self)) ?? 0
        break
      } else {
        digits.append(byte)
      }
    }
  }
  var position = (pointPosition ?? digits.count) + exponent
  let leading = digits.prefix { $0 == zero }.count
  digits.removeFirst(leading)
  position -= leading
  while digits.count > 1, digits.last == zero { digits.removeLast() }
  return (digits, position)
}

/// 2^53: doubles below it hold every integer.
private let exactIntegers = 9_007_199_254_740_992.0

private let zero = UInt8(ascii: "0")
private let point = UInt8(ascii: ".")
private let minus = UInt8(ascii: "-")
