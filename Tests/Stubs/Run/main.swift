// Prints what emitted themes draw, one line a token and appearance, for comparison with
// `ThemeExchangeTests/Fixtures/Resolved.txt`.

import Auth0UniversalComponents
import Drawing
import SwiftUI

let appearances = ["light", "dark", "lightHighContrast", "darkHighContrast"]

func drawn(_ color: Color, in appearance: String) -> DrawnColor {
  #if canImport(UIKit)
    let traits = UITraitCollection(
      style: appearance.hasPrefix("dark") ? .dark : .light,
      contrast: appearance.hasSuffix("HighContrast") ? .high : .normal)
    return color.drawn(with: traits)
  #else
    let names: [String: NSAppearance.Name] = [
      "light": .aqua, "dark": .darkAqua, "lightHighContrast": .accessibilityHighContrastAqua,
      "darkHighContrast": .accessibilityHighContrastDarkAqua,
    ]
    return color.drawn(with: NSAppearance(names[appearance] ?? .aqua))
  #endif
}

func report(_ path: String, _ value: Any) {
  switch value {
  case let length as CGFloat: print(path, length == -1 ? "default" : "\(Double(length))")
  case let style as Auth0TextStyle:
    let font = style.font.text
    let spacing = "tracking \(style.tracking) lineSpacing \(style.lineSpacing)"
    print(path, font.hasPrefix("custom default ") ? "default" : "\(font) \(spacing)")
  case let color as Color:
    if drawn(color, in: "light") == .named("default", bundle: "none", alpha: 1) {
      return print(path, "default")
    }
    for appearance in appearances {
      print(path, "\(appearance): \(drawn(color, in: appearance).text)")
    }
  default: print(path, "is a \(type(of: value))")
  }
}

func report(_ path: String, membersOf tokens: Any) {
  for member in Mirror(reflecting: tokens).children {
    report("\(path).\(member.label ?? "?")", member.value)
  }
}

for (name, theme) in [
  ("acme", Auth0Theme.acme), ("colours", Auth0Theme.colours), ("fonts", Auth0Theme.fonts),
] {
  report("\(name) background", membersOf: theme.colors.background)
  report("\(name) text", membersOf: theme.colors.text)
  report("\(name) border", membersOf: theme.colors.border)
  report("\(name) typography", membersOf: theme.typography)
  report("\(name) spacing", membersOf: theme.spacing)
  report("\(name) radius", membersOf: theme.radius)
  report("\(name) sizes", membersOf: theme.sizes)
}
