import Testing
import ThemeSemantics
import ThemeSource

@testable import ThemeREPL

/// A session over a few files in memory.
struct Talk {
  let files: MemoryFiles
  let session: Session

  static let sources = [
    "acme.theme": """
    theme Acme extends "base.theme"
    brand = #1B5CFF
    dark { text.bold = #F5F7FF }
    """,
    "base.theme": """
    /// The colour of the brand.
    let brand: Color
    /// What surfaces stand apart by.
    let gap = 8pt
    func half(_ color: Color) = color.opacity(50%)
    background.primary = brand
    background.primarySubtle = background.primary.opacity(12%)
    spacing.md = gap * 2
    typography.*.font.family = "Lato"
    """,
    "other/extra.theme": "let sun = #FFC53D\nfunc tint(_ c: Color) = c.mix(with: white, by: 50%)\n",
    "broken.theme": "spacing.md = red\n",
  ]

  init(_ name: String? = "acme.theme", inputName: String? = nil) throws {
    files = MemoryFiles(Self.sources)
    session = try Session(name, files: files, inputName: inputName)
  }

  /// The lines that are answered.
  @discardableResult
  func callAsFunction(_ text: String) -> [String] {
    Transcript.lines(of: session.evaluate(text))
  }

  /// What is wrong with an input: `line:column id: message`, of the findings' first lines.
  func findings(_ text: String) -> [String] {
    let output = session.evaluate(text)
    let lines = String(decoding: output.bytes(of: .findings), as: UTF8.self).split(separator: "\n")
    var result: [String] = []
    for (line, next) in zip(lines, lines.dropFirst()) where next.hasPrefix("  --> ") {
      result.append("\(next.dropFirst(6)) \(line)")
    }
    return result
  }

  /// The value of every token.
  var values: [String] {
    session.snapshot.theme.tokens.map { "\($0.schema.path) \(String(describing: $0.value))" }
  }
}

