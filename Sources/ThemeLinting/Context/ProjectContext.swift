import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// The themes of a project, as rules see them. Nothing in it changes while themes are looked at, so
/// several can be looked at at the same time.
package final class ProjectContext: @unchecked Sendable {
  package let project: Project
  /// The files of the project's own themes, in the order of their names.
  package let themes: [Int]
  package let settings: RuleSettings
  /// Whether `themes` are all that the project has, so that what none of them uses is not used.
  package let isComplete: Bool
  /// The settings without which every theme that has them would be the same; known once all themes
  /// have been looked at, with those that decide then.
  var idleSettings: [(setting: SettingReference, below: SettingReference?)] = []

  init(project: Project, themes: [Int], settings: RuleSettings, isComplete: Bool) {
    self.project = project
    self.themes = themes
    self.settings = settings
    self.isComplete = isComplete
  }

  /// Whether another theme extends the one of a file.
  func isExtended(_ file: ThemeFile) -> Bool {
    project.files.contains { $0 !== file && $0.layers.contains(file.index) }
  }

  /// What the files use of each other's declarations; for rules that look at the whole project,
  /// which are asked one after the other.
  private(set) lazy var uses = Uses(project)

  /// The file at `index`.
  func file(_ index: Int) -> ThemeFile { project.files[index] }

  /// Whether a file only declares names for others: it sets nothing. A palette is such a file.
  func isPalette(_ file: ThemeFile) -> Bool {
    file.settings.isEmpty && file.appearances == nil
  }

  /// Marks the files that need one of the marked ones, by extending or importing it, however far
  /// away.
  func markDependents(of marks: inout [Bool]) {
    // Each file stands behind those that it needs.
    for place in project.order where !marks[place] {
      marks[place] = project.files[place].directNeeds.contains { marks[$0] }
    }
  }

  /// Marks the files that the marked ones need.
  func markNeeds(of marks: inout [Bool]) {
    guard marks.contains(false) else { return }
    for place in project.order.reversed() where marks[place] {
      for needed in project.files[place].directNeeds { marks[needed] = true }
    }
  }
}

/// One file, as rules see it.
package final class FileContext {
  package let project: ProjectContext
  package let file: ThemeFile
  var tree: SyntaxTree { file.tree }
  var settings: RuleSettings { project.settings }
  /// The pairs and blocks of the file, in order.
  let nodes: NodesByKind

  init(project: ProjectContext, file: ThemeFile, workers: Workers = .serial) {
    self.project = project
    self.file = file
    nodes = .all(in: file.tree, workers)
  }

  /// The nodes that rules look for, found in one pass.
  struct NodesByKind {
    private(set) var pairs: [NodeID] = []
    private(set) var blocks: [NodeID] = []

    /// The nodes of a whole tree, parts of which `workers` look through at the same time.
    fileprivate static func all(in tree: SyntaxTree, _ workers: Workers) -> Self {
      let count = tree.nodeCount
      let parts = workers.width
      guard parts > 1 else { return Self(tree, 0..<count) }
      return workers.map(parts, grain: 1) { part in
        Self(tree, count * part / parts..<count * (part + 1) / parts)
      }
      .reduce(into: Self(tree, 0..<0)) { all, part in
        all.pairs += part.pairs
        all.blocks += part.blocks
      }
    }

    private init(_ tree: SyntaxTree, _ range: Range<Int>) {
      tree.withReader { reader in
        pairs.reserveCapacity(min(8, range.count / 8))
        for index in range {
          let node = NodeID(index)
          switch reader.kind(of: node) {
          case .pair: pairs.append(node)
          case .block: blocks.append(node)
          default: break
          }
        }
      }
    }
  }
}
