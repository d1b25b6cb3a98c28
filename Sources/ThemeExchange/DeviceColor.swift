import ThemeTokens

/// A colour as Apple's tools are sure to draw it: in sRGB or Display P3, components 0…1.
///
/// What sRGB holds is in sRGB, the rest in Display P3; what neither holds is gamut-mapped to Display
/// P3. A colour that was said in one of the two keeps its space and its components, bit for bit.
struct DeviceColor: Hashable {
  enum Space {
    case sRGB, displayP3
  }

  let space: Space
  let red, green, blue: Double
  /// 0…1.
  let opacity: Double
  /// Whether no screen shows the colour, so that this is the nearest that one does.
  let isMapped: Bool

  init(_ color: ColorComponents) {
    let drawn: ColorComponents
    var isMapped = false
    if color.space == .displayP3 {
      drawn = color.gamutMapped(to: .displayP3)
      isMapped = !color.isInGamut(of: .displayP3)
    } else if color.isInGamut(of: .sRGB) {
      let mapped = color.gamutMapped(to: .sRGB)
      // Conversions leave noise in what is `#RRGGBB`, and only an opaque colour can be that.
      var opaque = color
      opaque.opacity = 1
      drawn = opaque.exactRGBA8.map(ColorComponents.init) ?? mapped
    } else {
      drawn = color.gamutMapped(to: .displayP3)
      isMapped = !color.isInGamut(of: .displayP3)
    }
    space = drawn.space == .sRGB ? .sRGB : .displayP3
    // Adding zero makes -0 a plain 0.
    red = drawn.first + 0
    green = drawn.second + 0
    blue = drawn.third + 0
    opacity = color.opacity > 0 ? min(color.opacity, 1) : 0
    self.isMapped = isMapped
  }

  /// `0xRRGGBB`, where the colour is exactly that, opacity aside.
  var hex: UInt32? {
    guard space == .sRGB,
      let exact = ColorComponents(.sRGB, red, green, blue).exactRGBA8
    else { return nil }
    return UInt32(exact.red) << 16 | UInt32(exact.green) << 8 | UInt32(exact.blue)
  }
}

extension ThemeColor {
  /// Whether a plain colour of it is one that no screen shows.
  var isMapped: Bool {
    Appearance.allCases.contains { appearance in
      if case .plain(let components) = self[appearance] {
        DeviceColor(components).isMapped
      } else {
        false
      }
    }
  }
}
