import Foundation
import Testing
import ThemeCommands

/// `theme format`, as a user runs it.
@Suite struct FormatCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: ".theme-config")
    try folder.write("radius.button=8\n", to: "ugly.theme")
    try folder.write("radius.button = 8\n", to: "fine.theme")
  }

  private func run(_ line: String, input: String = "") -> Ran {
    Ran(line.split(separator: " ").map(String.init), input: input, folder: folder.path)
  }

  @Test func `Without a file, the project is rewritten`() throws {
    try folder.write("exclude=[]\n", to: ".theme-config")
    let ran = run("format")
    #expect(ran.status == .clean)
    #expect(ran.output.isEmpty)
    #expect(ran.errors == "formatted 2 files\n")
    #expect(folder.text(of: "ugly.theme") == "radius.button = 8\n")
    #expect(folder.text(of: ".theme-config") == "exclude = []\n")
    #expect(run("format").errors.isEmpty)
  }

  @Test func `A check names the files that would change`() {
    let ran = run("format --check fine.theme ugly.theme")
    #expect(ran.status == .findings)
    #expect(ran.output == "ugly.theme\n")
    #expect(folder.text(of: "ugly.theme") == "radius.button=8\n")
    #expect(run("format --check fine.theme").status == .clean)
  }

  @Test func `A diff shows each file under its name`() throws {
    try folder.write("radius.pill=9\n", to: "second.theme")
    let ran = run("format --diff .")
    #expect(ran.status == .findings)
    #expect(
      ran.output == """
        --- second.theme
        +++ second.theme
        @@ -1 +1 @@
        -radius.pill=9
        +radius.pill = 9
        --- ugly.theme
        +++ ugly.theme
        @@ -1 +1 @@
        -radius.button=8
        +radius.button = 8

        """)
    #expect(folder.text(of: "second.theme") == "radius.pill=9\n")
  }

  @Test func `A file with a mistake stays, and the others do not wait for it`() throws {
    try folder.write("radius.button==8\n", to: "broken.theme")
    let ran = run("format broken.theme ugly.theme")
    #expect(ran.status == .findings)
    #expect(ran.errors.contains("broken.theme:1:"))
    #expect(ran.errors.hasSuffix("formatted 1 file\n"))
    #expect(folder.text(of: "broken.theme") == "radius.button==8\n")
    #expect(folder.text(of: "ugly.theme") == "radius.button = 8\n")
  }

  @Test func `Nothing is formatted by a configuration with errors`() throws {
    try folder.write("format.width = wide\n", to: ".theme-config")
    let ran = run("format ugly.theme fine.theme")
    #expect(ran.status == .findings)
    #expect(ran.errors.contains(".theme-config:1:16"))
    #expect(ran.errors.hasSuffix("1 error\n"))
    #expect(folder.text(of: "ugly.theme") == "radius.button=8\n")
    #expect(run("format").status == .findings)
    #expect(run("format -", input: "radius.button=8\n").output == "radius.button=8\n")
    try folder.write("lint { unused_let = warning }\n", to: ".theme-config")
    #expect(run("format ugly.theme").status == .clean)
  }

  @Test func `A name for standard input needs standard input`() {
    let ran = run("format --stdin-filename ugly.theme")
    #expect(ran.status == .couldNotRun)
    #expect(ran.errors.contains("--stdin-filename"))
    #expect(folder.text(of: "ugly.theme") == "radius.button=8\n")
  }

  @Test func `Standard input has the width of its file's project`() throws {
    try folder.write("format { width = 40 }\n", to: ".theme-config")
    let pair = "text.onPrimary=(light:white,dark:black)\n"
    let ran = run("format --stdin-filename themes/a.theme -", input: pair)
    #expect(ran.status == .clean)
    #expect(ran.output == "text.onPrimary = (\n  light: white,\n  dark: black,\n)\n")
    let configuration = run("format --stdin-filename .theme-config -", input: "exclude=[\"a\"]")
    #expect(configuration.output == "exclude = [\"a\"]\n")
  }

  @Test func `Standard input with a mistake comes out as it is`() {
    let ran = run("format --stdin-filename a.theme -", input: "radius.button==8\n")
    #expect(ran.status == .findings)
    #expect(ran.output == "radius.button==8\n")
    #expect(ran.errors.contains("a.theme:1:"))
  }

  @Test func `A file keeps its mode, and a link stays one`() throws {
    try folder.write("radius.button=8\n", to: "ugly.theme", mode: 0o640)
    try FileManager.default.createSymbolicLink(
      atPath: folder["link.theme"], withDestinationPath: "ugly.theme")
    let ran = run("format link.theme ugly.theme")
    #expect(ran.errors == "formatted 1 file\n")
    #expect(folder.mode(of: "ugly.theme") == 0o640)
    #expect(folder.text(of: "ugly.theme") == "radius.button = 8\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder["link.theme"])
        == "ugly.theme")
  }

  @Test func `A read-only file stays, and is named`() throws {
    try folder.write("radius.button=8\n", to: "ugly.theme", mode: 0o444)
    let ran = run("format")
    #expect(ran.status == .couldNotRun)
    #expect(ran.errors.contains("ugly.theme"))
    #expect(folder.text(of: "ugly.theme") == "radius.button=8\n")
    #expect(folder.names == [".theme-config", "fine.theme", "ugly.theme"])
  }
}
