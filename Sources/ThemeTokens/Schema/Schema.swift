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

  /// The path of each token, as `TokenSchema.path` gives it one by one.
  package static let paths: [String] = tokens.map(\.path)

  /// The tokens of `group`, in order. Their indices are those of `tokens`.
  public static func tokens(in group: TokenGroup) -> ArraySlice<TokenSchema> {
    tokens[range(of: group)]
  }

  /// The token of `group` that is called `name`, or that the shipped SDK calls so.
  public static func token(group: TokenGroup, name: String) -> TokenSchema? {
    index(group: group, name: name).map { tokens[$0] }
  }

  /// The token at `group.name`.
  public static func token(path: String) -> TokenSchema? {
    guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")),
      let group = TokenGroup(rawValue: String(path[..<dot]))
    else { return nil }
    return token(group: group, name: String(path[path.utf8.index(after: dot)...]))
  }

  /// The place in `tokens` of the token of `group` that is called `name`, or that the shipped SDK
  /// calls so. A `guess` is compared first: to go through a group takes 400 instructions.
  package static func index(group: TokenGroup, name: String, guess: Int = -1) -> Int? {
    var name = name
    return name.withUTF8 { index(group: group, name: $0, guess: guess) }
  }

  /// The same for a name that lies in a text.
  package static func index(
    group: TokenGroup, name: UnsafeBufferPointer<UInt8>, guess: Int = -1
  ) -> Int? {
    let (all, range) = (tokens, range(of: group))
    if range.contains(guess), isName(all[guess].name, name) { return guess }
    for index in range where isName(all[index].name, name) { return index }
    for index in range where all[index].alias.map({ isName($0, name) }) ?? false { return index }
    return nil
  }

  private static func isName(_ known: String, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // The library's comparison of any two collections takes ten times as long.
    known.utf8.count == name.count
      && known.utf8.withContiguousStorageIfAvailable { known in
        name.indices.allSatisfy { known[$0] == name[$0] }
      } ?? false
  }

  /// The places in `tokens` of the tokens of `group`.
  package static func range(of group: TokenGroup) -> Range<Int> {
    starts[group.index]..<starts[group.index + 1]
  }

  /// Where each group starts in `tokens`, and where the last one ends.
  private static let starts: [Int] = {
    let all = tokens
    var starts = [0]
    for index in all.indices.dropFirst() where all[index].group != all[index - 1].group {
      starts.append(index)
    }
    return starts + [all.count]
  }()
}
