/// What themes and colours are called in an asset catalog: `Acme/Background/Primary`.
struct CatalogNames {
  /// The folder of each theme, in order. No two are the same on a disk that ignores case.
  let folders: [String]

  init(_ themes: [ExportedTheme]) {
    var taken: Set<String> = []
    folders = themes.map { theme in
      let name = Self.folder(for: theme.name)
      var unique = name
      var number = 2
      while !taken.insert(unique.lowercased()).inserted {
        unique = "\(name) \(number)"
        number += 1
      }
      return unique
    }
  }

  /// `name` as a folder that Xcode takes for a group and every disk accepts: letters, digits, `-`,
  /// `_` and spaces between them. Anything else would be a path, a hidden file or an asset's kind; it
  /// becomes one `_` between what stays.
  private static func folder(for name: String) -> String {
    var folder = ""
    var gap: Unicode.Scalar?
    for scalar in name.unicodeScalars {
      guard scalar == "-" || scalar.isNamePart else {
        gap = scalar == " " && gap ?? " " == " " ? " " : "_"
        continue
      }
      if let gap, !folder.isEmpty { folder.unicodeScalars.append(gap) }
      gap = nil
      folder.unicodeScalars.append(scalar)
      if folder.utf8.count >= longest { break }
    }
    return folder.contains { $0 != "_" && $0 != "-" } ? folder : "Theme"
  }

  /// In bytes. With a number behind it and the ending of a set, a name has to fit in 255.
  private static let longest = 200
}
