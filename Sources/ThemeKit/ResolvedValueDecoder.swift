import ThemeExchange
import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Reads the values of tokens from JSON.
struct ResolvedValueDecoder {
  /// Why a value is none.
  struct Problem: Error {
    let message: String

    init(_ message: String) {
      self.message = message
    }
  }

  /// Colours in the language's spelling that have been read.
  private var exactColors: [String: ColorComponents] = [:]

  /// The value that `json` is for a token of `type`.
  mutating func value(_ json: JSONValue, of type: TokenType) throws(Problem) -> TokenValue {
    guard case .object = json else { throw Problem("expected an object, found \(json.kind)") }
    switch type {
    case .color: return .color(try color(json))
    case .textStyle: return .textStyle(try textStyle(json))
    case .length:
      let points = try number(json, "value")
      guard (0...10_000).contains(points) else {
        throw Problem("a length goes from 0 to 10000 points, found \(numberText(points))")
      }
      return .length(points)
    }
  }

  // MARK: Text styles

  private func textStyle(_ json: JSONValue) throws(Problem) -> Auth0TextStyle {
    let size = try number(json, "size")
    guard size > 0, size <= 10_000 else {
      throw Problem(
        "a font's size is more than 0 and at most 10000 points, found \(numberText(size))")
    }
    let style = Auth0TextStyle(
      font: ThemeFont(
        name: try text(json, "font"), family: try text(json, "family"),
        weight: try named(json, "weight", ThemeFont.Weight.init(name:)),
        design: try named(json, "design", ThemeFont.Design.init(name:)), size: size,
        relativeTo: try named(json, "relativeTo", ThemeFont.DynamicTypeStyle.init(name:))),
      tracking: try number(json, "tracking"), lineSpacing: try number(json, "lineSpacing"))
    for space in [style.tracking, style.lineSpacing] where space.magnitude > 10_000 {
      throw Problem("a space is at most 10000 points, found \(numberText(space))")
    }
    return style
  }

  private func text(_ json: JSONValue, _ key: String) throws(Problem) -> String? {
    guard let value = json[key] else { return nil }
    guard let text = value.text else {
      throw Problem("expected a string for `\(key)`, found \(value.kind)")
    }
    return text
  }

  private func named<Value>(
    _ json: JSONValue, _ key: String, _ read: (String) -> Value?
  ) throws(Problem) -> Value? {
    guard let name = try text(json, key) else { return nil }
    guard let value = read(name) else {
      throw Problem("there is no `\(key)` called \(Wording.quoted(name))")
    }
    return value
  }

  private func number(_ json: JSONValue, _ key: String) throws(Problem) -> Double {
    guard let value = json[key] else { throw Problem("there is no `\(key)`") }
    guard case .number(let number) = value else {
      throw Problem("expected a number for `\(key)`, found \(value.kind)")
    }
    return number
  }

  // MARK: Colours

  private mutating func color(_ json: JSONValue) throws(Problem) -> ThemeColor {
    guard let light = try shade(json, .light), let dark = try shade(json, .dark) else {
      throw Problem("a colour needs `light` and `dark`")
    }
    return ThemeColor(
      light: light, dark: dark, lightHighContrast: try shade(json, .lightHighContrast),
      darkHighContrast: try shade(json, .darkHighContrast))
  }

  private mutating func shade(
    _ json: JSONValue, _ appearance: Appearance
  ) throws(Problem) -> ColorValue? {
    guard let value = json[appearance.text] else { return nil }
    if case .object = value { return try named(value) }
    guard let hex = value.text else {
      throw Problem("expected a colour for `\(appearance.text)`, found \(value.kind)")
    }
    if let exact = json["exact"]?[appearance.text] {
      guard let source = exact.text, let color = exactColor(source) else {
        throw Problem("expected a colour of the language for `exact`, found \(exact.kind)")
      }
      return .plain(color)
    }
    guard let color = Self.hexColor(hex) else {
      throw Problem("expected `#RRGGBB` or `#RRGGBBAA`, found \(Wording.quoted(hex))")
    }
    return .plain(color)
  }

  private func named(_ json: JSONValue) throws(Problem) -> ColorValue {
    let opacity = json["opacity"] == nil ? 1 : try number(json, "opacity")
    guard (0...1).contains(opacity) else {
      throw Problem("an opacity goes from 0 to 1, found \(numberText(opacity))")
    }
    if let color = try named(json, "system", SystemColor.init(name:)) {
      return .system(color, opacity: opacity)
    }
    guard let name = try text(json, "asset"), !name.isEmpty else {
      throw Problem("expected `system` or `asset`")
    }
    return .asset(ColorAsset(name: name, bundle: try text(json, "bundle")), opacity: opacity)
  }

  private static func hexColor(_ text: String) -> ColorComponents? {
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else {
      return nil
    }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = hexDigit(digits[place]), let low = hexDigit(digits[place + 1]) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return ColorComponents(
      RGBA8(
        red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255))
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The colour that an expression of the language is. It is evaluated as the value of a `let`, alone
  /// in a file of its own, where there is nothing else to reach or to say.
  private mutating func exactColor(_ source: String) -> ColorComponents? {
    if let known = exactColors[source] { return known }
    // The longest that is written has three components of 17 digits and an opacity.
    guard source.utf8.count <= 200, !source.utf8.contains(UInt8(ascii: "\n")) else { return nil }
    let files = InMemoryFiles(["/exact.theme": "let exact: Color = \(source)\n"])
    guard case .success(let project) = Project.load("/exact.theme", from: files) else { return nil }
    project.workLimit = 1_000
    let (theme, file) = (project.evaluate(), project.main)
    guard file.settings.isEmpty, file.functions.isEmpty, file.parents.isEmpty,
      project.diagnostics.isEmpty, theme.world.diagnostics.isEmpty, theme.lets.count == 1,
      case .color(let color)? = theme.lets[0].value, case .plain(let components) = color.light,
      color.isUniform
    else { return nil }
    exactColors[source] = components
    return components
  }
}
