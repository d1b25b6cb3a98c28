import ThemeSemantics
import ThemeSource
import ThemeTokens

extension SessionCommand {
  static let uses = SessionCommand(
    "uses", "NAME", "Lists what depends on a token or another name.",
    details:
      "NAME is a token, a `let` or a function. First what reads it itself, then what depends on it by way of others.",
    takes: .name, 1...1
  ) { session, arguments in
    let word = arguments.words[0]
    let theme = session.snapshot.theme
    if let (file, index) = session.functionPlace(named: word.text) {
      let (variables, functions) = theme.callers(ofFunction: index, in: file)
      let readers = theme.readers()
      let names = functions.map { place in
        let owner = theme.project.files[place.file]
        return owner.tree.name(of: owner.functions[place.index].name) + "(…)"
      }
      return session.listUses(word.text, direct: variables, functions: names, readers)
    }
    guard let (world, variable) = session.readable(named: word.text) else {
      return session.failure([session.unknownName(word)])
    }
    let readers = theme.readers()
    let direct = readers[ReadVariable(world: world, variable: variable)] ?? []
    return session.listUses(word.text, direct: direct, functions: [], readers)
  }
}

/// A variable as it is read: in the theme itself, or in an import.
struct ReadVariable: Hashable {
  let world: Int
  let variable: Variable
}

extension EvaluatedTheme {
  /// Who reads each variable.
  func readers() -> [ReadVariable: [Variable]] {
    var readers: [ReadVariable: [Variable]] = [:]
    for use in uses() {
      readers[ReadVariable(world: use.world, variable: use.read), default: []].append(use.reader)
    }
    return readers
  }
}

extension Session {
  fileprivate func listUses(
    _ name: String, direct: [Variable], functions: [String],
    _ readers: [ReadVariable: [Variable]]
  ) -> SessionOutput {
    let snapshot = snapshot
    let theme = snapshot.theme
    let world = theme.world
    var printer = makePrinter()
    if direct.isEmpty, functions.isEmpty {
      printer.line("nothing depends on `\(name)`")
      return printer.output
    }
    for function in functions { printer.line(function) }
    for variable in direct {
      printer.text.append(world.name(of: variable), .strong)
      let statement = theme.statement(of: variable, slot: 0)
      printer.remainder("  " + text(of: statement, in: snapshot))
    }
    var known = Set(direct)
    var open = direct[...]
    var indirect: [String] = []
    while let next = open.popFirst() {
      let key = ReadVariable(world: world.file.index, variable: next)
      for reader in readers[key] ?? [] where known.insert(reader).inserted {
        indirect.append(world.name(of: reader))
        open.append(reader)
      }
    }
    if !indirect.isEmpty { printer.wrapped("through them: " + indirect.joined(separator: ", ")) }
    return printer.output
  }

  /// The token or `let` that a path means at the prompt, of an import too: `palette.sun`.
  func readable(named path: String) -> (world: Int, variable: Variable)? {
    let snapshot = snapshot
    let own = snapshot.theme.world.file.index
    if let variable = snapshot.theme.variable(named: path) { return (own, variable) }
    guard let dot = path.firstIndex(of: ".") else { return nil }
    let rest = String(path[path.index(after: dot)...])
    guard let target = imported(as: String(path[..<dot])) else { return nil }
    if let token = Schema.token(path: rest) { return (target.index, .token(token.index)) }
    for place in target.stack.reversed() {
      let file = snapshot.project.files[place]
      if let index = file.lets.firstIndex(where: { file.tree.name(of: $0.name) == rest }) {
        return (target.index, .introduced(file: place, index: index))
      }
    }
    return nil
  }

  /// The file that any file of the stack imports as `alias`, the highest layer first.
  func imported(as alias: String) -> ThemeFile? {
    for place in snapshot.file.stack.reversed() {
      let file = snapshot.project.files[place]
      if let target = file.imports.first(where: { $0.alias == alias })?.file {
        return snapshot.project.files[target]
      }
    }
    return nil
  }

  /// Where the function stands that a name means at the prompt, of an import too.
  func functionPlace(named path: String) -> (file: Int, index: Int)? {
    var (stack, name) = (snapshot.file.stack, path)
    if let dot = path.firstIndex(of: "."), let target = imported(as: String(path[..<dot])) {
      (stack, name) = (target.stack, String(path[path.index(after: dot)...]))
    }
    for place in stack.reversed() {
      let file = snapshot.project.files[place]
      if let index = file.functions.firstIndex(where: { file.tree.name(of: $0.name) == name }) {
        return (place, index)
      }
    }
    return nil
  }

  /// A word that names nothing here.
  func unknownName(_ word: CommandArguments.Word) -> Diagnostic {
    let hint = Spelling.didYouMean(word.text, among: names)
    return Diagnostic(
      .unknownName, .error,
      "there is no token, `let` or function \(Wording.quoted(word.text))"
        + (hint.map { "; \($0)" } ?? ""), at: word.location)
  }

  /// Every name that means a value or function at the prompt.
  var names: [String] {
    var names = Schema.tokens.map(\.path)
    for place in snapshot.file.stack.reversed() {
      let file = snapshot.project.files[place]
      names += file.lets.map { file.tree.name(of: $0.name) }
      names += file.functions.map { file.tree.name(of: $0.name) }
      for reference in file.imports {
        guard let target = reference.file.map({ snapshot.project.files[$0] }) else { continue }
        names += (target.lets.map(\.name) + target.functions.map(\.name)).map {
          reference.alias + "." + target.tree.name(of: $0)
        }
      }
    }
    return names
  }
}

extension Printer {
  /// The rest of a line, standing back and cut to the width; where nothing of it fits, below.
  mutating func remainder(_ rest: String, after used: Int = 0) {
    text.append(cut(rest, to: max(20, settings.columns - used)), .faint)
    endLine()
  }

  /// Lines of prose, each broken where it is wider than the window.
  mutating func wrapped(_ prose: String) {
    for line in prose.split(separator: "\n", omittingEmptySubsequences: false) {
      let shown = Array(VisibleText.escaping(String(line)).utf8)
      text.append(
        String(decoding: LineWrapping.wrap(shown, columns: settings.columns), as: UTF8.self))
      endLine()
    }
  }
}
