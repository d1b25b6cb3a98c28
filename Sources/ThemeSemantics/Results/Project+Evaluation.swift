import ThemeSource
import ThemeSyntax
import ThemeTokens

extension Project {
  /// Evaluates the theme that was asked for.
  package func evaluate(workers: Workers = .serial) -> EvaluatedTheme {
    evaluate(main, workers: workers)
  }

  /// Evaluates the theme of one of the project's files.
  package func evaluate(
    _ file: ThemeFile, over bases: BaseWorlds = .none, workers: Workers = .serial
  ) -> EvaluatedTheme {
    let world = world(of: file, .all, over: bases, workers: workers)
    return EvaluatedTheme(
      world: world,
      tokens: Schema.tokens.indices.map { index in
        EvaluatedTheme.Token(
          index: index, value: world.tokenValue(index), isSet: world.isSet(index))
      })
  }

  /// All that checking and evaluating the theme that was asked for finds.
  package func findings(workers: Workers = .serial) -> [Diagnostic] {
    Diagnostic.distinct(diagnostics.gathering(mistakes(of: main, workers: workers)))
  }

  /// Gives every slot of a theme its value, those of its imports first, each once.
  package func world(of file: ThemeFile, workers: Workers = .serial) -> World {
    world(of: file, .all, workers: workers)
  }

  /// Gives the slots that `extent` says their values, and finds what is wrong with them. Others have
  /// values where one of those needs them.
  package func world(
    of file: ThemeFile, _ extent: World.Extent, over bases: BaseWorlds = .none,
    workers: Workers = .serial
  ) -> World {
    if let known = bases.world(of: file), known.extent == extent { return known }
    return DeepStack.run {
      build(file, extent, over: bases.world(below: file), workers: workers)
    }
  }

  /// The world of a file that others are built over.
  func base(_ file: ThemeFile, _ extent: World.Extent, _ workers: Workers) -> World {
    DeepStack.run { build(file, extent, keepsDependencies: true, workers: workers) }
  }

  /// What is wrong with the values of a theme.
  func mistakes(
    of file: ThemeFile, over bases: BaseWorlds = .none, workers: Workers = .serial
  ) -> [Diagnostic] {
    world(of: file, .mistakes, over: bases, workers: workers).diagnostics
  }

  private func build(
    _ file: ThemeFile, _ extent: World.Extent, over base: World? = nil,
    keepsDependencies: Bool = false, workers: Workers
  ) -> World {
    let needed = imported(by: file)
    let stacks = needed.reduce(into: Array(file.stack)) { $0 += files[$1].stack }
    let work = WorkBudget(self, files: needed.isEmpty ? stacks : Array(Set(stacks)))
    var worlds: [Int: World] = [:]
    let others = needed.filter { $0 != file.index }
    for place in others.sorted(by: { ranks[$0] < ranks[$1] }) {
      let world = World(
        project: self, file: files[place], imports: imports(of: files[place], among: worlds),
        workLimit: work.total, extent: .all)
      evaluate(world, work, workers)
      worlds[place] = world
    }
    let world = World(
      project: self, file: file, imports: imports(of: file, among: worlds), workLimit: work.total,
      extent: extent, over: base, keepsDependencies: keepsDependencies)
    evaluate(world, work, workers)
    reportOpenLets(world)
    world.addFindings(of: worlds.keys.sorted().compactMap { worlds[$0] })
    return world
  }

  /// The worlds that the stack of a file imports.
  private func imports(of file: ThemeFile, among worlds: [Int: World]) -> [Int: World] {
    var imports: [Int: World] = [:]
    for place in file.stack {
      for reference in files[place].imports {
        if let target = reference.file { imports[target] = worlds[target] }
      }
    }
    return imports
  }

  private func evaluate(_ world: World, _ work: WorkBudget, _ workers: Workers) {
    let evaluator = Evaluator(world, work)
    if !world.evaluateBySchemes(work, workers) { evaluator.evaluate(.all) }
    // It may give values to what nothing has needed so far.
    evaluator.checkLineHeights()
    world.keepDependencies(of: [evaluator])
  }

