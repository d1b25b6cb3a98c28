import ThemeSyntax

/// Statements: heads, and what stands behind their `=`.
extension Layout {
  /// A statement other than a block that is broken over lines.
  mutating func statement(_ node: NodeID) {
    switch tree.kind(of: node) {
    case .header: header(node)
    case .importStatement: importStatement(node)
    case .letStatement: letStatement(node)
    case .functionStatement: functionStatement(node)
    case .assignment: assignment(node)
    case .block: oneLineBlock(node)
    default: expression(node)
    }
    finish(before: tree.tokenRange(of: node).upperBound)
  }

  /// `theme NAME extends "a.theme", "b.theme"`; too long, `extends` begins a line, and if that is too
  /// long as well, its parents stand on lines of their own.
  private mutating func header(_ node: NodeID) {
    document.group()
    token()
    document.indent()
    let hasName = tree.kind(of: first(node)) == .name
    var isFirstParent = true
    for child in tree.children(of: node) {
      if tree.kind(of: child) == .parent {
        if !isFirstParent {
          closeToken()
          lineOrBlankLine()
        } else if hasName {
          line()
          document.group()
          token()
          document.space()
          document.indent()
        } else {
          document.space()
        }
        isFirstParent = false
      } else {
        document.space()
      }
      token()
    }
    if !isFirstParent, hasName {
      document.outdent()
      document.endGroup()
    }
    document.outdent()
    document.endGroup()
  }

  /// `import "palette.theme" as p`
  private mutating func importStatement(_ node: NodeID) {
    finish(before: tree.tokenRange(of: node).upperBound)
  }

  /// `let blue: Color = #1B5CFF`
  private mutating func letStatement(_ node: NodeID) {
    token()
    document.space()
    token()
    var child = tree.placeAfter(first(node))
    let end = tree.placeAfter(node)
    if child < end, tree.kind(of: child) == .type {
      token()
      document.space()
      typeName()
      child = tree.placeAfter(child)
    }
    if child < end, tree.kind(of: child) != .missing { value(child) }
  }

  /// `func tint(_ base: Color, by amount: Number = 20%) -> Color = base`
  private mutating func functionStatement(_ node: NodeID) {
    token()
    document.space()
    token()
    let mayBreak = mayBreakParameters(of: node)
    elements(of: node, kind: .parameter, mayBreak: mayBreak) { $0.parameter($1) }
    for child in tree.children(of: node) {
      switch tree.kind(of: child) {
      case .name, .parameter, .missing: break
      case .type:
        document.space()
        token()
        document.space()
        typeName()
      default: value(child, isBody: true)
      }
    }
  }

  /// Whether no parameter of a function has the label `let` or `func`. At the beginning of a line
  /// it would be read as a declaration in front of which a `)` is missing.
  private func mayBreakParameters(of node: NodeID) -> Bool {
    for child in tree.children(of: node) where tree.kind(of: child) == .parameter {
      let label = bytes[tokens.range(tree.tokenRange(of: child).lowerBound)]
      if label.elementsEqual("let".utf8) || label.elementsEqual("func".utf8) { return false }
    }
    return true
  }

  /// `by amount: Number = 20%`
  private mutating func parameter(_ node: NodeID) {
    var isFirst = true
    for child in tree.children(of: node) {
      switch tree.kind(of: child) {
      case .name:
        if !isFirst { document.space() }
        token()
      case .type:
        closeToken()
        document.space()
        typeName()
      default:
        document.space()
        closeToken()
        document.space()
        expression(child)
      }
      isFirst = false
    }
  }

  /// `path = expression`
  private mutating func assignment(_ node: NodeID, isAligned: Bool = true) {
    let path = first(node)
    self.path(path)
    if isAligned { document.equals() }
    let expression = tree.placeAfter(path)
    if tree.kind(of: expression) != .missing { value(expression) }
  }

  /// `background.primary.dark`, which does not break.
  private mutating func path(_ node: NodeID) {
    let end = tree.tokenRange(of: node).upperBound
    while next < end { token() }
  }

