import Foundation
import Testing
import ThemeCommands

/// The commands on theme files, as a user runs them: files on a disk, arguments in, text and status
/// out.
@Suite struct ThemeCommandTests {
  private static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func run(_ line: String, input: String = "") -> Ran {
    Ran(
      line.split(separator: " ").map(String.init), input: input,
      folder: Self.checkout.path(percentEncoded: false))
  }

  @Test(arguments: [
    "samples/auth0.theme", "samples/olive.theme", "samples/purple.theme",
    "samples/acme/base.theme", "samples/acme/palette.theme", "samples/acme/acme.theme",
    "samples/acme/winter.theme",
  ])
  func `Every sample is clean`(_ path: String) {
    let ran = run("check \(path)")
    #expect(ran.status == .clean)
    #expect(ran.output.isEmpty)
    #expect(ran.errors.isEmpty)
  }

  @Test(arguments: ["olive", "purple", "acme/acme", "acme/winter"])
  func `Every sample evaluates to what is recorded`(_ name: String) {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    expectGolden("Eval/\(file).txt", Array(run("eval samples/\(name).theme --all").output.utf8))
    expectGolden(
      "Eval/\(file).json", Array(run("eval samples/\(name).theme --format json").output.utf8))
  }

  @Test func `The written-out defaults are the defaults`() {
    let ran = run("diff samples/auth0.theme")
    #expect(ran.status == .clean)
    #expect(ran.output == "Auth0Defaults has the values of Auth0\n")
  }

  @Test(arguments: ["text", "json", "markdown"])
  func `A difference is shown in every form`(_ format: String) {
    let ran = run("diff samples/acme/acme.theme samples/acme/winter.theme --format \(format)")
    #expect(ran.status == .findings)
    expectGolden("Diff/winter.\(format)", Array(ran.output.utf8))
  }

  @Test func `A value is followed to its source`() {
    let ran = run("explain samples/acme/winter.theme background.primarySubtle typography.body")
    #expect(ran.status == .clean)
    expectGolden("Explain/winter.txt", Array(ran.output.utf8))
  }

