/// `x` rounded to 15 significant decimal digits, half away from zero.
///
/// A double holds every decimal of 15 digits, so arithmetic on decimals as written, rounded with
/// this after each step, shows no binary residue: 0.1 + 0.2 becomes the double that `0.3` reads as.
/// Integers below 2^53 are returned untouched.
///
/// The rounding is of the exact value for 1e-7 ≤ |x| < 1e37, and of the shortest decimal that reads
/// back to `x` beyond.
package func roundedToDecimal15(_ x: Double) -> Double {
  let magnitude = x.magnitude
  if magnitude < 9_007_199_254_740_992, magnitude.rounded(.down) == magnitude { return x }
  guard magnitude >= 1e-7, magnitude < 1e37 else { return roundedByDigits(x) }

  // The number of digits before the decimal point, from the binary exponent: log10(2) = 0.30103.
  var pointPosition = Int((Double(magnitude.exponent) * 0.301_029_995_663_981_2).rounded(.down)) + 1
  if magnitude >= powerOfTen(pointPosition) { pointPosition += 1 }

  let shift = 15 - pointPosition
  let scale = powerOfTen(shift.magnitude <= 22 ? abs(shift) : 22)
  var rounded: Double
  if shift >= 0 {
    // `magnitude * scale` exactly, as the sum of two doubles.
    let product = magnitude * scale
    let rest = (-product).addingProduct(magnitude, scale)
    rounded = product.rounded(.down)
    if (product - rounded) + rest >= 0.5 { rounded += 1 }
    if (product - rounded) + rest < -0.5 { rounded -= 1 }
    rounded /= scale
  } else {
    rounded = (magnitude / scale).rounded()
    let rest = magnitude.addingProduct(-rounded, scale)
    if rest >= scale / 2 { rounded += 1 }
    if rest < -scale / 2 { rounded -= 1 }
    rounded *= scale
  }
  return x.sign == .minus ? -rounded : rounded
}

/// 10^`exponent` for -7…37; exact for 0…22, else the nearest double.
private func powerOfTen(_ exponent: Int) -> Double {
  var result = 1.0
  switch exponent {
  case 0...22:
    for _ in 0..<exponent { result *= 10 }
    return result
  case 23...: return powerOfTen(22) * powerOfTen(exponent - 22)
  default: return 1 / powerOfTen(-exponent)
  }
}

private func roundedByDigits(_ x: Double) -> Double {
  guard x.isFinite else { return x }
  var (digits, pointPosition) = shortestDigits(of: x.magnitude)
  guard digits.count > 15 else { return x }
  let roundsUp = digits[15] >= UInt8(ascii: "5")
  digits.removeSubrange(15...)
  var value = digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
  if roundsUp { value += 1 }
  guard let rounded = Double("\(value)e\(pointPosition - 15)"), rounded.isFinite else { return x }
  return x.sign == .minus ? -rounded : rounded
}
