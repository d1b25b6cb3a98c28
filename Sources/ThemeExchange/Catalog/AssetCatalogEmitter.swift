import ThemeTokens

/// Writes the colours of themes as colour sets of an asset catalog.
///
/// A theme's sets are in a folder of its name, which is a namespace as are the folders in it: the
/// colour of `background.primary` in Acme is `Color("Acme/Background/Primary")`.
package struct AssetCatalogEmitter: Sendable {
  /// Which colours get a set.
  package enum Selection: Sendable {
    /// Those that differ from Auth0's.
    case changed
    /// Every colour token.
    case all
  }

  /// The files of the catalog, sorted by path, all that this run wants and none of the others.
  package let files: [ExportedFile]
  /// What is not in the catalog, or not as it was said.
  package let notes: [ExportNote]

  let folders: [String]
  let sources: Set<String>

  /// The sets of `themes`.
  package init(_ themes: [ExportedTheme], selecting selection: Selection = .changed) {
    let names = CatalogNames(themes)
    var files: [String: [UInt8]] = [:]
    var notes: [ExportNote] = []
    for (theme, folder) in zip(themes, names.folders) {
      let author = CatalogMark.author(source: theme.source)
      for (token, value) in theme.tokens {
        guard case .color(let color) = value, let assetName = token.assetName else { continue }
        guard selection == .all || !isDefault(color, of: token) else { continue }
        guard let set = CatalogColor(color) else {
          if !color.isUniform {
            notes.append(
              ExportNote(
                theme: theme.name, token: token.path,
                message:
                  "a colour set cannot hold \(color.sourceText), since it names another asset "
                  + "or a translucent system colour"))
          }
          continue
        }
        let parts = (folder + "/" + assetName).split(separator: "/")
        for count in 1..<parts.count {
          let group = parts[..<count].joined(separator: "/")
          files[joined(group, contentsName)] = ContentsText.namespace(author: author)
        }
        files[joined(folder, assetName) + setSuffix + "/" + contentsName] =
          ContentsText.colorSet(set, author: author)
        if !color.isDrawnExactly {
          notes.append(
            ExportNote(
              theme: theme.name, token: token.path,
              message: "no screen shows this colour; the set has the nearest in Display P3"))
        }
      }
    }
    self.files = files.map { ExportedFile(path: $0.key, bytes: $0.value) }
      .sorted { $0.path < $1.path }
    self.notes = notes
    folders = names.folders
    sources = Set(themes.map(\.source))
  }
}

/// Whether `color` is drawn as Auth0's own value of `token`.
func isDefault(_ color: ThemeColor, of token: TokenSchema) -> Bool {
  guard case .color(let standard) = token.defaultValue else { return false }
  if color == standard { return true }
  guard let drawn = CatalogColor(color) else { return false }
  return drawn == CatalogColor(standard)
}

/// How a file of a catalog says that it was made here, and from what: in Xcode's own place for it,
/// the author of `Contents.json`. A file that somebody edits in Xcode loses the mark.
enum CatalogMark {
  private static let prefix = "theme: "

  static func author(source: String) -> String { prefix + source }

  /// What the file with this author was made from; `nil` where it was not made here.
  static func source(author: String?) -> String? {
    guard let author, author.hasPrefix(prefix) else { return nil }
    return String(author.dropFirst(prefix.count))
  }
}
