import Foundation
import Testing
import ThemeTokens

@testable import ThemeCommands

@Suite struct TokensCommandTests {
  @Test(arguments: [
    ("tokens spacing", "spacing"), ("tokens typography.body", "body"),
    ("tokens primary", "primary"),
    ("tokens size2xlDimen", "alias"), ("tokens colors.border", "border"),
  ])
  func `Lists look as recorded`(line: String, name: String) {
    let ran = Ran(line)
    #expect(ran.status == .clean && ran.errors.isEmpty)
    expectGolden("Tokens/\(name).txt", Array(ran.output.utf8))
    expectGolden("Tokens/\(name).json", Array(Ran(line + " --format json").output.utf8))
  }

  @Test func `Every token is listed, in order`() throws {
    let lines = Ran("tokens").output.split(separator: "\n").dropFirst()
    let listed = lines.map { String($0.prefix { $0 != " " }) }
    #expect(listed == Schema.tokens.map(\.path))
    struct Row: Decodable {
      var token: String
      var use: String
    }
    let json = Data(Ran("tokens --format json").output.utf8)
    let rows = try JSONDecoder().decode([Row].self, from: json)
    #expect(rows.map(\.token) == Schema.tokens.map(\.path))
    #expect(rows.map(\.use) == Schema.tokens.map(\.use))
  }

  @Test func `Colours come with swatches where there are colours`() {
    let colored = Ran("tokens background.primary --color always").output
    #expect(colored.contains("\u{1B}[48;2;9;9;11m  \u{1B}[0m\u{1B}[48;2;250;250;250m  \u{1B}[0m"))
    #expect(!Ran("tokens background.primary").output.contains("\u{1B}"))
    let terminal = ["TERM": "xterm-256color"]
    #expect(
      Ran("tokens background.primary", isTerminal: true, environment: terminal).output.contains(
        "\u{1B}[48;5;"))
  }

  @Test(arguments: [
    ("backgroud", "did you mean `background`?"), ("primry", "did you mean `primary`?"),
    ("background.primry", "did you mean `background.primary`?"),
    ("backgrund.primary", "did you mean `background.primary`?"),
    ("typography.bdoy", "did you mean `typography.body`?"),
    ("sizes.buttonWidth", "sizes has `buttonHeight`, `inputHeight`, "),
    ("background.", "background has `primary`, "), ("zebra", "the groups are `background`, "),
    (".", "the groups are `background`, "),
  ])
  func `An unknown path gets a suggestion`(path: String, hint: String) {
    let ran = Ran(["tokens", path])
    #expect(ran.status == .couldNotRun && ran.output.isEmpty)
    #expect(ran.errors.hasPrefix("theme: unknown token `\(path)`"), "\(ran.errors)")
    #expect(ran.errors.contains(hint), "\(ran.errors)")
  }
}
