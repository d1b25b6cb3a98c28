// The steps between spaces, on bare triples. `ColorComponents+Conversion.swift` puts them together.

/// Whether `x` is within 0…1.
@inline(__always)
func isUnit(_ x: Double) -> Bool { x >= 0 && x <= 1 }

/// The nearest byte to `x` · 255, half up; 0 for not-a-number.
///
/// The sum with 2^52 has the nearest integer in its lower bits. The conversion to an integer checks its
/// range first, which is twice the work.
@inline(__always)
func nearestByte(_ x: Double) -> UInt8 {
  guard x > 0 else { return 0 }
  guard x < 1 else { return 255 }
  let scaled = x * 255 + 0.5
  let nearest = scaled + 0x1p52
  let byte = UInt8(truncatingIfNeeded: nearest.bitPattern)
  return nearest - 0x1p52 > scaled ? byte &- 1 : byte
}

/// The component, 0…1, that a byte says.
@inline(__always)
func byteComponent(_ byte: UInt8) -> Double { Double(byte) / 255 }

/// Light from an sRGB component: the inverse of sRGB's transfer function, mirrored below 0 so that
/// colours outside the gamut survive.
func linearized(_ encoded: Double) -> Double {
  let byte = nearestByte(encoded)
  return byteComponent(byte) == encoded ? byteLight[Int(byte)] : computedLight(encoded)
}

/// The light of a component of 8 bits.
func light(of byte: UInt8) -> Double { byteLight[Int(byte)] }

/// The bytes that `nearestByte(gammaEncoded(light))` gives for components within 0…1, without the
/// power.
///
/// `firstByte` has, for each step of 1/1024, the byte of the least light in it; the steps are so fine that
/// few comparisons are left, the most of them near black. All three at once, since it costs more to
/// come by the tables than to look something up.
func nearestBytes(ofLight light: Vector3) -> (red: UInt8, green: UInt8, blue: UInt8) {
  firstByte.withUnsafeBufferPointer { firstByte in
    upperLight.withUnsafeBufferPointer { upperLight in
      func nearest(_ light: Double) -> UInt8 {
        var byte = Int(firstByte[Int(light * 1024)])
        while byte < 255, light >= upperLight[byte] { byte += 1 }
        return UInt8(truncatingIfNeeded: byte)
      }
      return (nearest(light.x), nearest(light.y), nearest(light.z))
    }
  }
}

/// The light from which on the next byte is nearer, by byte.
private let upperLight: [Double] = (0..<255).map { computedLight((Double($0) + 0.5) / 255) }

private let firstByte: [UInt8] = {
  var byte: UInt8 = 0
  return (0...1024).map { step in
    while byte < 255, Double(step) / 1024 >= upperLight[Int(byte)] { byte += 1 }
    return byte
  }
}()

func computedLight(_ encoded: Double) -> Double {
  let magnitude = encoded.magnitude
  if magnitude <= 0.040_45 { return encoded / 12.92 }
  let light = power((magnitude + 0.055) / 1.055, 2.4)
  return encoded < 0 ? -light : light
}

/// sRGB's transfer function, mirrored below 0.
func gammaEncoded(_ light: Double) -> Double {
  let magnitude = light.magnitude
  if magnitude <= 0.003_130_8 { return light * 12.92 }
  // 1.055 − 0.055 is not quite 1 in binary.
  if magnitude == 1 { return light }
  let encoded = 1.055 * power(magnitude, 1 / 2.4) - 0.055
  return light < 0 ? -encoded : encoded
}

func linearized(_ rgb: Vector3) -> Vector3 {
  (linearized(rgb.x), linearized(rgb.y), linearized(rgb.z))
}

func gammaEncoded(_ light: Vector3) -> Vector3 {
  (gammaEncoded(light.x), gammaEncoded(light.y), gammaEncoded(light.z))
}

