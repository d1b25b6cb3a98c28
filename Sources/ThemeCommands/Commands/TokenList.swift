import ThemeSource
import ThemeTokens

/// A list of tokens as `theme tokens` shows it.
struct TokenList {
  private let tokens: [TokenSchema]

  /// A list of `tokens` in their order.
  init(_ tokens: [TokenSchema]) {
    self.tokens = tokens
  }

  /// A table for people.
  func text(_ depth: ColorDepth) -> [UInt8] {
    var table = TextTable()
    table.add(["TOKEN", "TYPE", "", "DEFAULT", "SDK", "USE"].map { .text($0, .faint) })
    for token in tokens {
      table.add([
        .text(token.path, .strong), .text(typeName(token.type)), swatches(token, depth),
        .text(defaultText(token)),
        token.isReadBySDK ? .text("reads") : .text("ignores", .faint),
        .text(token.use + sdkNote(token)),
      ])
    }
    var text = StyledText(isColored: depth > .none)
    table.write(to: &text)
    return text.bytes
  }

  /// An array with one object a token: `token`, `type` (`color`, `textStyle` or `length`),
  /// `default` (points, a text style's parts, or a colour's `light` and `dark` as the nearest hex
  /// notation with the value under `exact` where that is not it), `use`, `readBySDK`, `documented`,
  /// `sdkName`, and for colours `asset`.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.array { writer in
      writer.layout = .spaced
      for token in tokens {
        writer.object { writer in
          writer.member("token", token.path)
          writer.member("type", typeKey(token.type))
          writer.key("default")
          write(token.defaultValue, to: &writer)
          writer.member("use", token.use)
          writer.member("readBySDK", token.isReadBySDK)
          writer.member("documented", token.isDocumented)
          writer.member("sdkName", token.sdkName)
          if let asset = token.assetName { writer.member("asset", asset) }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private func write(_ value: TokenValue, to writer: inout JSONWriter) {
    switch value {
    case .length(let points): writer.number(points)
    case .color(let color):
      writer.object { writer in
        let values = [("light", color.light), ("dark", color.dark)]
        for (key, value) in values { writer.member(key, hex(value)) }
        let inexact = values.filter { hex($1) != $1.sourceText }
        guard !inexact.isEmpty else { return }
        writer.key("exact")
        writer.object { writer in
          for (key, value) in inexact { writer.member(key, value.sourceText) }
        }
      }
    case .textStyle(let style):
      writer.object { writer in
        if let name = style.font.name { writer.member("font", name) }
        if let family = style.font.family { writer.member("family", family) }
        if let weight = style.font.weight { writer.member("weight", weight.name) }
        writer.member("size", style.font.size)
        if let relative = style.font.relativeTo { writer.member("relativeTo", relative.name) }
        writer.member("tracking", style.tracking)
        writer.member("lineSpacing", style.lineSpacing)
        writer.member("lineHeight", style.lineHeight)
      }
    }
  }

  /// The nearest hex notation, where the value is a colour and not a name for one.
  private func hex(_ value: ColorValue) -> String {
    if case .plain(let components) = value { components.hexString } else { value.sourceText }
  }

  private func defaultText(_ token: TokenSchema) -> String {
    switch token.defaultValue {
    case .length(let points): return shortestText(of: points) + "pt"
    case .color(let color):
      return color.isUniform
        ? color.light.sourceText : "\(color.light.sourceText) / \(color.dark.sourceText)"
    case .textStyle(let style):
      let name = style.font.name ?? style.font.family ?? "system"
      let size =
        "\(name) \(shortestText(of: style.font.size))/\(shortestText(of: style.lineHeight))"
      return style.tracking == 0 ? size : size + " tracking \(shortestText(of: style.tracking))"
    }
  }

  /// A patch for light, drawn on white, and one for dark, drawn on black.
  private func swatches(_ token: TokenSchema, _ depth: ColorDepth) -> TextTable.Cell {
    guard case .color(let color) = token.defaultValue, depth >= .indexed else { return .text("") }
    let patches = [(Appearance.light, ColorComponents.white), (.dark, .black)]
    let drawn = patches.map { appearance, backdrop in
      guard let shown = color[appearance].components(for: appearance) else { return "  " }
      let bytes = shown.composited(over: backdrop).rgba8
      return depth.swatch(red: bytes.red, green: bytes.green, blue: bytes.blue)
    }
    return .drawn(drawn.joined(), width: 4)
  }

  private func sdkNote(_ token: TokenSchema) -> String {
    token.sdkName == token.name ? "" : " (the SDK calls it \(token.sdkName))"
  }

  /// The type as a theme says it.
  private func typeName(_ type: TokenType) -> String {
    switch type {
    case .color: "Color"
    case .textStyle: "TextStyle"
    case .length: "Length"
    }
  }

  /// The type as JSON says it.
  private func typeKey(_ type: TokenType) -> String {
    switch type {
    case .color: "color"
    case .textStyle: "textStyle"
    case .length: "length"
    }
  }
}
