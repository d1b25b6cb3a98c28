import ThemeSemantics

/// The files of a session: themes to read, and a place to write one.
package protocol SessionFiles: ThemeFileProvider {
  /// The absolute path of what a user calls `name`, relative to where the user stands.
  func path(of name: String) -> String
  /// The colours of the asset catalogs at `paths`, absolute ones, and of those that the user named.
  func assets(inCatalogs paths: [String]) -> (any AssetColors)?
  /// The names in the folder at an absolute path, those of folders with a `/` behind them.
  func names(inFolder path: String) -> [String]
  /// Writes a file, all of it or nothing. Returns the system's reason where that fails.
  func write(_ bytes: [UInt8], to path: String) -> String?
}
