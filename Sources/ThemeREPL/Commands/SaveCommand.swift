import ThemeSemantics
import ThemeSource
import ThemeTokens

extension SessionCommand {
  static let save = SessionCommand(
    "save", "[FILE] [--force]", "Writes the scratch layer as a theme of its own.",
    details:
      "The theme extends the one that is open. Without FILE it shows what it would write. A file that is there already is replaced "
      + "only with `--force`, or where this session has written it.",
    takes: .file, 0...1, options: [Option("--force")]
  ) { session, arguments in
    guard let word = arguments.words.first else {
      var output = SessionOutput()
      output.append(
        Array(session.savedText(inFolder: session.base.folder).utf8), to: .results,
        keepingLines: true)
      return output
    }
    return session.save(as: word, isForced: arguments.option("--force") != nil, arguments)
  }
}

extension Session {
  /// The scratch layer as the text of a file in `folder`.
  func savedText(inFolder folder: String) -> String {
    SavedTheme(parent: base.path, folder: base.folder, scratch: scratch).text(inFolder: folder)
  }

  fileprivate func save(
    as word: CommandArguments.Word, isForced: Bool, _ arguments: CommandArguments
  ) -> SessionOutput {
    if scratch.isEmpty { return nothingToDo("the scratch layer is empty", at: arguments) }
    let path = files.path(of: word.unquoted)
    if let problem = obstacle(to: path, word, isForced: isForced) { return failure([problem]) }
    let text = savedText(inFolder: ThemePath.folder(of: path))
    let bytes = Array(text.utf8)
    if let finding = verify(bytes, at: path, word) { return finding }
    if let reason = files.write(bytes, to: path) {
      return failure([
        Diagnostic(
          .unwritableFile, .error,
          "\(Wording.quoted(word.unquoted)) cannot be written: \(reason)", at: word.location)
      ])
    }
    savedVersion = scratch.version
    savedPaths.insert(path)
    var printer = makePrinter()
    printer.line(
      "saved \(files.displayName(of: path)): "
        + Wording.count(scratch.items.count, "statement"))
    return printer.output
  }

  /// Why a file may not be written.
  private func obstacle(
    to path: String, _ word: CommandArguments.Word, isForced: Bool
  ) -> Diagnostic? {
    func problem(_ message: String, _ notes: [String] = []) -> Diagnostic {
      Diagnostic(
        .unwritableFile, .error, "\(Wording.quoted(word.unquoted)) \(message)", at: word.location,
        notes: notes)
    }
    guard path.hasSuffix(".theme") else {
      return problem("does not end in `.theme`", ["help: write `\(word.unquoted).theme`"])
    }
    let found = files.read(path)
    let identity = (try? found.get())?.identity ?? path
    if snapshot.project.files.contains(where: { $0.identity == identity || $0.path == path }) {
      return problem("is part of the theme that is open; save under another name")
    }
    switch found {
    case .success:
      guard isForced || savedPaths.contains(path) else {
        return problem("is there already", ["help: `:save \(word.text) --force` replaces it"])
      }
      return nil
    case .failure(.missing), .failure(.unreadable), .failure(.tooLarge): return nil
    case .failure(let other):
      return problem("cannot be written: \(other.message(for: word.unquoted))")
    }
  }

  /// Loads what is about to be written; an answer where it is not the theme that the session holds.
  private func verify(
    _ bytes: [UInt8], at path: String, _ word: CommandArguments.Word
  ) -> SessionOutput? {
    let provider = PendingFile(files: files, path: path, bytes: bytes)
    guard case .success(let project) = Project.load(path, from: provider) else { return nil }
    project.assets = snapshot.project.assets
    let theme = project.evaluate()
    let known = Set(base.project?.diagnostics.map(\.message) ?? [])
    let errors = theme.findings.filter {
      $0.severity == .error && $0.id.rawValue != "required_let" && !known.contains($0.message)
    }
    if let parent = base.path, errors.contains(where: { $0.id.rawValue == "path_outside_root" }) {
      let names = (files.displayName(of: project.root), files.displayName(of: parent))
      return failure([
        Diagnostic(
          .unwritableFile, .error,
          "a theme there belongs to the project `\(names.0)` and cannot extend `\(names.1)`",
          at: word.location, notes: ["help: save it beside the theme that is open"])
      ])
    }
    if !errors.isEmpty { return failure(errors, in: project) }
    guard theme.tokens.map(\.value) != snapshot.theme.tokens.map(\.value) else { return nil }
    return failure([
      Diagnostic(
        .unwritableFile, .error,
        "the files on disk have changed, so that this would be another theme than the one here",
        at: word.location, notes: ["help: `:reload` reads them anew"])
    ])
  }
}

/// A file that is about to be written, among those that are there.
private struct PendingFile: ThemeFileProvider {
  let files: any SessionFiles
  let path: String
  let bytes: [UInt8]

  func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> {
    path == self.path
      ? .success(ThemeFileContent(bytes: bytes, identity: path)) : files.read(path)
  }

  func root(for path: String) -> String { files.root(for: path) }

  func displayName(of path: String) -> String { files.displayName(of: path) }
}
