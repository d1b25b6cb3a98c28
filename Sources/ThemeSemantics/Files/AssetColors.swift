import ThemeTokens

/// The colours of the app's asset catalogs, where they are given.
package protocol AssetColors: Sendable {
  /// The colour of the set called `name`.
  func color(named name: String) -> Result<ThemeColor, AssetColorProblem>
  /// The app's accent colour, where a catalog has one.
  var accentColor: Result<ThemeColor, AssetColorProblem>? { get }
}

/// Why the colour of an asset is not known.
package struct AssetColorProblem: Error, Sendable, Hashable {
  /// What is wrong, and what was probably meant, as a sentence without its full stop.
  package let message: String

  package init(message: String) { self.message = message }
}

extension Project {
  /// The colour that is drawn for a value in an appearance: an asset's from its catalog, a system
  /// colour's from the table. Absent where that is not known.
  package func components(
    of value: ColorValue, in appearance: Appearance
  ) -> ColorComponents? {
    let (found, opacity): (Result<ThemeColor, AssetColorProblem>?, Double)
    switch value {
    case .asset(let asset, let amount): (found, opacity) = (assetColor(asset.name), amount)
    case .system(.accentColor, let amount): (found, opacity) = (accentColor, amount)
    default: return value.components(for: appearance)
    }
    guard case .success(let color)? = found else { return nil }
    // A set may stand for a system colour, but not for another set.
    return color[appearance].components(for: appearance)?.multiplyingOpacity(by: opacity)
  }

  /// The colour of an asset, read once; absent where no catalog is given.
  func assetColor(_ name: String) -> Result<ThemeColor, AssetColorProblem>? {
    guard let assets else { return nil }
    if let known = knownAssets[name] { return known }
    let color = assets.color(named: name)
    knownAssets[name] = color
    return color
  }

  private var accentColor: Result<ThemeColor, AssetColorProblem>? {
    assets?.accentColor == nil ? nil : assetColor("AccentColor")
  }
}
