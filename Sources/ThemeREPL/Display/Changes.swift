import ThemeSemantics
import ThemeTokens

/// What differs between two states of a session over one file.
enum Changes {
  /// The tokens and `let`s of `new` that have another value than in `old`, in the order of the
  /// schema, then of layers. What only one of them has is left out.
  static func between(_ old: Snapshot, _ new: Snapshot) -> [Variable] {
    var result: [Variable] = []
    let contrast = old.theme.world.hasContrast || new.theme.world.hasContrast
    func slots(_ type: ValueType) -> Int { type == .color && !contrast ? 2 : type.slotCount }
    func differs(_ one: Variable, _ other: Variable, _ type: ValueType) -> Bool {
      (0..<slots(type)).contains {
        old.theme.world.value(of: one, slot: $0) != new.theme.world.value(of: other, slot: $0)
      }
    }
    for token in Schema.tokens.indices {
      let variable = Variable.token(token)
      if differs(variable, variable, new.theme.world.type(of: variable)) {
        result.append(variable)
      }
    }
    let scratch = new.file.index
    for place in new.file.stack where place != scratch && old.file.layers.contains(place) {
      let lets = new.project.files[place].lets
      for index in lets.indices {
        let variable = Variable.introduced(file: place, index: index)
        if differs(variable, variable, lets[index].type) { result.append(variable) }
      }
    }
    guard old.file.index == scratch else { return result }
    var known: [String: Int] = [:]
    for (index, declaration) in old.file.lets.enumerated() {
      known[old.file.tree.name(of: declaration.name)] = index
    }
    for (index, declaration) in new.file.lets.enumerated() {
      guard let other = known[new.file.tree.name(of: declaration.name)],
        old.file.lets[other].type == declaration.type
      else { continue }
      let variable = Variable.introduced(file: scratch, index: index)
      if differs(.introduced(file: scratch, index: other), variable, declaration.type) {
        result.append(variable)
      }
    }
    return result
  }

  /// The tokens and `let`s of `new` that have another value than what `old`, of other files, calls
  /// by the same name.
  static func betweenFiles(_ old: Snapshot, _ new: Snapshot) -> [Variable] {
    let earlier = Dictionary(
      old.theme.lets.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let tokens = zip(old.theme.tokens, new.theme.tokens).filter { $0.value != $1.value }
    let lets = new.theme.lets.filter { item in
      earlier[item.name].map { $0 != item.value } ?? false
    }
    return tokens.map { .token($1.schema.index) } + lets.map(\.variable)
  }
}
