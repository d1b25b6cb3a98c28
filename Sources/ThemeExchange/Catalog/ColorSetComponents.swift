import ThemeSource
import ThemeTokens

/// Reads the components of a colour in all notations that Xcode writes.
struct ColorSetComponents {
  private let color: JSONValue

  init(_ color: JSONValue) {
    self.color = color
  }

  /// The colour, in the space it is said in.
  func components() throws -> ColorComponents {
    let space = try space()
    let opacity = try number("alpha", isOpacity: true, isExtended: false)
    guard space.hasRed else {
      let white = try number("white", isExtended: space.isExtended)
      return ColorComponents(space.space, white, 0, 0, opacity: opacity)
    }
    return ColorComponents(
      space.space, try number("red", isExtended: space.isExtended),
      try number("green", isExtended: space.isExtended),
      try number("blue", isExtended: space.isExtended), opacity: opacity)
  }

  private typealias Space = (space: ColorSpace, isExtended: Bool, hasRed: Bool)

  /// Gray keeps its value as red, green and blue in sRGB: so do UIKit and SwiftUI show it.
  private func space() throws -> Space {
    guard let name = color["color-space"] else { return (.sRGB, false, true) }
    switch name.text {
    case "srgb": return (.sRGB, false, true)
    case "display-p3": return (.displayP3, false, true)
    case "extended-srgb": return (.sRGB, true, true)
    case "extended-linear-srgb": return (.sRGBLinear, true, true)
    case "gray-gamma-22": return (.gray, false, false)
    case "extended-gray": return (.gray, true, false)
    default:
      throw ColorSetProblem(
        .unsupported,
        "the colour space \(name.text.map { Wording.quoted($0) } ?? name.kind) is not known; known "
          + "are srgb, display-p3, extended-srgb, extended-linear-srgb, gray-gamma-22 and "
          + "extended-gray")
    }
  }

  /// The component `key`: 0…1, or beyond where the space is extended.
  private func number(_ key: String, isOpacity: Bool = false, isExtended: Bool) throws -> Double {
    guard let components = color["components"], case .object = components else {
      throw ColorSetProblem(.broken, "a colour has no `components`")
    }
    guard let value = components[key] else {
      if isOpacity { return 1 }
      throw ColorSetProblem(.broken, "a colour has no component `\(key)`")
    }
    let number: Double?
    let shown: String
    switch value {
    case .number(let fraction):
      // Apple's reference documents numbers from 0 to 1; others write 0…255 like this.
      let isByte = fraction > 1 && fraction <= 255 && fraction.rounded() == fraction && !isExtended
      number = isByte ? fraction / 255 : fraction
      shown = shortestText(of: fraction)
    case .string(let text):
      number = fraction(text, isOpacity: isOpacity)
      shown = text
    default:
      throw ColorSetProblem(.broken, "the component `\(key)` is \(value.kind), not a string")
    }
    guard let number else {
      throw ColorSetProblem(
        .unsupported,
        "the component `\(key)` is \(Wording.quoted(shown)); Xcode writes 0–255, 0x00–0xFF, or a "
          + "number with a decimal point")
    }
    guard isExtended || 0...1 ~= number else {
      throw ColorSetProblem(
        .unsupported,
        "the component `\(key)` is \(Wording.quoted(shown)), out of range in this space"
      )
    }
    return number
  }

  /// What `text` says: an integer counts to 255, hexadecimal or not; anything with a point is the
  /// fraction itself. An opacity of `0` or `1` is all or nothing, as everyone who writes it means.
  private func fraction(_ text: String, isOpacity: Bool) -> Double? {
    var bytes = Array(text.utf8)
    while bytes.last == 0x20 { bytes.removeLast() }
    while bytes.first == 0x20 { bytes.removeFirst() }
    guard !bytes.isEmpty, bytes.count <= 64 else { return nil }
    if bytes.starts(with: "0x".utf8) || bytes.starts(with: "0X".utf8) {
      let digits = bytes.dropFirst(2)
      guard 1...8 ~= digits.count, digits.allSatisfy({ hexDigitValue($0) != nil }) else {
        return nil
      }
      return Double(digits.reduce(0) { $0 << 4 | Int(hexDigitValue($1) ?? 0) }) / 255
    }
    let isInteger = bytes.enumerated().allSatisfy { index, byte in
      isDigit(byte) || index == 0 && byte == UInt8(ascii: "-")
    }
    let allowed: (UInt8) -> Bool = { isDigit($0) || ".-+eE".utf8.contains($0) }
    guard bytes.allSatisfy(allowed), let number = Double(String(decoding: bytes, as: UTF8.self)),
      number.isFinite
    else { return nil }
    return isInteger && !(isOpacity && number <= 1) ? number / 255 : number
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
