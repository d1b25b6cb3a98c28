import ThemeSemantics
import ThemeSource

// Commands that open files.
extension SessionCommand {
  static let load = SessionCommand(
    "load", "FILE", "Opens another theme, with an empty scratch layer.",
    details: "`:undo` goes back to the theme before, with its scratch layer.",
    takes: .file, 1...1, aliases: ["l"]
  ) { session, arguments in
    let word = arguments.words[0]
    let path = session.files.path(of: word.unquoted)
    switch OpenedTheme.open(path, from: session.files) {
    case .failure(let problem):
      return session.failure([problem.diagnostic(word.unquoted, at: word.location)])
    case .success(let opened):
      let count = session.hasUnsavedScratch ? session.scratch.items.count : 0
      session.change(
        to: Session.State(base: opened.base, scratch: Scratch()), opened.snapshot)
      var output = session.welcome(opened)
      if count > 0 {
        var printer = session.makePrinter()
        printer.line(
          "", "\(Wording.count(count, "statement")) put aside; `:undo` goes back to them")
        output.append(printer.output)
      }
      return output
    }
  }

  static let reload = SessionCommand(
    "reload", "", "Reads the file anew; the scratch layer stays.",
    details: "Where something is wrong then, all stays as it was.", aliases: ["r"]
  ) { session, arguments in
    guard let path = session.base.path else {
      return session.nothingToDo("no file is open", at: arguments)
    }
    switch OpenedTheme.open(path, from: session.files) {
    case .failure(let problem):
      let name = session.files.displayName(of: path)
      return session.failure([problem.diagnostic(name, at: arguments.name.location)])
    case .success(let opened): return session.reload(opened)
    }
  }
}

/// A file that was opened, with nothing laid over it.
struct OpenedTheme {
  let base: Base
  let snapshot: Snapshot
  /// What is wrong with the file and what it needs.
  let findings: [Diagnostic]

  /// Reads, checks and evaluates the file at `path`.
  static func open(
    _ path: String, from files: any SessionFiles
  ) -> Result<OpenedTheme, ThemeFileProblem> {
    Project.load(path, from: files).flatMap { project in
      project.assets = files.assets(
        inCatalogs: Configuration.catalogs(inRoot: project.root, from: files))
      let base = Base(project, path: path, files: files)
      guard let snapshot = base.initial else { return .failure(.unreadable("it changed")) }
      // What is wrong with the scratch theme is not in the file: a base whose open `let`s nobody has
      // set yet is as it should be.
      return .success(
        OpenedTheme(
          base: base, snapshot: snapshot,
          findings: snapshot.theme.findings.filter { $0.location.file != snapshot.file.id }))
    }
  }
}

extension Session {
  /// The most findings that are shown of a file that is opened.
  private static let longestOpening = 10

  /// What there is to say about a theme that has just been opened.
  func welcome(_ opened: OpenedTheme) -> SessionOutput {
    var output = SessionOutput()
    let theme = opened.snapshot.theme
    var printer = makePrinter()
    let set = theme.tokens.count { $0.isSet }
    let files = opened.base.project?.files.count ?? 0
    printer.line(
      "\(opened.base.name): ",
      "\(Wording.count(files, "file")), \(set) of \(theme.tokens.count) tokens set, "
        + Wording.count(theme.lets.count, "let"))
    for item in theme.openLets {
      printer.line(
        "`\(item.name)` has no value yet; write `\(item.name) = …`, "
          + item.type.nameWithArticle)
    }
    output.append(printer.bytes, to: .results)
    let shown = Diagnostic.ordered(opened.findings).prefix(Self.longestOpening)
    output.append(findings: render(Array(shown), in: theme.project.texts))
    if shown.count < opened.findings.count, let path = opened.base.path {
      var printer = makePrinter()
      printer.line(
        "",
        "… and \(opened.findings.count - shown.count) more; "
          + "`theme check \(self.files.displayName(of: path))` lists them all")
      output.append(printer.bytes, to: .findings)
    }
    output.hasFailed = opened.findings.contains { $0.severity == .error }
    return output
  }

  /// Takes a file that was read anew, unless there are mistakes now that were not there before.
  fileprivate func reload(_ opened: OpenedTheme) -> SessionOutput {
    let errors = opened.findings.filter { $0.severity == .error }
    guard errors.isEmpty, let next = opened.base.snapshot(of: scratch) else {
      return failure(errors, in: opened.base.project)
    }
    let broken = next.findings.filter { $0.severity == .error }
    guard broken.isEmpty else { return failure(Array(broken), in: next.project) }
    let previous = snapshot
    replaceBase(opened.base, next)
    var printer = makePrinter()
    let changed = Changes.betweenFiles(previous, next)
    if changed.isEmpty { printer.line("", "no value changed") }
    printer.list(changed, limit: settings.followers) { variable, printer in
      printer.named(next.theme.world.name(of: variable), variable, in: next)
    }
    return printer.output
  }
}

extension CommandArguments.Word {
  /// The word without quotes around it.
  var unquoted: String {
    guard text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension ThemeFileProblem {
  /// The problem with the file that the user calls `name`.
  func diagnostic(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.unreadableTheme, .error, message(for: name), at: location)
  }

  /// The problem with the file that the user calls `name`, as a sentence.
  package func message(for name: String) -> String {
    let quoted = Wording.quoted(name)
    switch self {
    case .missing(let similar):
      let match = Spelling.closest(
        to: ThemePath.fileName(of: name), among: similar.filter { $0.hasSuffix(".theme") }
      ).first
      return "there is no file \(quoted)" + (match.map { "; did you mean `\($0)`?" } ?? "")
    case .caseDiffers(let actual):
      return "there is no file \(quoted); the name on disk is `\(actual)`, and case matters"
    case .notAFile(let what): return "\(quoted) is \(what), not a file"
    case .unreadable(let reason): return "\(quoted) cannot be read: \(reason)"
    case .tooLarge:
      return "\(quoted) is larger than \(SourceText.maximumSize / (1024 * 1024)) MiB"
    case .linkLoop: return "\(quoted) cannot be read: its links lead in a circle"
    }
  }
}
