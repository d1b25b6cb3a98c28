import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// Makes the repairs that findings offer, again and again until there is nothing left to repair.
package struct Fixer {
  /// What repairing gave.
  package struct Outcome {
    /// The project after the repairs.
    package let many: Project.Many
    /// What is left.
    package let diagnostics: [Diagnostic]
    /// The texts that changed, before and after, in the order of their files.
    package let changes: [Change]
    /// How many repairs were made.
    package let count: Int
  }

  /// A file that repairs changed.
  package struct Change: Sendable {
    /// The path that the file was read at.
    package let path: String
    package let old: SourceText
    package let new: SourceText
  }

  /// What is linted, and how.
  package struct Request: Sendable {
    package let paths: [String]
    package let root: String
    package let settings: RuleSettings
    /// Whether the findings of each path are wanted; `nil` for all. Only their files are changed.
    package let wanted: [Bool]?
    package let isComplete: Bool
    /// The colours of the app's asset catalogs, where they are known.
    package let assets: (any AssetColors)?

    package init(
      paths: [String], root: String, settings: RuleSettings, wanted: [Bool]? = nil,
      isComplete: Bool, assets: (any AssetColors)? = nil
    ) {
      self.paths = paths
      self.root = root
      self.settings = settings
      self.wanted = wanted
      self.isComplete = isComplete
      self.assets = assets
    }

    /// Loads the project.
    package func load(from provider: any ThemeFileProvider, workers: Workers) -> Project.Many {
      let many = Project.load(paths, root: root, from: provider, workers: workers)
      if let assets { many.project.assets = assets }
      return many
    }

    /// Whether each file of a project, which was loaded from these paths, is wanted; `nil` for all
    /// themes.
    func files(_ many: Project.Many) -> [Bool]? {
      guard let wanted else { return nil }
      var isWanted = Array(repeating: false, count: many.project.files.count)
      for (path, theme) in many.themeByPath.enumerated() where theme >= 0 && wanted[path] {
        isWanted[theme] = true
      }
      return isWanted
    }

    /// Everything that is found in a project.
    package func lint(_ many: Project.Many, workers: Workers) -> [Diagnostic] {
      Linter.lint(
        many, settings: settings, scope: Linter.Scope(files: files(many), isComplete: isComplete),
        workers: workers)
    }
  }

  /// More rounds than any chain of repairs takes; two repairs that undo each other would never end.
  private static let mostRounds = 100

  /// Repairs what can be repaired: safely, or at the author's risk.
  package static func fix(
    _ request: Request, from provider: any ThemeFileProvider, unsafe: Bool,
    workers: Workers = .serial
  ) -> Outcome {
    var overlay = Overlay(base: provider)
    var originals: [ExactPath: (path: String, text: SourceText)] = [:]
    var state = State(request, overlay, workers)
    var count = 0
    var seen: Set<[ExactPath: [UInt8]]> = [overlay.texts]
    /// Repairs that made things worse.
    var refused: Set<Fix> = []
    var isCareful = false
    for _ in 0..<mostRounds {
      let round = Round(
        state, request.files(state.many), unsafe: unsafe, refused: refused,
        limit: isCareful ? 1 : .max)
      guard !round.texts.isEmpty else { break }
      var next = overlay
      for (index, text) in round.texts {
        let file = state.many.project.files[index]
        let identity = ExactPath(file.identity)
        if originals[identity] == nil { originals[identity] = (file.path, file.tree.source) }
        next.texts[identity] = text.bytes
      }
      let repaired = State(request, next, workers)
      guard repaired.errors <= state.errors else {
        // Repairs that are right alone may be wrong together: they are tried one by one.
        if isCareful { refused.formUnion(round.fixes) }
        isCareful = true
        continue
      }
      isCareful = false
      // Repairs that undo each other end here, before they begin again.
      guard seen.insert(next.texts).inserted else { break }
      overlay = next
      count += round.fixes.count
      state = repaired
    }
    let many = state.many
    let changes = many.project.files.compactMap { file -> Change? in
      guard let original = originals[ExactPath(file.identity)],
        original.text.bytes != file.tree.source.bytes
      else { return nil }
      return Change(path: original.path, old: original.text, new: file.tree.source)
    }
    return Outcome(many: many, diagnostics: state.diagnostics, changes: changes, count: count)
  }
}

/// A project and what is found in it.
private struct State {
  let many: Project.Many
  let diagnostics: [Diagnostic]
  /// How many findings are errors of the language.
  let errors: Int

  init(_ request: Fixer.Request, _ files: Overlay, _ workers: Workers) {
    many = request.load(from: files, workers: workers)
    diagnostics = request.lint(many, workers: workers)
    let rules = Set(DiagnosticID.linting)
    errors = diagnostics.count { $0.severity == .error && !rules.contains($0.id) }
  }
}

/// The repairs that are made together.
private struct Round {
  /// The changed texts, by file.
  private(set) var texts: [Int: SourceText] = [:]
  /// The repairs that they hold.
  private(set) var fixes: [Fix] = []

  init(
    _ state: State, _ wanted: [Bool]?, unsafe: Bool, refused: Set<Fix>, limit: Int
  ) {
    let project = state.many.project
    let themes = Set(state.many.themes)
    var readable: [Int: Bool] = [:]
    func mayChange(_ file: FileID) -> Bool {
      let index = Int(file.index)
      guard wanted.map({ $0[index] }) ?? themes.contains(index) else { return false }
      if let known = readable[index] { return known }
      let answer = project.files[index].tree.isReadable
      readable[index] = answer
      return answer
    }
    let offered = Diagnostic.ordered(state.diagnostics).compactMap { diagnostic -> Fix? in
      let fix = diagnostic.fixes.first { unsafe || $0.applicability == .safe }
      guard let fix, !fix.edits.isEmpty, !refused.contains(fix),
        fix.edits.allSatisfy({ mayChange($0.location.file) })
      else { return nil }
      return fix
    }
    fixes = FixSelection.compatible(offered).prefix(limit).map { offered[$0] }
    var edits: [Int: [TextEdit]] = [:]
    for edit in fixes.flatMap(\.edits) {
      edits[Int(edit.location.file.index), default: []].append(edit)
    }
    for (file, edits) in edits {
      let tree = project.files[file].tree
      let text = tree.source.applying(edits).text
      // What cannot be read any more has not been repaired.
      guard text.bytes != tree.source.bytes, SyntaxTree.parse(text).isReadable else { continue }
      texts[file] = text
    }
  }
}

extension SyntaxTree {
  /// Whether its syntax errors, if any, are slips that are read as what they mean, or leave no doubt
  /// about the rest.
  fileprivate var isReadable: Bool {
    diagnostics.allSatisfy { diagnostic in
      diagnostic.severity != .error || DiagnosticID.insideLiterals.contains(diagnostic.id)
        || diagnostic.fixes.contains { $0.applicability == .safe }
    }
  }
}

/// Files as a disk or the like has them, with some texts in place of theirs.
private struct Overlay: ThemeFileProvider {
  let base: any ThemeFileProvider
  /// The texts by identity.
  var texts: [ExactPath: [UInt8]] = [:]

  func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> {
    let result = base.read(path)
    guard !texts.isEmpty, case .success(let content) = result,
      let bytes = texts[ExactPath(content.identity)]
    else { return result }
    return .success(ThemeFileContent(bytes: bytes, identity: content.identity))
  }

  func root(for path: String) -> String { base.root(for: path) }
  func displayName(of path: String) -> String { base.displayName(of: path) }
  func rootMarker(above root: String) -> String? { base.rootMarker(above: root) }
}
