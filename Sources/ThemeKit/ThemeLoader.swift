// One import gives an app the loader, the theme's types and, where SwiftUI is, its colours and fonts.
@_exported import ThemeSwiftUI
@_exported import ThemeTokens

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads themes while an app runs: files of its bundle, text that a server sent, resolved JSON.
///
///     let loaded = ThemeLoader().load(contentsOf: url)
///     guard let theme = loaded.theme else { return show(loaded.problems) }
///     theme.colors.background.primary.resolved(for: .dark)
///
/// A loader is a value without state of its own, so any number of threads may use one at the same
/// time. It never throws: what is wrong is among the problems of what it returns.
public struct ThemeLoader: Sendable, Hashable {
  /// What a mistake does.
  public enum Mode: Sendable, Hashable {
    /// A theme with an error is no theme. For themes that are built with the app.
    case strict
    /// A token that an error leaves without a value keeps Auth0's, and there is always a theme. For
    /// themes that arrive over a network: one that is newer than the app never takes it down.
    case lenient
  }

  /// How much a theme may cost, so that none from outside can hold up an app.
  public struct Limits: Sendable, Hashable {
    /// The most bytes that one file, or a text of JSON, may have.
    public var fileSize: Int
    /// The most files that a theme may be made of.
    public var fileCount: Int
    /// The most expressions that may be evaluated. A theme takes a few hundred; a million take
    /// about a second on a phone.
    public var work: Int

    /// Limits that no theme written by hand comes near.
    public init(fileSize: Int = 1 << 20, fileCount: Int = 64, work: Int = 1_000_000) {
      self.fileSize = fileSize
      self.fileCount = fileCount
      self.work = work
    }
  }

  /// What a mistake does.
  public var mode: Mode
  /// How much a theme may cost.
  public var limits: Limits

  /// A loader; strict where nothing is said.
  public init(mode: Mode = .strict, limits: Limits = Limits()) {
    self.mode = mode
    self.limits = limits
  }

  /// Reads the theme in the file at `url` with all that it extends and imports.
  ///
  /// - Parameters:
  ///   - url: A file. What is on a server has to be fetched first, and then goes to `load(_:name:)`.
  ///   - folder: The folder that no theme may reach out of; that of the file where nothing is said.
  /// - Returns: The theme, and what is wrong with it.
  public func load(contentsOf url: URL, within folder: URL? = nil) -> LoadedTheme {
    guard url.isFileURL else {
      let name = url.lastPathComponent
      return failed(ThemeProblem(.unreadable, "expected the URL of a file", file: name))
    }
    let files = DiskThemeFiles(theme: url, within: folder, limit: limits.fileSize)
    return load(files.path, from: files)
  }

  /// Reads the theme that `text` is. It can extend and import nothing but what is in `files`.
  ///
  /// - Parameters:
  ///   - text: The text of a `.theme` file.
  ///   - name: What problems call it; also its path among `files`.
  ///   - files: The texts of other themes by their paths, such as `brand/base.theme`.
  /// - Returns: The theme, and what is wrong with it.
  public func load(
    _ text: String, name: String = "theme.theme", files: [String: String] = [:]
  ) -> LoadedTheme {
    var files = files
    files[name] = text
    return load(name, in: files)
  }

  /// Reads the theme at `path` of `files`, which hold all that it extends and imports.
  ///
  /// - Parameters:
  ///   - path: One of the keys of `files`.
  ///   - files: The texts of themes by their paths, with `/` between names.
  /// - Returns: The theme, and what is wrong with it.
  public func load(_ path: String, in files: [String: String]) -> LoadedTheme {
    load(MemoryThemeFiles.absolute(path), from: MemoryThemeFiles(files, limit: limits.fileSize))
  }

  /// Reads what `theme emit json` wrote.
  ///
  /// Tokens that are not in it have Auth0's values.
  ///
  /// - Parameters:
  ///   - json: One object, as UTF-8.
  ///   - name: What problems call it.
  /// - Returns: The theme, and what is wrong with it.
  public func load(resolvedJSON json: Data, name: String = "theme.json") -> LoadedTheme {
    guard json.count <= limits.fileSize else {
      return failed(
        ThemeProblem(.unreadable, "it has more than \(limits.fileSize) bytes", file: name))
    }
    return ResolvedThemeReader(name: name, isLenient: mode == .lenient).read(Array(json))
  }

  /// What there is when nothing can be read.
  func failed(_ problem: ThemeProblem) -> LoadedTheme {
    LoadedTheme(
      name: problem.file, theme: mode == .lenient ? Auth0Theme() : nil, problems: [problem])
  }
}
