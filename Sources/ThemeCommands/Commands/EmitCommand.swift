import ThemeExchange
import ThemeSemantics
import ThemeSource

extension Command {
  static let emit = Command(
    "emit", summary: "write themes as Swift, as an asset catalog or as JSON",
    discussion: [
      "`swift` extends the SDK's `Auth0Theme` by a property for each theme, `assets` puts their"
        + " colours into an asset catalog, `json` has every value for other programs: an object, or"
        + " for several themes an array of them.",
      "Findings go to standard error. Where a theme has errors, nothing is written and the exit is 1."
        + " With --check nothing is written at all: what would change is shown, and the exit is 1"
        + " where something would.",
    ],
    operands: [
      Operand("KIND", .one, help: "swift, assets or json"),
      Operand("FILE", .some, help: "a theme; - is standard input"),
    ],
    options: [
      Emission.output, Emission.check, Emission.colors, Emission.bundle, Emission.access,
      .assets, .diagnosticFormat, Emission.absolutePaths,
      Emission.skipBases, Emission.touch, .color,
    ],
    examples: [
      Example("theme emit swift acme.theme -o Acme.swift", "gives the app `Auth0Theme.acme`"),
      Example("theme emit swift acme.theme -o Acme.swift --check", "whether that is up to date"),
      Example("theme emit assets acme.theme -o Theme.xcassets", "colour sets of what it changes"),
      Example("theme emit json acme.theme", "every value, for a server or another tool"),
    ]
  ) { invocation in
    let emission: Emission
    switch Emission.reading(invocation) {
    case .success(let read): emission = read
    case .failure(let error): return invocation.context.refuse(error)
    }
    if let mark = invocation.value(of: Emission.touch) {
      if case .failure(let error) = invocation.context.write([], to: mark) {
        invocation.context.complain(error.message)
        return .couldNotRun
      }
    }
    var report = FindingsReport()
    let names = Array(invocation.operands.dropFirst())
    guard var themes = invocation.evaluate(names, into: &report) else { return .couldNotRun }
    report.write(to: invocation, on: invocation.context.errors)
    if invocation.has(Emission.skipBases) { themes = EmittedTheme.withoutBases(themes) }
    let open = themes.filter { !$0.evaluated.openLets.isEmpty }
    for theme in open { invocation.complain(aboutBase: theme) }
    guard !report.hasErrors, open.isEmpty else { return .findings }

    switch emission.kind {
    case .swift: return emission.writeSwift(themes, invocation)
    case .assets: return emission.writeAssets(themes, invocation)
    case .json: return emission.writeJSON(themes, invocation)
    }
  }
}

extension Invocation {
  /// Loads and evaluates themes; `nil` where one cannot be read, which is said.
  fileprivate func evaluate(
    _ names: [String], into report: inout FindingsReport
  ) -> [EmittedTheme]? {
    let loaded = load(names, showingFullPaths: has(Emission.absolutePaths))
    guard loaded.isComplete else { return nil }
    var themes = [EmittedTheme?](repeating: nil, count: names.count)
    for (place, many) in loaded.projects.enumerated() {
      let wanted = loaded.named.indices.filter { loaded.named[$0].project == place }
      // All could be read, so their places stand as they were named.
      let (evaluated, findings) = many.evaluate(many.themeByPath, workers: .threads)
      report.add(findings, of: many.project)
      for (index, theme) in zip(wanted, evaluated) {
        themes[index] = EmittedTheme(name: names[index], evaluated: theme)
      }
    }
    return themes.compactMap { $0 }
  }

  fileprivate func complain(aboutBase theme: EmittedTheme) {
    let names = theme.evaluated.openLets.map { Wording.quoted($0.name) }
    context.complain(
      "\(Wording.quoted(theme.name, limit: 200)) is a base for other themes: it leaves"
        + " \(names.joined(separator: ", ")) to those that extend it")
  }
}

/// A theme that is emitted.
struct EmittedTheme {
  /// What the user calls its file.
  let name: String
  let evaluated: EvaluatedTheme

