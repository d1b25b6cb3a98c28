import ThemeSource
import ThemeSyntax
import ThemeTokens

extension EvaluatedTheme {
  /// What is said of a token or a `let`, without the `///`.
  ///
  /// It is the comment above the statement of the highest layer that sets it and has one, so that a
  /// child that changes only the value keeps its parent's. Below all layers stands the comment of
  /// the `let` that introduces the name, or the schema's phrase on what the token is for. Within a
  /// layer a statement on the name alone comes before one with `*`, then the one for more of it.
  package func documentation(of variable: Variable) -> String? {
    if let text = statedDocumentation(of: variable) { return text }
    switch variable {
    case .token(let index): return Schema.tokens[index].use
    case .introduced(let place, let index):
      let file = project.files[place]
      return file.tree.documentation(of: file.lets[index].statement)
    }
  }

  /// What authors say of the tokens that they set, by path, without the `///`: what emitted files
  /// carry over. A statement for many tokens (`spacing.*`) is not about any one of them.
  package func tokenDocumentation() -> [String: String] {
    var texts: [String: String] = [:]
    for place in world.file.stack.reversed() {
      let file = project.files[place]
      guard file.tree.hasDocumentation else { continue }
      for setting in file.settings.filter({ !$0.isWildcard }).stablySorted(by: rank) {
        // Several tokens are only said together with `*`.
        guard case .token(let index)? = setting.variables.first else { continue }
        let path = Schema.tokens[index].path
        if texts[path] == nil, let text = file.documentation(of: setting) { texts[path] = text }
      }
    }
    return texts
  }

  /// The comment above the statement that is asked first of those that set a variable and have one.
  private func statedDocumentation(of variable: Variable) -> String? {
    for place in world.file.stack.reversed() {
      let file = project.files[place]
      guard file.tree.hasDocumentation else { continue }
      let settings = file.settings.filter { $0.variables.contains(variable) }
      for setting in settings.stablySorted(by: rank) {
        if let text = file.documentation(of: setting) { return text }
      }
    }
    return nil
  }

  private func rank(_ setting: Setting) -> Int {
    (setting.isWildcard ? 100 : 0) - setting.slots.count
  }
}

extension Array {
  /// The elements in the order of a key, those with the same one as they are.
  fileprivate func stablySorted(by key: (Element) -> Int) -> [Element] {
    enumerated().map { (key: key($1), offset: $0, element: $1) }
      .sorted { ($0.key, $0.offset) < ($1.key, $1.offset) }.map(\.element)
  }
}

extension ThemeFile {
  /// The comment above a statement, or above a block around it whose head names all that it sets.
  fileprivate func documentation(of setting: Setting) -> String? {
    if let text = tree.documentation(of: setting.statement) { return text }
    // The words that a head has to say: a group and its token, or the name of a `let`.
    let isToken = if case .token? = setting.variables.first { true } else { false }
    var missing = isToken ? 2 : 1
    for block in blocks(around: setting.statement) {
      for path in tree.children(of: block) where tree.kind(of: path) == .path {
        for segment in tree.children(of: path) where isWord(segment) { missing -= 1 }
      }
      if missing <= 0, let text = tree.documentation(of: block) { return text }
    }
    return nil
  }

  /// The blocks that a statement stands in, the outermost first.
  private func blocks(around statement: NodeID) -> [NodeID] {
    var blocks: [NodeID] = []
    var children = tree.children(of: .root)
    while let node = children.next() {
      guard node <= statement, tree.placeAfter(node) > statement else { continue }
      guard tree.kind(of: node) == .block, node != statement else { break }
      blocks.append(node)
      children = tree.children(of: node)
    }
    return blocks
  }

  /// Whether a segment of a path is a group, a token, a part or a `let`.
  private func isWord(_ segment: NodeID) -> Bool {
    if tree.kind(of: segment) == .wildcard { return true }
    let name = tree.name(of: segment)
    return name != "colors" && Appearance(name: name) == nil
  }
}
