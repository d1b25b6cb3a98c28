import ThemeSemantics
import ThemeSource

/// What a session's scratch theme means at one time.
struct Snapshot {
  let text: ScratchText
  let theme: EvaluatedTheme
  /// All that is wrong, in terms of what was typed.
  let findings: Set<Diagnostic>

  var project: Project { theme.project }
  /// The scratch theme.
  var file: ThemeFile { project.main }
}

/// What a scratch theme lies over: a file and what it needs, or nothing but Auth0's theme.
final class Base {
  /// The file's absolute path; `nil` where none is loaded.
  let path: String?
  /// The file, checked; `nil` where none is loaded.
  let project: Project?
  /// The folder of the project.
  let root: String
  private let files: ScratchFiles
  private let assets: (any AssetColors)?

  /// Auth0's theme, in the folder where the user stands.
  init(files: any SessionFiles) {
    path = nil
    project = nil
    let folder = files.path(of: "")
    root = files.root(for: folder + "/.theme")
    assets = files.assets(inCatalogs: Configuration.catalogs(inRoot: root, from: files))
    self.files = ScratchFiles(files: files, folder: folder, loaded: [:])
  }

  /// The file at `path`.
  init(_ project: Project, path: String, files: any SessionFiles) {
    self.path = path
    self.project = project
    root = project.root
    assets = project.assets
    var loaded: [String: ThemeFileContent] = [:]
    for file in project.files {
      loaded[file.path] = ThemeFileContent(bytes: file.source.bytes, identity: file.identity)
    }
    self.files = ScratchFiles(files: files, folder: ThemePath.folder(of: path), loaded: loaded)
  }

  /// The folder that paths in the scratch theme start from.
  var folder: String { files.folder }

  /// What the scratch theme names as its parent.
  var parent: String? { path.map(ThemePath.fileName(of:)) }

  /// The name of the theme.
  var name: String { project?.main.themeName ?? "Auth0" }

  /// The theme without anything over it.
  private(set) lazy var initial = snapshot(of: Scratch())

  /// Reads and checks a scratch theme over this base.
  func check(_ text: ScratchText) -> Project? {
    var files = files
    files.scratch = text.bytes
    let path = files.scratchPath
    let result =
      project.map { Project.load(path, from: files, over: $0) } ?? Project.load(path, from: files)
    let checked = try? result.get()
    checked?.assets = assets
    return checked
  }

  /// Evaluates the scratch theme `scratch`.
  func snapshot(of scratch: Scratch) -> Snapshot? {
    let text = scratch.text(over: parent).text
    return check(text).map { Snapshot($0, text) }
  }
}

extension Snapshot {
  /// Evaluates a scratch theme that has been checked.
  init(_ project: Project, _ text: ScratchText) {
    self.text = text
    theme = project.evaluate()
    findings = Set(theme.findings.compactMap { $0.typed(in: project.main, text) })
  }
}

extension Diagnostic {
  /// The finding in terms of what was typed, where it is about the scratch theme `file`; `nil`
  /// where it is about a part of it that nobody typed: the parent, whose open `let`s are not the
  /// user's mistake.
  func typed(in file: ThemeFile, _ text: ScratchText) -> Diagnostic? {
    typed(inFile: file.id, text)
  }

  /// The finding in words that fit a prompt: what was typed is no file.
  var atPrompt: Diagnostic {
    var result = self
    let end = "the end of the file"
    if result.message.hasSuffix(end) {
      result.message = result.message.dropLast(end.count) + "the end of the input"
    }
    if id.rawValue == "own_let" {
      let name = message.prefix { $0 != " " }
      result.message = "\(name) was declared at this prompt"
      result.notes = ["help: write `let \(name.filter { $0 != "`" }) = …` to replace it"]
    }
    return result
  }

  /// The finding in terms of what was typed, where it is about the text of `file`.
  func typed(inFile file: FileID, _ text: ScratchText) -> Diagnostic? {
    func typed(_ location: SourceLocation) -> SourceLocation? {
      guard location.file == file else { return location }
      guard let place = text.typed(location.range) else { return nil }
      return SourceLocation(
        Input.id(ofInput: place.input),
        SourceRange(place.range.lowerBound, place.range.upperBound))
    }
    guard let location = typed(location) else { return nil }
    var result = self
    result.location = location
    result.labels = labels.compactMap { label in
      typed(label.location).map { DiagnosticLabel($0, label.message) }
    }
    result.fixes = fixes.compactMap { fix in
      let edits = fix.edits.compactMap { edit in
        typed(edit.location).map { TextEdit($0, edit.replacement) }
      }
      return edits.count == fix.edits.count
        ? Fix(fix.title, fix.applicability, edits: edits) : nil
    }
    return result
  }
}
