import Auth0UniversalComponents
import SwiftUI

import struct ThemeKit.ThemeLoader

/// Prints what the themes among the sources became, and the same of a theme that is read at run time.
@main
struct App {
  static func main() {
    print("acme radius.button", Auth0Theme.acme.radius.button)
    print("brand radius.button", Auth0Theme.brand.radius.button)
    let light = UITraitCollection(style: .light, contrast: .normal)
    print(
      "acme background.primary",
      Auth0Theme.acme.colors.background.primary.drawn(with: light).text)
    let loaded = ThemeLoader().load("theme Later\nradius.button = 30")
    print("loaded radius.button", loaded.theme?.radius.button ?? -1)
  }
}
