/// A colour that the system defines and adapts, by its SwiftUI name.
public enum SystemColor: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  /// The label colour: black in light, white in dark.
  case primary
  /// The secondary label colour.
  case secondary
  /// The app's accent colour; unknown until an AccentColor asset is given.
  case accentColor

  /// The name in SwiftUI and in the language, such as `red`.
  public var name: String {
    switch self {
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .mint: "mint"
    case .teal: "teal"
    case .cyan: "cyan"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .gray: "gray"
    case .primary: "primary"
    case .secondary: "secondary"
    case .accentColor: "accentColor"
    }
  }

  /// The colour that SwiftUI calls `name`.
  public init?(name: String) {
    guard let color = SystemColor.allCases.first(where: { $0.name == name }) else { return nil }
    self = color
  }
}