  /// ` = expression`.
  ///
  /// Too long, it goes on where it can be read best. What breaks into several pieces begins on the
  /// line of its `=`. What does not break moves to the next line, and so do operands, to stand under
  /// each other. What would leave one piece alone, like the argument of a call, moves only if it is
  /// whole there. So does what is not a list if it `isBody`, behind a head that is a line of its own.
  private mutating func value(_ node: NodeID, isBody: Bool = false) {
    document.space()
    closeToken()
    if hasComments, endsLine { return belowComments(node) }
    switch overflow(of: node, isBody: isBody) {
    case .inPlace:
      document.space()
      expression(node)
    case .belowIfWhole:
      document.lineIfWhole()
      expression(node)
      document.endGroup()
    case .below:
      document.group()
      document.indent()
      line()
      expression(node, isIndented: false)
      document.outdent()
      document.endGroup()
    }
  }

  /// Where a value goes for which its line has no room.
  private enum Overflow {
    case inPlace, belowIfWhole, below
  }

  private func overflow(of node: NodeID, isBody: Bool) -> Overflow {
    switch tree.kind(of: node) {
    case .sum, .product: .below
    case .parenthesized, .pair, .list: .inPlace
    default:
      if !canBreak(node) {
        .below
      } else if isBody || pieceCount(of: node) == 1 {
        .belowIfWhole
      } else {
        .inPlace
      }
    }
  }

  /// A value behind comments that end the line in front of it.
  mutating func belowComments(_ node: NodeID) {
    document.indent()
    placeTrailingComments()
    document.hardline()
    expression(node, isIndented: false)
    document.outdent()
  }

  // MARK: Blocks

  /// The head of a block that is broken over lines, up to its `{`.
  mutating func head(ofBlock node: NodeID) {
    path(first(node))
    document.space()
    token()
  }

  /// `dark { text.bold = white }`, a block with at most one statement that its author wrote on one
  /// line. Too long, it breaks like any other.
  private mutating func oneLineBlock(_ node: NodeID) {
    document.group()
    head(ofBlock: node)
    let path = first(node)
    let entry = tree.placeAfter(path)
    if entry != tree.placeAfter(node) {
      document.indent()
      document.line()
      if tree.kind(of: entry) == .block {
        oneLineBlock(entry)
      } else {
        assignment(entry, isAligned: false)
      }
      document.outdent()
      document.line()
    }
    token()
    document.endGroup()
  }

  /// Whether `node` is a block with at most one statement that is written on one line, without
  /// comments beside the statement.
  ///
  /// Such a block stays on its line: `dark { text.bold = white }` is one thought, and whether to
  /// write it so is the author's choice, as it is in Swift and Go. With a second statement it is
  /// broken over lines.
  func isOneLineBlock(_ node: NodeID) -> Bool {
    var node = node
    var opening = tree.tokenRange(of: first(node)).upperBound
    while true {
      let range = tree.tokenRange(of: node)
      while tokens[opening].kind != .leftBrace {
        guard opening < range.upperBound else { return false }
        opening += 1
      }
      let entry = tree.placeAfter(first(node))
      let closing = range.upperBound - 1
      guard entry != tree.placeAfter(node) else { return isOneLineGap(opening + 1..<closing) }
      let entryRange = tree.tokenRange(of: entry)
      guard tree.placeAfter(entry) == tree.placeAfter(node),
        isOneLineGap(opening + 1..<entryRange.lowerBound),
        isOneLineGap(entryRange.upperBound..<closing)
      else { return false }
      switch tree.kind(of: entry) {
      case .assignment: return true
      case .block:
        node = entry
        opening = tree.tokenRange(of: first(node)).upperBound
      default: return false
      }
    }
  }

  private func isOneLineGap(_ range: Range<Int>) -> Bool {
    range.allSatisfy { tokens[$0].kind == .whitespace || tokens[$0].kind == .semicolon }
  }
}
