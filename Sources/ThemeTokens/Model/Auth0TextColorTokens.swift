/// The colours of text.
public protocol Auth0TextColorTokens: Sendable {
  /// Headings and primary body text.
  var bold: ThemeColor { get }
  /// Secondary copy, descriptions, captions.
  var regular: ThemeColor { get }
  /// Disabled and placeholder text.
  var disabled: ThemeColor { get }
  /// Text and icons on background.primary.
  var onPrimary: ThemeColor { get }
  /// Text and icons on background.success.
  var onSuccess: ThemeColor { get }
  /// Text and icons on background.error, validation messages.
  var onError: ThemeColor { get }
}

/// Auth0's colours of text, each of which can be replaced.
public struct DefaultAuth0TextColorTokens: Auth0TextColorTokens {
  /// Headings and primary body text.
  public var bold: ThemeColor
  /// Secondary copy, descriptions, captions.
  public var regular: ThemeColor
  /// Disabled and placeholder text.
  public var disabled: ThemeColor
  /// Text and icons on background.primary.
  public var onPrimary: ThemeColor
  /// Text and icons on background.success.
  public var onSuccess: ThemeColor
  /// Text and icons on background.error, validation messages.
  public var onError: ThemeColor

  /// Auth0's values, but for those that are given.
  public init(
    bold: ThemeColor = Schema.defaultColor(.text, "bold"),
    regular: ThemeColor = Schema.defaultColor(.text, "regular"),
    disabled: ThemeColor = Schema.defaultColor(.text, "disabled"),
    onPrimary: ThemeColor = Schema.defaultColor(.text, "onPrimary"),
    onSuccess: ThemeColor = Schema.defaultColor(.text, "onSuccess"),
    onError: ThemeColor = Schema.defaultColor(.text, "onError")
  ) {
    self.bold = bold
    self.regular = regular
    self.disabled = disabled
    self.onPrimary = onPrimary
    self.onSuccess = onSuccess
    self.onError = onError
  }

  /// The next values of `values`, which are in schema order.
  init(_ values: inout TokenValueReader) {
    self.init(
      bold: values.color(), regular: values.color(), disabled: values.color(),
      onPrimary: values.color(), onSuccess: values.color(), onError: values.color())
  }
}
