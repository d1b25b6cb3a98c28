import ThemeTokens

/// Puts a file of Swift together.
struct SwiftWriter {
  private let options: SwiftEmitter.Options
  private var colors: SwiftColors
  private(set) var text = ""
  private(set) var names: [String] = []
  private(set) var notes: [ExportNote] = []

  init(_ options: SwiftEmitter.Options) {
    self.options = options
    colors = SwiftColors(bundle: options.bundle)
  }

  mutating func write(_ themes: [ExportedTheme]) {
    var takenNames = SwiftName.reserved
    var takenTypes = Self.typesInUse
    var body = ""
    for (theme, folder) in zip(themes, CatalogNames(themes).folders) {
      let wanted = SwiftName.identifier(for: theme.name)
      let base = SwiftName.reserved.contains(wanted) ? wanted + "Theme" : wanted
      let name = SwiftName.unique(base, in: &takenNames)
      let type = SwiftName.unique(capitalized(name) + "Tokens", in: &takenTypes)
      if name != wanted {
        note("is `\(name)` in Swift, since `\(wanted)` means something else", theme: theme)
      }
      names.append(name)
      body += "\n" + source(of: theme, name: name, type: type, folder: folder)
    }
    text = header(themes) + imports + body
    if !colors.shade.isEmpty { text += "\n" + ShadeSource.source(colors.shade) }
  }

  /// The SDK's types that the file names, which a theme's enum must not come before.
  private static let typesInUse: Set<String> = {
    let parts = [
      "Color", "BackgroundColor", "TextColor", "BorderColor", "Typography", "Spacing", "Radius",
      "Size",
    ]
    let types = parts.map { "Auth0" + $0 + "Tokens" }
    return Set(types + types.map { "Default" + $0 })
  }()

  private func header(_ themes: [ExportedTheme]) -> String {
    var sources: [String] = []
    for theme in themes where !sources.contains(theme.source) { sources.append(theme.source) }
    let list = sources.map(SwiftText.commentLine)
    let single = "// Made by `theme emit swift` from \(list.joined(separator: ", "))."
    let made =
      single.count <= 100
      ? single
      : "// Made by `theme emit swift` from\n" + list.map { "// - \($0)" }.joined(separator: "\n")
    return """
      \(made)
      // Change the theme, not this file: what is written here is lost the next time.
      // swift-format-ignore-file
      // swiftlint:disable all
      // swiftformat:disable all


      """
  }

  private var access: String { options.access == .public ? "public " : "" }

  private var imports: String {
    var imports = "\(access)import Auth0UniversalComponents\nimport SwiftUI\n"
    if colors.shade.isAdaptive {
      imports += """

        #if canImport(UIKit)
          import UIKit
        #elseif canImport(AppKit)
          import AppKit
        #endif

        """
    }
    return imports
  }

  /// One theme: its property, and the enum of its categories where something differs.
  private mutating func source(
    of theme: ExportedTheme, name: String, type: String, folder: String
  ) -> String {
    let categories = categories(of: theme, folder: folder)
    let value = SwiftExpression.call(
      "Auth0Theme", categories.map { .init($0.name, .text(type + "." + $0.name)) })
    var source = "extension Auth0Theme {\n"
    for line in documentation(of: theme) { source += line.isEmpty ? "  ///\n" : "  /// \(line)\n" }
    source += "  \(access)nonisolated static var \(SwiftName.declared(name)): Auth0Theme {\n"
    source += "    " + value.source(indent: 4, used: 4) + "\n  }\n"
    guard !categories.isEmpty else { return source + "}\n" }
    source += "\n  private enum \(type) {\n"
    for (index, category) in categories.enumerated() {
      let start = "    nonisolated static let \(category.name): any Auth0\(category.type)Tokens = "
      let value = SwiftExpression.call("DefaultAuth0\(category.type)Tokens", category.arguments)
      if index > 0 { source += "\n" }
      source += start + value.source(indent: 4, used: start.count) + "\n"
    }
    return source + "  }\n}\n"
  }

