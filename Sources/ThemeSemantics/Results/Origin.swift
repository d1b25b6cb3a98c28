import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Where the value of one slot comes from: the statement that gives it, and the origins of what
/// that statement reads, down to literals and defaults.
package struct Origin {
  /// What gives a slot its value.
  package enum Source: Hashable {
    /// Auth0 has it so, and no layer says otherwise.
    case standard
    /// A statement of a layer.
    case setting(Place)
    /// The `let` that introduces it.
    case introduction(Place)
    /// A face written in another way took the part away.
    case dropped(Place)
  }

  /// Why the reads of an origin are left out.
  package enum Omission: Hashable {
    /// They stand further up already.
    case isAbove
    /// The chain is too long.
    case isTooDeep
  }

  /// A statement: its file, where it stands, and the text of its value.
  package struct Place: Hashable {
    package let file: Int
    /// The path or name that it sets.
    package let target: SourceLocation
    /// Its value.
    package let value: SourceLocation?
    package let isWildcard: Bool
  }

  /// The file of the world that it was evaluated in.
  package let world: Int
  package let variable: Variable
  package let slot: Int
  package let value: Value?
  package let source: Source
  /// What lower layers gave the slot, highest first.
  package let overridden: [Source]
  /// What the statement reads, in order, each once.
  package let reads: [Origin]
  /// What else there is to know of its statement: a system colour that was computed with.
  package let notes: [String]
  /// Why its reads are left out, where it has any.
  package let omission: Omission?
}

extension EvaluatedTheme {
  /// The origin of a slot of a variable.
  package func origin(of variable: Variable, slot: Int) -> Origin {
    DeepStack.run {
      var tracer = OriginTracer(main: world)
      return tracer.origin(of: variable, slot: slot, in: world, depth: 0)
    }
  }

  /// The variable that `path` names: a token (`background.primary`) or a `let` (`blue`).
  package func variable(named path: String) -> Variable? {
    if let token = Schema.token(path: path) { return .token(token.index) }
    if path.hasPrefix("colors."), let token = Schema.token(path: String(path.dropFirst(7))) {
      return .token(token.index)
    }
    return lets.last { $0.name == path }?.variable
  }
}

private struct OriginTracer {
  let main: World
  /// What was followed, and whether it reads anything.
  private var seen: [Evaluator.Read: Bool] = [:]
  private var evaluators: [Int: Evaluator] = [:]
  private let work: WorkBudget

  /// How many hops are followed.
  private static let maximumDepth = 100

  init(main: World) {
    self.main = main
    work = WorkBudget(again: main)
  }

  mutating func origin(of variable: Variable, slot: Int, in world: World, depth: Int) -> Origin {
    let slot = world.kept(slot, world.type(of: variable))
    let key = Evaluator.Read(world: world.file.index, variable: variable, slot: slot)
    var sources = sources(of: variable, slot: slot, in: world)
    let source = sources.removeFirst()
    var reads: [Origin] = []
    var notes: [String] = []
    var omission: Origin.Omission?
    if let hasReads = seen[key] {
      omission = hasReads ? .isAbove : nil
    } else {
      let trace = trace(of: variable, slot: slot, in: world)
      notes = trace.notes
      let isTooDeep = depth >= Self.maximumDepth && !trace.reads.isEmpty
      omission = isTooDeep ? .isTooDeep : nil
      if !isTooDeep { seen[key] = !trace.reads.isEmpty }
      var known: Set<Evaluator.Read> = []
      for read in isTooDeep ? [] : trace.reads where known.insert(read).inserted {
        guard let other = read.world == world.file.index ? world : world.imports[read.world] else {
          continue
        }
        reads.append(origin(of: read.variable, slot: read.slot, in: other, depth: depth + 1))
      }
    }
    return Origin(
      world: world.file.index, variable: variable, slot: slot,
      value: world.value(of: variable, slot: slot), source: source, overridden: sources,
      reads: reads, notes: notes, omission: omission)
  }

  private mutating func trace(
    of variable: Variable, slot: Int, in world: World
  ) -> Evaluator.Trace {
    let evaluator = evaluators[world.file.index] ?? Evaluator(world, work)
    evaluators[world.file.index] = evaluator
    let head = Int(world.head(of: variable, slot: slot))
    var cell: Int? = head >= 0 ? head : nil
    if cell == nil, case .introduced(let file, let index) = variable {
      cell = world.cell(file: file, index: index, slot: slot)
    }
    guard let cell else { return Evaluator.Trace() }
    return evaluator.trace(of: Evaluator.Task(cell: cell, variable: variable, slot: slot))
  }

  /// What gives the slot its value.
  mutating func source(of variable: Variable, slot: Int, in world: World) -> Origin.Source {
    sources(of: variable, slot: world.kept(slot, world.type(of: variable)), in: world)[0]
  }

  /// What gives the slot its value, highest layer first; never empty.
  private func sources(of variable: Variable, slot: Int, in world: World) -> [Origin.Source] {
    var sources: [Origin.Source] = []
    var place = world.head(of: variable, slot: slot)
    var layer = Int32.max
    while place >= 0 {
      let entry = world.entries[Int(place)]
      if entry.layer < layer {
        sources.append(source(of: entry, in: world))
        layer = entry.layer
      }
      place = entry.lower
    }
    switch variable {
    case .token: sources.append(.standard)
    case .introduced(let place, let index):
      let file = world.project.files[place]
      let declaration = file.lets[index]
      sources.append(
        .introduction(
          Origin.Place(
            file: place, target: file.tree.location(of: declaration.name),
            value: declaration.value.map(file.tree.location(of:)), isWildcard: false)))
    }
    return sources
  }

  private func source(of entry: World.Entry, in world: World) -> Origin.Source {
    let file = world.project.files[Int(entry.file)]
    let setting = file.settings[Int(entry.setting)]
    let place = Origin.Place(
      file: file.index, target: file.tree.location(of: setting.path),
      value: file.location(of: setting.expression),
      isWildcard: setting.isWildcard)
    return entry.effect == .set ? .setting(place) : .dropped(place)
  }
}

extension World {
  /// The world that an origin was evaluated in: this one, or that of an import, however far off.
  package func world(of origin: Origin) -> World? {
    var seen: Set<Int> = []
    var open = [self]
    while let world = open.popLast() {
      if origin.world == world.file.index { return world }
      // Many themes may import one, so that there are far more ways to it than themes.
      open += world.imports.values.filter { seen.insert($0.file.index).inserted }
    }
    return nil
  }
}

extension EvaluatedTheme {
  /// The statement of the highest layer that gives a slot its value; absent where Auth0 does.
  package func statement(of variable: Variable, slot: Int) -> Origin.Place? {
    var tracer = OriginTracer(main: world)
    switch tracer.source(of: variable, slot: slot, in: world) {
    case .setting(let place), .introduction(let place), .dropped(let place): return place
    case .standard: return nil
    }
  }
}
