/// Which grammar a text is written in.
public enum Dialect: Sendable {
  /// A theme.
  case theme
  /// A configuration: the grammar of themes, and lists.
  case configuration
}
