import Testing
import ThemeSource

@testable import ThemeSemantics

/// Configurations that are right, and the messages of those that are not.
@Suite struct ConfigurationTests {
  static let rules = [
    ConfigurableRule(
      name: "low_contrast", severity: "warning", summary: "Text that is hard to read."),
    ConfigurableRule(
      name: "off_grid", severity: "off", summary: "Spacing off a grid.",
      options: [
        ConfigurationSetting(
          "step", .number(0.5...100, isWhole: false), default: .number(4), "The grid, in points."),
        ConfigurationSetting(
          "tokens", .tokens, default: .strings([]), "The tokens that are looked at."),
        ConfigurationSetting("strict", .boolean, default: .boolean(false), "Whether it is strict."),
      ]),
  ]

  static func read(_ text: String) -> Configuration {
    Configuration.read(SourceText(name: ".theme-config", text), rules: rules)
  }

  @Test func emptyHasDefaults() {
    let empty = Self.read("")
    #expect(empty.diagnostics.isEmpty)
    #expect(empty.number("format.width") == 100)
    #expect(empty.strings("assets") == [])
    #expect(empty.word("lint.off_grid") == "off")
    #expect(empty.number("lint.off_grid.step") == 4)
    #expect(!empty.isSet("lint.off_grid"))
  }

  @Test func everySettingIsRead() {
    let all = Self.read(
      """
      // What Acme asks of its themes.
      assets  = "App/Assets.xcassets"
      exclude = ["Pods", "App/Old",]
      format { width = 80 }

      lint {
        low_contrast = error
        off_grid {
          severity = info
          step = 2.5pt; strict = true
          tokens = ["spacing.md", "spacing.xxl"]
        }
      }
      """)
    #expect(all.diagnostics == [])
    #expect(all.strings("assets") == ["App/Assets.xcassets"])
    #expect(all.strings("exclude") == ["Pods", "App/Old"])
    #expect(all.number("format.width") == 80)
    #expect(all.word("lint.low_contrast") == "error")
    #expect(all.word("lint.off_grid") == "info")
    #expect(all.number("lint.off_grid.step") == 2.5)
    #expect(all.boolean("lint.off_grid.strict"))
    #expect(all.strings("lint.off_grid.tokens") == ["spacing.md", "spacing.xxl"])
    #expect(all.isSet("lint.off_grid"))
  }

  /// Each line, with the finding that it makes: `column id message`.
  static let mistakes: [(text: String, finding: String)] = [
    (
      "formt.width = 80",
      "1 unknown_setting there is no setting `formt`; did you mean `format`?"
    ),
    (
      "colour = 1",
      "1 unknown_setting there is no setting `colour`; there is assets, exclude, format, lint"
    ),
    (
      "format.widht = 80",
      "8 unknown_setting there is no setting `widht` of `format`; did you mean `width`?"
    ),
    (
      "lint { low_contrst = off }",
      "8 unknown_rule there is no rule `low_contrst`; did you mean `low_contrast`?"
    ),
    ("lint.banana = off", "6 unknown_rule there is no rule `banana`"),
    (
      "lint.off_grid { severity = info; stpe = 4 }",
      "34 unknown_setting there is no setting `stpe` of `lint.off_grid`; did you mean `step`?"
    ),
    (
      "assets.path = \"x\"",
      "8 unknown_setting `assets` has no settings of its own, found `path`"
    ),
    ("assets { }", "1 incomplete_path `assets` has no settings of its own; write `assets = …`"),
    ("format = 80", "1 incomplete_path `format` is a group of settings; write one of `width`"),
    ("format.width = \"80\"", "16 type_mismatch expected a whole number, found `\"80\"`"),
    ("format.width = 80%", "16 type_mismatch expected a whole number, found `80%`"),
    (
      "format.width = 80.5",
      "16 out_of_range `format.width` is a whole number from 40 to 400, found 80.5"
    ),
    (
      "format.width = -80",
      "16 out_of_range `format.width` is a whole number from 40 to 400, found -80"
    ),
    ("format.width = 40 + 40", "16 type_mismatch expected a whole number, found `40 + 40`"),
    (
      "lint.low_contrast = warn",
      "21 type_mismatch expected off, info, warning or error, found `warn`"
    ),
    (
      "lint.low_contrast = \"error\"",
      "21 type_mismatch expected off, info, warning or error, found `\"error\"`"
    ),
    ("lint.low_contrast = 2", "21 type_mismatch expected off, info, warning or error, found `2`"),
    (
      "lint.off_grid { severity = info; strict = yes }",
      "43 type_mismatch expected true or false, found `yes`"
    ),
    ("exclude = Pods", "11 type_mismatch expected text in quotes or a list of it, found `Pods`"),
    ("exclude = [\"a\", 3]", "17 type_mismatch expected text in quotes, found `3`"),
    (
      "lint.off_grid { severity = info; tokens = \"spacing.mdd\" }",
      "43 unknown_token there is no token `spacing.mdd`; did you mean `spacing.md`?"
    ),
    (
      "format.width = 80; format { width = 90 }", "29 duplicate_setting `format.width` is set twice"
    ),
    (
      "lint { off_grid = info; off_grid.severity = info }",
      "25 duplicate_setting `lint.off_grid` is set twice"
    ),
    (
      "lint.off_grid.step = 8",
      "1 idle_option `off_grid` is off, so its options do nothing"
    ),
    ("let x = 3", "5 not_a_setting a configuration has only settings, `name = value`"),
    ("lint.* = off", "6 not_a_setting a configuration has no `*`; name the setting"),
    ("format.width =", "14 expected_value expected a value after `=`, found the end of the file"),
  ]

  @Test(arguments: mistakes)
  func mistakeIsReportedOnce(_ text: String, _ finding: String) {
    let configuration = Self.read(text)
    let shown = configuration.diagnostics.map {
      "\($0.location.range.start.index + 1) \($0.id.rawValue) \($0.message)"
    }
    #expect(shown == [finding])
  }

  @Test func mistakesLeaveDefaults() {
    let wrong = Self.read("format.width = 20\nlint.low_contrast = loud\nexclude = [1]\n")
    #expect(wrong.diagnostics.count == 3)
    #expect(wrong.number("format.width") == 100)
    #expect(wrong.word("lint.low_contrast") == "warning")
    #expect(wrong.strings("exclude") == [])
  }

  @Test func aQuotedWordIsRepairedSafely() throws {
    let wrong = Self.read("lint.low_contrast = \"error\"")
    let fix = try #require(wrong.diagnostics.first?.fixes.first)
    #expect(fix.applicability == .safe)
    #expect(fix.edits.map(\.replacement) == ["error"])
  }

  @Test func everySettingIsDocumented() {
    for setting in ConfigurationSetting.all(rules: Self.rules) {
      #expect(setting.documentation.hasSuffix("."), "\(setting.path)")
      #expect(setting.documentation.first?.isUppercase == true, "\(setting.path)")
    }
  }
}
