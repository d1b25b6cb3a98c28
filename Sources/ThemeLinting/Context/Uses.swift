import ThemeSemantics
import ThemeSyntax

/// Which declarations the files of a project use.
final class Uses {
  /// Whether something uses a declaration: file after file, its `let`s and then its functions.
  private var isUsed: [Bool] = []
  /// Where the `let`s and the functions of each file start in `isUsed`.
  private var lets: [Int] = []
  private var functions: [Int] = []
  /// The files that each file reads as imports; empty where none reads any.
  private var imports: [[Int]] = []
  private let fileCount: Int

  init(_ project: Project) {
    var count = 0
    for file in project.files {
      lets.append(count)
      functions.append(count + file.lets.count)
      count += file.lets.count + file.functions.count
    }
    isUsed = Array(repeating: false, count: count)
    fileCount = project.files.count
    for file in project.files { collect(file) }
  }

  /// Whether something reads a `let`.
  func readsLet(_ index: Int, of file: Int) -> Bool { isUsed[lets[file] + index] }

  /// Whether something calls a function.
  func callsFunction(_ index: Int, of file: Int) -> Bool { isUsed[functions[file] + index] }

  /// Whether `file` reads something of the import `target`.
  func reads(import target: Int, in file: Int) -> Bool {
    !imports.isEmpty && imports[file].contains(target)
  }

  private func collect(_ file: ThemeFile) {
    let program = file.program
    for index in program.expressions.indices {
      let expression = program.expressions[index]
      let place = Int(expression.a)
      switch expression.operation {
      case .variable: isUsed[lets[place] + Int(expression.b)] = true
      case .importedVariable:
        let owner = Int(program.operands[place + 1])
        isUsed[lets[owner] + Int(program.operands[place + 2])] = true
        add(import: Int(program.operands[place]), to: file.index)
      case .importedToken: add(import: place, to: file.index)
      case .call:
        let world = Int(program.operands[place])
        if world >= 0 { add(import: world, to: file.index) }
        let owner = Int(program.operands[place + 1])
        isUsed[functions[owner] + Int(program.operands[place + 2])] = true
      default: break
      }
    }
  }

  private func add(import target: Int, to file: Int) {
    if imports.isEmpty { imports = Array(repeating: [], count: fileCount) }
    // A file reads the same few imports again and again.
    if !imports[file].contains(target) { imports[file].append(target) }
  }
}
