import Testing
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeLinting

/// What suppressions cover, and the messages of those that are wrong.
@Suite struct SuppressionTests {
  /// A theme, and its findings as `line:column id`.
  static let coverage: [(text: String, findings: [String])] = [
    ("sizes.buttonHeight = 40", ["1:22 small_touch_target"]),
    ("sizes.buttonHeight = 40 // lint:ignore small_touch_target: why", []),
    ("sizes.buttonHeight = 40 //lint:ignore small_touch_target", []),
    (
      "sizes.buttonHeight = 40 //  lint:ignore  small_touch_target , tiny_text",
      [
        "1:63 unused_suppression"
      ]
    ),
    ("// lint:ignore small_touch_target\nsizes.buttonHeight = 40", []),
    ("// lint:ignore small_touch_target\n\n\n// more\n/* and */\nsizes.buttonHeight = 40", []),
    ("// lint:ignore small_touch_target\nsizes {\n  buttonHeight = 40\n  inputHeight = 40\n}", []),
    (
      "sizes {\n  // lint:ignore small_touch_target\n  buttonHeight = 40\n  inputHeight = 40\n}",
      ["4:17 small_touch_target"]
    ),
    (
      "sizes { // lint:ignore small_touch_target\n  buttonHeight = 40\n  inputHeight = 40\n}", []
    ),
    (
      "sizes {\n  buttonHeight = 40\n  inputHeight = 40\n} // lint:ignore small_touch_target", []
    ),
    (
      "sizes.buttonHeight = 40\n// lint:ignore small_touch_target\nsizes.inputHeight = 40",
      ["1:22 small_touch_target"]
    ),
    (
      "sizes.buttonHeight = 40; sizes.inputHeight = 40 // lint:ignore small_touch_target",
      ["1:22 small_touch_target"]
    ),
    ("sizes.buttonHeight = ( // lint:ignore small_touch_target\n  40\n)", []),
    (
      "// lint:ignore small_touch_target\n",
      ["1:16 unused_suppression"]
    ),
    (
      "sizes {\n  buttonHeight = 40\n  // lint:ignore small_touch_target\n}",
      ["2:18 small_touch_target", "3:18 unused_suppression"]
    ),
    ("sizes.buttonHeight = 40\n// lint:ignore-file small_touch_target: all of it", []),
    ("sizes.buttonHeight = 40\n// lint:ignore-file", []),
    (
      "sizes.buttonHeight = 40\n// lint:ignore-file tiny_text",
      ["1:22 small_touch_target", "2:21 unused_suppression"]
    ),
    ("/// lint:ignore small_touch_target\nsizes.buttonHeight = 40", ["2:22 small_touch_target"]),
    (
      "typography.body.name = \"// lint:ignore small_touch_target\"\nsizes.buttonHeight = 40",
      ["2:22 small_touch_target"]
    ),
    (
      "// lint:ignore-file unused_suppression\n// lint:ignore tiny_text\nradius.button = 24", []
    ),
    ("// lint:ignore off_grid\nspacing.md = 15", []),
  ]

  @Test(arguments: coverage)
  func covers(_ text: String, _ findings: [String]) {
    let (project, diagnostics) = LintCase(text).lint()
    let index = LineIndex(project.files[0].tree.source)
    let shown = diagnostics.map { finding in
      let place = index.position(of: finding.location.range.start)
      return "\(place.line):\(place.column) \(finding.id.rawValue)"
    }
    #expect(shown == findings)
  }

  static let mistakes: [(text: String, message: String, fix: String?)] = [
    (
      "// lint:ignore low_contrst: why",
      "there is no rule `low_contrst`; did you mean `low_contrast`?", "low_contrast"
    ),
    ("// lint:ignore banana", "there is no rule `banana`", nil),
    (
      "// lint:ignore overridden_setting",
      "`overridden_setting` is a finding of the language, which cannot be silenced", nil
    ),
    (
      "// lint:ignore",
      "`lint:ignore` names the rule that it silences: `// lint:ignore low_contrast: why`", nil
    ),
    (
      "// lint:ignore : because",
      "`lint:ignore` names the rule that it silences: `// lint:ignore low_contrast: why`", nil
    ),
    (
      "// lint:disable low_contrast",
      "there is no `lint:disable`; write `lint:ignore` or `lint:ignore-file` and the name of a rule",
      nil
    ),
  ]

  @Test(arguments: mistakes)
  func mistakeIsAnError(_ text: String, _ message: String, _ fix: String?) {
    let (_, diagnostics) = LintCase(text + "\nradius.button = 24\n").lint()
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.first?.fixes.first?.edits.first?.replacement == fix)
  }

  /// A long list of suppressions takes time in proportion to its length.
  @Test(.timeLimit(.minutes(1)))
  func manyAreRead() {
    let line = "// lint:ignore small_touch_target\nlet x%: Length = 40\n"
    let text = (0..<40_000).map { line.replacing("%", with: "\($0)") }.joined()
    var reader = SuppressionReader(SyntaxTree.parse(SourceText(name: "a.theme", text)))
    #expect(reader.suppressions.count == 40_000)
    reader = SuppressionReader(SyntaxTree.parse(SourceText(name: "b.theme", "")))
    #expect(reader.suppressions.isEmpty)
  }
}