  /// Those that can be shown: not bases, whose `let`s others set, nor files of colours and the like,
  /// which have no name of their own and are there for others.
  static func withoutBases(_ themes: [EmittedTheme]) -> [EmittedTheme] {
    var used: Set<String> = []
    for project in projects(of: themes) {
      for file in project.files {
        let needs = file.parents.compactMap(\.file) + file.imports.compactMap(\.file)
        for place in needs where place != file.index { used.insert(project.files[place].identity) }
      }
    }
    return themes.filter { theme in
      let file = theme.evaluated.world.file
      let isPart = file.nameNode == nil && used.contains(file.identity)
      return !isPart && theme.evaluated.openLets.isEmpty
    }
  }

  /// The projects of some themes, each once.
  private static func projects(of themes: [EmittedTheme]) -> [Project] {
    themes.reduce(into: []) { projects, theme in
      let project = theme.evaluated.project
      if !projects.contains(where: { $0 === project }) { projects.append(project) }
    }
  }
}

/// What is emitted, and where to: the options of `theme emit`, once they fit together.
struct Emission {
  /// What themes can become.
  enum Kind: String, CaseIterable {
    case swift, assets, json
  }

  /// Where emitted Swift has its colours.
  private enum Colors: String, CaseIterable {
    case code, assets
  }

  /// Who sees emitted Swift.
  private enum Access: String, CaseIterable {
    case `internal`, `public`
  }

  let kind: Kind
  /// The file or catalog; standard output where there is none.
  let path: String?
  /// Whether it is only compared.
  let isCheck: Bool
  let swift: SwiftEmitter.Options

  static let output = CommandOption.value(
    "output", short: "o", placeholder: "PATH",
    help: "the file to write, or the catalog; - (default) is standard output")
  static let check = CommandOption.flag(
    "check", help: "show what would change in PATH, and change nothing")
  static let colors = CommandOption.choice(
    "colors", placeholder: "WHERE", of: Colors.self,
    help: "where Swift has its colours: code (default), or assets of `theme emit assets`")
  static let bundle = CommandOption.value(
    "bundle", placeholder: "BUNDLE",
    help: "where Swift looks for assets: main (default), module or an expression of Swift")
  static let access = CommandOption.choice(
    "access", placeholder: "WHO", of: Access.self,
    help: "who sees the Swift: internal (default) or public")
  static let absolutePaths = CommandOption.flag(
    "absolute-paths", help: "name files by their absolute paths in findings, as Xcode wants them")
  static let skipBases = CommandOption.flag(
    "skip-bases",
    help: "leave out themes with a `let` to be set, and files without a name that others extend or"
      + " import")
  static let touch = CommandOption.value(
    "touch", placeholder: "PATH",
    help: "a file to write anew, empty: a build system that has it among the inputs runs this with"
      + " every build")

  static func reading(_ invocation: Invocation) -> Result<Emission, UsageError> {
    let word = invocation.operands[0]
    guard let kind = Kind(rawValue: word) else {
      return .failure(
        .unknown("kind", word, among: Kind.allCases.map(\.rawValue), command: "emit"))
    }
    func refuse(_ message: String) -> Result<Emission, UsageError> {
      .failure(UsageError(message, command: "emit"))
    }
    if kind != .swift {
      for option in [colors, bundle, access] where invocation.has(option) {
        return refuse("`--\(option.name)` is for `theme emit swift`")
      }
    }
    let output = invocation.value(of: output).flatMap { $0 == "-" ? nil : $0 }
    if kind == .assets {
      guard let output else { return refuse("`theme emit assets` needs -o and a catalog") }
      guard output.split(separator: "/").last?.hasSuffix(".xcassets") ?? false else {
        return refuse("\(Wording.quoted(output)) is no asset catalog: its name ends in `.xcassets`")
      }
    }
    let isCheck = invocation.has(check)
    if isCheck, output == nil { return refuse("`--check` needs -o and the file to compare with") }
    return .success(
      Emission(
        kind: kind, path: output, isCheck: isCheck,
        swift: SwiftEmitter.Options(
          colors: invocation.choice(of: colors, default: Colors.code) == .code ? .code : .assets,
          bundle: invocation.value(of: bundle).map(bundle(named:)) ?? .main,
          access: invocation.choice(of: access, default: Access.internal) == .public
            ? .public : .internal)))
  }

  private static func bundle(named name: String) -> SwiftEmitter.Options.Bundle {
    switch name {
    case "main", ".main": .main
    case "module", ".module": .module
    default: .expression(name)
    }
  }
}
