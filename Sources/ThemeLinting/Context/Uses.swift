import ThemeSemantics
import ThemeSyntax

/// Which declarations the files of a project use.
struct Uses {
  /// Whether something reads a `let`, by file and `let`.
  private var lets: [[Bool]]
  /// Whether something calls a function, by file and function.
  private var functions: [[Bool]]
  /// The files that each file reads as imports.
  private var imports: [[Int]]

  init(_ project: Project) {
    lets = project.files.map { Array(repeating: false, count: $0.lets.count) }
    functions = project.files.map { Array(repeating: false, count: $0.functions.count) }
    imports = Array(repeating: [], count: project.files.count)
    for file in project.files { collect(file) }
  }

  /// Whether something reads a `let`.
  func readsLet(_ index: Int, of file: Int) -> Bool { lets[file][index] }

  /// Whether something calls a function.
  func callsFunction(_ index: Int, of file: Int) -> Bool { functions[file][index] }

  /// Whether `file` reads something of the import `target`.
  func reads(import target: Int, in file: Int) -> Bool { imports[file].contains(target) }

  private mutating func collect(_ file: ThemeFile) {
    let program = file.program
    for index in program.expressions.indices {
      let expression = program.expressions[index]
      let place = Int(expression.a)
      switch expression.operation {
      case .variable: lets[place][Int(expression.b)] = true
      case .importedVariable:
        lets[Int(program.operands[place + 1])][Int(program.operands[place + 2])] = true
        add(import: Int(program.operands[place]), to: file.index)
      case .importedToken: add(import: place, to: file.index)
      case .call:
        let world = Int(program.operands[place])
        if world >= 0 { add(import: world, to: file.index) }
        functions[Int(program.operands[place + 1])][Int(program.operands[place + 2])] = true
      default: break
      }
    }
  }

  private mutating func add(import target: Int, to file: Int) {
    // A file reads the same few imports again and again.
    if !imports[file].contains(target) { imports[file].append(target) }
  }
}
