import ThemeSyntax

/// What must be true of every text and what becomes of it.
enum Promise {
  /// Each promise that formatting `text` breaks, in words; none if the text has syntax errors.
  static func broken(by text: String, width: Int = 100) -> [String] {
    let before = Facts(text)
    guard !before.hasErrors else {
      return before.formatted(width: width) == nil ? [] : ["a text with errors is formatted"]
    }
    guard let output = before.formatted(width: width) else { return ["nothing is formatted"] }
    let after = Facts(output)
    guard !after.hasErrors else {
      return ["the result has errors: \(after.tree.diagnostics.map(\.message))\n\(output)"]
    }
    var broken: [String] = []
    func expect<Value: Equatable>(_ found: [Value], _ expected: [Value], _ promise: String) {
      guard found != expected else { return }
      let place = zip(found, expected).prefix { $0 == $1 }.count
      broken.append(
        "\(promise)\n  found \(found.dropFirst(place).prefix(3))\n"
          + "  expected \(expected.dropFirst(place).prefix(3))")
    }
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    expect(
      lines(after.formatted(width: width) ?? ""), lines(output), "formatting again changes nothing")

    let (old, new) = (before.statements, after.statements)
    let imports = Facts.sortedImports(old)
    let header = old.filter { $0.kind == .header }
    let rest = old.filter { $0.kind != .header && $0.kind != .importStatement }
    expect(new, header + imports + rest, "statements and what is in them stay as they are")
    let tokens = { (facts: Facts, statements: [Facts.Statement]) in
      statements.filter { $0.depth == 0 }.flatMap {
        facts.tokens(in: facts.tree.tokenRange(of: $0.node))
      }
    }
    expect(
      tokens(after, new), tokens(before, header + imports + rest), "tokens stay as they are")
    expect(after.comments.sorted(), before.comments.sorted(), "each comment stays, once")
    var lineComments = after.lineComments(withPassed: true)
    let moved = before.lineComments(withPassed: false).filter { comment in
      lineComments.firstIndex(of: comment).map { lineComments.remove(at: $0) } == nil
    }
    expect(moved, [], "a // stays behind what it is about, or above it")
    if !old.contains(where: { $0.kind == .functionStatement }), width > 1 {
      for (one, other) in zip(before.blankLinesInLists, after.blankLinesInLists) where one {
        expect([other], [true], "a blank line in a list stays")
      }
    }
    if old == header + imports + rest {
      let all = { (facts: Facts) in facts.order(in: 0..<facts.tree.tokens.count) }
      expect(all(after), all(before), "comments stay in order, and where they are")
    }
    // A `;` at the top, which goes, keeps comments from being the theme's documentation.
    let first = before.tree.tokens.first { !$0.kind.isTrivia && $0.kind != .newline }
    if first?.kind != .semicolon {
      expect(
        [after.tree.fileDocumentation], [before.tree.fileDocumentation],
        "the theme's documentation stays")
    }
    for (one, other) in zip(rest, new.suffix(rest.count)) where one.hasBlankLine {
      expect([other.hasBlankLine], [true], "a blank line stays above \(one.order)")
    }
    broken += brokenLines(output)
    return broken
  }

  /// What is wrong with the lines of a result.
  private static func brokenLines(_ output: String) -> [String] {
    let output = output.replacing("\r\n", with: "\n")
    var broken: [String] = []
    if !output.isEmpty, !output.hasSuffix("\n") || output.hasSuffix("\n\n") || output == "\n" {
      broken.append("there is one line break at the end")
    }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.contains(where: { $0.hasSuffix(" ") || $0.hasSuffix("\t") }) {
      broken.append("no line ends in white space\n\(output)")
    }
    if !output.contains("/*") {
      if output.contains("\n\n\n") { broken.append("no two blank lines\n\(output)") }
      if output.contains("{\n\n") || output.hasPrefix("\n") {
        broken.append("no blank line at a beginning\n\(output)")
      }
      let ends = lines.indices.dropFirst().filter {
        lines[$0].drop { $0 == " " } == "}" && lines[$0 - 1].isEmpty
      }
      if !ends.isEmpty { broken.append("no blank line at the end of a block\n\(output)") }
    }
    return broken
  }
}
