/// The colours of surfaces.
public protocol Auth0BackgroundColorTokens: Sendable {
  /// CTA button background, primary borders.
  var primary: ThemeColor { get }
  /// Low-emphasis primary background.
  var primarySubtle: ThemeColor { get }
  /// Contrast-flipped background.
  var inverse: ThemeColor { get }
  /// Branded or featured UI highlight.
  var accent: ThemeColor { get }
  /// Overlays and modals.
  var layerTop: ThemeColor { get }
  /// Cards and raised containers.
  var layerMedium: ThemeColor { get }
  /// Main app background.
  var layerBase: ThemeColor { get }
  /// Error state container.
  var error: ThemeColor { get }
  /// Subtle error banner.
  var errorSubtle: ThemeColor { get }
  /// Success state container.
  var success: ThemeColor { get }
  /// Subtle success banner.
  var successSubtle: ThemeColor { get }
}

/// Auth0's colours of surfaces, each of which can be replaced.
public struct DefaultAuth0BackgroundColorTokens: Auth0BackgroundColorTokens {
  /// CTA button background, primary borders.
  public var primary: ThemeColor
  /// Low-emphasis primary background.
  public var primarySubtle: ThemeColor
  /// Contrast-flipped background.
  public var inverse: ThemeColor
  /// Branded or featured UI highlight.
  public var accent: ThemeColor
  /// Overlays and modals.
  public var layerTop: ThemeColor
  /// Cards and raised containers.
  public var layerMedium: ThemeColor
  /// Main app background.
  public var layerBase: ThemeColor
  /// Error state container.
  public var error: ThemeColor
  /// Subtle error banner.
  public var errorSubtle: ThemeColor
  /// Success state container.
  public var success: ThemeColor
  /// Subtle success banner.
  public var successSubtle: ThemeColor

  /// Auth0's values, but for those that are given.
  public init(
    primary: ThemeColor = Schema.defaultColor(.background, "primary"),
    primarySubtle: ThemeColor = Schema.defaultColor(.background, "primarySubtle"),
    inverse: ThemeColor = Schema.defaultColor(.background, "inverse"),
    accent: ThemeColor = Schema.defaultColor(.background, "accent"),
    layerTop: ThemeColor = Schema.defaultColor(.background, "layerTop"),
    layerMedium: ThemeColor = Schema.defaultColor(.background, "layerMedium"),
    layerBase: ThemeColor = Schema.defaultColor(.background, "layerBase"),
    error: ThemeColor = Schema.defaultColor(.background, "error"),
    errorSubtle: ThemeColor = Schema.defaultColor(.background, "errorSubtle"),
    success: ThemeColor = Schema.defaultColor(.background, "success"),
    successSubtle: ThemeColor = Schema.defaultColor(.background, "successSubtle")
  ) {
    self.primary = primary
    self.primarySubtle = primarySubtle
    self.inverse = inverse
    self.accent = accent
    self.layerTop = layerTop
    self.layerMedium = layerMedium
    self.layerBase = layerBase
    self.error = error
    self.errorSubtle = errorSubtle
    self.success = success
    self.successSubtle = successSubtle
  }

  /// The next values of `values`, which are in schema order.
  init(_ values: inout TokenValueReader) {
    self.init(
      primary: values.color(), primarySubtle: values.color(), inverse: values.color(),
      accent: values.color(), layerTop: values.color(), layerMedium: values.color(),
      layerBase: values.color(), error: values.color(), errorSubtle: values.color(),
      success: values.color(), successSubtle: values.color())
  }
}
