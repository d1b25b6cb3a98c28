import ThemeSource
import ThemeTokens

extension Command {
  static let tokens = Command(
    "tokens", summary: "list the design tokens that a theme can set",
    discussion: [
      "Shows each token's name, type and default, whether a view of the SDK reads it, and what it"
        + " is for. A colour's default is given for light and dark."
    ],
    operands: [
      Operand(
        "PATH", .optional,
        help: "a group (background), a token (background.primary) or a token's name in any group"
          + " (primary); without it, all are listed")
    ],
    options: [TokenListFormat.option, .color],
    examples: [
      Example("theme tokens", "every token"),
      Example("theme tokens spacing", "those of a group"),
      Example("theme tokens --format json", "the same for programs"),
    ]
  ) { invocation in
    let context = invocation.context
    let path = invocation.operands.first
    guard let tokens = path.map(tokens(at:)) ?? Schema.tokens else {
      return context.refuse(unknownToken(path ?? ""))
    }
    switch invocation.choice(of: TokenListFormat.option, default: TokenListFormat.text) {
    case .text:
      let depth = invocation.colorDepth(of: context.output)
      context.output.write(TokenList(tokens).text(depth))
    case .json:
      context.output.write(TokenList(tokens).json())
    }
    return .clean
  }

  /// The tokens that a path means; `nil` when it means none.
  private static func tokens(at path: String) -> [TokenSchema]? {
    let path = path.hasPrefix("colors.") ? String(path.dropFirst("colors.".count)) : path
    if let group = TokenGroup(rawValue: path) { return Array(Schema.tokens(in: group)) }
    if let token = Schema.token(path: path) { return [token] }
    let named = Schema.tokens.filter { $0.name == path || $0.aliases.contains(path) }
    return named.isEmpty ? nil : named
  }

  /// A suggestion from the group, where the path names one, else from all that a path may be.
  private static func unknownToken(_ path: String) -> UsageError {
    if let dot = path.firstIndex(of: "."), let group = TokenGroup(rawValue: String(path[..<dot])) {
      let names = Schema.tokens(in: group).map(\.name)
      let close = Spelling.closest(to: String(path[path.index(after: dot)...]), among: names)
      return .unknown(
        "token", path, suggestions: close.map { group.rawValue + "." + $0 },
        otherwise: "\(group.rawValue) has \(Wording.listing(names, limit: 20))", command: "tokens")
    }
    let groups = TokenGroup.allCases.map(\.rawValue)
    let candidates = groups + Schema.tokens.map { path.contains(".") ? $0.path : $0.name }
    return .unknown(
      "token", path, suggestions: Spelling.closest(to: path, among: candidates),
      otherwise: "the groups are \(Wording.listing(groups))", command: "tokens")
  }
}

/// The forms of a list of tokens.
private enum TokenListFormat: String, CaseIterable {
  case text, json

  static let option = CommandOption.choice(
    "format", placeholder: "FORMAT", of: TokenListFormat.self, help: "text (default) or json")
}
