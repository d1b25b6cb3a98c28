import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// Reads the suppressions of one file, and reports comments that are meant as one and are none.
struct SuppressionReader {
  private let tree: SyntaxTree
  private(set) var suppressions: [Suppression] = []
  private(set) var diagnostics: [Diagnostic] = []
  private lazy var statements = StatementIndex(tree)

  init(_ tree: SyntaxTree) {
    self.tree = tree
    guard tree.hasLineComments else { return }
    let bytes = tree.source.bytes
    for (place, token) in tree.tokens.enumerated() where token.kind == .lineComment {
      let range = tree.range(ofToken: place)
      var start = range.start.index + 2
      while start < range.end.index, bytes[start] == UInt8(ascii: " ") { start += 1 }
      guard bytes[start..<range.end.index].starts(with: "lint:".utf8) else { continue }
      read(token: place, at: start + 5)
    }
  }

  private mutating func read(token place: Int, at start: Int) {
    let comment = tree.range(ofToken: place)
    var scanner = WordScanner(bytes: tree.source.bytes, place: start, end: comment.end.index)
    let word = scanner.word()
    let verb = tree.source.string(in: word)
    guard verb == "ignore" || verb == "ignore-file" else {
      report(
        .invalidSuppression,
        "there is no \(Wording.quoted("lint:" + verb)); write `lint:ignore` or `lint:ignore-file` "
          + "and the name of a rule", at: SourceRange(word.start.index - 5, word.end.index))
      return
    }
    var names: [SourceRange] = []
    repeat {
      let name = scanner.word()
      if !name.isEmpty { names.append(name) }
    } while scanner.skip(UInt8(ascii: ","))
    let isForFile = verb == "ignore-file"
    let covered = isForFile ? nil : statement(coveredByToken: place)
    if names.isEmpty {
      guard isForFile else {
        report(
          .invalidSuppression,
          "`lint:ignore` names the rule that it silences: "
            + "`// lint:ignore low_contrast: why`", at: SourceRange(start - 5, word.end.index))
        return
      }
      suppressions.append(
        Suppression(
          comment: comment, rule: nil, nameRange: comment, covered: nil, siblings: 0,
          isForFile: true))
    }
    for name in names {
      let text = tree.source.string(in: name)
      guard let rule = LintRules.rule(named: text) else {
        reportUnknown(text, at: name)
        continue
      }
      suppressions.append(
        Suppression(
          comment: comment, rule: rule.name, nameRange: name, covered: covered,
          siblings: names.count - 1, isForFile: isForFile))
    }
  }

  private mutating func reportUnknown(_ name: String, at range: SourceRange) {
    let names = LintRules.all.map { $0.name.rawValue }
    if DiagnosticID.semantic.contains(where: { $0.rawValue == name }) {
      report(
        .unknownRule, "`\(name)` is a finding of the language, which cannot be silenced", at: range)
      return
    }
    let match = Spelling.closest(to: name, among: names).first
    report(
      .unknownRule,
      "there is no rule \(Wording.quoted(name))" + (match.map { "; did you mean `\($0)`?" } ?? ""),
      at: range, notes: match == nil ? ["help: `theme rule` lists the rules"] : [],
      fixes: match.map {
        [Fix("write `\($0)`", .unsafe, edits: [TextEdit(location(range), $0)])]
      } ?? [])
  }

  private mutating func report(
    _ id: DiagnosticID, _ message: String, at range: SourceRange, notes: [String] = [],
    fixes: [Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(id, .error, message, at: location(range), notes: notes, fixes: fixes))
  }

  private func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(tree.source.id, range)
  }

  // MARK: What is covered

  /// The statement that a comment trails, or else the next one.
  private mutating func statement(coveredByToken place: Int) -> SourceRange? {
    var before = place - 1
    while before >= 0, tree.tokens[before].kind.isTrivia { before -= 1 }
    if before >= 0, !tree.tokens[before].kind.isBreak {
      return statements.innermost(holdingToken: before).map(tree.range(of:))
    }
    var after = place + 1
    while after < tree.tokens.count, tree.tokens[after].kind.isLayout { after += 1 }
    return statements.beginning(atToken: after).map(tree.range(of:))
  }
}

extension TokenKind {
  fileprivate var isBreak: Bool { self == .newline || self == .semicolon }
  fileprivate var isLayout: Bool { isTrivia || isBreak }
}

/// Reads words of letters, digits, `_` and `-` with spaces between them.
private struct WordScanner {
  let bytes: [UInt8]
  var place: Int
  let end: Int

  mutating func word() -> SourceRange {
    skipSpaces()
    let start = place
    while place < end, isWord(bytes[place]) { place += 1 }
    return SourceRange(start, place)
  }

  /// Passes over `byte` and the spaces before it, where it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    skipSpaces()
    guard place < end, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipSpaces() {
    while place < end, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t") {
      place += 1
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
