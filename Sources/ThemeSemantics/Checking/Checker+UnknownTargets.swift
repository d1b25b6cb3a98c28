import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Says what is wrong with a path that names nothing that can be set.
extension Checker {
  func reportUnknownGroup(_ segment: Segment, isPathLonger: Bool) {
    let name = word(segment)
    // A file that could not be loaded may have declared it.
    if file.isIncomplete || project.isIncomplete(file), !isPathLonger { return }
    if !isPathLonger || PartView(name: name) != nil {
      let homes = Schema.tokens.filter { $0.name == name }.map(\.path)
      if let first = homes.first {
        report(
          .unknownGroup,
          "`\(name)` is a token of a group; write "
            + homes.map { "`\($0)`" }.joined(separator: " or "), at: segment.node,
          fixes: homes.count == 1 ? replacement(segment.node, first) : [])
        return
      }
    }
    if let declaration = declaration(named: segment.node), declaration.kind != .variable {
      report(
        .unknownGroup,
        declaration.kind == .alias
          ? "`\(name)` is an import, which can be read and not set"
          : "`\(name)` is a function, which cannot be set", at: segment.node)
      return
    }
    if isPathLonger, isParent(name) {
      reportParentName(segment.node)
      return
    }
    let groups = TokenGroup.allCases.map(\.rawValue)
    let words =
      groups + ["colors", "appearances"] + Appearance.allCases.map(\.text) + inheritedLetNames
    let match = closest(to: name, among: words)
    if match == nil, !isPathLonger {
      report(
        .unknownGroup, "there is no group or inherited `let` called `\(name)`", at: segment.node,
        notes: ["help: write `let \(name) = …` to declare it"])
    } else {
      report(
        .unknownGroup,
        "there is no group `\(name)`" + Self.hint(match, orOneOf: groups), at: segment.node,
        fixes: replacement(segment.node, match))
    }
  }

  private var inheritedLetNames: [String] {
    file.stack.dropLast().flatMap { place in
      project.files[place].lets.map { project.files[place].tree.name(of: $0.name) }
    }
  }

  /// An appearance of what has only one value: in the statement's own path the appearance is wrong,
  /// in a block for an appearance the statement is.
  func reportAppearance(_ appearance: Segment, of name: String, _ type: ValueType) {
    let isOwn = tree.range(of: appearance.node).start >= tree.range(of: ownPath).start
    report(
      .misplacedAppearance,
      "`\(name)` is a \(type.name), the same in every appearance: "
        + "only colours have a light and a dark value", at: isOwn ? appearance.node : ownPath,
      labels: isOwn
        ? [] : [DiagnosticLabel(tree.location(of: appearance.node), "in this appearance only")])
  }
}
