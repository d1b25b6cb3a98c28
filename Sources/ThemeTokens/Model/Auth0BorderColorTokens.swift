/// The colours of borders and dividers.
public protocol Auth0BorderColorTokens: Sendable {
  /// High-contrast or selected borders.
  var bold: ThemeColor { get }
  /// Input field and card borders.
  var regular: ThemeColor { get }
  /// Delicate dividers.
  var subtle: ThemeColor { get }
  /// Elevation shadow border.
  var shadow: ThemeColor { get }
}

/// Auth0's colours of borders and dividers, each of which can be replaced.
public struct DefaultAuth0BorderColorTokens: Auth0BorderColorTokens {
  /// High-contrast or selected borders.
  public var bold: ThemeColor
  /// Input field and card borders.
  public var regular: ThemeColor
  /// Delicate dividers.
  public var subtle: ThemeColor
  /// Elevation shadow border.
  public var shadow: ThemeColor

  /// Auth0's values, but for those that are given.
  public init(
    bold: ThemeColor = Schema.defaultColor(.border, "bold"),
    regular: ThemeColor = Schema.defaultColor(.border, "regular"),
    subtle: ThemeColor = Schema.defaultColor(.border, "subtle"),
    shadow: ThemeColor = Schema.defaultColor(.border, "shadow")
  ) {
    self.bold = bold
    self.regular = regular
    self.subtle = subtle
    self.shadow = shadow
  }

  /// The next values of `values`, which are in schema order.
  init(_ values: inout TokenValueReader) {
    self.init(
      bold: values.color(), regular: values.color(), subtle: values.color(), shadow: values.color())
  }
}
