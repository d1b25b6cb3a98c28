import Testing
import ThemeTokens

struct SchemaTests {
  /// The table against the reference, value by value.
  @Test func rowsAreThoseOfTheReference() throws {
    let rows = try Fixture("tokens.csv").rows
    #expect(rows.count == 53)
    #expect(Schema.tokens.map(\.path) == rows.map { $0[0] })
    for (token, row) in zip(Schema.tokens, rows) {
      var reader = RowReader(row)
      #expect(try reader.text() == token.path)
      let type = try reader.text()
      #expect(try reader.text() == token.sdkName, "\(token.path)")
      #expect(try reader.text() == (token.isReadBySDK ? "1" : "0"), "\(token.path)")
      #expect(try reader.text() == (token.isDocumented ? "1" : "0"), "\(token.path)")
      switch token.defaultValue {
      case .color(let color):
        #expect(type == "Color")
        #expect(try reader.text() == token.assetName)
        #expect(try color.light == .plain(opaqueColor(&reader)), "\(token.path)")
        #expect(try color.dark == .plain(opaqueColor(&reader)), "\(token.path)")
        #expect(color.lightHighContrast == color.light)
        #expect(color.darkHighContrast == color.dark)
      case .textStyle(let style):
        #expect(type == "TextStyle")
        #expect(try reader.text() == style.font.name)
        #expect(try reader.number() == style.font.size)
        #expect(try reader.text() == style.font.relativeTo.map { "\($0)" })
        #expect(try reader.number() == style.tracking)
        #expect(try reader.number() == style.lineSpacing)
        #expect(try reader.number() == style.lineHeight)
        #expect(style.font.family == "Inter")
        let weight = style.font.name?.split(separator: "-").last?.lowercased()
        #expect(style.font.weight.map { "\($0)" } == weight)
      case .length(let points):
        #expect(type == "Length")
        #expect(try reader.number() == points)
      }
    }
  }

  @Test func rowsAreNumberedGroupedAndNamedOnce() {
    #expect(Schema.tokens.map(\.index) == Array(0..<Schema.tokens.count))
    #expect(Set(Schema.tokens.map(\.path)).count == Schema.tokens.count)
    #expect(
      TokenGroup.allCases.flatMap { Schema.tokens(in: $0).map(\.path) } == Schema.tokens.map(\.path)
    )
    for token in Schema.tokens {
      #expect(token.type == token.defaultValue.type)
      #expect(token.type == token.group.type)
      #expect(!token.use.isEmpty)
      #expect((token.assetName != nil) == (token.type == .color))
    }
  }

  @Test func tokensAreFoundByNameAliasAndPath() {
    for token in Schema.tokens {
      #expect(Schema.token(path: token.path)?.index == token.index)
      for name in token.aliases + [token.name, token.sdkName] {
        #expect(Schema.token(group: token.group, name: name)?.index == token.index)
      }
    }
    #expect(Schema.token(path: "sizes.size2xlDimen")?.name == "size4xlDimen")
    #expect(Schema.token(path: "sizes.size3xlDimen")?.name == "size5xlDimen")
    for path in ["", ".", "background", "background.", ".primary", "background.nope", "a.b.c"] {
      #expect(Schema.token(path: path) == nil, "\(path)")
    }
  }

  /// The structs, the protocols and the rows name the same tokens in the same order.
  @Test func everyPropertyHasItsOwnRow() {
    let values = Schema.tokens.map(markedValue)
    let theme = Auth0Theme(values: values)
    #expect(theme.values == values)
    for token in Schema.tokens {
      #expect(theme.value(of: token) == values[token.index], "\(token.path)")
    }
    expectNames(.background, theme.colors.background)
    expectNames(.text, theme.colors.text)
    expectNames(.border, theme.colors.border)
    expectNames(.typography, theme.typography)
    expectNames(.spacing, theme.spacing)
    expectNames(.radius, theme.radius)
    expectNames(.sizes, theme.sizes)
  }

  @Test func missingAndMistypedValuesAreTheDefaults() {
    #expect(Auth0Theme(values: []) == Auth0Theme())
    let lengths = [TokenValue](repeating: .length(3), count: 53)
    let theme = Auth0Theme(values: lengths)
    #expect(theme.colors.text.bold == DefaultAuth0TextColorTokens().bold)
    #expect(theme.radius.button == 3)
    #expect(Auth0Theme(values: lengths + lengths) == theme)
  }

  @Test func pairsNameColourTokens() {
    #expect(Schema.pairs.count == 19)
    for pair in Schema.pairs {
      if case .token(let path) = pair.foreground {
        #expect(Schema.token(path: path)?.type == .color, "\(path)")
      }
      #expect(Schema.token(path: pair.surface)?.type == .color, "\(pair.surface)")
      #expect(pair.minimum == (pair.isText ? 4.5 : 3))
    }
  }

  /// `defaultFails` tells what measuring Auth0's own colours tells, but for two pairs.
  @Test func pairsThatFailByDefaultAreMarked() throws {
    let unmarked = [
      "border.subtle on background.layerTop", "text.onError on background.errorSubtle",
    ]
    for pair in Schema.pairs {
      var fails = false
      for appearance in [Appearance.light, .dark] {
        let surface = try components(pair.surface, appearance)
        let foreground: ColorComponents
        switch pair.foreground {
        case .token(let path): foreground = try components(path, appearance)
        case .systemLabel:
          foreground = try #require(SystemColor.primary.resolved(for: appearance))
        }
        if foreground.contrastRatio(on: surface) < pair.minimum { fails = true }
      }
      let name = "\(foregroundName(pair)) on \(pair.surface)"
      #expect(fails == (pair.defaultFails || unmarked.contains(name)), "\(name)")
    }
  }

  private func foregroundName(_ pair: ContrastPair) -> String {
    switch pair.foreground {
    case .token(let path): path
    case .systemLabel: "the system's label"
    }
  }

  private func components(_ path: String, _ appearance: Appearance) throws -> ColorComponents {
    guard case .color(let color)? = Schema.token(path: path)?.defaultValue else {
      throw FixtureError.notASpace(path)
    }
    return try #require(color[appearance].components(for: appearance))
  }

  /// A value that no other token has.
  private func markedValue(_ token: TokenSchema) -> TokenValue {
    switch token.type {
    case .color: .color(ThemeColor(token.path))
    case .textStyle: .textStyle(Auth0TextStyle(font: .custom(token.path, size: 10)))
    case .length: .length(Double(1_000 + token.index))
    }
  }

  /// Each stored property of `tokens` holds the value of the row with the property's name.
  private func expectNames(_ group: TokenGroup, _ tokens: Any) {
    let properties = Array(Mirror(reflecting: tokens).children)
    #expect(properties.map { $0.label ?? "" } == Schema.tokens(in: group).map(\.name))
    for property in properties {
      guard let token = Schema.token(group: group, name: property.label ?? "") else { continue }
      let expected = markedValue(token)
      switch property.value {
      case let color as ThemeColor: #expect(expected == .color(color))
      case let style as Auth0TextStyle: #expect(expected == .textStyle(style))
      case let points as Double: #expect(expected == .length(points))
      default: Issue.record("\(token.path) holds \(property.value)")
      }
    }
  }

  private func opaqueColor(_ reader: inout RowReader) throws -> ColorComponents {
    let hex = try reader.text()
    let value = try #require(UInt32(hex.dropFirst(), radix: 16))
    return try ColorComponents(hex: value, opacity: reader.number())
  }
}
