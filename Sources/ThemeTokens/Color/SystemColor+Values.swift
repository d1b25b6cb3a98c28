extension SystemColor {
  /// Where the values of `resolved(for:)` are from.
  public static let valuesSource = "iOS 17 and 18, Apple's Human Interface Guidelines, 2024"

  /// What the system draws in `appearance`; `nil` for `accentColor`, which is the app's.
  ///
  /// Apple changes these values with releases of the system, as iOS 26 did: an app that says the name
  /// gets what its reader's system has, one that says a value computed from it what is in this table.
  public func resolved(for appearance: Appearance) -> ColorComponents? {
    guard let row = publishedValues else { return nil }
    let hex: UInt32
    switch appearance {
    case .light: hex = row.0
    case .dark: hex = row.1
    case .lightHighContrast: hex = row.2
    case .darkHighContrast: hex = row.3
    }
    return ColorComponents(hex: hex, opacity: opacity(for: appearance))
  }

  /// Light, dark, light with increased contrast, dark with increased contrast.
  private var publishedValues: (UInt32, UInt32, UInt32, UInt32)? {
    switch self {
    case .red: (0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: (0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: (0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: (0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: (0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    case .teal: (0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: (0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue: (0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: (0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: (0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: (0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: (0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .primary: (0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    case .secondary: (0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5)
    case .accentColor: nil
    }
  }

  private func opacity(for appearance: Appearance) -> Double {
    guard self == .secondary else { return 1 }
    return appearance == .light || appearance == .dark ? 0.6 : 0.68
  }
}