func oklab(fromXYZ xyz: Vector3) -> Vector3 {
  let lms = Matrix3.xyzToLMS * xyz
  return Matrix3.lmsToOklab * (cubeRoot(lms.x), cubeRoot(lms.y), cubeRoot(lms.z))
}

func xyz(fromOklab lab: Vector3) -> Vector3 {
  let roots = Matrix3.oklabToLMS * lab
  return Matrix3.lmsToXYZ
    * (
      roots.x * roots.x * roots.x, roots.y * roots.y * roots.y, roots.z * roots.z * roots.z
    )
}

/// Below this chroma a hue is noise of the arithmetic, and is 0.
let chromaNoise = 1e-9

func oklch(fromOklab lab: Vector3) -> Vector3 {
  let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
  if chroma < chromaNoise { return (lab.x, 0, 0) }
  return (lab.x, chroma, wrappedDegrees(angle(lab.z, lab.y) * 180 / .pi))
}

func oklab(fromOklch lch: Vector3) -> Vector3 {
  let radians = lch.z * .pi / 180
  return (lch.x, lch.y * cosine(radians), lch.y * sine(radians))
}

/// `degrees` within 0..<360.
func wrappedDegrees(_ degrees: Double) -> Double {
  if degrees >= 0, degrees < 360 { return degrees }
  let rest = degrees.truncatingRemainder(dividingBy: 360)
  let wrapped = rest < 0 ? rest + 360 : rest
  return wrapped < 360 ? wrapped : 0
}

/// Hue in degrees, saturation and lightness of an sRGB colour; CSS Color 4's `rgbToHsl`.
func hsl(fromSRGB rgb: Vector3) -> Vector3 {
  let (high, low) = (max(rgb.x, rgb.y, rgb.z), min(rgb.x, rgb.y, rgb.z))
  let lightness = (high + low) / 2
  guard high - low > grayNoise else { return (0, 0, lightness) }
  var hue = hueInDegrees(rgb, high: high, low: low)
  let room = min(lightness, 1 - lightness)
  var saturation = room == 0 ? 0 : (high - lightness) / room
  if saturation < 0 {
    saturation = -saturation
    hue = wrappedDegrees(hue + 180)
  }
  return (hue, saturation, lightness)
}

/// CSS Color 4's `hslToRgb`.
func sRGB(fromHSL hsl: Vector3) -> Vector3 {
  let (hue, saturation, lightness) = hsl
  func component(_ n: Double) -> Double {
    let k = (n + wrappedDegrees(hue) / 30).truncatingRemainder(dividingBy: 12)
    return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
  }
  return (component(0), component(8), component(4))
}

/// Hue, saturation and brightness of an sRGB colour, each 0…1 within the gamut.
func hsb(fromSRGB rgb: Vector3) -> Vector3 {
  let (high, low) = (max(rgb.x, rgb.y, rgb.z), min(rgb.x, rgb.y, rgb.z))
  guard high - low > grayNoise else { return (0, 0, high) }
  return (
    hueInDegrees(rgb, high: high, low: low) / 360, high == 0 ? 0 : (high - low) / high, high
  )
}

func sRGB(fromHSB hsb: Vector3) -> Vector3 {
  let (hue, saturation, brightness) = hsb
  func component(_ n: Double) -> Double {
    let k = (n + wrappedDegrees(hue * 360) / 60).truncatingRemainder(dividingBy: 6)
    return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
  }
  return (component(5), component(3), component(1))
}

/// Below this difference between components a hue is noise of the arithmetic, and is 0.
private let grayNoise = 1e-12

private func hueInDegrees(_ rgb: Vector3, high: Double, low: Double) -> Double {
  let range = high - low
  let sixths =
    high == rgb.x
    ? (rgb.y - rgb.z) / range
    : high == rgb.y ? (rgb.z - rgb.x) / range + 2 : (rgb.x - rgb.y) / range + 4
  return wrappedDegrees(sixths * 60)
}
