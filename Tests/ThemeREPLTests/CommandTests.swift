import Testing
import ThemeSemantics
import ThemeSource

@testable import ThemeREPL

@Suite struct CommandTests {
  @Test func theTableIsSound() {
    let names = SessionCommand.all.map(\.name)
    #expect(Set(names).count == names.count)
    for command in SessionCommand.all {
      #expect(command.name.utf8.allSatisfy { 0x61...0x7A ~= $0 })
      #expect(command.summary.hasSuffix(".") && command.summary.utf8.count <= 54, "\(command.name)")
      #expect(command.details.isEmpty || command.details.hasSuffix("."), "\(command.name)")
      for alias in command.aliases {
        #expect(SessionCommand.named(alias).map(\.name) == [command.name])
        #expect(!names.contains(alias))
      }
      #expect(command.usage.isEmpty == (command.arity.upperBound == 0 && command.options.isEmpty))
      for option in command.options { #expect(command.usage.contains(option.name)) }
      #expect(SessionCommand.named(command.name).map(\.name) == [command.name])
    }
    let settings = SettingRow.all.map(\.name)
    #expect(Set(settings).count == settings.count)
    for row in SettingRow.all {
      // What it reads can be written again.
      var settings = SessionSettings()
      #expect(row.write(&settings, row.read(settings)) && settings == SessionSettings())
      #expect(!row.write(&settings, "nonsense"))
      for value in row.values.split(separator: "|") where !value.contains("…") {
        #expect(row.write(&settings, String(value)) && row.read(settings) == value)
      }
    }
  }

  @Test(arguments: SessionCommand.all.map(\.name))
  func helpKnowsEveryCommand(name: String) throws {
    let talk = try Talk()
    #expect(talk(":help").contains { $0.hasPrefix(":\(name)") })
    let help = talk(":help \(name)")
    #expect(help[0].hasPrefix(":\(name)"))
    #expect(talk(":help :\(name)") == help)
    #expect(talk(":doc :\(name)")[0] == help[0])
  }

  @Test func helpFitsEightyColumns() throws {
    let talk = try Talk()
    for line in talk(":help") { #expect(line.utf8.count <= 80, "\(line)") }
  }

  @Test func helpTellsLongStoriesInTheWindow() throws {
    let talk = try Talk()
    for name in SessionCommand.all.map(\.name) {
      for line in talk(":help \(name)") { #expect(line.utf8.count <= 80, "\(line)") }
    }
  }

  @Test(arguments: [("exit", "quit"), ("help", "help"), ("?", "help"), ("load base.theme", "load")])
  func aCommandWithoutItsColon(line: String, name: String) throws {
    let talk = try Talk()
    #expect(
      talk.findings(line) == [
        "<input>:1:1 error[unknown_command]: a command begins with `:`; write `:\(name)`"
      ])
    // A name of one's own is a name.
    if name == "quit" {
      talk("let exit = 3")
      #expect(talk("exit")[0] == "$1: unitless  3")
    }
  }

  /// A name that is also the word of a command, or a letter of one, is a name.
  @Test(
    arguments: [
      ("let r = 5", "r + red", "type_mismatch"), ("let type = 5pt", "type + red", "type_mismatch"),
      ("let load = red", "load base.theme", "expected"), ("", "h + 1", "no name `h`"),
      ("", "q", "no name `q`"),
    ])
  func aMistakeBehindANameIsSaid(statement: String, line: String, message: String) throws {
    let talk = try Talk()
    talk(statement)
    let findings = talk.findings(line)
    #expect(!findings.isEmpty)
    #expect(!findings.contains { $0.contains("unknown_command") }, "\(findings)")
    #expect(findings.first?.contains(message) == true, "\(findings)")
  }

  /// What may be copied into a file is not broken to fit a window.
  @Test func textsKeepTheirLines() throws {
    let talk = try Talk()
    talk("brand = red")
    for line in [":save", ":history"] {
      let parts = talk.session.evaluate(line).parts
      #expect(!parts.isEmpty && parts.allSatisfy(\.keepsLines), "\(line)")
    }
    #expect(talk.session.evaluate(":help save").parts.allSatisfy { !$0.keepsLines })
    // A finding's markers stand under what they mark, wherever it is found.
    talk.files["wrong.theme"] = "spacing.md = red"
    for line in ["red + 1", "spacing.md = red", ":help nothing", ":load wrong.theme"] {
      let parts = talk.session.evaluate(line).parts.filter { $0.channel == .findings }
      #expect(!parts.isEmpty && parts.allSatisfy(\.keepsLines), "\(line)")
    }
  }

  @Test func shortForms() throws {
    let talk = try Talk()
    #expect(talk(":h") == talk(":help") && talk(":?") == talk(":help"))
    #expect(talk(":l base.theme")[0].hasPrefix("base: "))
    #expect(talk(":r") == ["no value changed"])
    #expect(talk.session.evaluate(":exit").isEnd)
  }

  @Test func whatACommandTakes() throws {
    let talk = try Talk()
    #expect(
      talk.findings(":find") == [
        "<input>:1:6 error[missing_command_argument]: `:find` is incomplete; "
          + "write `:find TEXT|#HEX`"
      ])
    #expect(talk.findings(":undo 3")[0].hasSuffix("`:undo` takes nothing; write `:undo`"))
    #expect(
      talk.findings(":contrast red red red")[0].hasSuffix(
        "`:contrast` takes less; write `:contrast [A B]`"))
    #expect(
      talk.findings(":mode dim")[0].hasSuffix("`mode` takes `light`, `dark` or `both`, found `dim`")
    )
    #expect(
      talk.findings(":set followers x")[0].hasSuffix("`followers` goes from 0 to 1000, found `x`"))
  }

  /// A base that waits for a value is not wrong: what is missing is said once.
  @Test func aBaseIsOpenedAsItIs() throws {
    let talk = try Talk("base.theme")
    #expect(
      Transcript.lines(of: talk.session.opening).dropFirst()
        == ["`brand` has no value yet; write `brand = …`, a Color"])
    #expect(!talk.session.opening.hasFailed)
    let other = try Talk()
    #expect(!other.session.evaluate(":load base.theme").hasFailed)
    #expect(!other.session.evaluate(":diff acme.theme").hasFailed)
  }

  @Test func aFileFullOfMistakesIsNotShownWhole() throws {
    let talk = try Talk()
    talk.files["worse.theme"] = (0..<30).map { "a\($0) = 1\n" }.joined()
    let output = talk.session.evaluate(":load worse.theme")
    let lines = Transcript.lines(of: output)
    #expect(output.hasFailed && lines.count { $0.hasPrefix("error") } == 10)
    #expect(lines.last == "… and 20 more; `theme check worse.theme` lists them all")
  }

  @Test func aThemeDoesNotTakeThePlaceOfItsParent() throws {
    let talk = try Talk()
    talk("brand = red")
    for isThere in [true, false] {
      if !isThere { talk.files["acme.theme"] = nil }
      #expect(
        talk.findings(":save acme.theme --force")[0].hasSuffix(
          "`acme.theme` is part of the theme that is open; save under another name"))
    }
  }

  @Test func aThemeIsNotSavedWhereItsParentIsOutside() throws {
    let talk = try Talk()
    talk.files.roots["/away"] = "/away"
    talk("brand = red")
    #expect(
      talk.findings(":save /away/x.theme")[0].hasSuffix(
        "a theme there belongs to the project `away` and cannot extend `acme.theme`"))
    #expect(talk.files["away/x.theme"] == nil)
  }

  @Test func undoAndRedo() throws {
    let talk = try Talk()
    var states = [talk.values]
    for line in ["brand = red", "spacing { md = 1; lg = 2 }", "brand = blue", ":reset"] {
      talk(line)
      states.append(talk.values)
    }
    for state in states.dropLast().reversed() {
      talk(":undo")
      #expect(talk.values == state)
    }
    #expect(talk.session.evaluate(":undo").hasFailed)
    for state in states.dropFirst() {
      talk(":redo")
      #expect(talk.values == state)
    }
    #expect(talk.session.evaluate(":redo").hasFailed)
    talk(":undo")
    talk("spacing.md = 7")
    #expect(talk.session.evaluate(":redo").hasFailed)
    #expect(talk(":undo") == ["- spacing.md = 7", "+ spacing.md = 1", "spacing.md: Length  1"])
  }

  @Test func loadOpensAnotherThemeAndUndoGoesBack() throws {
    let talk = try Talk()
    talk("brand = red")
    talk(":load other/extra.theme")
    #expect(talk.session.prompt == "extra> ")
    #expect(talk("sun")[0] == "$1: Color  #FFC53D")
    #expect(talk(":undo") == ["back in Acme"])
    #expect(talk.session.prompt == "Acme*> ")
    #expect(talk("brand")[0] == "$2: Color  Color.red")
  }

  @Test func reloadKeepsTheScratchLayer() throws {
    let talk = try Talk()
    talk("spacing.lg = gap * 4")
    talk.files["base.theme"] = Talk.sources["base.theme"]?.replacing("8pt", with: "10pt")
    #expect(
      talk(":reload") == ["spacing.md: Length  20", "spacing.lg: Length  40", "gap: Length  10"])
    #expect(talk(":reload") == ["no value changed"])
    // What was undone comes back over the new file.
    talk(":undo")
    #expect(talk("spacing.md")[0] == "$1: Length  20")
    talk(":redo")
    #expect(talk("spacing.lg")[0] == "$2: Length  40")
  }

  @Test func reloadOfABrokenFileKeepsEverything() throws {
    let talk = try Talk()
    talk("spacing.lg = gap * 4")
    let before = talk.values
    talk.files["base.theme"] = "let gap = red"
    #expect(talk.session.evaluate(":reload").hasFailed)
    #expect(talk.values == before)
    talk.files["base.theme"] = "let brand: Color\nlet gap = red\n"
    let output = talk.session.evaluate(":reload")
    // The file is right, but what was typed does not fit it any more.
    #expect(output.hasFailed)
    #expect(String(decoding: output.bytes(of: .findings), as: UTF8.self).contains("<input 1>:1:14"))
    #expect(talk.values == before)
    talk.files["acme.theme"] = nil
    #expect(talk.session.evaluate(":reload").hasFailed)
    #expect(talk.values == before)
    #expect(talk("gap")[0] == "$1: Length  8")
  }

  @Test func saveWritesAThemeWithTheSameValues() throws {
    let talk = try Talk()
    talk(
      """
      import "other/extra.theme"
      /// Warm.
      let warm = extra.tint(extra.sun)
      func twice(_ a: Length) = a * 2
      brand = warm
      background { accent = warm; layerBase = (light: white, dark: black) }
      dark { text.bold = brand }
      typography.*.size = super + 1
      spacing.md = twice(gap)
      """)
    let before = talk.values
    #expect(talk(":save new.theme") == ["saved new.theme: 9 statements"])
    #expect(talk.session.prompt == "Acme> ")
    let child = try Project.load("/new.theme", from: talk.files).get()
    #expect(child.diagnostics.isEmpty)
    let theme = child.evaluate()
    #expect(theme.world.diagnostics.isEmpty)
    #expect(theme.tokens.map(\.value) == talk.session.snapshot.theme.tokens.map(\.value))
    #expect(talk(":save sub/deep/new.theme") == ["saved sub/deep/new.theme: 9 statements"])
    let text = try #require(talk.files["sub/deep/new.theme"])
    #expect(text.hasPrefix("extends \"../../acme.theme\"\n\nimport \"../../other/extra.theme\"\n"))
    let deep = try Project.load("/sub/deep/new.theme", from: talk.files).get().evaluate()
    #expect(deep.tokens.map(\.value) == theme.tokens.map(\.value))
    talk("spacing.lg = 1")
    #expect(talk.session.prompt == "Acme*> ")
    talk(":undo")
    #expect(talk.session.prompt == "Acme> ")
    #expect(talk.values == before)
  }

  @Test func saveKeepsWhatIsThere() throws {
    let talk = try Talk()
    talk("brand = red")
    let files = talk.files.files.files
    for line in [
      ":save acme.theme", ":save base.theme --force", ":save broken.theme", ":save broken",
      ":save new.txt",
    ] {
      #expect(talk.session.evaluate(line).hasFailed, "\(line)")
    }
    #expect(talk.files.files.files == files)
    talk.files.obstacle = "the disk is full"
    #expect(talk.findings(":save new.theme").first?.contains("the disk is full") == true)
    #expect(talk.session.prompt == "Acme*> ")
    talk.files.obstacle = nil
    #expect(!talk.session.evaluate(":save new.theme").hasFailed)
    talk("brand = blue")
    #expect(!talk.session.evaluate(":save new.theme").hasFailed)
    #expect(talk.files["new.theme"] == "extends \"acme.theme\"\n\nbrand = blue\n")
    #expect(!talk.session.evaluate(":save broken.theme --force").hasFailed)
  }

  @Test func saveWithoutAFileOfItsOwn() throws {
    let talk = try Talk(nil)
    talk("background.primary = red")
    #expect(talk(":save") == ["background.primary = red"])
    talk(":save mine.theme")
    let theme = try Project.load("/mine.theme", from: talk.files).get()
    #expect(theme.diagnostics.isEmpty)
  }

  @Test func usesGoThroughLayersFunctionsAndSuper() throws {
    let talk = try Talk()
    #expect(talk(":uses gap") == ["spacing.md  base.theme:8: spacing.md = gap * 2"])
    talk("spacing.md = super + 1")
    #expect(talk(":uses gap") == ["spacing.md  input 2: spacing.md = super + 1"])
    talk("spacing.md = 1")
    #expect(talk(":uses gap") == ["nothing depends on `gap`"])
    #expect(
      talk(":uses brand") == [
        "background.primary  base.theme:6: background.primary = brand",
        "through them: background.primarySubtle",
      ])
    talk("text.bold = half(brand)")
    talk("func quarter(_ c: Color) = half(half(c))")
    #expect(talk(":uses half") == ["quarter(…)", "text.bold  input 7: text.bold = half(brand)"])
    talk("import \"other/extra.theme\" as e\nborder.bold = e.tint(e.sun)")
    #expect(talk(":uses e.sun") == ["border.bold  input 10:2: border.bold = e.tint(e.sun)"])
    #expect(talk(":uses e.tint") == ["border.bold  input 10:2: border.bold = e.tint(e.sun)"])
  }

  @Test func browseSelects() throws {
    let talk = try Talk()
    func names(_ line: String) -> [String] {
      talk(line).map { String($0.split(separator: " ")[0]) }
    }
    #expect(names(":browse").count == 53)
    #expect(names(":browse radius").count == 6)
    #expect(names(":browse lets") == ["brand", "gap"])
    #expect(names("spacing") == names(":browse spacing"))
    #expect(names(":browse --missing light") == ["text.bold"])
    #expect(names(":browse --missing dark") == ["nothing"])
    #expect(
      names(":browse --overridden --type Color") == [
        "background.primary", "background.primarySubtle", "text.bold",
      ])
    #expect(names(":browse --overridden --type=Length") == ["spacing.md"])
  }

  @Test func modeSelectsSchemes() throws {
    let talk = try Talk()
    talk(":mode dark")
    #expect(talk("text.bold")[0] == "$1: Color  dark #F5F7FF")
    talk(":mode light")
    #expect(talk("text.bold") == ["$2: Color  light #1F1F1F", "    from Auth0"])
    talk(":mode both")
    #expect(talk("text.bold")[0] == "$3: Color  light #1F1F1F  dark #F5F7FF")
  }

  /// What is set for answers holds for both sides of a difference and for what one side lacks.
  @Test func differencesKeepToTheSettings() throws {
    let talk = try Talk()
    talk("let fresh = (light: red.opacity(33%), dark: oklch(0.7, 0.1, 200))")
    talk("text.bold = fresh")
    let all = talk(":diff")
    #expect(all.contains { $0.hasPrefix("+ fresh  light ") && $0.contains("  dark ≈ #") })
    talk(":mode dark")
    let dark = talk(":diff")
    #expect(dark.contains { $0.hasPrefix("+ fresh  dark ≈ #") && !$0.contains("light") })
    talk(":set exact on")
    let exact = talk(":diff")
    #expect(exact.contains { $0.hasPrefix("+ fresh  dark oklch(") })
    #expect(exact.contains { $0.hasPrefix("  dark  ") && $0.contains(" → oklch(") })
    #expect(!exact.contains { $0.contains("≈") })
  }

  /// What was said further up is not said again, and that it was is.
  @Test func explanationsSayWhatTheyLeaveOut() throws {
    let talk = try Talk()
    talk("let w = #102030\nlet z = w.opacity(50%)\nlet x = z\nlet y = z")
    #expect(
      Array(talk(":explain x.mix(with: y, by: 50%)").dropFirst()) == [
        "    x: #102030.opacity(0.5)",
        "      input 1:3: x = z",
        "        z: #102030.opacity(0.5)",
        "          input 1:2: z = w.opacity(50%)",
        "            w: #102030",
        "              input 1:1: w = #102030",
        "    y: #102030.opacity(0.5)",
        "      input 1:4: y = z",
        "        z: #102030.opacity(0.5)",
        "          input 1:2: z = w.opacity(50%)",
        "            … as above",
      ])
    // A literal has nothing to leave out.
    talk("let p = w\nlet q = w")
    #expect(!talk(":explain p.mix(with: q, by: 50%)").contains { $0.contains("…") })
  }

  @Test func explanationsOfLongChainsEnd() throws {
    let talk = try Talk()
    talk((["let a0 = 1"] + (1...150).map { "let a\($0) = a\($0 - 1) + 1" }).joined(separator: "\n"))
    let lines = talk(":explain a150")
    #expect(
      lines.contains { $0.hasSuffix("a50: 51") } && !lines.contains { $0.hasSuffix("a49: 50") })
    #expect(lines.last?.hasSuffix("… and further down") == true)
    #expect(!talk(":explain a100").contains { $0.contains("…") })
  }

  /// Prose keeps its own lines.
  @Test func documentationOfAFileIsWrapped() throws {
    let talk = try Talk()
    let long = Array(repeating: "colour", count: 20).joined(separator: " ")
    talk.files["said.theme"] = "/// First.\n/// \(long)\ntheme Said\nlet sun = red\n"
    talk("import \"said.theme\"")
    let lines = talk(":doc said")
    #expect(lines.dropFirst().first == "First.")
    #expect(lines.count == 4 && lines.allSatisfy { $0.utf8.count <= 80 }, "\(lines)")
  }

  @Test func linesKeepToTheWindow() throws {
    let talk = try Talk()
    talk.session.settings.columns = 40
    for line in talk("typography.body") + talk("background.primary")
    where line.hasPrefix("    from") {
      #expect(VisibleText.width(of: line) <= 40, "\(line)")
    }
  }

  @Test func noInputReachesTheTerminalAsAnEscape() throws {
    let talk = try Talk()
    talk.session.settings.colors = .none
    for line in [
      "\"\u{1B}[31m\"", "\"\\u{1B}[31m\"", "\u{1B}[2J", ":\u{1B}[2J", ":doc \u{1B}",
      ":find \u{1B}[0m",
      "let \u{1B} = 3", ":load \u{1B}]0;x\u{7}", "text.bold = Color(\"\\u{1B}[31m\")", "text.bold",
      ":explain text.bold", ":history", ":save", ":diff", ":browse text", ":palette",
      ":uses \u{9B}31m",
    ] {
      let output = talk.session.evaluate(line)
      for part in output.parts {
        #expect(!part.bytes.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }, "\(line)")
      }
    }
  }
}
