import ThemeTokens

/// A colour as a colour set has it, with a value for each appearance.
struct CatalogColor: Hashable {
  enum Value: Hashable {
    /// A colour as it is drawn, in sRGB or Display P3.
    case plain(ColorComponents)
    /// A system colour by what a catalog calls it.
    case reference(String)
  }

  let light, dark, lightHighContrast, darkHighContrast: Value

  /// `nil` for what a set cannot hold: another asset, a translucent system colour. And for what
  /// needs none: the same system colour in every appearance.
  init?(_ color: ThemeColor) {
    guard let light = Value(color.light), let dark = Value(color.dark),
      let lightHighContrast = Value(color.lightHighContrast),
      let darkHighContrast = Value(color.darkHighContrast)
    else { return nil }
    if color.isUniform, light.isReference { return nil }
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }
}

extension CatalogColor.Value {
  fileprivate init?(_ value: ColorValue) {
    switch value {
    case .plain(let components): self = .plain(components.drawn)
    case .system(let color, opacity: 1):
      guard let reference = color.catalogReference else { return nil }
      self = .reference(reference)
    case .system, .asset: return nil
    }
  }

  fileprivate var isReference: Bool {
    if case .reference = self { true } else { false }
  }
}

/// Writes the `Contents.json` files of a catalog in the layout that Xcode gives them, so that a file
/// which Xcode saves again does not change.
struct ContentsText {
  private var text = ""

  /// The contents of a colour set.
  ///
  /// Dark has a variant of its own where it differs from light, and increased contrast where it
  /// differs from its twin. Where light has one for increased contrast, dark gets one too: nothing
  /// says which of the two halves of its name the system looks for first.
  static func colorSet(_ color: CatalogColor, author: String) -> [UInt8] {
    var variants: [(value: CatalogColor.Value, conditions: [Condition])] = [(color.light, [])]
    if color.dark != color.light { variants.append((color.dark, [.dark])) }
    let lightDiffers = color.lightHighContrast != color.light
    if lightDiffers { variants.append((color.lightHighContrast, [.highContrast])) }
    if lightDiffers || color.darkHighContrast != color.dark {
      variants.append((color.darkHighContrast, [.dark, .highContrast]))
    }
    var writer = ContentsText()
    writer.line(0, "{")
    writer.line(1, "\"colors\" : [")
    for (index, variant) in variants.enumerated() {
      writer.line(2, "{")
      writer.appearances(variant.conditions)
      writer.color(variant.value)
      writer.line(3, "\"idiom\" : \"universal\"")
      writer.line(2, index == variants.count - 1 ? "}" : "},")
    }
    writer.line(1, "],")
    writer.info(author: author)
    writer.line(0, "}")
    return Array(writer.text.utf8)
  }

  /// The contents of a folder whose name is part of the names of what is in it.
  static func namespace(author: String) -> [UInt8] {
    var writer = ContentsText()
    writer.line(0, "{")
    writer.info(author: author, isLast: false)
    writer.line(1, "\"properties\" : {")
    writer.line(2, "\"provides-namespace\" : true")
    writer.line(1, "}")
    writer.line(0, "}")
    return Array(writer.text.utf8)
  }

  /// The contents of the catalog's own folder.
  static func root(author: String) -> [UInt8] {
    var writer = ContentsText()
    writer.line(0, "{")
    writer.info(author: author)
    writer.line(0, "}")
    return Array(writer.text.utf8)
  }

  private enum Condition {
    case dark, highContrast
  }

  private mutating func line(_ depth: Int, _ content: String) {
    for _ in 0..<depth { text += "  " }
    text += content
    text += "\n"
  }

  private mutating func info(author: String, isLast: Bool = true) {
    line(1, "\"info\" : {")
    line(2, "\"author\" : \(quoted(author)),")
    line(2, "\"version\" : 1")
    line(1, isLast ? "}" : "},")
  }

  private mutating func appearances(_ conditions: [Condition]) {
    guard !conditions.isEmpty else { return }
    line(3, "\"appearances\" : [")
    for (index, condition) in conditions.enumerated() {
      line(4, "{")
      line(5, "\"appearance\" : \"\(condition == .dark ? "luminosity" : "contrast")\",")
      line(5, "\"value\" : \"\(condition == .dark ? "dark" : "high")\"")
      line(4, index == conditions.count - 1 ? "}" : "},")
    }
    line(3, "],")
  }

  private mutating func color(_ value: CatalogColor.Value) {
    line(3, "\"color\" : {")
    switch value {
    case .plain(let color):
      line(4, "\"color-space\" : \"\(color.space == .sRGB ? "srgb" : "display-p3")\",")
      line(4, "\"components\" : {")
      line(5, "\"alpha\" : \"\(decimalText(of: color.opacity))\",")
      line(5, "\"blue\" : \"\(decimalText(of: color.third))\",")
      line(5, "\"green\" : \"\(decimalText(of: color.second))\",")
      line(5, "\"red\" : \"\(decimalText(of: color.first))\"")
      line(4, "}")
    case .reference(let name):
      line(4, "\"platform\" : \"universal\",")
      line(4, "\"reference\" : \"\(name)\"")
    }
    line(3, "},")
  }

  private func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\u{0}"..<" ":
        json += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

/// The shortest decimal that reads back to exactly `x`, 0…1, with three places at least and never an
/// exponent.
///
/// Xcode takes a number without a point for one of 0…255.
func decimalText(of x: Double) -> String {
  var text = shortestText(of: x)
  if let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) {
    let digits = text[..<mark].filter { $0 != "." }
    text = "0." + String(repeating: "0", count: max(0, -exponent - 1)) + digits
  }
  let places = text.firstIndex(of: ".").map { text[$0...].utf8.count - 1 }
  if places == nil { text += "." }
  return text + String(repeating: "0", count: max(0, 3 - (places ?? 0)))
}
