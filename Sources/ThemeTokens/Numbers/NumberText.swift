/// The shortest text that reads back to exactly `x`, as the language writes numbers: no trailing
/// `.0`, and no exponent for 1e-7 ≤ |x| < 1e21.
package func shortestText(of x: Double) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(24)
  appendShortestText(of: x, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// Appends `shortestText(of:)` as UTF-8.
package func appendShortestText(of x: Double, to bytes: inout [UInt8]) {
  if x.sign == .minus, x != 0 { bytes.append(minus) }
  let magnitude = x.magnitude
  if magnitude < exactIntegers {
    let whole = UInt64(magnitude)
    if Double(whole) == magnitude { return appendDecimal(whole, to: &bytes) }
    // A decimal of up to fifteen digits is the only one of its length that a double stands for, so
    // one that reads back to `x` is the shortest. Numbers as written have few places; those of
    // derived colours have twelve.
    let short = (magnitude * 1e6).rounded(.toNearestOrEven)
    if short < 1e15, short / 1e6 == magnitude {
      return appendFixed(UInt64(short), places: 6, to: &bytes)
    }
    let long = (magnitude * 1e12).rounded(.toNearestOrEven)
    if magnitude >= 1e-7, long < 1e15, long / 1e12 == magnitude {
      return appendFixed(UInt64(long), places: 12, to: &bytes)
    }
    if magnitude >= 1e-4 {
      // The standard library writes the same, as this is no integer.
      bytes.append(contentsOf: magnitude.description.utf8)
      return
    }
  }
  appendDescription(of: magnitude, to: &bytes)
}

/// Appends `value` in decimal digits.
package func appendDecimal(_ value: UInt64, to bytes: inout [UInt8]) {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
    let start = writeDecimal(value, before: 24, in: digits)
    bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: digits[start...]))
  }
}

/// Writes the digits of `value` so that they end before `end`; where they begin is returned.
private func writeDecimal(
  _ value: UInt64, before end: Int, in digits: UnsafeMutableBufferPointer<UInt8>
) -> Int {
  var (rest, place) = (value, end)
  repeat {
    place -= 1
    digits[place] = zero + UInt8(truncatingIfNeeded: rest % 10)
    rest /= 10
  } while rest > 0
  return place
}

/// Appends `scaled` / 10^`places` without trailing zeros; `scaled` is no multiple of 10^`places`.
private func appendFixed(_ scaled: UInt64, places: Int, to bytes: inout [UInt8]) {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { text in
    var fraction = scaled
    var places = places
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    // From the last digit to the first, so that each costs one division.
    var place = 32
    for _ in 0..<places {
      place -= 1
      text[place] = zero + UInt8(truncatingIfNeeded: fraction % 10)
      fraction /= 10
    }
    place -= 1
    text[place] = point
    let start = writeDecimal(fraction, before: place, in: text)
    bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: text[start...]))
  }
}

/// Appends the standard library's shortest digits, with the point moved to where a reader expects
/// it. `magnitude` is not negative.
private func appendDescription(of magnitude: Double, to bytes: inout [UInt8]) {
  guard magnitude.isFinite else {
    bytes.append(contentsOf: magnitude.description.utf8)
    return
  }
  if magnitude >= 1e-4, magnitude < exactIntegers {
    // The standard library writes these without an exponent, as we do.
    var description = magnitude.description
    description.withUTF8 { bytes.append(contentsOf: $0) }
    return
  }
  let (digits, pointPosition) = shortestDigits(of: magnitude)
  if pointPosition > 21 || pointPosition < -6 {
    bytes.append(digits[0])
    if digits.count > 1 {
      bytes.append(point)
      bytes.append(contentsOf: digits[1...])
    }
    bytes.append(UInt8(ascii: "e"))
    let exponent = pointPosition - 1
    if exponent < 0 { bytes.append(minus) }
    appendDecimal(UInt64(exponent.magnitude), to: &bytes)
  } else if pointPosition <= 0 {
    bytes.append(zero)
    bytes.append(point)
    bytes.append(contentsOf: repeatElement(zero, count: -pointPosition))
    bytes.append(contentsOf: digits)
  } else if pointPosition >= digits.count {
    bytes.append(contentsOf: digits)
    bytes.append(contentsOf: repeatElement(zero, count: pointPosition - digits.count))
  } else {
    bytes.append(contentsOf: digits[..<pointPosition])
    bytes.append(point)
    bytes.append(contentsOf: digits[pointPosition...])
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
