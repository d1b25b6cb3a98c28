import Testing

@testable import ThemeCommands

/// `theme repl` without a terminal, as scripts run it.
@Suite struct ReplCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let brand = #1B5CFF\nbackground.primary = brand\n", to: "acme.theme")
    try folder.write("spacing.md = red\n", to: "broken.theme")
  }

  private func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) -> Ran {
    Ran(["repl"] + arguments, input: input, environment: environment, folder: folder.path)
  }

  @Test func `Lines are answered without banner and prompt`() {
    let ran = run("acme.theme", input: "brand\nspacing.md * 2\n")
    #expect(
      ran.output == """
        $1: Color  #1B5CFF
            from acme.theme:1: brand = #1B5CFF
        $2: Length  32
            from spacing.md (Auth0)

        """)
    #expect(ran.errors.isEmpty && ran.status == .clean)
  }

  @Test func `A wrong line is said on standard error and is no end`() {
    let ran = run("acme.theme", input: "brand\nnothing\n\n$1\n")
    #expect(ran.output.contains("$2: Color  #1B5CFF\n"))
    #expect(!ran.output.contains("nothing"))
    #expect(ran.errors.contains("--> <stdin>:2:1\n"))
    #expect(ran.status == .findings)
  }

  @Test func `A text goes on while a bracket is open`() {
    let ran = run("acme.theme", input: "dark {\n  text.bold = white\n}\n\ntext.bold.dark\nfoo")
    #expect(ran.output.contains("$1: Color  #FFFFFF\n    from text.bold (<stdin>:2)\n"))
    #expect(ran.errors.contains("--> <stdin>:6:1\n"))
  }

  @Test func `A bracket that stays open is a mistake, not an end`() {
    let ran = run("acme.theme", input: "spacing {\n md = 3\n")
    #expect(ran.errors.contains("--> <stdin>:1:9\n") && ran.status == .findings)
  }

  @Test func `Quitting ends the input`() {
    let ran = run("acme.theme", input: "brand = red\n:quit\nnothing\n")
    #expect(ran.errors.isEmpty && ran.status == .clean)
    #expect(ran.output.hasSuffix("background.primary follows: Color.red\n"))
  }

  @Test func `One answer, or several`() {
    let one = run("-e", "brand", "acme.theme")
    #expect(one.output.hasPrefix("$1: Color  #1B5CFF\n") && one.status == .clean)
    let several = run("-e", "let x = 3pt", "--evaluate=x * 2", "-e", "y", "acme.theme")
    #expect(several.output.hasPrefix("x: Length  3\n$1: Length  6\n"))
    #expect(several.errors.contains("--> <-e>:1:1\n") && several.status == .findings)
    // Standard input is left alone.
    #expect(run("-e", "1", input: "nothing").errors.isEmpty)
  }

  @Test func `Without a file it is Auth0's theme`() {
    #expect(run(input: "background.primary").output.hasPrefix("$1: Color  light #09090B"))
    #expect(run(input: "").output.isEmpty)
  }

  @Test func `Files that cannot be read`() {
    let missing = run("acmee.theme")
    #expect(missing.errors == "theme: there is no file `acmee.theme`; did you mean `acme.theme`?\n")
    #expect(missing.status == .couldNotRun)
    let broken = run("broken.theme", input: "spacing.lg\n")
    #expect(broken.output.hasPrefix("$1: Length  24\n"))
    #expect(broken.errors.contains("--> broken.theme:1:14\n") && broken.status == .findings)
  }

  @Test func `Swatches by what is asked for`() {
    let block = "\u{1B}[48;2;27;92;255m    \u{1B}[0m"
    #expect(run("--color", "always", "-e", "brand", "acme.theme").output.contains(block))
    #expect(!run("-e", "brand", "acme.theme").output.contains("\u{1B}"))
    func onTerminal(_ environment: [String: String]) -> String {
      Ran(
        ["repl", "-e", "brand", "acme.theme"], environment: environment, folder: folder.path,
        isTerminal: true
      ).output
    }
    #expect(onTerminal(["TERM": "xterm", "COLORTERM": "truecolor"]).contains(block))
    #expect(onTerminal(["TERM": "xterm-256color"]).contains("\u{1B}[48;5;27m    "))
    #expect(!onTerminal(["TERM": "xterm", "NO_COLOR": "1"]).contains("\u{1B}"))
  }

  @Test func `Saving and loading go to the disk`() throws {
    let ran = run(
      "acme.theme",
      input: "brand = red\n:save sub.theme\n:save acme.theme\n:load sub.theme\nbrand\n")
    #expect(ran.output.contains("saved sub.theme: 1 statement\n"))
    #expect(ran.errors.contains("`acme.theme` is part of the theme that is open"))
    #expect(ran.output.contains("$1: Color  Color.red\n"))
    #expect(folder.text(of: "sub.theme") == "extends \"acme.theme\"\n\nbrand = red\n")
  }

  @Test func `A reason why a file cannot be written is said once`() throws {
    try folder.write("", to: ".theme-config")
    let ran = run("acme.theme", input: "brand = red\n:save missing/x.theme\n")
    #expect(ran.errors.contains("`missing/x.theme` cannot be written: no such folder\n"))
  }

  @Test func `A configuration is heeded`() throws {
    try folder.write("lint { low_contrast = off }\n", to: ".theme-config")
    let line = "text.onPrimary = brand\n:lint\n"
    #expect(!run("acme.theme", input: line).output.contains("low_contrast"))
    try folder.write("", to: ".theme-config")
    #expect(run("acme.theme", input: line).output.contains("low_contrast"))
  }

  @Test func `Many lines are quick`() {
    let block =
      "spacing {\n" + String(repeating: "// more\n", count: 5_000) + "md = 7\n}\nspacing.md\n"
    let ran = run("acme.theme", input: block)
    #expect(
      ran.output == "spacing.md: Length  7\n$1: Length  7\n    from <stdin>:5002: spacing.md = 7\n")
  }

  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/theme/repl-history"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/theme/repl-history"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/theme/repl-history"),
      (["HOME": "/h"], "/h/.local/state/theme/repl-history"),
      ([:], nil),
    ] as [([String: String], String?)])
  func `The history has its place`(environment: [String: String], path: String?) {
    #expect(HistoryLocation.path(in: Environment(environment)) == path)
  }
}
