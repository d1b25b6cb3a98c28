import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Reads the value of a setting. A configuration computes nothing: values are literals.
extension ConfigurationChecker {
  /// The value that `node` says, where it is one that `setting` takes; reports it where not.
  mutating func value(_ node: NodeID, for setting: ConfigurationSetting) -> ConfigurationValue? {
    switch setting.kind {
    case .word(let words): return word(node, among: words).map { .word($0) }
    case .boolean: return word(node, among: ["true", "false"]).map { .boolean($0 == "true") }
    case .number(let range, let isWhole):
      return number(node, in: range, isWhole: isWhole, of: setting).map { .number($0) }
    case .string: return string(node, "text in quotes").map { .string($0) }
    case .strings:
      return elements(node, "text in quotes or a list of it").map { .strings($0.map(\.text)) }
    case .tokens:
      let paths = elements(node, "the path of a token in quotes or a list of such")
      guard let paths else { return nil }
      let known = paths.compactMap { token($0.text, at: $0.node) }
      return known.count == paths.count ? .strings(known) : nil
    }
  }

  private mutating func mismatch(_ expected: String, at node: NodeID, fixes: [Fix] = []) {
    report(
      .typeMismatch, "expected \(expected), found \(Wording.quoted(tree.text(of: node)))", at: node,
      fixes: fixes)
  }

  private mutating func word(_ node: NodeID, among words: [String]) -> String? {
    func expected() -> String { Wording.joined(words, by: ", ", last: " or ") }
    switch tree.kind(of: node) {
    case .reference:
      let name = tree.name(of: node)
      if words.contains(name) { return name }
      let match = closest(to: name, among: words)
      mismatch(
        expected(), at: node, fixes: match.map { replacement(of: node, $0, .unsafe) } ?? [])
    case .string:
      // The word in quotes can only be meant as the word.
      let name = tree.string(at: node) ?? ""
      mismatch(
        expected(), at: node,
        fixes: words.contains(name) ? replacement(of: node, name, .safe) : [])
    default: mismatch(expected(), at: node)
    }
    return nil
  }

  private mutating func number(
    _ node: NodeID, in range: ClosedRange<Double>, isWhole: Bool, of setting: ConfigurationSetting
  ) -> Double? {
    var literal = node
    var sign = 1.0
    if tree.kind(of: node) == .negation, let child = tree.firstChild(of: node) {
      (literal, sign) = (child, -1)
    }
    guard tree.kind(of: literal) == .number else {
      mismatch(isWhole ? "a whole number" : "a number", at: node)
      return nil
    }
    // A malformed number has been reported.
    guard let number = tree.number(at: literal) else { return nil }
    guard number.unit != .percent else {
      mismatch(isWhole ? "a whole number" : "a number", at: node)
      return nil
    }
    let value = sign * number.value
    guard range.contains(value), !isWhole || value == value.rounded() else {
      let what = isWhole ? "a whole number" : "a number"
      report(
        .outOfRange,
        "`\(setting.path)` is \(what) from \(numberText(range.lowerBound)) to "
          + "\(numberText(range.upperBound)), found \(numberText(value))", at: node)
      return nil
    }
    return value
  }

  private mutating func string(_ node: NodeID, _ expected: String) -> String? {
    guard tree.kind(of: node) == .string else {
      mismatch(expected, at: node)
      return nil
    }
    return tree.string(at: node)
  }

  /// The strings of a list, or the one that stands alone.
  private mutating func elements(
    _ node: NodeID, _ expected: String
  ) -> [(text: String, node: NodeID)]? {
    guard tree.kind(of: node) == .list else {
      return string(node, expected).map { [($0, node)] }
    }
    var strings: [(text: String, node: NodeID)] = []
    for element in tree.children(of: node) where tree.kind(of: element) != .missing {
      guard let text = string(element, "text in quotes") else { return nil }
      strings.append((text, element))
    }
    return strings
  }

  private mutating func token(_ path: String, at node: NodeID) -> String? {
    if let token = Schema.token(path: path) { return token.path }
    let match = closest(to: path, among: Schema.tokens.map(\.path))
    report(
      .unknownToken,
      "there is no token `\(path)`" + (match.map { "; did you mean `\($0)`?" } ?? ""), at: node,
      fixes: match.map { replacement(of: node, stringLiteral($0), .unsafe) } ?? [])
    return nil
  }
}
