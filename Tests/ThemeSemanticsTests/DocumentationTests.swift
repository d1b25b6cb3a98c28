import Testing

@testable import ThemeSemantics

/// Doc comments travel with names.
@Suite struct DocumentationTests {
  private func documentation(
    _ path: String, _ files: [String: String]
  ) throws -> String? {
    let theme = try Evaluation(files).theme
    return theme.documentation(of: try #require(theme.variable(named: path)))
  }

  static let base = """
    /// The brand's colour.
    /// Never on text.
    let brand = #123
    let ink = #111
    /// What stands on cards.
    text.bold = ink
    /// Airy.
    spacing.* = super * 2
    /// Runs of text.
    typography.body {
      size = 18
      /// Tight.
      lineHeight = 20
    }
    /// Not of one token.
    radius { button = 4 }
    """

  @Test func aTokenHasItsUse() throws {
    #expect(
      try documentation("background.primary", ["main.theme": ""])
        == "CTA button background, primary borders")
  }

  @Test func aStatementDocumentsWhatItSets() throws {
    let files = ["main.theme": Self.base]
    #expect(try documentation("brand", files) == "The brand's colour.\nNever on text.")
    #expect(try documentation("ink", files) == nil)
    #expect(try documentation("text.bold", files) == "What stands on cards.")
    #expect(try documentation("spacing.md", files) == "Airy.")
    #expect(
      try documentation("radius.button", files) == "CTA buttons, auth-method cards",
      "a block of a group says nothing of one token")
  }

  @Test func `What files carry over is what authors say of single tokens`() throws {
    let child = """
      extends "base.theme"
      text.bold = blue
      spacing.md = 3
      /// Round.
      radius.button = 9
      """
    let theme = try Evaluation(["main.theme": child, "base.theme": Self.base]).theme
    #expect(
      theme.tokenDocumentation() == [
        "text.bold": "What stands on cards.", "typography.body": "Runs of text.",
        "radius.button": "Round.",
      ])
  }

  @Test func aBlockOfATokenDocumentsIt() throws {
    #expect(try documentation("typography.body", ["main.theme": Self.base]) == "Runs of text.")
  }

  @Test func aChildThatChangesOnlyTheValueKeepsTheComment() throws {
    let child = """
      extends "base.theme"
      brand = red
      text.bold = blue
      spacing.md = 3
      """
    let files = ["base.theme": Self.base, "main.theme": child]
    #expect(try documentation("brand", files) == "The brand's colour.\nNever on text.")
    #expect(try documentation("text.bold", files) == "What stands on cards.")
    #expect(try documentation("spacing.md", files) == "Airy.")
  }

  @Test func aChildMaySayMore() throws {
    let child = """
      extends "base.theme"
      /// The season's colour.
      brand = red
      dark {
        /// Only at night.
        text.bold = white
      }
      """
    let files = ["base.theme": Self.base, "main.theme": child]
    #expect(try documentation("brand", files) == "The season's colour.")
    #expect(try documentation("text.bold", files) == "Only at night.")
  }

  @Test func aWholeStatementComesBeforeOneOfItsParts() throws {
    let text = """
      /// Every one.
      text.* = red
      dark {
        /// At night.
        text.bold = white
      }
      /// Always.
      text.bold = black
      """
    #expect(try documentation("text.bold", ["main.theme": text]) == "Always.")
    #expect(try documentation("text.regular", ["main.theme": text]) == "Every one.")
  }
}