@Suite struct SessionTests {
  @Test func aDollarIsTheLatestResult() throws {
    let talk = try Talk()
    #expect(
      talk.findings("$ + 1") == [
        "<input>:1:1 error[unknown_result]: there is no result `$`; there are no results yet"
      ])
    talk("gap * 2")
    #expect(talk("$ + 1")[0] == "$2: Length  17")
    #expect(talk("max($, $1)")[0] == "$3: Length  17")
    talk("spacing.md = $")
    #expect(talk("spacing.md")[0] == "$4: Length  17")
    #expect(talk("brand")[0].hasPrefix("$5"))
    #expect(talk("$.opacity(50%)")[0] == "$6: Color  #1B5CFF.opacity(0.5)")
    #expect(talk.session.evaluate("let $x = 3").hasFailed)
    #expect(talk("\"$\"")[0] == "$7: String  \"$\"")
  }

  @Test func aCommentWithoutAnEndIsSaid() throws {
    let talk = try Talk()
    #expect(talk("// all right").isEmpty && talk("/* too */").isEmpty)
    #expect(talk.findings("/* where").count == 1)
  }

  @Test func excerptsFitTheWindow() throws {
    let talk = try Talk()
    talk.session.settings.columns = 60
    let lines = talk("spacing.md = " + String(repeating: "1 + ", count: 100) + "red")
    #expect(lines.contains { $0.contains("red") && $0.contains("…") }, "\(lines)")
    for line in lines {
      #expect(line.count <= 60 || line.hasPrefix("error") || line.contains("= help"), "\(line)")
    }
  }

  @Test(arguments: [
    ("spacing.md", "$1: Length  16"),
    ("gap", "$1: Length  8"),
    ("gap / spacing.md", "$1: Number  0.5"),
    ("1 + 2", "$1: unitless  3"),
    ("\"Lato\"", "$1: String  \"Lato\""),
    ("#fff", "$1: Color  #FFFFFF"),
    ("red", "$1: Color  Color.red"),
    ("Color(\"Night\")", "$1: Color  Color(\"Night\")"),
    ("half(brand)", "$1: Color  #1B5CFF.opacity(0.5)"),
    ("text.bold", "$1: Color  light #1F1F1F  dark #F5F7FF"),
    ("text.bold.dark", "$1: Color  #F5F7FF"),
    ("typography.body.weight", "$1: font weight  regular"),
    ("typography.body.font", "$1: Font  Lato regular 17 scales with body"),
    (
      "(light: #000, dark: #FFF, darkHighContrast: red)",
      "$1: Color  light #000000  dark #FFFFFF  darkHighContrast Color.red"
    ),
    ("brand // with a comment", "$1: Color  #1B5CFF"),
    ("  brand  ", "$1: Color  #1B5CFF"),
    ("brand;", "$1: Color  #1B5CFF"),
    ("(\nbrand\n)", "$1: Color  #1B5CFF"),
    ("brand\n  .opacity(50%)", "$1: Color  #1B5CFF.opacity(0.5)"),
  ])
  func anExpressionHasAValue(text: String, answer: String) throws {
    let talk = try Talk()
    #expect(talk(text).first == answer)
    #expect(talk.session.scratch.isEmpty)
  }

  @Test(arguments: ["", "  \n \n", "// nothing", "/* nothing */", ";;"])
  func nothingIsAnsweredWithNothing(text: String) throws {
    let talk = try Talk()
    #expect(talk.session.evaluate(text) == SessionOutput())
  }

  /// A result stands for its value: what it is made into is the same as what the value is made into.
  @Test(arguments: [
    "spacing.md", "1.25", "35%", "1 / 3", "(gap / spacing.md) * 100%", "0.1%", "-3", "-3pt",
    "\"a \\\"b\\\" c\"", "text.bold", "red.opacity(30%)", "Color(\"A/B\", bundle: .main)",
    "brand.lighten(by: 13%)", "typography.body", "typography.body.font", "typography.body.weight",
    "Font.system(.body, design: rounded)", "Font.custom(\"X\", fixedSize: 12)",
    "Font.custom(\"X\", size: 12, relativeTo: title).weight(bold)",
    "typography.title.with(tracking: 3%)", "oklch(0.5, 0.1, 200)",
    "Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)", "hsl(20, 30%, 40%)",
    "(light: #000, dark: #FFF, lightHighContrast: red)",
  ])
  func aResultStandsForItsValue(text: String) throws {
    let talk = try Talk()
    let first = talk(text)[0].split(separator: " ", maxSplits: 1)[1]
    let again = talk("$1")[0].split(separator: " ", maxSplits: 1)[1]
    #expect(first == again)
    #expect(talk(":type $1") == [String(first.split(separator: "  ")[0])])
    _ = talk.session.evaluate(":set exact on")
    #expect(talk(text)[0].dropFirst(4) == talk("$1")[0].dropFirst(4))
  }

  @Test func resultsAreValues() throws {
    let talk = try Talk()
    talk("brand")
    talk("brand = red")
    #expect(talk("$1")[0] == "$2: Color  #1B5CFF")
    talk("text.bold = $1.lighten(by: 10%)")
    #expect(talk(":save").contains("text.bold = #1B5CFF.lighten(by: 10%)"))
    #expect(talk("$1.opacity(50%)")[0] == "$3: Color  #1B5CFF.opacity(0.5)")
    #expect(talk("\"$1\"")[0] == "$4: String  \"$1\"")
    #expect(talk.findings("$5").count == 1)
    #expect(
      talk.findings("mix($1, $12)") == [
        "<input>:1:9 error[unknown_result]: there is no result `$12`; the latest is `$4`"
      ])
  }

  @Test func whatFollowsIsListed() throws {
    let talk = try Talk()
    #expect(
      talk("brand = #5B21B6") == [
        "brand: Color  #5B21B6", "background.primary follows: #5B21B6",
        "background.primarySubtle follows: #5B21B6.opacity(0.12)",
      ])
    #expect(talk("gap = 10pt") == ["gap: Length  10", "spacing.md follows: 20"])
    #expect(talk("gap = 10pt") == ["gap: Length  10"])
    _ = talk.session.evaluate(":set followers 0")
    #expect(talk("brand = red") == ["brand: Color  Color.red", "… and 2 more"])
  }

  @Test func theLastWordCounts() throws {
    let talk = try Talk()
    talk("spacing.md = 1")
    talk("spacing.md = 2")
    #expect(talk("spacing.md")[0] == "$1: Length  2")
    talk("text.bold.dark = red")
    talk("text.bold = blue")
    #expect(talk("text.bold")[0] == "$2: Color  Color.blue")
    talk("dark { text.bold = white }")
    #expect(talk("text.bold")[0] == "$3: Color  light Color.blue  dark #FFFFFF")
    talk("text.* = black")
    #expect(talk("text.bold")[0] == "$4: Color  #000000")
    talk("typography.body.family = \"A\"")
    talk("typography.body.name = \"B\"")
    #expect(talk("typography.body.name")[0] == "$5: String  \"B\"")
    talk("let x = 1")
    talk("let x = 2pt")
    #expect(talk("x")[0] == "$6: Length  2")
    talk("func f(_ a: Color) = a")
    talk("func f(_ a: Length) = a * 3")
    #expect(talk("f(x)")[0] == "$7: Length  6")
    talk("import \"other/extra.theme\" as p")
    talk("import \"base.theme\" as p")
    #expect(talk("p.gap")[0] == "$8: Length  8")
    talk("appearances = light")
    talk("appearances = dark")
    #expect(
      talk.session.scratch.items.map(\.name).sorted() == [
        "appearances", "f", "p", "spacing.md", "text.*", "typography.body.name", "x",
      ])
  }

  @Test func statementsAreTakenOutOfTheirBlocks() throws {
    let talk = try Talk()
    talk(
      """
      /// Darker at night.
      dark {
        background { layerBase = black; layerTop = #111 }
        // What is read.
        text.bold = (
          white
        )
      }
      spacing.md = 20 // wide
      """)
    #expect(
      talk.session.scratch.items.map(\.text) == [
        "dark.background.layerBase = black", "dark.background.layerTop = #111",
        "dark.text.bold = (\n    white\n  )", "spacing.md = 20",
      ])
    talk("spacing.md = 24")
    #expect(talk.session.scratch.items.count == 4)
  }

  // MARK: Mistakes

  @Test(arguments: [
    (
      "background.primry",
      [
        "<input>:1:12 error[unknown_token]: there is no token `background.primry`; did you mean `primary`?"
      ]
    ),
    ("  brand.lighten(50)", ["<input>:1:17 error[wrong_argument]"]),
    ("half($1, nothing)", ["<input>:1:10 error"]),
    ("$1 + nothing", ["<input>:1:6 error[unknown_name]"]),
    ("spacing.md = $1", ["<input>:1:14 error[type_mismatch]: expected a Length, found a Color"]),
    ("text.bold = mix($1)", ["<input>:1:13 error"]),
    ("let x = $1.foo", ["<input>:1:12 error[unknown_member]"]),
    ("let gap = 3", ["<input>:1:5 error[duplicate_declaration]"]),
    ("$1 = 3", ["<input>:1:1 error[fixed_result]: a result is a value and cannot be set"]),
    ("$7", ["<input>:1:1 error[unknown_result]: there is no result `$7`; the latest is `$1`"]),
    (
      "theme X extends \"base.theme\"",
      ["<input>:1:1 error[header_at_prompt]: a header belongs to a file"]
    ),
    (
      "1 +",
      ["<input>:1:3 error[expected_value]: expected a value after `+`, found the end of the input"]
    ),
    ("(1", ["<input>:1:1 error"]),
    ("dark {", ["<input>:1:6 error[unclosed_block]"]),
    ("import \"none.theme\"", ["<input>:1:8 error[missing_file]"]),
    ("text.bold = text.bold", ["<input>:1:1 error[cycle]"]),
    ("\n\nspacing.md = red\n", ["<input>:3:14 error[type_mismatch]"]),
    ("spacing.md = 99999", ["<input>:1:14 error[out_of_range]"]),
    (
      ":brwse",
      ["<input>:1:1 error[unknown_command]: there is no command `:brwse`; did you mean `:browse`?"]
    ),
    (":", ["<input>:1:1 error[unknown_command]: expected the name of a command behind `:`"]),
    (
      ":re",
      [
        "<input>:1:1 error[unknown_command]: `:re` may be `:redo`, `:reset` or `:reload`; write more of it"
      ]
    ),
    (
      ":browse --tpye Color",
      [
        "<input>:1:9 error[unknown_option]: `:browse` has no option `--tpye`; did you mean `--type`?"
      ]
    ),
    (":browse --type colour", ["<input>:1:16 error[invalid_command_argument]"]),
    (":browse --type", ["<input>:1:9 error[missing_command_argument]"]),
    (
      ":browse sapcing",
      ["<input>:1:9 error[unknown_group]: there is no group `sapcing`; did you mean `spacing`?"]
    ),
    (":browse a b", ["<input>:1:11 error[unexpected_command_argument]"]),
    (":type", ["<input>:1:6 error[missing_command_argument]"]),
    (":type nothing", ["<input>:1:7 error[unknown_name]"]),
    (":explain text.blod", ["<input>:1:15 error[unknown_token]"]),
    (
      ":uses brnad",
      [
        "<input>:1:7 error[unknown_name]: there is no token, `let` or function `brnad`; did you mean `brand`?"
      ]
    ),
    (":contrast white", ["<input>:1:11 error[missing_command_argument]"]),
    (
      ":contrast white, gap",
      ["<input>:1:18 error[type_mismatch]: expected a Color, found a Length"]
    ),
    (":load none.theme", ["<input>:1:7 error[unreadable_theme]: there is no file `none.theme`"]),
    (":undo", ["<input>:1:1 error[nothing_to_do]: there is nothing to undo"]),
    (":reset", ["<input>:1:1 error[nothing_to_do]: the scratch layer is empty"]),
    (":save x.theme", ["<input>:1:1 error[nothing_to_do]: the scratch layer is empty"]),
    (
      ":mode drak",
      [
        "<input>:1:7 error[invalid_command_argument]: `mode` takes `light`, `dark` or `both`, found `drak`"
      ]
    ),
    (
      ":set colour",
      [
        "<input>:1:6 error[invalid_command_argument]: there is no setting `colour`; did you mean `colors`?"
      ]
    ),
    (":history x", ["<input>:1:10 error[invalid_command_argument]"]),
    (":find #12", ["<input>:1:7 error[invalid_color]"]),
  ])
  func aMistakeChangesNothingAndIsShownWhereItIs(text: String, expected: [String]) throws {
    let talk = try Talk()
    talk("brand")
    let before = talk.values
    let found = talk.findings(text)
    #expect(found.count == expected.count, "\(found)")
    for (one, other) in zip(found, expected) { #expect(one.hasPrefix(other), "\(found)") }
    #expect(talk.values == before)
    #expect(talk.session.scratch.isEmpty)
    #expect(talk.session.results.count == 1)
    #expect(talk("brand")[0] == "$2: Color  #1B5CFF")
  }

  @Test func aMistakeIsShownInTheInputThatItIsIn() throws {
    let talk = try Talk()
    talk("let wide = 30pt")
    talk("spacing.lg = wide")
    // The earlier input is what breaks.
    let lines = talk("let wide = red")
    #expect(lines.contains("  --> <input 2>:1:14"))
    #expect(talk("wide")[0] == "$1: Length  30")
  }

  @Test func linesAreCountedAsInTheWhole() throws {
    let talk = try Talk(inputName: "<stdin>")
    let output = talk.session.evaluate("spacing.md = red", firstLine: 12)
    #expect(
      String(decoding: output.bytes(of: .findings), as: UTF8.self).contains("--> <stdin>:12:14"))
    _ = talk.session.evaluate("spacing.md = 12", firstLine: 13)
    let answer = talk.session.evaluate("spacing.md", firstLine: 14)
    #expect(
      String(decoding: answer.bytes(of: .results), as: UTF8.self)
        .contains("from <stdin>:13: spacing.md = 12"))
  }

  @Test func whatAFileLacksIsSaid() throws {
    let talk = try Talk("base.theme")
    let output = talk.session.evaluate("background.primarySubtle")
    #expect(output.hasFailed)
    #expect(
      String(decoding: output.bytes(of: .findings), as: UTF8.self)
        .contains("this has no value: it needs `brand`, which is not set"))
    #expect(talk("spacing.md")[0] == "$1: Length  16")
    #expect(talk("brand = red").last == "background.primarySubtle follows: Color.red.opacity(0.12)")
    #expect(talk("background.primary")[0] == "$2: Color  Color.red")
  }

  @Test func aBrokenFileCanBeLookedAt() throws {
    let talk = try Talk("broken.theme")
    #expect(talk("spacing.lg")[0] == "$1: Length  24")
    #expect(talk.session.evaluate("spacing.md").hasFailed)
    #expect(talk("spacing.lg = 30") == ["spacing.lg: Length  30"])
    #expect(talk("spacing.md = 30") == ["spacing.md: Length  30"])
  }

  // MARK: Several things at once

  @Test func aPasteIsAnsweredPieceByPiece() throws {
    let talk = try Talk()
    let lines = talk("let a = 1pt\nlet b = a * 2\nb\n:mode dark\nspacing.sm = b; spacing.sm\n")
    #expect(
      lines == [
        "a: Length  1", "b: Length  2", "$1: Length  2", "    from input 1:2: b = a * 2",
        "mode dark", "spacing.sm: Length  2", "$2: Length  2",
        "    from input 1:5: spacing.sm = b",
      ])
  }

  @Test func unitsAreToldApart() {
    func units(_ text: String) -> [String] {
      let bytes = Array(text.utf8)
      return InputUnit.units(of: bytes).map {
        "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self))"
      }
    }
    #expect(units("a\nb") == ["expression a", "expression \nb"])
    #expect(units("a = 1\nb = 2\n\nc") == ["statements a = 1\nb = 2", "expression \n\nc"])
    #expect(units(":a (\nb") == ["command :a (", "expression \nb"])
    #expect(units(":a /*\nb */") == ["command :a /*", "expression \nb */"])
    #expect(units("a +\nb") == ["expression a +\nb"])
    #expect(units("a\n  .b") == ["expression a\n  .b"])
    #expect(units("spacing.*\n= 1") == ["expression spacing.*", "statements \n= 1"])
    #expect(units("x { a = 1\n b = 2 }") == ["statements x { a = 1\n b = 2 }"])
    #expect(units("spacing.md: 3") == ["statements spacing.md: 3"])
    #expect(units("(light: a, dark: b)") == ["expression (light: a, dark: b)"])
    #expect(units("let") == ["expression let"])
    #expect(units("let x") == ["statements let x"])
    #expect(units("/// doc\nlet x = 1") == ["statements /// doc\nlet x = 1"])
    #expect(units("a;b;;c") == ["expression a", "expression b", "expression c"])
    #expect(units("") == [])
  }
}
