/// The corner radii, in points.
public protocol Auth0RadiusTokens: Sendable {
  /// Single character-input cells (OTP, PIN digits).
  var small: Double { get }
  /// Banner and feedback cards.
  var medium: Double { get }
  /// Text inputs, code display containers.
  var inputField: Double { get }
  /// CTA buttons, auth-method cards.
  var button: Double { get }
  /// Floating dialogs and modal cards (in the SDK, not on the page).
  var large: Double { get }
  /// Pill-shaped outline buttons.
  var pill: Double { get }
}

/// Auth0's corner radii, each of which can be replaced.
public struct DefaultAuth0RadiusTokens: Auth0RadiusTokens {
  /// Single character-input cells (OTP, PIN digits).
  public var small: Double
  /// Banner and feedback cards.
  public var medium: Double
  /// Text inputs, code display containers.
  public var inputField: Double
  /// CTA buttons, auth-method cards.
  public var button: Double
  /// Floating dialogs and modal cards (in the SDK, not on the page).
  public var large: Double
  /// Pill-shaped outline buttons.
  public var pill: Double

  /// Auth0's values, but for those that are given.
  public init(
    small: Double = Schema.defaultLength(.radius, "small"),
    medium: Double = Schema.defaultLength(.radius, "medium"),
    inputField: Double = Schema.defaultLength(.radius, "inputField"),
    button: Double = Schema.defaultLength(.radius, "button"),
    large: Double = Schema.defaultLength(.radius, "large"),
    pill: Double = Schema.defaultLength(.radius, "pill")
  ) {
    self.small = small
    self.medium = medium
    self.inputField = inputField
    self.button = button
    self.large = large
    self.pill = pill
  }

  /// The next values of `values`, which are in schema order.
  init(_ values: inout TokenValueReader) {
    self.init(
      small: values.length(), medium: values.length(), inputField: values.length(),
      button: values.length(), large: values.length(), pill: values.length())
  }
}
