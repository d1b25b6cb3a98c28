import ThemeSyntax

/// Values.
///
/// What is too long breaks from the outside in: lists in parentheses with one element a line,
/// operators at the ends of lines, chains in front of the dots of their calls.
extension Layout {
  /// An expression. What goes on in further lines is indented if `isIndented`; within
  /// parentheses it is already.
  mutating func expression(_ node: NodeID, isIndented: Bool = true) {
    // In front of the groups in it, which they must not break.
    if hasComments { placeComments() }
    switch tree.kind(of: node) {
    case .call:
      typeName()
      arguments(tree.placeAfter(first(node)))
    case .implicitMember: member(node)
    case .chain: chain(node)
    case .pair: elements(of: node, kind: .labelled) { $0.labelled($1) }
    case .list: elements(of: node, kind: nil) { $0.expression($1) }
    case .parenthesized: parenthesized(node)
    case .negation:
      token()
      expression(first(node))
    case .sum, .product: operation(node, isIndented: isIndented)
    case .missing: break
    default: token()
    }
  }

  /// Whether there is a place in `node` where a line can break.
  func canBreak(_ node: NodeID) -> Bool {
    switch tree.kind(of: node) {
    case .pair, .list, .parenthesized, .sum, .product: true
    case .call, .implicitMember, .member: argumentCount(of: node) > 0 || hasOnlyComments(node)
    case .chain: canBreakChain(node)
    case .negation: canBreak(first(node))
    default: false
    }
  }

  private func canBreakChain(_ node: NodeID) -> Bool {
    var part = first(node)
    let end = tree.placeAfter(node)
    while part < end {
      if canBreak(part) { return true }
      part = tree.placeAfter(part)
    }
    return false
  }

  // MARK: Operators

  /// `a + b - c` or `a * b / c`, which breaks behind its operators.
  private mutating func operation(_ node: NodeID, isIndented: Bool) {
    document.group()
    var operand = first(node)
    let end = tree.placeAfter(node)
    expression(operand)
    if isIndented { document.indent() }
    operand = tree.placeAfter(operand)
    while operand < end {
      document.space()
      closeToken()
      line()
      operand = tree.placeAfter(operand)
      guard operand < end else { break }
      expression(operand)
      operand = tree.placeAfter(operand)
    }
    if isIndented { document.outdent() }
    document.endGroup()
  }

  /// `(a)`
  private mutating func parenthesized(_ node: NodeID) {
    document.group()
    token()
    document.indent()
    softline()
    expression(first(node), isIndented: false)
    placeClosingComments()
    document.outdent()
    document.softline()
    token()
    document.endGroup()
  }

  // MARK: Chains

  /// `a.b.lighten(by: 10%).opacity(50%)`.
  ///
  /// It breaks in front of the dots of its calls, and of what follows the first of them, where
  /// there are two calls or more, or one short one behind a name. Else only arguments break.
  private mutating func chain(_ node: NodeID) {
    let base = first(node)
    let end = tree.placeAfter(node)
    let breaks = breaksAtDots(base: base, end: end)
    document.group()
    expression(base)
    var isIndented = false
    var isBehindCall = false
    var member = tree.placeAfter(base)
    while member < end {
      isBehindCall = isBehindCall || hasArguments(member)
      if !isIndented, hasComments || breaks && isBehindCall {
        isIndented = true
        document.indent()
      }
      if breaks, isBehindCall { softline() }
      self.member(member)
      member = tree.placeAfter(member)
    }
    if isIndented { document.outdent() }
    document.endGroup()
  }

  private func breaksAtDots(base: NodeID, end: NodeID) -> Bool {
    var calls = 0
    var lastCall = base
    var member = tree.placeAfter(base)
    while member < end {
      if hasArguments(member) {
        calls += 1
        lastCall = member
      }
      member = tree.placeAfter(member)
    }
    guard calls == 1 else { return calls > 1 }
    return !canBreak(base) && argumentCount(of: lastCall) <= 1 && !holdsComment(lastCall)
  }

  /// How many pieces breaking `node` makes, up to two: arguments, calls of a chain, elements.
  func pieceCount(of node: NodeID) -> Int {
    switch tree.kind(of: node) {
    case .call, .implicitMember, .member: return argumentCount(of: node)
    case .parenthesized: return 1
    case .negation: return pieceCount(of: first(node))
    case .chain:
      var count = 0
      var part = first(node)
      let end = tree.placeAfter(node)
      while part < end, count < 2 {
        count += pieceCount(of: part)
        part = tree.placeAfter(part)
      }
      return min(count, 2)
    default: return canBreak(node) ? 2 : 0
    }
  }

  /// `.name` or `.name(arguments)`
  private mutating func member(_ node: NodeID) {
    token()
    guard tree.firstChild(of: node) != nil else { return }
    token()
    if hasArguments(node) { arguments(tree.placeAfter(first(node))) }
  }

  private func hasArguments(_ node: NodeID) -> Bool {
    let name = first(node)
    let end = tree.placeAfter(node)
    return name < end && tree.placeAfter(name) < end
  }

  /// The number of arguments of a call or member, up to two.
  private func argumentCount(of node: NodeID) -> Int {
    guard hasArguments(node) else { return 0 }
    let arguments = tree.placeAfter(first(node))
    guard let first = tree.firstChild(of: arguments) else { return 0 }
    return tree.placeAfter(first) < tree.placeAfter(arguments) ? 2 : 1
  }

  /// Whether the parentheses behind a name hold comments and nothing else.
  private func hasOnlyComments(_ node: NodeID) -> Bool {
    guard hasArguments(node), argumentCount(of: node) == 0 else { return false }
    return holdsComment(node)
  }

  private func holdsComment(_ node: NodeID) -> Bool {
    tree.tokenRange(of: node).contains { tokens[$0].kind.isComment }
  }

  // MARK: Lists

  private mutating func arguments(_ node: NodeID) {
    elements(of: node, kind: .argument) { $0.labelled($1) }
  }

  /// `name: expression`, or an expression alone.
  private mutating func labelled(_ node: NodeID) {
    var child = first(node)
    if tree.kind(of: child) == .name {
      token()
      closeToken()
      child = tree.placeAfter(child)
      guard child < tree.placeAfter(node) else { return }
      document.space()
      if hasComments, endsLine { return belowComments(child) }
    }
    if child < tree.placeAfter(node) { expression(child) }
  }

  /// The children of `node` that are of `kind`, or all, in parentheses and with commas between
  /// them. Too long, each stands on a line of its own with a comma behind it, if it `mayBreak`.
  mutating func elements(
    of node: NodeID, kind: NodeKind?, mayBreak: Bool = true,
    _ layOut: (inout Layout, NodeID) -> Void
  ) {
    let end = tree.placeAfter(node)
    var element = first(node)
    while element < end, kind != nil, tree.kind(of: element) != kind {
      element = tree.placeAfter(element)
    }
    document.group()
    token()
    guard element < end || hasComments else {
      token()
      return document.endGroup()
    }
    document.indent()
    if mayBreak { softline() }
    while element < end {
      layOut(&self, element)
      element = tree.placeAfter(element)
      guard element < end, kind == nil || tree.kind(of: element) == kind else {
        finalComma()
        break
      }
      if mayBreak {
        closeToken()
        lineOrBlankLine()
      } else {
        token()
        document.space()
      }
    }
    placeClosingComments()
    document.outdent()
    document.softline()
    token()
    document.endGroup()
  }
}
