import ThemeSource
import ThemeTokens

/// Writes colours, the members of one on one line.
extension JSONLine {
  /// The most bytes that `color` writes.
  @inline(__always)
  static func mostForColor(
    _ appearances: [Appearance], _ plain: (Appearance) -> ColorComponents?,
    _ color: (Appearance) -> ColorValue
  ) -> Int {
    // Keys and braces besides those of appearances.
    var most = 64
    for appearance in appearances {
      most += plain(appearance) == nil ? mostForNamed(color(appearance)) : mostForPlain
    }
    return most
  }

  /// Two keys, the hex and the colour in full.
  private static var mostForPlain: Int {
    2 * 32 + RGBA8.mostForHex + 2 + TextCursor.mostForColor + 2
  }

  /// Four keys, the names, and the opacity.
  private static func mostForNamed(_ color: ColorValue) -> Int {
    let names =
      switch color {
      case .plain: 0
      case .system(let name, _): mostQuoted(name.name)
      case .asset(let asset, _): mostQuoted(asset.name) + mostQuoted(asset.bundle ?? "")
      }
    return 4 * 32 + names + mostForNumber
  }

  /// Writes the members of a colour, of the appearances that are to be seen: `plain`, and where that
  /// is `nil`, `color`.
  ///
  /// Most colours are plain, and their components are numbers alone. To hand on whole values instead,
  /// which may hold names and are copied with care, is a fifth of the work.
  @inline(__always)
  mutating func color(
    _ appearances: [Appearance], _ plain: (Appearance) -> ColorComponents?,
    _ color: (Appearance) -> ColorValue
  ) {
    key("type")
    string(literal: "color")
    var inexact: SlotSet = []
    for appearance in appearances {
      if let twin = appearance.standardTwin, color(appearance) == color(twin) { continue }
      key(appearance)
      if let components = plain(appearance) {
        let (bytes, isExact) = components.nearestRGBA8()
        text(upTo: RGBA8.mostForHex) { bytes.writeHex(to: &$0) }
        if !isExact { inexact.insert(SlotSet(slot: Int(appearance.rawValue))) }
      } else {
        named(color(appearance))
      }
    }
    guard !inexact.isEmpty else { return }
    key("exact")
    object { line in
      for appearance in appearances
      where inexact.contains(SlotSet(slot: Int(appearance.rawValue))) {
        guard let components = plain(appearance) else { continue }
        line.key(appearance)
        line.text(upTo: TextCursor.mostForColor) { components.writeSourceText(to: &$0) }
      }
    }
  }

  @inline(__always)
  private mutating func key(_ appearance: Appearance) {
    switch appearance {
    case .light: key("light")
    case .dark: key("dark")
    case .lightHighContrast: key("lightHighContrast")
    case .darkHighContrast: key("darkHighContrast")
    }
  }

  /// Writes a string of at most `most` bytes, which `body` writes.
  @inline(__always)
  private mutating func text(upTo most: Int, _ body: (inout TextCursor) -> Void) {
    string(upTo: most) { room in
      var cursor = TextCursor(room)
      body(&cursor)
      return cursor.count
    }
  }

  private mutating func named(_ color: ColorValue) {
    object { line in
      let opacity: Double
      switch color {
      case .plain: return
      case .system(let name, let own):
        line.key("system")
        line.string(name.name)
        opacity = own
      case .asset(let asset, let own):
        line.key("asset")
        line.string(asset.name)
        if let bundle = asset.bundle {
          line.key("bundle")
          line.string(bundle)
        }
        opacity = own
      }
      if opacity != 1 {
        line.key("opacity")
        line.number(opacity)
      }
    }
  }
}
