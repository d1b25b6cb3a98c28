import ThemeTokens

/// Says colours in Swift, and keeps what they need.
struct SwiftColors {
  private let bundle: SwiftEmitter.Options.Bundle
  /// What of `Shade` the colours so far use.
  private(set) var shade = ShadeParts()

  /// Colours whose sets are in `bundle` where a theme does not say.
  init(bundle: SwiftEmitter.Options.Bundle) {
    self.bundle = bundle
  }

  /// `color` in code.
  mutating func expression(_ color: ThemeColor) -> SwiftExpression {
    let light = Value(color.light)
    let dark = Value(color.dark)
    let lightHighContrast = Value(color.lightHighContrast)
    let darkHighContrast = Value(color.darkHighContrast)
    if light == dark, light == lightHighContrast, light == darkHighContrast {
      return expression(light)
    }
    shade.isAdaptive = true
    var arguments = [
      SwiftExpression.Argument("light", argument(light)),
      SwiftExpression.Argument("dark", argument(dark)),
    ]
    if lightHighContrast != light {
      arguments.append(.init("lightHighContrast", argument(lightHighContrast)))
    }
    if darkHighContrast != dark {
      arguments.append(.init("darkHighContrast", argument(darkHighContrast)))
    }
    return .call("Shade.color", arguments)
  }

  /// The colour set `name` of the catalog that is made of the theme.
  func set(_ name: String) -> SwiftExpression {
    expression(ColorAsset(name: name), opacity: 1)
  }

  private enum Value: Equatable {
    /// A colour as it is drawn, in sRGB or Display P3.
    case plain(ColorComponents)
    case system(SystemColor, opacity: Double)
    case asset(ColorAsset, opacity: Double)

    init(_ value: ColorValue) {
      switch value {
      case .plain(let components): self = .plain(components.drawn)
      case .system(let color, let opacity): self = .system(color, opacity: opacity)
      case .asset(let asset, let opacity): self = .asset(asset, opacity: opacity)
      }
    }
  }

  /// A colour that is the same in every appearance, or adapts by itself.
  private mutating func expression(_ value: Value) -> SwiftExpression {
    switch value {
    case .system(let color, let opacity): return .text("." + color.name + suffix(opacity))
    case .asset(let asset, let opacity): return expression(asset, opacity: opacity)
    case .plain(let color):
      switch (hex(color), color.opacity) {
      case (0xFFFFFF, 1): return .text(".white")
      case (0, 1): return .text(".black")
      case (0, 0): return .text(".clear")
      case (let hex?, let opacity):
        shade.hasHexColor = true
        return .call("Shade.color", hexArguments(hex, opacity: opacity))
      case (nil, _):
        let space = color.space == .sRGB ? [] : [SwiftExpression.Argument("", .text(".displayP3"))]
        return .call("Color", space + componentArguments(color))
      }
    }
  }

  private func expression(_ asset: ColorAsset, opacity: Double) -> SwiftExpression {
    .call("Color", assetArguments(asset), suffix: suffix(opacity))
  }

  /// A colour in one appearance of several.
  private mutating func argument(_ value: Value) -> SwiftExpression {
    switch value {
    case .system(let color, let opacity):
      shade.systemColors.insert(color)
      return .call("." + color.name, [.init("opacity", .text(SwiftText.number(opacity)))])
    case .asset(let asset, let opacity):
      shade.hasAssets = true
      return .call(".asset", assetArguments(asset) + opacityArgument(opacity))
    case .plain(let color):
      if let hex = hex(color) {
        shade.hasHex = true
        return .call(".hex", hexArguments(hex, opacity: color.opacity))
      }
      if color.space == .sRGB {
        shade.hasSRGB = true
        return .call(".sRGB", componentArguments(color))
      }
      shade.hasDisplayP3 = true
      return .call(".displayP3", componentArguments(color))
    }
  }

  private func suffix(_ opacity: Double) -> String {
    opacity == 1 ? "" : ".opacity(" + SwiftText.number(opacity) + ")"
  }

  private func assetArguments(_ asset: ColorAsset) -> [SwiftExpression.Argument] {
    // The theme's own bundle, where it names one as Swift does.
    let said = asset.bundle.flatMap { SwiftName.isMember($0) ? "." + $0 : nil }
    return [
      .init("", .text(SwiftText.literal(asset.name))),
      .init("bundle", .text(said ?? bundle.source)),
    ]
  }

  /// `0xRRGGBB`, where a drawn colour is exactly that, opacity aside.
  private func hex(_ color: ColorComponents) -> UInt32? {
    guard color.space == .sRGB,
      let exact = ColorComponents(.sRGB, color.first, color.second, color.third).exactRGBA8
    else { return nil }
    return UInt32(exact.red) << 16 | UInt32(exact.green) << 8 | UInt32(exact.blue)
  }

  private func hexArguments(_ hex: UInt32, opacity: Double) -> [SwiftExpression.Argument] {
    let digits = String(hex, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: 6 - digits.utf8.count)
    return [.init("", .text("0x" + padding + digits))] + opacityArgument(opacity)
  }

  private func componentArguments(_ color: ColorComponents) -> [SwiftExpression.Argument] {
    [
      .init("red", .text(SwiftText.number(color.first))),
      .init("green", .text(SwiftText.number(color.second))),
      .init("blue", .text(SwiftText.number(color.third))),
    ] + opacityArgument(color.opacity)
  }

  private func opacityArgument(_ opacity: Double) -> [SwiftExpression.Argument] {
    opacity == 1 ? [] : [.init("opacity", .text(SwiftText.number(opacity)))]
  }
}
