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
  private(set) lazy var nodes = NodesByKind(tree)

  init(project: ProjectContext, file: ThemeFile) {
    self.project = project
    self.file = file
  }

  /// The nodes that rules look for, found in one pass.
  struct NodesByKind {
    let pairs: [NodeID]
    let blocks: [NodeID]

    init(_ tree: SyntaxTree) {
      (pairs, blocks) = tree.withReader { reader in
        var (pairs, blocks): ([NodeID], [NodeID]) = ([], [])
        pairs.reserveCapacity(min(8, reader.nodeCount / 8))
        for index in 0..<reader.nodeCount {
          let node = NodeID(index)
          switch reader.kind(of: node) {
          case .pair: pairs.append(node)
          case .block: blocks.append(node)
          default: break
          }
        }
        return (pairs, blocks)
      }
    }
  }
}
