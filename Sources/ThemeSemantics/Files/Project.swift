import ThemeSource
import ThemeSyntax
import ThemeTokens

/// The files that one theme needs, loaded, checked and kept in the order in which they depend on
/// each other.
package final class Project {
  /// All files; a file's id is its place.
  package internal(set) var files: [ThemeFile] = []
  /// The files, each after those that it extends or imports.
  package internal(set) var order: [Int] = []
  /// The text of each file, for renderers.
  package var texts: [SourceText] { files.map(\.source) }

  /// The app's asset catalogs. Whoever loads a project gives them before it is evaluated.
  package var assets: (any AssetColors)?
  /// The assets that have been asked for.
  var knownAssets: [String: Result<ThemeColor, AssetColorProblem>] = [:]
  /// How many expressions may be evaluated; `nil` for what is plenty and grows with the files.
  package var workLimit: Int?
  let provider: any ThemeFileProvider
  /// The folder that no theme may reach out of.
  package let root: String
  private(set) var symbols = SymbolTable()
  /// The place of the theme that was asked for.
  private var mainPlace = 0
  /// The identities of files, and the file of each.
  private var identities = NameTable(isExact: true)
  private var filesOfIdentities: [Int] = []
  private var lastLocated = Located()
  /// The place of each file in `order`.
  private(set) var ranks: [Int] = []

  init(provider: any ThemeFileProvider, root: String) {
    self.provider = provider
    self.root = root
  }

  /// Loads and checks the theme at `path`, with all that it extends and imports.
  ///
  /// Fails where that file itself cannot be read; what is wrong in it or with others is among
  /// the diagnostics of the files. `workers` read and check parts of a large file at the same time.
  package static func load(
    _ path: String, from provider: any ThemeFileProvider, workers: Workers = .serial
  ) -> Result<Project, ThemeFileProblem> {
    Project(provider: provider, root: provider.root(for: path)).load(path, workers)
  }

  /// Loads and checks the theme at `path` over the files of `base`, which are taken as they are,
  /// read and checked, whatever their provider would give by now. They keep their places.
  ///
  /// So a theme that extends a large one costs what it says itself, each time it changes.
  package static func load(
    _ path: String, from provider: any ThemeFileProvider, over base: Project
  ) -> Result<Project, ThemeFileProblem> {
    let project = Project(provider: provider, root: provider.root(for: path))
    project.files = base.files
    project.order = base.order
    project.ranks = base.ranks
    project.symbols = SymbolTable(base.symbols)
    project.identities = NameTable(base.identities)
    project.filesOfIdentities = base.filesOfIdentities
    project.assets = base.assets
    project.knownAssets = base.knownAssets
    return project.load(path, .serial)
  }

  private func load(_ path: String, _ workers: Workers) -> Result<Project, ThemeFileProblem> {
    switch provider.read(path) {
    case .failure(let problem): return .failure(problem)
    case .success(let content):
      DeepStack.run {
        mainPlace = add(path, content, workers)
        loadAndCheck([mainPlace], workers: workers)
      }
      return .success(self)
    }
  }

  /// The theme that was asked for.
  package var main: ThemeFile { files[mainPlace] }

  /// All that checking found, file by file.
  package var diagnostics: [Diagnostic] {
    var all: [Diagnostic] = []
    for file in files { all.gather(file.diagnostics) }
    return all
  }

  /// Loads what the files `starts` need, and checks all that is not checked yet.
  func loadAndCheck(_ starts: [Int], workers: Workers = .serial) {
    let known = order.count
    if known == 0 { declareReservedNames() }
    loadDependencies(of: starts, workers)
    ranks += Array(repeating: 0, count: files.count - ranks.count)
    for (rank, place) in order.enumerated() { ranks[place] = rank }
    for place in order[known...] { linearize(files[place]) { ranks[$0] < known } }
    declareNames(of: order[known...], workers)
    check(order[known...], workers)
  }

  /// Whether names that `file` should see are missing, because a file could not be loaded.
  func isIncomplete(_ file: ThemeFile) -> Bool {
    file.stack.contains { files[$0].isIncomplete }
  }

  // MARK: Loading

  private func add(_ path: String, _ content: ThemeFileContent, _ workers: Workers) -> Int {
    let source = SourceText(
      id: FileID(files.count), name: provider.displayName(of: path), bytes: content.bytes)
    let file = ThemeFile(
      path: path, identity: content.identity, source: source, workers: workers)
    add(file)
    return file.index
  }

  /// Adds a file whose text has the next identifier.
  func add(_ file: ThemeFile) {
    files.append(file)
    var identity = file.identity
    let name = identity.withUTF8 { Int(identities.intern($0).index) }
    if name == filesOfIdentities.count {
      filesOfIdentities.append(file.index)
    } else {
      filesOfIdentities[name] = file.index
    }
  }

  /// The place of the file with an identity.
  func place(of identity: String) -> Int? {
    var identity = identity
    return identity.withUTF8 { identities.find($0) }.map { filesOfIdentities[Int($0.index)] }
  }

  /// Loads what the files `starts` need, and puts all into their order.
  private func loadDependencies(of starts: [Int], _ workers: Workers) {
    // Of plain bytes: the first list of a kind costs a process as much as a hundredth of the check of a
    // small theme.
    var states = [UInt8](repeating: LoadingState.new, count: files.count)
    for place in order { states[place] = LoadingState.done }
    // The open files, and for each the dependency that is next: parents first, then imports. Empty
    // between two starts, whose room they share.
    var (open, nexts): ([Int], [Int]) = ([], [])
    for start in starts where states[start] == LoadingState.new {
      loadDependencies(of: start, &states, &open, &nexts, workers)
    }
  }

  private enum LoadingState {
    static let new: UInt8 = 0
    static let open: UInt8 = 1
    static let done: UInt8 = 2
  }

  /// Walks from file to file with a stack of its own, so that no chain of files is too long.
  private func loadDependencies(
    of start: Int, _ states: inout [UInt8], _ open: inout [Int], _ nexts: inout [Int],
    _ workers: Workers
  ) {
    states[start] = LoadingState.open
    open.append(start)
    nexts.append(0)
    while let place = open.last, let next = nexts.last {
      let file = files[place]
      guard next < file.parents.count + file.imports.count else {
        states[place] = LoadingState.done
        order.append(place)
        open.removeLast()
        nexts.removeLast()
        continue
      }
      nexts[nexts.count - 1] += 1
      guard let path = path(of: next, in: file) else { continue }
      let node = node(of: next, in: file)
      guard let target = locate(path, from: file, at: node, workers) else {
        file.isIncomplete = true
        continue
      }
      while states.count < files.count { states.append(LoadingState.new) }
      if states[target] == LoadingState.open {
        reportCycle(closing: target, at: node, open, nexts)
        file.isIncomplete = true
        continue
      }
      if next < file.parents.count {
        file.parents[next].file = target
      } else {
        file.imports[next - file.parents.count].file = target
      }
      if states[target] == LoadingState.new {
        states[target] = LoadingState.open
        open.append(target)
        nexts.append(0)
      }
    }
  }

  /// Where a file names one of its dependencies.
  private func node(of dependency: Int, in file: ThemeFile) -> NodeID {
    dependency < file.parents.count
      ? file.parents[dependency].node : file.imports[dependency - file.parents.count].path
  }

  /// What a file calls one of its dependencies; nil for Auth0.
  private func path(of dependency: Int, in file: ThemeFile) -> String? {
    dependency < file.parents.count
      ? file.parents[dependency].path : file.tree.string(at: node(of: dependency, in: file))
  }

  /// Where a reference was found to lead. The themes of a folder mostly extend one file, and to work out
  /// its path takes a thirtieth of checking each.
  private struct Located {
    var written = ""
    /// The path of the file that says it.
    var path = ""
    var target = -1

    func answers(_ other: String, in file: String) -> Bool {
      target >= 0 && ThemePath.areEqual(written, other) && ThemePath.areBeside(path, file)
    }
  }

  private func locate(
    _ written: String, from file: ThemeFile, at node: NodeID, _ workers: Workers
  ) -> Int? {
    if lastLocated.answers(written, in: file.path) { return lastLocated.target }
    let location = file.tree.location(of: node)
    var isQuoted: Bool { file.tree.text(of: node).hasPrefix("\"") }
    var shown: String { Wording.quoted(written) }
    func fail(_ id: DiagnosticID, _ message: String, notes: [String] = []) -> Int? {
      file.diagnostics.append(Diagnostic(id, message, at: location, notes: notes))
      return nil
    }
    if written.isEmpty { return fail(.invalidPath, "expected the path of a theme, found \"\"") }
    if written.hasPrefix("/") {
      return fail(
        .invalidPath, "\(shown) is an absolute path; a theme names others relative to itself")
    }
    if written.utf8.contains(UInt8(ascii: "\\")) {
      return fail(.invalidPath, "a path is written with `/`, not `\\`")
    }
    guard written.hasSuffix(".theme") else {
      return fail(
        .invalidPath, "\(shown) does not end in `.theme`",
        notes: ["help: write \(Wording.quoted("\"\(written).theme\"")) if that is the file"])
    }
    let folder = ThemePath.folder(of: file.path)
    let resolved = ThemePath.resolve(written, in: folder)
    guard let path = resolved, ThemePath.isInside(path, root) else {
      return fail(
        .pathOutsideRoot, "\(shown) is outside the project",
        notes: outsideNotes(resolved))
    }
    // A path that is a file's own is not read again: it would be the same file.
    if let known = place(of: path) {
      lastLocated = Located(written: written, path: file.path, target: known)
      return known
    }
    switch provider.read(path) {
    case .success(let content):
      guard ThemePath.isInside(content.identity, root) else {
        return fail(
          .pathOutsideRoot, "`\(written)` is a link that leads out of the project",
          notes: outsideNotes(content.identity))
      }
      if let known = place(of: content.identity) { return known }
      return add(path, content, workers)
    case .failure(let problem):
      // Without its quotes the path is a guess, and that they are missing is reported.
      guard isQuoted else { return nil }
      let (id, message) = describe(problem, written, in: file)
      return fail(id, message)
    }
  }

  /// What the project is, and what would make it one that has `path` in it.
  private func outsideNotes(_ path: String?) -> [String] {
    var notes = ["note: the project is the folder `\(provider.displayName(of: root))`"]
    guard let path, let marker = provider.rootMarker(above: root) else { return notes }
    var folder = root
    while folder != "/", !ThemePath.isInside(path, folder) { folder = ThemePath.folder(of: folder) }
    // Nobody wants all that there is to be the project.
    if folder != "/" {
      let name = ThemePath.fileName(of: folder)
      notes.append(
        "help: put a file `\(marker)`, which may be empty, into `\(name)` to make that the project")
    }
    return notes
  }

  private func describe(
    _ problem: ThemeFileProblem, _ written: String, in file: ThemeFile
  ) -> (DiagnosticID, String) {
    let shown = Wording.quoted(written)
    switch problem {
    case .missing(let similar):
      let own = ThemePath.fileName(of: file.path)
      let themes = similar.filter { $0.hasSuffix(".theme") && $0 != own }
      let folder = written.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      let match = closest(to: ThemePath.fileName(of: written), among: themes)
      return (
        .missingFile,
        "there is no file \(shown)"
          + (match.map { "; did you mean \(Wording.quoted(folder + $0))?" } ?? "")
      )
    case .caseDiffers(let actual):
      return (
        .missingFile,
        "there is no file \(shown); the name on disk is \(Wording.quoted(actual)), and case matters"
      )
    case .notAFile(let what): return (.unreadableFile, "\(shown) is \(what), not a file")
    case .unreadable(let reason): return (.unreadableFile, "\(shown) cannot be read: \(reason)")
    case .tooLarge:
      let limit = SourceText.maximumSize / (1024 * 1024)
      return (.unreadableFile, "\(shown) is larger than \(limit) MiB")
    case .linkLoop:
      return (.unreadableFile, "\(shown) cannot be read: its links lead in a circle")
    }
  }

  private func reportCycle(
    closing target: Int, at node: NodeID, _ open: [Int], _ nexts: [Int]
  ) {
    guard let start = open.firstIndex(of: target), let last = open.last else { return }
    let hops = open.indices[start...]
    let labels = hops.dropLast().map { hop in
      let from = files[open[hop]]
      return DiagnosticLabel(
        from.tree.location(of: self.node(of: nexts[hop] - 1, in: from)),
        "needs `\(files[open[hop + 1]].tree.source.name)`")
    }
    let file = files[last]
    let name = files[target].tree.source.name
    let message =
      hops.count == 1
      ? "`\(name)` cannot extend or import itself"
      : "files that need each other: this leads back to `\(name)`"
    file.diagnostics.append(
      Diagnostic(.fileCycle, message, at: file.tree.location(of: node), labels: labels))
  }
}
