/// The gaps and paddings, in points.
public protocol Auth0SpacingTokens: Sendable {
  /// Minimal gap between tightly coupled elements.
  var xxs: Double { get }
  /// Small gap between grouped elements.
  var xs: Double { get }
  /// Medium internal padding.
  var sm: Double { get }
  /// Standard component and container padding.
  var md: Double { get }
  /// Larger padding for major sections.
  var lg: Double { get }
  /// Extra-large padding.
  var xl: Double { get }
  /// Double-extra-large padding.
  var xxl: Double { get }
  /// Triple-extra-large padding.
  var xxxl: Double { get }
}

/// Auth0's gaps and paddings, each of which can be replaced.
public struct DefaultAuth0SpacingTokens: Auth0SpacingTokens {
  /// Minimal gap between tightly coupled elements.
  public var xxs: Double
  /// Small gap between grouped elements.
  public var xs: Double
  /// Medium internal padding.
  public var sm: Double
  /// Standard component and container padding.
  public var md: Double
  /// Larger padding for major sections.
  public var lg: Double
  /// Extra-large padding.
  public var xl: Double
  /// Double-extra-large padding.
  public var xxl: Double
  /// Triple-extra-large padding.
  public var xxxl: Double

  /// Auth0's values, but for those that are given.
  public init(
    xxs: Double = Schema.defaultLength(.spacing, "xxs"),
    xs: Double = Schema.defaultLength(.spacing, "xs"),
    sm: Double = Schema.defaultLength(.spacing, "sm"),
    md: Double = Schema.defaultLength(.spacing, "md"),
    lg: Double = Schema.defaultLength(.spacing, "lg"),
    xl: Double = Schema.defaultLength(.spacing, "xl"),
    xxl: Double = Schema.defaultLength(.spacing, "xxl"),
    xxxl: Double = Schema.defaultLength(.spacing, "xxxl")
  ) {
    self.xxs = xxs
    self.xs = xs
    self.sm = sm
    self.md = md
    self.lg = lg
    self.xl = xl
    self.xxl = xxl
    self.xxxl = xxxl
  }

  /// The next values of `values`, which are in schema order.
  init(_ values: inout TokenValueReader) {
    self.init(
      xxs: values.length(), xs: values.length(), sm: values.length(), md: values.length(),
      lg: values.length(), xl: values.length(), xxl: values.length(), xxxl: values.length())
  }
}
