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
  /// The files that another theme extends.
  let extended: Set<Int>
  /// The files that another one imports.
  let imported: Set<Int>
  /// The settings without which every theme that has them would be the same; known once all themes
  /// have been looked at, with those that decide then.
  var idleSettings: [(setting: SettingReference, below: SettingReference?)] = []

  init(project: Project, themes: [Int], settings: RuleSettings, isComplete: Bool) {
    self.project = project
    self.themes = themes
    self.settings = settings
    self.isComplete = isComplete
    extended = Set(project.files.flatMap { $0.stack.dropLast() })
    imported = Set(project.files.flatMap { $0.imports.compactMap(\.file) })
  }

  /// What the files use of each other's declarations.
  func uses() -> Uses { Uses(project) }

  /// The file at `index`.
  func file(_ index: Int) -> ThemeFile { project.files[index] }

  /// Whether a file only declares names for others: it sets nothing. A palette is such a file.
  func isPalette(_ file: ThemeFile) -> Bool {
    file.settings.isEmpty && file.appearances == nil
  }

  /// The files that need `file`, by extending or importing it, however far away, and itself.
  func dependents(of files: Set<Int>) -> Set<Int> {
    var found = files
    // Each file stands behind those that it needs.
    for place in project.order where !found.contains(place) {
      let needs = project.files[place].imports.compactMap(\.file) + project.files[place].stack
      if needs.contains(where: found.contains) { found.insert(place) }
    }
    return found
  }

  /// The files that `files` need, and themselves.
  func needs(of files: Set<Int>) -> Set<Int> {
    var found = files
    for place in project.order.reversed() where found.contains(place) {
      found.formUnion(project.files[place].stack)
      found.formUnion(project.files[place].imports.compactMap(\.file))
    }
    return found
  }
}

/// One file, as rules see it.
package final class FileContext {
  package let project: ProjectContext
  package let file: ThemeFile
  var tree: SyntaxTree { file.tree }
  var settings: RuleSettings { project.settings }
  /// The pairs, blocks, numbers and colours of the file, in order.
  private(set) lazy var nodes = NodesByKind(tree)

  init(project: ProjectContext, file: ThemeFile) {
    self.project = project
    self.file = file
  }

  /// The nodes that rules look for, found in one pass.
  struct NodesByKind {
    private(set) var pairs: [NodeID] = []
    private(set) var blocks: [NodeID] = []
    private(set) var colors: [NodeID] = []

    init(_ tree: SyntaxTree) {
      for index in 0..<tree.nodeCount {
        let node = NodeID(index)
        switch tree.kind(of: node) {
        case .pair: pairs.append(node)
        case .block: blocks.append(node)
        case .color: colors.append(node)
        default: break
        }
      }
    }
  }
}

extension ThemeFile {
  /// The names that the file declares at its top level, and where.
  var declaredNames: [(name: String, place: SourceLocation)] {
    let declared = lets.map(\.name) + functions.map(\.name)
    return declared.map { (tree.name(of: $0), tree.location(of: $0)) }
      + imports.map { ($0.alias, tree.location(of: $0.aliasNode)) }
  }
}