  private func documentation(of theme: ExportedTheme) -> [String] {
    var lines = SwiftText.commentLines(theme.documentation ?? "")
    if lines.isEmpty { lines = ["The theme \(SwiftText.commentLine(theme.name))."] }
    if let scheme = theme.onlyAppearance {
      let name = scheme == .dark ? "dark" : "light"
      lines += [
        "",
        "It has a \(name) appearance only: put `.preferredColorScheme(.\(name))` on the app's views,",
        "or set `UIUserInterfaceStyle` to `\(capitalized(name))` in Info.plist.",
      ]
    }
    return lines
  }

  private mutating func note(_ message: String, theme: ExportedTheme, token: TokenSchema? = nil) {
    notes.append(ExportNote(theme: theme.name, token: token?.path, message: message))
  }
}

extension SwiftWriter {
  /// A category of which something differs.
  private struct Category {
    /// The label in `Auth0Theme`'s initialiser, such as `colors`.
    let name: String
    /// The middle of its types' names, such as `Color`.
    let type: String
    let arguments: [SwiftExpression.Argument]
  }

  private mutating func categories(of theme: ExportedTheme, folder: String) -> [Category] {
    var arguments: [TokenGroup: [SwiftExpression.Argument]] = [:]
    for (token, value) in theme.tokens {
      guard let expression = expression(value, of: token, theme: theme, folder: folder) else {
        continue
      }
      let comment = theme.tokenDocumentation[token.path].map(SwiftText.commentLines) ?? []
      arguments[token.group, default: []].append(.init(token.sdkName, expression, comment: comment))
    }
    let colorGroups: [(TokenGroup, type: String)] = [
      (.background, "BackgroundColor"), (.text, "TextColor"), (.border, "BorderColor"),
    ]
    let colorArguments = colorGroups.compactMap { group, type in
      arguments[group].map {
        SwiftExpression.Argument(group.rawValue, .call("DefaultAuth0\(type)Tokens", $0))
      }
    }
    let all = [
      Category(name: "colors", type: "Color", arguments: colorArguments),
      Category(name: "typography", type: "Typography", arguments: arguments[.typography] ?? []),
      Category(name: "spacing", type: "Spacing", arguments: arguments[.spacing] ?? []),
      Category(name: "radius", type: "Radius", arguments: arguments[.radius] ?? []),
      Category(name: "sizes", type: "Size", arguments: arguments[.sizes] ?? []),
    ]
    return all.filter { !$0.arguments.isEmpty }
  }

  /// What the token's argument says; `nil` where it is Auth0's.
  private mutating func expression(
    _ value: TokenValue, of token: TokenSchema, theme: ExportedTheme, folder: String
  ) -> SwiftExpression? {
    switch (value, token.defaultValue) {
    case (.color(let color), _):
      guard !isDefault(color, of: token) else { return nil }
      if options.colors == .assets, CatalogColor(color) != nil, let name = token.assetName {
        return colors.set(folder + "/" + name)
      }
      if !color.isDrawnExactly {
        note(
          "no screen shows this colour; the file has the nearest in Display P3", theme: theme,
          token: token)
      }
      return colors.expression(color)
    case (.textStyle(let style), .textStyle(let standard)):
      guard !SwiftFonts.areSame(style, standard) else { return nil }
      if let scaling = style.font.relativeTo, SwiftFonts.losesScaling(style.font) {
        note(
          "SwiftUI does not scale the system font at \(shortestText(of: style.font.size)) pt; in the "
            + "style \(scaling.name) it does at \(shortestText(of: scaling.defaultSize)) pt",
          theme: theme, token: token)
      }
      return SwiftFonts.expression(style)
    case (.length(let points), .length(let standard)):
      return points == standard ? nil : .text(SwiftText.number(points))
    default: return nil
    }
  }
}
