import Testing
import ThemeTokens

@testable import ThemeExchange

/// What the emitted files of `acme`, `colours` and `fonts` draw, as `Tests/Stubs/Run` prints it when
/// they are compiled against the stubs: `check.sh` compares.
struct ResolvedTests {
  @Test func whatIsDrawn() {
    var lines: [String] = []
    for (name, theme) in [("acme", acme), ("colours", colours), ("fonts", fonts)] {
      for (token, value) in theme.tokens {
        let path = "\(name) \(token.group.rawValue).\(token.sdkName)"
        for line in self.lines(value, default: token.defaultValue) {
          lines.append("\(path) \(line)")
        }
      }
    }
    expectGolden("Resolved.txt", lines.joined(separator: "\n") + "\n")
  }

  private func lines(_ value: TokenValue, default standard: TokenValue) -> [String] {
    switch (value, standard) {
    case (.length(let points), _): return [value == standard ? "default" : "\(points)"]
    case (.color(let color), _):
      if value == standard { return ["default"] }
      return Appearance.allCases.map { "\($0): \(text(color[$0]))" }
    case (.textStyle(let style), .textStyle(let standard)):
      let isSame =
        style.font.name == standard.font.name && style.font.size == standard.font.size
        && style.tracking == standard.tracking && style.lineSpacing == standard.lineSpacing
      if isSame { return ["default"] }
      let spacing = "tracking \(style.tracking) lineSpacing \(style.lineSpacing)"
      return ["\(text(style.font)) \(spacing)"]
    default: return ["mismatch"]
    }
  }

  private func text(_ value: ColorValue) -> String {
    switch value {
    case .system(let color, let opacity):
      return "system \(color.name) alpha \((color == .secondary ? 0.6 : 1) * opacity)"
    case .asset(let asset, let opacity): return "named \(asset.name) in main alpha \(opacity)"
    case .plain(let components):
      let isWide = !components.isInGamut(of: .sRGB) || components.space == .displayP3
      let rgb =
        components.space == .sRGB
        ? components : components.gamutMapped(to: isWide ? .displayP3 : .sRGB)
      return "\(isWide ? "p3" : "srgb") \(rgb.first) \(rgb.second) \(rgb.third) "
        + "alpha \(components.opacity)"
    }
  }

  private func text(_ font: ThemeFont) -> String {
    if let face = font.name ?? font.family {
      let size = font.relativeTo == nil ? "fixedSize \(font.size)" : "size \(font.size)"
      let style = font.relativeTo.map { " relativeTo \($0.name)" } ?? ""
      return "custom \(face) \(size)\(style)" + (font.weight.map { " weight \($0.name)" } ?? "")
    }
    let rest = "design \(font.design?.name ?? "none") weight \(font.weight?.name ?? "none")"
    if let style = font.relativeTo, style.defaultSize == font.size {
      return "system \(style.name) \(rest)"
    }
    return "system size \(font.size) \(rest)"
  }
}
