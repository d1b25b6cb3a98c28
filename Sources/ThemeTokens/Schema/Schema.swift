/// The schema: every token in canonical order, what is known of it, and what stands on what.
///
/// The rows are in `Schema+Table.swift`. Defaults, the checker, completion, emitters, the linter
/// and the documentation all follow from them.
public enum Schema {
  /// All tokens, grouped, in the order in which they are printed.
  public static let tokens: [TokenSchema] = {
    var rows = table()
    for index in rows.indices { rows[index].index = index }
    return rows
  }()

  /// The tokens of `group`, in order. Their indices are those of `tokens`.
  public static func tokens(in group: TokenGroup) -> ArraySlice<TokenSchema> {
    let all = tokens
    guard let start = all.firstIndex(where: { $0.group == group }) else { return [] }
    return all[start...].prefix { $0.group == group }
  }

  /// The token of `group` that is called `name`, or that the shipped SDK calls so.
  public static func token(group: TokenGroup, name: String) -> TokenSchema? {
    let candidates = tokens(in: group)
    return candidates.first { $0.name == name } ?? candidates.first { $0.aliases.contains(name) }
  }

  /// The token at `group.name`.
  public static func token(path: String) -> TokenSchema? {
    guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")),
      let group = TokenGroup(rawValue: String(path[..<dot]))
    else { return nil }
    return token(group: group, name: String(path[path.utf8.index(after: dot)...]))
  }
}
