import Foundation

/// A colour as the oracle has it: sRGB as it is stored, unclipped, or a name with an opacity.
struct OracleColor: Equatable {
  var name: String?
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 1.0
}

/// Colours. The formulas of Oklab are those of Björn Ottosson's page.
extension Oracle {
  func color(_ formula: Formula, _ slot: Int, _ context: Context) -> Value {
    switch formula {
    case .hex(let bits):
      let byte = { (shift: UInt32) in Double((bits >> shift) & 0xFF) / 255 }
      return .color(
        OracleColor(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0)))
    case .system(let name): return .color(OracleColor(name: name))
    case .asset(let name): return .color(OracleColor(name: "asset " + name))
    case .pair(let light, let dark, let lightHigh, let darkHigh):
      let values = [light, dark, lightHigh ?? light, darkHigh ?? dark]
      return evaluate(values[slot], slot, context)
    case .scheme(let base, let isDark):
      return evaluate(base, (slot / 2) * 2 + (isDark ? 1 : 0), context)
    case .opacity(let base, let amount):
      return combine(base, amount, slot, context) { color, amount in
        var color = color
        color.alpha *= amount
        return color
      }
    case .lighten(let base, let amount):
      return inOklab(base, amount, slot, context) { lab, amount in
        lab.0 += (1 - lab.0) * amount
      }
    case .darken(let base, let amount):
      return inOklab(base, amount, slot, context) { lab, amount in lab.0 *= 1 - amount }
    case .saturate(let base, let amount):
      return inOklab(base, amount, slot, context) { lab, amount in
        lab.1 *= 1 + amount
        lab.2 *= 1 + amount
      }
    case .desaturate(let base, let amount):
      return inOklab(base, amount, slot, context) { lab, amount in
        lab.1 *= 1 - amount
        lab.2 *= 1 - amount
      }
    case .rotateHue(let base, let degrees):
      return inOklab(base, .number(degrees), slot, context) { lab, degrees in
        let angle = degrees * Double.pi / 180
        (lab.1, lab.2) = (
          lab.1 * cos(angle) - lab.2 * sin(angle), lab.1 * sin(angle) + lab.2 * cos(angle)
        )
      }
    case .mix(let base, let other, let amount, let isDevice):
      let second = evaluate(other, slot, context)
      return combine(base, amount, slot, context) { first, amount in
        guard case .color(let second) = second else { return nil }
        return mixed(first, second, amount, isDevice: isDevice)
      }
    case .over(let top, let bottom):
      let backdrop = evaluate(bottom, slot, context)
      return combine(top, .number(0), slot, context) { top, _ in
        guard case .color(let backdrop) = backdrop else { return nil }
        return composited(top, over: backdrop)
      }
    default: return .failed
    }
  }

  private func combine(
    _ base: Formula, _ amount: Formula, _ slot: Int, _ context: Context,
    _ body: (OracleColor, Double) -> OracleColor?
  ) -> Value {
    guard case .color(let color) = evaluate(base, slot, context),
      case .number(let number) = evaluate(amount, 0, context)
    else { return .failed }
    return body(color, number).map { .color($0) } ?? .failed
  }

  private typealias Triple = (Double, Double, Double)

  private func inOklab(
    _ base: Formula, _ amount: Formula, _ slot: Int, _ context: Context,
    _ change: (inout Triple, Double) -> Void
  ) -> Value {
    combine(base, amount, slot, context) { color, amount in
      var lab = oklab(color)
      change(&lab, amount)
      return rgb(lab, alpha: color.alpha)
    }
  }

  private func mixed(
    _ first: OracleColor, _ second: OracleColor, _ amount: Double, isDevice: Bool
  ) -> OracleColor {
    if amount == 0 { return first }
    if amount == 1 { return second }
    let alpha = first.alpha * (1 - amount) + second.alpha * amount
    var (one, other) = (1 - amount, amount)
    if alpha > 0 {
      one *= first.alpha / alpha
      other *= second.alpha / alpha
    }
    if isDevice {
      return OracleColor(
        red: first.red * one + second.red * other, green: first.green * one + second.green * other,
        blue: first.blue * one + second.blue * other, alpha: alpha)
    }
    let (a, b) = (oklab(first), oklab(second))
    return rgb(
      (a.0 * one + b.0 * other, a.1 * one + b.1 * other, a.2 * one + b.2 * other), alpha: alpha)
  }

  private func composited(_ top: OracleColor, over bottom: OracleColor) -> OracleColor {
    if top.alpha >= 1 { return top }
    if top.alpha <= 0 { return bottom }
    let rest = bottom.alpha * (1 - top.alpha)
    let alpha = top.alpha + rest
    func component(_ a: Double, _ b: Double) -> Double { (a * top.alpha + b * rest) / alpha }
    return OracleColor(
      red: component(top.red, bottom.red), green: component(top.green, bottom.green),
      blue: component(top.blue, bottom.blue), alpha: alpha)
  }

  private func oklab(_ color: OracleColor) -> Triple {
    func linear(_ c: Double) -> Double {
      let m = abs(c)
      return (m <= 0.04045 ? m / 12.92 : pow((m + 0.055) / 1.055, 2.4)) * (c < 0 ? -1 : 1)
    }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private func rgb(_ lab: Triple, alpha: Double) -> OracleColor {
    func stored(_ c: Double) -> Double {
      let m = abs(c)
      return (m <= 0.0031308 ? 12.92 * m : 1.055 * pow(m, 1 / 2.4) - 0.055) * (c < 0 ? -1 : 1)
    }
    let l = pow(lab.0 + 0.3963377774 * lab.1 + 0.2158037573 * lab.2, 3)
    let m = pow(lab.0 - 0.1055613458 * lab.1 - 0.0638541728 * lab.2, 3)
    let s = pow(lab.0 - 0.0894841775 * lab.1 - 1.2914855480 * lab.2, 3)
    return OracleColor(
      red: stored(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: stored(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: stored(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }
}
