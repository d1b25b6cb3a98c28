/// A colour that the system defines and adapts, by its SwiftUI name.
public enum SystemColor: UInt8, Sendable, Hashable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  /// The label colour: black in light, white in dark.
  case primary
  /// The secondary label colour.
  case secondary
  /// The app's accent colour; unknown until an AccentColor asset is given.
  case accentColor
}
