/// The text styles.
public protocol Auth0TypographyTokens: Sendable {
  /// Hero headings, passkey enrollment.
  var displayLarge: Auth0TextStyle { get }
  /// Major screen titles, error headings.
  var displayMedium: Auth0TextStyle { get }
  /// Section-level headings.
  var display: Auth0TextStyle { get }
  /// Screen titles, subheading cards.
  var titleLarge: Auth0TextStyle { get }
  /// In-content titles.
  var title: Auth0TextStyle { get }
  /// Descriptions, body copy.
  var body: Auth0TextStyle { get }
  /// Secondary body copy, footnotes.
  var bodySmall: Auth0TextStyle { get }
  /// Button labels, form field labels.
  var label: Auth0TextStyle { get }
  /// Captions, helper text.
  var helper: Auth0TextStyle { get }
  /// Overline and category labels.
  var overline: Auth0TextStyle { get }
}

/// Auth0's text styles, each of which can be replaced.
public struct DefaultAuth0TypographyTokens: Auth0TypographyTokens {
  /// Hero headings, passkey enrollment.
  public var displayLarge: Auth0TextStyle
  /// Major screen titles, error headings.
  public var displayMedium: Auth0TextStyle
  /// Section-level headings.
  public var display: Auth0TextStyle
  /// Screen titles, subheading cards.
  public var titleLarge: Auth0TextStyle
  /// In-content titles.
  public var title: Auth0TextStyle
  /// Descriptions, body copy.
  public var body: Auth0TextStyle
  /// Secondary body copy, footnotes.
  public var bodySmall: Auth0TextStyle
  /// Button labels, form field labels.
  public var label: Auth0TextStyle
  /// Captions, helper text.
  public var helper: Auth0TextStyle
  /// Overline and category labels.
  public var overline: Auth0TextStyle

  /// Auth0's values, but for those that are given.
  public init(
    displayLarge: Auth0TextStyle = Schema.defaultTextStyle(.typography, "displayLarge"),
    displayMedium: Auth0TextStyle = Schema.defaultTextStyle(.typography, "displayMedium"),
    display: Auth0TextStyle = Schema.defaultTextStyle(.typography, "display"),
    titleLarge: Auth0TextStyle = Schema.defaultTextStyle(.typography, "titleLarge"),
    title: Auth0TextStyle = Schema.defaultTextStyle(.typography, "title"),
    body: Auth0TextStyle = Schema.defaultTextStyle(.typography, "body"),
    bodySmall: Auth0TextStyle = Schema.defaultTextStyle(.typography, "bodySmall"),
    label: Auth0TextStyle = Schema.defaultTextStyle(.typography, "label"),
    helper: Auth0TextStyle = Schema.defaultTextStyle(.typography, "helper"),
    overline: Auth0TextStyle = Schema.defaultTextStyle(.typography, "overline")
  ) {
    self.displayLarge = displayLarge
    self.displayMedium = displayMedium
    self.display = display
    self.titleLarge = titleLarge
    self.title = title
    self.body = body
    self.bodySmall = bodySmall
    self.label = label
    self.helper = helper
    self.overline = overline
  }

  /// The next values of `values`, which are in schema order.
  init(_ values: inout TokenValueReader) {
    self.init(
      displayLarge: values.textStyle(), displayMedium: values.textStyle(),
      display: values.textStyle(), titleLarge: values.textStyle(), title: values.textStyle(),
      body: values.textStyle(), bodySmall: values.textStyle(), label: values.textStyle(),
      helper: values.textStyle(), overline: values.textStyle())
  }
}
