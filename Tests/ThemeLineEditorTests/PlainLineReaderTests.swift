import Foundation
import Testing

@testable import ThemeLineEditor

@Suite struct PlainLineReaderTests {
  /// Prompts say nothing of what was read.
  @Test func theInputEndsThoughPromptsAreEqual() {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("a =\n1\nb =".utf8))
    try? pipe.fileHandleForWriting.close()
    var reader = PlainLineReader(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
    let texts = (0..<4).map { _ in
      reader.readText(prompt: "> ", continuationPrompt: "> ", isComplete: { !$0.hasSuffix("=") })
    }
    #expect(texts == [.line("a =\n1"), .line("b ="), .endOfInput, .endOfInput])
  }

  /// The lines of a pipe that gives `text`.
  private func lines(_ text: [UInt8]) -> [String] {
    let pipe = Pipe()
    let writer = Thread {
      pipe.fileHandleForWriting.write(Data(text))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    var reader = PlainLineReader(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
    var lines: [String] = []
    while let line = reader.readLine(prompt: "> ") { lines.append(line) }
    return lines
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na\r\n", ["", "", "a"]),
      ("日本\né\n", ["日本", "é"]), ("a\rb\n", ["a\rb"]),
    ] as [(String, [String])])
  func linesOf(_ text: String, are expected: [String]) {
    #expect(lines(Array(text.utf8)) == expected)
  }

  @Test func bytesThatAreNotTextAreReplaced() {
    #expect(lines([0x61, 0xFF, 0x0A, 0x00, 0x0A]) == ["a\u{FFFD}", "\0"])
  }

  @Test func manyLinesAndLongOnes() {
    let long = String(repeating: "x", count: 300_000)
    let expected = (0..<20_000).map(String.init) + [long, long, "end"]
    #expect(lines(Array(expected.joined(separator: "\n").utf8)) == expected)
  }

  @Test func editorReadsPipesPlainly() {
    let input = Pipe()
    let output = Pipe()
    input.fileHandleForWriting.write(Data("a =\n1\nb\nc =\n".utf8))
    try? input.fileHandleForWriting.close()
    var configuration = LineEditor.Configuration()
    configuration.input = input.fileHandleForReading.fileDescriptor
    configuration.output = output.fileHandleForWriting.fileDescriptor
    configuration.terminalType = "xterm"
    var editor = LineEditor(
      LineEditor.Language(isComplete: { !$0.hasSuffix("=") }), configuration: configuration)
    #expect(!editor.isInteractive && editor.windowSize == nil)
    let inputs = (0..<5).map { _ in editor.readLine(prompt: "> ") }
    #expect(
      inputs == [.line("a =\n1"), .line("b"), .line("c ="), .endOfInput, .endOfInput])
    try? output.fileHandleForWriting.close()
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    withExtendedLifetime((input, output)) {}
  }
}
