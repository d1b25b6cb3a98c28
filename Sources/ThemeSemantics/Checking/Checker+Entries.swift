import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Walks the assignments and blocks of a file down to single statements.
extension Checker {
  func checkEntries() {
    if !file.entries.isEmpty {
      file.settings.reserveCapacity(reader.nodeCount / 8 + 2)
      path.reserveCapacity(6)
    }
    for entry in file.entries { checkEntry(entry) }
  }

  private func checkEntry(_ node: NodeID) {
    var children = reader.childRange(of: node)
    guard let pathNode = children.first, reader.kind(of: pathNode) == .path else { return }
    children = reader.dropFirst(of: children)
    let outer = path.count
    defer { while path.count > outer { path.removeLast() } }
    var segments = reader.childRange(of: pathNode)
    while let segment = reader.popFirst(&segments) {
      path.append(Segment(segment, reader))
    }
    guard !path.isEmpty else { return }
    if reader.kind(of: node) == .block {
      guard checkPrefix() else { return }
      while let entry = reader.popFirst(&children) {
        guard reader.kind(of: entry) == .assignment || reader.kind(of: entry) == .block else {
          continue
        }
        checkEntry(entry)
      }
      return
    }
    guard let value = children.first else { return }
    if path.count == 1, path[0].isAppearances {
      checkAppearances(value, statement: node, path: pathNode)
      return
    }
    guard let target = resolve(path, ownPath: pathNode) else { return }
    checkSetting(target, statement: node, path: pathNode, value: value)
  }

  /// Checks the head of a block, so that one wrong word there is one message.
  private func checkPrefix() -> Bool {
    guard let words = words(of: path) else { return false }
    // Only appearances and `colors`, which say what the entries are about.
    guard let first = words.first else { return true }
    if first.isAppearances {
      report(.incompletePath, "`appearances` is set with `=`: appearances = light", at: first.node)
      return false
    }
    guard let group = first.group else {
      if words.count == 1, variable(named: first) != nil { return true }
      reportUnknownGroup(first, isPathLonger: true)
      return false
    }
    guard words.count > 1 else { return true }
    if words[1].isWildcard { return true }
    return token(words[1], in: group) != nil
  }

  /// The words of a path without its appearance and `colors`; `nil` where two appearances are said.
  func words(of path: [Segment]) -> [Segment]? {
    // Nearly all paths say neither.
    if path.allSatisfy({ $0.appearance == nil }), path.first?.isColors != true { return path }
    var words: [Segment] = []
    var appearance: Segment?
    for segment in path {
      guard segment.appearance != nil else {
        words.append(segment)
        continue
      }
      if let appearance {
        report(
          .misplacedAppearance,
          word(appearance) == word(segment)
            ? "`\(word(segment))` is said twice"
            : "`\(word(segment))` inside `\(word(appearance))`: a value is for one appearance",
          at: segment.node,
          labels: [DiagnosticLabel(tree.location(of: appearance.node), "said here")])
        return nil
      }
      appearance = segment
    }
    if words.first?.isColors == true {
      let colors = words.removeFirst()
      if let first = words.first, !first.isWildcard {
        if let group = first.group, !group.isOfColors {
          report(
            .unknownGroup,
            "`colors` holds background, text and border; `\(word(first))` stands alone",
            at: colors.node)
          return nil
        }
      }
    }
    return words
  }
}
