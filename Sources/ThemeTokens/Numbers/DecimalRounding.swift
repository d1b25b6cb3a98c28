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
  let scale = powerOfTen(abs(shift))
  var rounded: Double
  if shift >= 0 {
    // `magnitude * scale` is exactly `product + rest`, and `rest` is less than the product's last
    // place, so it decides ties alone.
    let product = magnitude * scale
    let rest = (-product).addingProduct(magnitude, scale)
    rounded = product.rounded(.down)
    let fraction = product - rounded
    if fraction > 0.5 || (fraction == 0.5 && rest >= 0) { rounded += 1 }
    rounded /= scale
  } else {
    rounded = (magnitude / scale).rounded()
    // Exact, as both are multiples of the same power of two and near each other.
    let rest = magnitude.addingProduct(-rounded, scale)
    if rest >= scale / 2 { rounded += 1 }
    if rest < -scale / 2 { rounded -= 1 }
    rounded *= scale
  }
  return x.sign == .minus ? -rounded : rounded
}

/// `x` rounded to twelve decimal places, half to even, where its magnitude is below 1000.
///
/// Such a decimal has at most fifteen digits, so it is the shortest text of the double.
@inline(__always)
func roundedToPlaces12(_ x: Double) -> Double {
  x.magnitude < 1_000 ? (x * 1e12).rounded(.toNearestOrEven) / 1e12 : x
}

/// 10^`exponent` for -7…37; exact for 0…22, else within a unit in the last place.
private func powerOfTen(_ exponent: Int) -> Double {
  switch exponent {
  case 0...22: exactPowersOfTen[exponent]
  case 23...44: 1e22 * exactPowersOfTen[exponent - 22]
  case -22..<0: 1 / exactPowersOfTen[-exponent]
  default: exponent < 0 ? 0 : .infinity
  }
}

/// The powers of ten that a double holds exactly.
private let exactPowersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

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