  /// The files that the evaluation of `file` imports, directly or by way of others.
  private func imported(by file: ThemeFile) -> Set<Int> {
    var found: Set<Int> = []
    var open = [file.index]
    while let place = open.popLast() {
      for layer in files[place].stack {
        for reference in files[layer].imports {
          if let target = reference.file, found.insert(target).inserted { open.append(target) }
        }
      }
    }
    return found
  }

  /// A `let` without a value must be set by the theme that is built; its own file is only a base.
  private func reportOpenLets(_ world: World) {
    for place in world.file.stack where place != world.file.index {
      let owner = files[place]
      for (index, declaration) in owner.lets.enumerated() where declaration.value == nil {
        let variable = Variable.introduced(file: place, index: index)
        let open = world.openSlots(of: variable)
        guard declaration.type != .error, let first = open.slots.first else { continue }
        if !world.isSet(variable) {
          reportOpenLet(declaration, in: owner, world)
        } else {
          reportHalfOpenLet(variable, without: first, declaration, in: owner, world)
        }
      }
    }
  }

  private func reportOpenLet(
    _ declaration: LetDeclaration, in owner: ThemeFile, _ world: World
  ) {
    let file = world.file
    guard
      let parent = file.parents.first(where: {
        $0.file.map { files[$0].layers.contains(owner.index) } ?? false
      })
    else { return }
    let name = owner.tree.name(of: declaration.name)
    let end = file.header.map { file.tree.range(of: $0).end } ?? TextOffset(0)
    let place = SourceLocation(file.id, SourceRange(end, end))
    let example = declaration.type.example
    world.diagnostics.append(
      Diagnostic(
        .requiredLet, "`\(name)` must be set by a theme that is built on `\(parent.path ?? "")`",
        at: file.tree.location(of: parent.node),
        labels: [
          DiagnosticLabel(owner.tree.location(of: declaration.name), "declared without a value")
        ], notes: ["help: write `\(name) = …`, \(declaration.type.nameWithArticle)"],
        fixes: [
          Fix("set `\(name)`", .unsafe, edits: [TextEdit(place, "\n\n\(name) = \(example)")])
        ]))
  }

  /// Reports a colour that is set in some appearances and has no value in others.
  private func reportHalfOpenLet(
    _ variable: Variable, without slot: Int, _ declaration: LetDeclaration, in owner: ThemeFile,
    _ world: World
  ) {
    let name = owner.tree.name(of: declaration.name)
    let appearance = Appearance(rawValue: UInt8(slot))?.text ?? ""
    guard let entry = world.entries.last(where: { $0.variable == variable }) else { return }
    let setter = files[Int(entry.file)]
    world.diagnostics.append(
      Diagnostic(
        .requiredLet, "`\(name)` has no value in \(appearance); give it one there too",
        at: setter.tree.location(of: setter.settings[Int(entry.setting)].path),
        labels: [
          DiagnosticLabel(owner.tree.location(of: declaration.name), "declared without a value")
        ]))
  }
}

extension World {
  /// Adds what evaluating the imports found. A file that several themes are built on shows its
  /// mistakes in each of them; each is kept once.
  fileprivate func addFindings(of imports: [World]) {
    guard !imports.isEmpty else { return }
    for world in imports { diagnostics.gather(world.diagnostics) }
    diagnostics = Diagnostic.distinct(diagnostics)
  }

  /// The slots of a `let` that neither its introduction nor any layer gives a value.
  func openSlots(of variable: Variable) -> SlotSet {
    guard case .introduced(let file, let index) = variable,
      project.files[file].lets[index].value == nil
    else { return [] }
    let all = SlotSet(allOf: type(of: variable))
    return all.slots.filter { slot in
      kept(slot, type(of: variable)) == slot && head(of: variable, slot: slot) < 0
    }.reduce(into: SlotSet()) { $0.formUnion(SlotSet(slot: $1)) }
  }
}

extension ValueType {
  /// A value to start from where one has to be written.
  fileprivate var example: String {
    switch self {
    case .color: "#000000"
    case .string: "\"\""
    case .font: "system(.body)"
    case .textStyle: "typography.body"
    default: "0"
    }
  }
}
