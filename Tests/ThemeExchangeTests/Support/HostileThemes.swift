import ThemeExchange
import ThemeTokens

/// Names that are words of Swift, paths, code, or nothing at all; no two may clash in Swift.
let hostileNames = [
  "class", "default", "init", "self", "Self", "Type", "Protocol", "Any", "func", "await", "some",
  "open", "subscript", "true", "_", "", "🔥", "2nd", "123", "acme night", "AcmeNight", "acme_night",
  "ACMEBrand", "HTTPProxy", "quote\"", "back\\slash \\(1 + 1)", "line\nbreak", "../../etc/passwd",
  ".hidden", "a/b:c", "Ünïcode Größe", "颜色", "İstanbul", "ßharp", "SSharp", "DefaultAuth0Color",
  "Auth0BackgroundColor", "Shade", "colors", "radius", "init 2", "theme", "Theme 2",
  "rtl\u{202E}dnuor", "zero\u{200B}width", "tab\there", "// swiftlint:enable all",
  "*/ #error(\"x\")",
]

/// Themes with those names, each told from the others by `radius.button`.
let hostileThemes = hostileNames.enumerated().map { index, name in
  ExportedTheme(
    name, source: name + ".theme", ["radius.button": .length(Double(100 + index))],
    documentation: index % 2 == 0 ? nil : "*/ } \(name)\r\n#error(\"documentation\")")
}

/// Text that would be code if it got out of its quotes or comment.
let hostileText = ExportedTheme(
  "Hostile text", source: "evil\n#error(\"source\").theme",
  [
    "background.primary": .color(ThemeColor("\\(fatalError())\" + \"", bundle: .main)),
    "background.inverse": .color(
      ThemeColor("a\nb\r\u{0}\u{7F}\u{202E}\u{2028}\u{FEFF}é👩‍🎨", bundle: AssetBundle("main); evil("))
    ),
    "text.bold": .color(
      ThemeColor(
        light: .asset(ColorAsset(name: "\"\"\"#", bundle: "init"), opacity: 1), dark: .hex(0))),
    "typography.body": .textStyle(
      Auth0TextStyle(font: .custom("\", size: 1) \\(0", size: 1e-9, relativeTo: .body))),
    "spacing.md": .length(.infinity),
    "spacing.lg": .length(1e21),
  ],
  documentation: """
    */ #error("documentation")\u{B}#error("vt")\u{85}#error("nel")\u{2028}#error("ls")\u{2029}}
    \u{0}nul \u{202E}reversed\u{FEFF}
    """,
  tokenDocumentation: [
    "background.primary": "\r#error(\"cr\")\u{C}#error(\"ff\")\n\n  indented",
    "spacing.md": "\n",
  ])
