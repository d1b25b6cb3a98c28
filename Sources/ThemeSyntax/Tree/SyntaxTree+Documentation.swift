import ThemeSource

extension SyntaxTree {
  /// The documentation of a header, `let`, function, assignment or block: the `///` lines
  /// directly above it, without `///` and one space.
  public func documentation(of statement: NodeID) -> String? {
    text(ofDocumentation: documentationTokens(above: tokenRange(of: statement).lowerBound))
  }

  /// The documentation of the theme: that of its header, or else the `///` lines at the top of
  /// the file, if a blank line follows them.
  public var fileDocumentation: String? {
    header.flatMap(documentation(of:)) ?? text(ofDocumentation: documentationTokensAtTop)
  }

  /// The tokens of the run of `///` lines directly above the token at `index`. Plain comments may
  /// stand between, blank lines may not.
  private func documentationTokens(above index: Int) -> [Int] {
    var run: [Int] = []
    var breaks = 0
    var isLineStart = true
    for place in stride(from: index - 1, through: 0, by: -1) {
      switch tokens[place].kind {
      case .whitespace, .byteOrderMark: continue
      case .newline:
        breaks += 1
        guard breaks == 1 else { return run.reversed() }
        isLineStart = false
      case .lineComment where !isLineStart && run.isEmpty:
        guard isAlone(place) else { return [] }
        breaks = 0
      case .documentationComment where !isLineStart:
        guard isAlone(place) else { return run.reversed() }
        run.append(place)
        breaks = 0
      default: return run.reversed()
      }
    }
    return run.reversed()
  }

  /// The tokens of the run of `///` lines at the top of the file, if a blank line or nothing
  /// follows them. Plain comments may stand above.
  private var documentationTokensAtTop: [Int] {
    var run: [Int] = []
    var breaks = 0
    for (place, token) in tokens.enumerated() {
      switch token.kind {
      case .whitespace, .byteOrderMark: continue
      case .newline:
        breaks += 1
        if breaks == 2, !run.isEmpty { return run }
      case .lineComment, .blockComment:
        guard run.isEmpty else { return [] }
      case .documentationComment:
        run.append(place)
        breaks = 0
      case .endOfFile: return run
      default: return []
      }
    }
    return run
  }

  /// Whether nothing but white space is before the token at `index` on its line.
  private func isAlone(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, tokens[before].kind == .whitespace { before -= 1 }
    return before < 0 || tokens[before].kind == .newline || tokens[before].kind == .byteOrderMark
  }

  private func text(ofDocumentation run: [Int]) -> String? {
    guard !run.isEmpty else { return nil }
    return run.map { index in
      var line = source.bytes[range(ofToken: index).start.index + 3..<tokens[index].end]
      if line.first == UInt8(ascii: " ") { line.removeFirst() }
      while let last = line.last, last.isSpace {
        line.removeLast()
      }
      return String(decoding: line, as: UTF8.self)
    }.joined(separator: "\n")
  }

  // MARK: Documentation of nothing

  /// This tree with a warning for each `///` that documents nothing.
  func withDocumentationChecked(_ documentation: [Int]) -> SyntaxTree {
    let top = documentationTokensAtTop
    // What documents something, in order, since statements are visited in order.
    var used = top
    var list = DiagnosticList(file: source.id)
    var headerRun: [Int] = []
    var place = NodeID.root
    while Int(place.index) < nodeCount {
      switch kind(of: place) {
      case .file, .block, .header, .letStatement, .functionStatement, .assignment:
        if place != .root {
          let run = documentationTokens(above: tokenRange(of: place).lowerBound)
          if run.first ?? -1 > used.last ?? -1 { used += run }
          if kind(of: place) == .header { headerRun = run }
        }
      default: break
      }
      let hasStatements = kind(of: place) == .file || kind(of: place) == .block
      place = hasStatements ? NodeID(Int(place.index) + 1) : placeAfter(place)
    }
    if let first = top.first, let last = top.last, !headerRun.isEmpty, headerRun != top {
      list.report(
        .doubleDocumentation, at: range(ofToken: first).union(range(ofToken: last)))
    }
    var next = used.startIndex
    var stray = documentation.filter { token in
      while next < used.endIndex, used[next] < token { next += 1 }
      return next == used.endIndex || used[next] != token
    }[...]
    while let first = stray.popFirst() {
      // The lines of one run are one finding.
      var last = first
      while let next = stray.first, isNextLine(next, after: last) {
        last = next
        stray.removeFirst()
      }
      list.report(
        .strayDocumentation, at: range(ofToken: first).union(range(ofToken: last)))
    }
    return with(list.items)
  }

  /// Whether the `///` at `index` stands on the line below the one at `previous`.
  private func isNextLine(_ index: Int, after previous: Int) -> Bool {
    var breaks = 0
    for place in previous + 1..<index {
      switch tokens[place].kind {
      case .newline: breaks += 1
      case .whitespace: break
      default: return false
      }
    }
    return breaks == 1
  }

  private func with(_ more: [Diagnostic]) -> SyntaxTree {
    guard !more.isEmpty else { return self }
    let all = (diagnostics + more).enumerated().sorted {
      ($0.element.location.range.start, $0.offset) < ($1.element.location.range.start, $1.offset)
    }
    return SyntaxTree(
      source: source, tokens: tokens, nodes: nodes, diagnostics: all.map(\.element),
      hasDocumentation: hasDocumentation, hasLineComments: hasLineComments,
      hasPlainNames: hasPlainNames, seams: seams)
  }
}
