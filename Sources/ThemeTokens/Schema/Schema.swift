/// The schema table: every token in canonical order.
public enum Schema {
  /// All tokens, grouped, in the order in which they are printed.
  public static let tokens: [TokenSchema] = []
}
