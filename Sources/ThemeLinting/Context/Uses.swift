import ThemeSemantics
import ThemeSyntax

/// Which declarations the files of a project use.
struct Uses {
  private var lets: [Int: Set<Int>] = [:]
  private var functions: [Int: Set<Int>] = [:]
  /// The files that each file reads as imports.
  private var imports: [Int: Set<Int>] = [:]

  init(_ project: Project) {
    for file in project.files { collect(file) }
  }

  /// Whether something reads a `let`.
  func readsLet(_ index: Int, of file: Int) -> Bool { lets[file]?.contains(index) ?? false }

  /// Whether something calls a function.
  func callsFunction(_ index: Int, of file: Int) -> Bool {
    functions[file]?.contains(index) ?? false
  }

  /// Whether `file` reads something of the import `target`.
  func reads(import target: Int, in file: Int) -> Bool { imports[file]?.contains(target) ?? false }

  private mutating func collect(_ file: ThemeFile) {
    let program = file.program
    for expression in program.expressions {
      let place = Int(expression.a)
      switch expression.operation {
      case .variable: lets[place, default: []].insert(Int(expression.b))
      case .importedVariable:
        let owner = Int(program.operands[place + 1])
        lets[owner, default: []].insert(Int(program.operands[place + 2]))
        imports[file.index, default: []].insert(Int(program.operands[place]))
      case .importedToken: imports[file.index, default: []].insert(place)
      case .call:
        let world = Int(program.operands[place])
        if world >= 0 { imports[file.index, default: []].insert(world) }
        functions[Int(program.operands[place + 1]), default: []]
          .insert(Int(program.operands[place + 2]))
      default: break
      }
    }
  }
}
