import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

extension Session {
  func evaluateStatements(_ range: Range<Int>, of input: Input) -> SessionOutput {
    let references = ResultReferences(input, range, results: results)
    if let unknown = unknownResults(references) { return failure(unknown) }
    if let finding = reportFixedResult(range, of: input) { return failure([finding]) }
    guard let draft = draft(of: references.fragments) else { return failure([]) }
    let tree = draft.project.main.tree
    if let header = header(in: tree, from: draft.start, draft.text) { return failure([header]) }
    let (next, new) = examine(draft.project, draft.text)
    guard !new.contains(where: { $0.severity == .error }) else {
      return failure(new.map(\.atPrompt), in: draft.project)
    }
    let items = Scratch.items(of: tree, from: draft.start, in: draft.text)
    let previous = snapshot
    let scratch = newScratch(draft.kept.items + items)
    change(to: State(base: base, scratch: scratch), next)
    var output = SessionOutput()
    output.append(answer(to: items, from: draft.start, after: previous), to: .results)
    output.append(findings: render(new, in: draft.project.texts))
    return output
  }

  /// The scratch theme with new statements behind the kept ones, checked.
  private struct Draft {
    let kept: Scratch
    let project: Project
    let text: ScratchText
    /// Where the new statements begin.
    let start: Int
  }

  private func draft(of fragments: [Fragment]) -> Draft? {
    func draft(over kept: Scratch) -> (Draft, [SourceRange])? {
      var (text, places) = kept.text(over: base.parent)
      let start = text.end
      text.append(fragments)
      text.append("\n")
      return base.check(text).map {
        (Draft(kept: kept, project: $0, text: text, start: start), places)
      }
    }
    guard let (first, places) = draft(over: scratch) else { return nil }
    let replaced = scratch.replaced(in: first.project.main, places: places, from: first.start)
    guard !replaced.isEmpty else { return first }
    var kept = scratch
    kept.items = scratch.items.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
    return draft(over: kept)?.0
  }

  /// `$1 = …`
  private func reportFixedResult(_ range: Range<Int>, of input: Input) -> Diagnostic? {
    let bytes = input.bytes[range]
    guard let start = bytes.firstIndex(where: { $0 > 0x20 }), bytes[start] == UInt8(ascii: "$")
    else { return nil }
    let end = bytes[(start + 1)...].firstIndex { !(0x30...0x39 ~= $0) } ?? bytes.endIndex
    return Diagnostic(
      .fixedResult, .error, "a result is a value and cannot be set",
      at: SourceLocation(input.id, SourceRange(start, end)),
      notes: ["help: write `let name = …` for a name of your own"])
  }

  /// `theme Acme extends "base.theme"`, which only a file has.
  private func header(in tree: SyntaxTree, from start: Int, _ text: ScratchText) -> Diagnostic? {
    let header = tree.children(of: .root).first {
      tree.kind(of: $0) == .header && tree.range(of: $0).start.index >= start
    }
    guard let header else { return nil }
    return Diagnostic(
      .headerAtPrompt, .error, "a header belongs to a file", at: tree.location(of: header),
      notes: ["help: write `:load FILE` to open a theme, `:save FILE` to keep what was typed"]
    ).typed(inFile: tree.source.id, text)
  }

  // MARK: Answers

  /// What was said, and what follows from it.
  private func answer(
    to items: [Scratch.Item], from start: Int, after previous: Snapshot
  ) -> [UInt8] {
    var printer = makePrinter()
    let file = snapshot.file
    let tree = file.tree
    var direct: [Variable] = []
    for setting in file.settings where tree.range(of: setting.statement).start.index >= start {
      for variable in setting.variables where !direct.contains(variable) {
        direct.append(variable)
      }
    }
    for (index, declaration) in file.lets.enumerated()
    where tree.range(of: declaration.statement).start.index >= start {
      direct.append(.introduced(file: file.index, index: index))
    }
    printer.list(direct, limit: settings.followers) { variable, printer in
      printer.named(snapshot.theme.world.name(of: variable), variable, in: snapshot)
    }
    for function in file.functions
    where tree.range(of: function.statement).start.index >= start {
      printer.line(function.signature(in: file))
    }
    for reference in file.imports
    where tree.range(of: reference.statement).start.index >= start {
      if let place = reference.file {
        printer.line(snapshot.project.files[place].summary(as: reference.alias))
      }
    }
    if let setting = file.appearances, tree.range(of: setting.statement).start.index >= start {
      printer.line("appearances: \(setting.value.rawValue)")
    }
    let known = Set(direct)
    let followers = Changes.between(previous, snapshot).filter { !known.contains($0) }
    printer.list(followers, limit: settings.followers) { variable, printer in
      printer.follower(variable, in: snapshot)
    }
    return printer.bytes
  }
}

extension ThemeFile {
  /// What an import of the file makes visible: `palette: sun, ember and 3 more`.
  func summary(as alias: String) -> String {
    let names =
      lets.map { tree.name(of: $0.name) } + functions.map { tree.name(of: $0.name) + "(…)" }
    return names.isEmpty ? "\(alias): tokens" : "\(alias): \(Wording.listing(names, limit: 8))"
  }
}

extension FunctionDeclaration {
  /// `tint(_ base: Color, by amount: Number = 20%) -> Color`
  func signature(in file: ThemeFile) -> String {
    let list = parameters.map { parameter in
      let label = parameter.label ?? "_"
      let name = label == parameter.name ? label : "\(label) \(parameter.name)"
      let fallback = parameter.defaultValue.map { " = \(file.tree.text(of: $0))" } ?? ""
      return "\(name): \(parameter.type.shortName)\(fallback)"
    }
    let name = file.tree.name(of: self.name)
    return "\(name)(\(list.joined(separator: ", "))) -> \(result.shortName)"
  }
}