  @Test func `One token and one let are shown exactly`() {
    let ran = run("eval samples/olive.theme background.primarySubtle olive spacing.md")
    #expect(
      ran.output == """
        background.primarySubtle
          light  #405E12.opacity(0.12) ≈ #405E121F
          dark   #405E12.opacity(0.12) ≈ #405E121F
        olive
          light  #405E12
          dark   #405E12
        spacing.md  16

        """)
  }

  /// More than one worker takes, and of every kind in turn.
  private func manyLets(_ count: Int) -> [(name: String, source: String, text: String)] {
    (0..<count).map { index in
      let byte = String(format: "%02X", index % 256)
      let hex = "#12\(byte)EF"
      return switch index % 7 {
      case 0: ("v\(index)", hex, "\(hex)  \(hex)")
      case 1: ("über\(index)", "(light: \(hex), dark: #ABCDEF80)", "\(hex)  #ABCDEF80")
      case 2: ("v\(index)", "\(hex).opacity(0.5)", "≈ \(hex)80  ≈ \(hex)80")
      case 3: ("size\(index)", "\(index).5", "\(index).5")
      case 4: ("v\(index)", "Color(\"Night\")", "Color(\"Night\")  Color(\"Night\")")
      case 5: ("v\(index)", "oklch(50%, 0, 0)", "≈ #636363  ≈ #636363")
      default: ("v\(index)", "Color.red", "Color.red  Color.red")
      }
    }
  }

  @Test func `Every one of many lets has its row`() {
    let lets = manyLets(3_000)
    let source = lets.map { "let \($0.name) = \($0.source)\n" }.joined()
    let ran = run("eval - --all", input: source)
    #expect(ran.errors.isEmpty)
    let table = ran.output.components(separatedBy: "\n\nlet ")[1]
    let rows = table.components(separatedBy: "\n\n*")[0].components(separatedBy: "\n")
    #expect(rows[0].split(separator: " ") == ["light", "dark"])
    #expect(rows.count == lets.count + 1)
    let nameWidth = "size2999".count + 2
    for (item, row) in zip(lets, rows.dropFirst()) {
      let head = "* " + item.name.padding(toLength: nameWidth, withPad: " ", startingAt: 0)
      let colors = item.text.components(separatedBy: "  ")
      let first =
        colors.count > 1 ? colors[0].padding(toLength: 19, withPad: " ", startingAt: 0) : ""
      #expect(row == head + first + colors[colors.count - 1])
    }
  }

  @Test func `One of many lets is as it is alone`() throws {
    let lets = manyLets(3_000)
    let source = lets.map { "let \($0.name) = \($0.source)\n" }.joined()
    let all = run("eval - --all --format json", input: source)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(all.output.utf8))
    }
    let rows = all.output.components(separatedBy: "\"lets\": {\n")[1].split(separator: "\n")
    #expect(rows.count >= lets.count)
    for index in [0, 1, 2, 3, 4, 5, 6, 1_023, 1_024, 2_047, 2_048, 2_998] {
      let alone = run("eval - \(lets[index].name) --format json", input: source)
      let row = alone.output.components(separatedBy: "\"lets\": {\n")[1].split(separator: "\n")[0]
      #expect(rows[index] == row + ",")
    }
  }

  /// Values that take as much room as any.
  @Test func `The longest values are written whole`() throws {
    let name = String(repeating: "\\u{1}\\\"\\\\🐟", count: 40)
    let long = "0.12345678901234567"
    let values = [
      "Color(\"\(name)\", bundle: .module).opacity(\(long))", "Color(\"\(name)\").opacity(1e-300)",
      "oklch(\(long), \(long), 35999.12345678901, opacity: \(long))",
      "hsl(-35999.12345678901, \(long), \(long), opacity: \(long))",
      "Color(.displayP3, red: \(long), green: \(long), blue: \(long), opacity: \(long))",
      "Color(hue: \(long), saturation: \(long), brightness: \(long))", "Color.red.opacity(\(long))",
    ]
    var source = ""
    for (place, value) in values.enumerated() {
      let other = values[(place + 1) % values.count]
      source += "let a\(place) = \(value)\n"
      source += "let b\(place) = (light: \(value), dark: \(other))\n"
    }
    for (place, value) in values.prefix(4).enumerated() {
      let token = ["bold", "regular", "subtle", "shadow"][place]
      source += "border.\(token) = \(value)\nborder.\(token).darkHighContrast = a\(place + 1)\n"
    }
    let json = run("eval - --all --format json", input: source)
    #expect(json.errors.isEmpty, "\(json.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let lets = try #require(object?["lets"] as? [String: [String: Any]])
    #expect(lets.count == 2 * values.count)
    #expect(lets.values.allSatisfy { $0["light"] != nil && $0["dark"] != nil })
    let text = run("eval - --all", input: source)
    #expect(text.errors.isEmpty)
    #expect(text.output.components(separatedBy: "\n* b").count == values.count + 1 + 1)
  }

  @Test func `Mistakes are findings, and standard input is a file`() {
    let ran = run("check - --format short", input: "spacing.md = \"a\"\ntext.bld = red\n")
    #expect(ran.status == .findings)
    #expect(
      ran.output == """
        <stdin>:1:14: error: expected a Length, found a String [type_mismatch]
        <stdin>:2:6: error: there is no token `text.bld`; did you mean `bold`? [unknown_token]

        """)
  }

  @Test func `A base that two themes break on is reported once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = nothing\n", to: "base.theme")
    for name in ["one", "two"] {
      try folder.write("extends \"base.theme\"\n", to: "\(name).theme")
    }
    let ran = Ran(["check", "-f", "short", "one.theme", "two.theme"], folder: folder.path)
    #expect(ran.output.split(separator: "\n").count == 1)
    #expect(ran.output.hasPrefix("base.theme:1:9: error: "))
  }

  @Test(arguments: [
    ("check nosuch.theme", "theme: cannot read `nosuch.theme`: no such file\n"),
    ("check samples", "theme: cannot read `samples`: it is a folder\n"),
    (
      "eval samples/olive.theme backgrund",
      "theme: unknown token, group or let `backgrund`, did you mean `background`?\n"
        + "see 'theme help eval'\n"
    ),
  ])
  func `What cannot be run says why`(_ line: String, _ errors: String) {
    let ran = run(line)
    #expect(ran.status == .couldNotRun)
    #expect(ran.output.isEmpty)
    #expect(ran.errors == errors)
  }

  @Test func `A required let leaves out what needs it`() {
    let ran = run("eval samples/acme/base.theme --format json")
    #expect(ran.status == .findings)
    #expect(!ran.output.contains("background.primary\""))
    #expect(ran.output.contains("\"spacing.md\""))
  }

  @Test func `A link does not lead out of the project`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/inside", withIntermediateDirectories: true)
    try folder.write("spacing.md = 1\n", to: "secret.theme")
    try folder.write("extends \"link.theme\"\n", to: "inside/a.theme")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/inside/link.theme",
      withDestinationPath: folder.path + "/secret.theme")
    let ran = Ran(["check", "-f", "short", "inside/a.theme"], folder: folder.path)
    #expect(ran.output.contains("[path_outside_root]"))
  }

  /// What a project is, a marker decides; who has none is told which and where.
  @Test func `A base in the folder above becomes part of the project`() throws {
    let folder = try TemporaryFolder()
    let name = try #require(folder.path.split(separator: "/").last)
    try FileManager.default.createDirectory(
      atPath: folder["brands"], withIntermediateDirectories: true)
    try folder.write("spacing.md = 1\n", to: "base.theme")
    try folder.write("extends \"../base.theme\"\n", to: "brands/a.theme")
    let help = "help: put a file `.theme-config`, which may be empty, into `\(name)`"
    func check() -> Ran { Ran(["check", "brands/a.theme"], folder: folder.path) }
    #expect(check().output.contains(help))

    try FileManager.default.createDirectory(
      atPath: folder["brands/.git"], withIntermediateDirectories: true)
    let inRepository = check().output
    #expect(inRepository.contains("the project is the folder `brands`"))
    #expect(!inRepository.contains("help:"))

    // One that is there would not be read any more.
    try FileManager.default.removeItem(atPath: folder["brands/.git"])
    try folder.write("", to: "brands/.theme-config")
    #expect(!check().output.contains("help:"))

    try FileManager.default.removeItem(atPath: folder["brands/.theme-config"])
    try folder.write("", to: ".theme-config")
    #expect(check().status == .clean)
  }

  @Test func `A link that leads nowhere is no file`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder["base.theme"], withDestinationPath: "nowhere.theme")
    try folder.write("extends \"base.theme\"\n", to: "a.theme")
    let ran = Ran(["check", "-f", "short", "a.theme"], folder: folder.path)
    #expect(ran.output == "a.theme:1:9: error: there is no file `base.theme` [missing_file]\n")
  }

  @Test func `The configuration names asset catalogs`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/App/Assets.xcassets/Brand.colorset",
      withIntermediateDirectories: true)
    let components = #"{"red": "0x20", "green": "0x40", "blue": "0x60", "alpha": "1.000"}"#
    try folder.write(
      """
      {"colors": [{"idiom": "universal",
        "color": {"color-space": "srgb", "components": \(components)}}],
       "info": {"author": "xcode", "version": 1}}
      """, to: "App/Assets.xcassets/Brand.colorset/Contents.json")
    try folder.write("assets = \"App/Assets.xcassets\"\n", to: ".theme-config")
    try folder.write(
      "text.bold = Color(\"Brand\").over(white)\ntext.regular = Color(\"Bland\")\n",
      to: "a.theme")
    let ran = Ran(["eval", "a.theme", "text.bold"], folder: folder.path)
    #expect(ran.output.contains("#204060"))
    #expect(ran.errors.contains("error[unknown_asset]"))
    #expect(ran.errors.contains("did you mean `Brand`?"))
  }

  /// What is known of a folder serves all themes that are named in it.
  @Test func `Themes are linted the same however they are named`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: folder[name], withIntermediateDirectories: false)
    }
    let theme = "spacing.md = 16\ndark {\n}\n"
    for name in ["a/one.theme", "a/two.theme", "b/one.theme", "b/de\u{301}.theme", "three.theme"] {
      try folder.write(theme, to: name)
    }
    try folder.write("lint { empty_block = error }\n", to: "a/.theme-config")
    func lint(_ names: [String]) -> [String] {
      let ran = Ran(["lint", "--format", "short"] + names, folder: folder.path)
      return ran.output.split(separator: "\n").map(String.init).sorted()
    }
    let spellings = [
      ["a/one.theme", "a/two.theme", "b/one.theme", "b/de\u{301}.theme", "three.theme"],
      ["three.theme", "b/de\u{301}.theme", "b/one.theme", "a/two.theme", "a/one.theme"],
      ["a/../b/one.theme", "./a/one.theme", "./a/two.theme", "b/de\u{301}.theme", "three.theme"],
      ["a", "b/one.theme", "b//de\u{301}.theme", "b/../three.theme", "a/two.theme"],
    ]
    let expected = spellings[0].flatMap { lint([$0]) }.sorted()
    #expect(expected.count == 5)
    for names in spellings { #expect(lint(names) == expected, "\(names)") }
  }
}
