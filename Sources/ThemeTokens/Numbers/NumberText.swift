/// The shortest text that reads back to exactly `x`, as the language writes numbers: no trailing
/// `.0`, and no exponent for 1e-7 ≤ |x| < 1e21.
package func shortestText(of x: Double) -> String {
  TextCursor.text(upTo: TextCursor.mostForNumber) { writeShortestText(of: x, to: &$0) }
}

/// Writes `shortestText(of:)`. There must be room for `TextCursor.mostForNumber` bytes.
package func writeShortestText(of x: Double, to text: inout TextCursor) {
  if x.sign == .minus, x != 0 { text.put(minus) }
  let magnitude = x.magnitude
  // A decimal of up to fifteen digits is the only one of its length that a double stands for, so one
  // that reads back to `x` is the shortest. Numbers as written have few places; those of derived
  // colours have twelve.
  if magnitude < 1_000 {
    let scaled = roundedToInteger(magnitude * 1e12)
    if Double(scaled) / 1e12 == magnitude, magnitude >= 1e-7 || scaled == 0 {
      return writeTrillionths(UInt64(bitPattern: scaled), to: &text)
    }
  } else if magnitude < exactIntegers {
    let whole = Int64(magnitude)
    if Double(whole) == magnitude { return text.put(decimal: UInt64(bitPattern: whole)) }
    if magnitude < 1e9 {
      let scaled = roundedToInteger(magnitude * 1e6)
      if Double(scaled) / 1e6 == magnitude {
        return writeMillionths(UInt64(bitPattern: scaled), to: &text)
      }
    }
  } else {
    return writeDescription(of: magnitude, to: &text)
  }
  if magnitude >= 1e-4 {
    // The standard library writes the same, as this is no integer.
    return text.put(magnitude.description.utf8)
  }
  writeDescription(of: magnitude, to: &text)
}

/// The integer nearest to `x`, half to even, for `x` of 0 to 2^51.
///
/// In a double of 2^52 and above the last place is 1, so the addition rounds and the lower bits are the
/// integer. `rounded` is a call here, and the conversion checks its range first.
@inline(__always)
private func roundedToInteger(_ x: Double) -> Int64 {
  Int64(bitPattern: (x + 0x1p52).bitPattern &- (0x1p52 as Double).bitPattern)
}

/// Writes `scaled` / 10^6, which is no integer, without trailing zeros.
private func writeMillionths(_ scaled: UInt64, to text: inout TextCursor) {
  let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: 1_000_000)
  text.put(decimal: whole)
  text.put(point)
  EightDigits(fraction * 100).writeTrimmed(to: &text)
}

/// Writes `scaled` / 10^12 without trailing zeros.
@inline(__always)
private func writeTrillionths(_ scaled: UInt64, to text: inout TextCursor) {
  let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: 1_000_000_000_000)
  text.put(decimal: whole)
  if fraction == 0 { return }
  text.put(point)
  let (first, last) = fraction.quotientAndRemainder(dividingBy: 10_000)
  if last == 0 { return EightDigits(first).writeTrimmed(to: &text) }
  EightDigits(first).write(to: &text)
  EightDigits(last * 10_000).writeTrimmed(to: &text)
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
