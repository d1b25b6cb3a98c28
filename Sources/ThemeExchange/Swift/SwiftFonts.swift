import ThemeTokens

/// Says fonts and text styles in Swift.
enum SwiftFonts {
  /// `style` in code.
  static func expression(_ style: Auth0TextStyle) -> SwiftExpression {
    .call(
      "Auth0TextStyle",
      [
        .init("font", .text(source(style.font))),
        .init("tracking", .text(SwiftText.number(style.tracking))),
        .init("lineSpacing", .text(SwiftText.number(style.lineSpacing))),
      ])
  }

  /// Whether both are written and drawn alike.
  static func areSame(_ a: Auth0TextStyle, _ b: Auth0TextStyle) -> Bool {
    a.tracking == b.tracking && a.lineSpacing == b.lineSpacing && source(a.font) == source(b.font)
  }

  /// Whether SwiftUI has no font that scales as `font` says: it scales the system font from the
  /// sizes of its styles alone.
  static func losesScaling(_ font: ThemeFont) -> Bool {
    guard font.name == nil, font.family == nil, let style = font.relativeTo else { return false }
    return font.size != style.defaultSize
  }

  /// `font` where a `Font` is expected.
  ///
  /// A face is drawn by its name. A weight beside a family is how the family is drawn; beside a name
  /// alone it is laid over the face.
  static func source(_ font: ThemeFont) -> String {
    guard let face = font.name ?? font.family else { return system(font) }
    var source = ".custom(" + SwiftText.literal(face)
    if let style = font.relativeTo {
      source += ", size: " + SwiftText.number(font.size) + ", relativeTo: ." + style.name + ")"
    } else {
      source += ", fixedSize: " + SwiftText.number(font.size) + ")"
    }
    if let weight = font.weight, font.name == nil || font.family == nil {
      source += ".weight(." + weight.name + ")"
    }
    return source
  }

  private static func system(_ font: ThemeFont) -> String {
    let weight = font.weight.map { ", weight: ." + $0.name } ?? ""
    let design = font.design.map { ", design: ." + $0.name } ?? ""
    if let style = font.relativeTo, !losesScaling(font) {
      return ".system(." + style.name + design + weight + ")"
    }
    return ".system(size: " + SwiftText.number(font.size) + weight + design + ")"
  }
}
