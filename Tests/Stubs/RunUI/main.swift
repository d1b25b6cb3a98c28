// Converts a theme's colours and fonts to SwiftUI's, and compares what the stubs would draw.

import Drawing
import SwiftUI
import ThemeSwiftUI
import ThemeTokens

var failures = 0

@MainActor func expect(_ actual: String, _ expected: String) {
  if actual == expected { return }
  print("\(actual)\nexpected\n\(expected)")
  failures += 1
}

func drawn(_ color: Color, in appearance: Appearance) -> String {
  #if canImport(UIKit)
    let isDark = appearance == .dark || appearance == .darkHighContrast
    let isHigh = appearance == .lightHighContrast || appearance == .darkHighContrast
    let traits = UITraitCollection(
      style: isDark ? .dark : .light, contrast: isHigh ? .high : .normal)
    return color.drawn(with: traits).text
  #else
    let name: NSAppearance.Name =
      switch appearance {
      case .light: .aqua
      case .dark: .darkAqua
      case .lightHighContrast: .accessibilityHighContrastAqua
      case .darkHighContrast: .accessibilityHighContrastDarkAqua
      }
    return color.drawn(with: NSAppearance(name)).text
  #endif
}

@MainActor func expect(_ color: ThemeColor, _ expected: String...) {
  for (index, appearance) in Appearance.allCases.enumerated() {
    expect(
      drawn(Color(color, bundle: another), in: appearance),
      expected.count == 1 ? expected[0] : expected[index])
  }
}

let another = Bundle(path: "/") ?? .main

expect(ThemeColor(hex: 0xFF0033), "srgb 1.0 0.0 0.2 alpha 1.0")
expect(ThemeColor(white: 0.25, opacity: 0.5), "srgb 0.25 0.25 0.25 alpha 0.5")
expect(ThemeColor(.displayP3, red: 1, green: 0, blue: 0), "p3 1.0 0.0 0.0 alpha 1.0")
expect(ThemeColor(ColorComponents(.hsl, 120, 1, 0.5)), "srgb 0.0 1.0 0.0 alpha 1.0")
expect(.secondary.opacity(0.5), "system secondary alpha 0.3")
expect(ThemeColor("Night", bundle: .main).opacity(0.5), "named Night in main alpha 0.5")
expect(ThemeColor("Night"), "named Night in another alpha 1.0")
expect(
  ThemeColor(
    light: .hex(0xFF0000), dark: .plain(ColorComponents(.displayP3, 0, 1, 0)),
    lightHighContrast: .system(.secondary, opacity: 0.5),
    darkHighContrast: .asset(ColorAsset(name: "Night", bundle: "main"), opacity: 0.25)),
  "srgb 1.0 0.0 0.0 alpha 1.0", "p3 0.0 1.0 0.0 alpha 1.0", "system secondary alpha 0.3",
  "named Night in main alpha 0.25")
for system in SystemColor.allCases {
  let text = "system \(system.name) alpha \(system == .secondary ? 0.6 : 1.0)"
  expect(ThemeColor(system), text)
  expect(
    ThemeColor(light: .hex(0), dark: .system(system, opacity: 1)),
    "srgb 0.0 0.0 0.0 alpha 1.0", text, "srgb 0.0 0.0 0.0 alpha 1.0", text)
}

expect(Font(.custom("A-B", size: 17)).text, "custom A-B size 17.0 relativeTo body")
expect(Font(.custom("A-B", fixedSize: 17)).text, "custom A-B fixedSize 17.0")
expect(
  Font(.custom("A", size: 9, relativeTo: .caption2).weight(.bold)).text,
  "custom A size 9.0 relativeTo caption2 weight bold")
expect(
  Font(ThemeFont(name: "A-B", family: "A", weight: .bold, size: 9, relativeTo: nil)).text,
  "custom A-B fixedSize 9.0")
expect(
  Font(ThemeFont(family: "A", weight: .bold, size: 9, relativeTo: nil)).text,
  "custom A fixedSize 9.0 weight bold")
expect(
  Font(.system(.body, design: .serif, weight: .light)).text,
  "system body design serif weight light")
expect(Font(.system(size: 17)).text, "system size 17.0 design none weight none")
for style in ThemeFont.DynamicTypeStyle.allCases {
  expect(Font(.system(style)).text, "system \(style.name) design none weight none")
  expect(
    Font(ThemeFont(size: 99, relativeTo: style)).text, "system size 99.0 design none weight none")
}
for weight in ThemeFont.Weight.allCases {
  expect(
    Font(.system(size: 1, weight: weight)).text,
    "system size 1.0 design none weight \(weight.name)")
}
for design in ThemeFont.Design.allCases {
  expect(
    Font(.system(size: 1, design: design)).text,
    "system size 1.0 design \(design.name) weight none")
}

if failures > 0 {
  print("\(failures) conversions differ")
  exit(1)
}
