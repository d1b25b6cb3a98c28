// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct Font: Hashable, Sendable {
  /// The font on one line.
  public let text: String

  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public struct Weight: Hashable, Sendable {
    let name: String

    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(text: "custom \(name) size \(size)")
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(text: "custom \(name) size \(size) relativeTo \(style)")
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(text: "custom \(name) fixedSize \(fixedSize)")
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(text: "system \(style) design \(text(design)) weight \(text(weight))")
  }

  @available(
    macOS, introduced: 10.15, deprecated: 100000.0, message: "use system(_:design:weight:)"
  )
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    system(style, design: Design?.some(design), weight: nil)
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(text: "system size \(size) design \(text(design)) weight \(text(weight))")
  }

  @available(
    macOS, introduced: 10.15, deprecated: 100000.0, message: "use system(size:weight:design:)"
  )
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    system(size: size, weight: Weight?.some(weight), design: Design?.some(design))
  }

  public func weight(_ weight: Weight) -> Font {
    Font(text: "\(text) weight \(weight.name)")
  }

  private static func text(_ weight: Weight?) -> String { weight?.name ?? "none" }
  private static func text(_ design: Design?) -> String { design.map { "\($0)" } ?? "none" }
}
