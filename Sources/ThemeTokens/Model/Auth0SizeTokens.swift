/// The sizes of components, in points.
public protocol Auth0SizeTokens: Sendable {
  /// All primary and secondary action buttons.
  var buttonHeight: Double { get }
  /// Text and phone-number input fields.
  var inputHeight: Double { get }
  /// Width of a single character-input cell.
  var size4xlDimen: Double { get }
  /// Height of a single character-input cell.
  var size5xlDimen: Double { get }
  /// Height of a read-only code display container.
  var containerSizeLargeDimen: Double { get }
  /// Small icons: chevrons, info indicators, checkmarks.
  var iconSmall: Double { get }
  /// Standard icons: authentication-method images.
  var iconMedium: Double { get }
  /// Large icons: three-dots menu.
  var iconLarge: Double { get }
}

/// Auth0's sizes of components, each of which can be replaced.
public struct DefaultAuth0SizeTokens: Auth0SizeTokens {
  /// All primary and secondary action buttons.
  public var buttonHeight: Double
  /// Text and phone-number input fields.
  public var inputHeight: Double
  /// Width of a single character-input cell.
  public var size4xlDimen: Double
  /// Height of a single character-input cell.
  public var size5xlDimen: Double
  /// Height of a read-only code display container.
  public var containerSizeLargeDimen: Double
  /// Small icons: chevrons, info indicators, checkmarks.
  public var iconSmall: Double
  /// Standard icons: authentication-method images.
  public var iconMedium: Double
  /// Large icons: three-dots menu.
  public var iconLarge: Double

  /// Auth0's values, but for those that are given.
  public init(
    buttonHeight: Double = Schema.defaultLength(.sizes, "buttonHeight"),
    inputHeight: Double = Schema.defaultLength(.sizes, "inputHeight"),
    size4xlDimen: Double = Schema.defaultLength(.sizes, "size4xlDimen"),
    size5xlDimen: Double = Schema.defaultLength(.sizes, "size5xlDimen"),
    containerSizeLargeDimen: Double = Schema.defaultLength(.sizes, "containerSizeLargeDimen"),
    iconSmall: Double = Schema.defaultLength(.sizes, "iconSmall"),
    iconMedium: Double = Schema.defaultLength(.sizes, "iconMedium"),
    iconLarge: Double = Schema.defaultLength(.sizes, "iconLarge")
  ) {
    self.buttonHeight = buttonHeight
    self.inputHeight = inputHeight
    self.size4xlDimen = size4xlDimen
    self.size5xlDimen = size5xlDimen
    self.containerSizeLargeDimen = containerSizeLargeDimen
    self.iconSmall = iconSmall
    self.iconMedium = iconMedium
    self.iconLarge = iconLarge
  }

  /// The next values of `values`, which are in schema order.
  init(_ values: inout TokenValueReader) {
    self.init(
      buttonHeight: values.length(), inputHeight: values.length(), size4xlDimen: values.length(),
      size5xlDimen: values.length(), containerSizeLargeDimen: values.length(),
      iconSmall: values.length(), iconMedium: values.length(), iconLarge: values.length())
  }
}
