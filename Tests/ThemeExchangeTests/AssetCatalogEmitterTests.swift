import Testing
import ThemeTokens

@testable import ThemeExchange

/// Colour sets as they are written, and read back.
struct AssetCatalogEmitterTests {
  private let seed: UInt64 = 0x7E3E_0003

  @Test func aBrand() {
    let emitter = AssetCatalogEmitter([acme])
    expectGolden("Acme.xcassets.txt", text(emitter.files))
    #expect(emitter.notes.isEmpty)
  }

  @Test func whatASetCannotHold() {
    let emitter = AssetCatalogEmitter([colours])
    #expect(
      emitter.notes.map(\.token) == ["background.layerBase", "text.bold", "text.onPrimary"])
    expectGolden("Colours.xcassets.txt", text(emitter.files))
  }

  @Test func onlyWhatIsNeeded() {
    #expect(AssetCatalogEmitter([ExportedTheme("Plain")]).files.isEmpty)
    let all = AssetCatalogEmitter([ExportedTheme("Plain")], selecting: .all)
    #expect(all.files.filter { $0.path.contains(".colorset/") }.count == 21)
    #expect(all.files.map(\.path).contains("Plain/Text/Default.colorset/Contents.json"))
  }

  @Test func readBackTheSame() throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var changes: [String: TokenValue] = [:]
      for token in Schema.tokens where token.type == .color {
        changes[token.path] = .color(themeColor(&random))
      }
      let theme = ExportedTheme("Random", changes)
      let emitter = AssetCatalogEmitter([theme], selecting: .all)
      let assets = AssetCatalog(folders: ["X"], files: CatalogFilesInMemory(emitter, at: "X"))
      for (token, value) in theme.tokens {
        guard case .color(let color) = value, let name = token.assetName else { continue }
        let read = try assets.color(named: "Random/" + name).get()
        for appearance in Appearance.allCases {
          expectSame(color[appearance], read[appearance], token.path)
        }
      }
    }
  }

  /// What is read back is the colour as a screen draws it: the same components where the space is
  /// one that a set has, the same colour where it is not.
  private func expectSame(_ color: ColorValue, _ read: ColorValue, _ path: String) {
    guard case .plain(let said) = color, case .plain(let found) = read else {
      #expect(color == read, "seed \(seed): \(path)")
      return
    }
    #expect(found.space == .sRGB || found.space == .displayP3)
    #expect(found.opacity == said.opacity, "seed \(seed): \(path)")
    if said.space == .sRGB || said.space == .displayP3 {
      #expect(found == said, "seed \(seed): \(path) \(said) became \(found)")
    } else if said.isInGamut(of: .displayP3) {
      #expect(found.deltaEOK(to: said) < 1e-6, "seed \(seed): \(path) \(said) became \(found)")
    } else {
      #expect(found == said.gamutMapped(to: .displayP3), "seed \(seed): \(path)")
    }
  }

  private func themeColor(_ random: inout SeededGenerator) -> ThemeColor {
    var values: [ColorValue] = []
    for _ in 0..<4 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: values.append(.system(.teal, opacity: 1))
      case 1...3: values.append(.plain(random.hex()))
      case 4...5 where !values.isEmpty: values.append(values[0])
      default: values.append(.plain(random.color()))
      }
    }
    let color = ThemeColor(
      light: values[0], dark: values[1], lightHighContrast: values[2], darkHighContrast: values[3])
    return CatalogColor(color) == nil ? .white : color
  }

  @Test(
    arguments: [
      (0, "0.000"), (1, "1.000"), (0.5, "0.500"), (0.35, "0.350"), (0.1234, "0.1234"),
      (27.0 / 255, "0.10588235294117647"), (1e-7, "0.0000001"), (1.5e-8, "0.000000015"),
      (1e-20, "0.00000000000000000001"), (0.1 + 0.2, "0.30000000000000004"),
    ] as [(Double, String)])
  func decimals(_ number: Double, _ text: String) {
    #expect(decimalText(of: number) == text)
    #expect(Double(text) == number)
  }

  @Test func anyDecimalReadsBack() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10_000 {
      let exponent = Double.random(in: -320...0, using: &random)
      let number = random.unit() * Self.power(of: exponent)
      let text = decimalText(of: number)
      #expect(Double(text) == number, "seed \(seed): \(number)")
      #expect(text.hasPrefix("0.") || text.hasPrefix("1."), "seed \(seed): \(number)")
      #expect(text.count >= 5 && !text.contains("e"), "seed \(seed): \(number)")
    }
  }

  private static func power(of exponent: Double) -> Double {
    Double("1e\(Int(exponent))") ?? 0
  }

  @Test func hostileNamesStayInTheCatalog() {
    let themes = hostileNames.map {
      ExportedTheme($0, ["background.primary": .color(.white), "text.regular": .color(.white)])
    }
    let emitter = AssetCatalogEmitter(themes)
    #expect(Set(emitter.folders.map { $0.lowercased() }).count == hostileNames.count)
    for file in emitter.files {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.count == 2 || parts.count == 3 || parts.count == 4, "\(file.path)")
      for part in parts.dropLast() {
        #expect(!part.isEmpty && part.first != "." && part.utf8.count <= 255, "\(file.path)")
        let name = part.hasSuffix(".colorset") ? part.dropLast(9) : part
        #expect(!name.contains { ".\\:\n\"\0".contains($0) }, "\(file.path)")
      }
    }
    #expect(emitter.files.count == hostileNames.count * 5)
    expectGolden(
      "Folders.txt",
      zip(hostileNames, emitter.folders).map { name, folder in
        "\(SwiftText.literal(name)): \(folder)\n"
      }.joined())
  }

  @Test func longNamesAreCut() {
    let name = String(repeating: "長い", count: 10_000)
    let emitter = AssetCatalogEmitter([ExportedTheme(name, ["text.bold": .color(.white)])])
    #expect(emitter.folders[0].utf8.count < 240)
  }

  private func text(_ files: [ExportedFile]) -> String {
    files.map { "--- \($0.path)\n" + String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }
}

extension CatalogFilesInMemory {
  /// The files of `emitter` in the catalog at `path`.
  init(_ emitter: AssetCatalogEmitter, at path: String) {
    self.init()
    for file in emitter.files { add(file.bytes, at: path + "/" + file.path) }
  }
}
