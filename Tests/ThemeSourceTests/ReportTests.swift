import Testing

@testable import ThemeSource

/// How diagnostics look. Each case has goldens under `Fixtures/Reports`.
@Suite struct ReportTests {
  @Test(arguments: ReportCase.all)
  func `Reports look as recorded`(example: ReportCase) {
    var renderer = DiagnosticRenderer(sources: SourceMap(example.texts))
    let text = renderer.render(example.diagnostics, as: .text)
    expectGolden("Reports/\(example.name).txt", text)
    let short = renderer.render(example.diagnostics, as: .short)
    for output in [text, short] {
      #expect(!output.contains { $0 < 0x20 && $0 != 0x0A }, "a control character got through")
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      #expect(lines.allSatisfy { $0.last != " " }, "white space at the end of a line")
    }
    // Colours change nothing but colours.
    var colored = DiagnosticRenderer(sources: SourceMap(example.texts), isColored: true)
    #expect(withoutColor(colored.render(example.diagnostics, as: .text)) == text)
  }

  @Test func `Short and JSON forms look as recorded`() throws {
    let example = try #require(ReportCase.all.first { $0.name == "labels-in-two-files" })
    let repairs = try #require(ReportCase.all.first { $0.name == "repairs" })
    for (name, example) in [("labels", example), ("repairs", repairs)] {
      var renderer = DiagnosticRenderer(sources: SourceMap(example.texts))
      expectGolden("Reports/\(name).short", renderer.render(example.diagnostics, as: .short))
      expectGolden("Reports/\(name).json", renderer.render(example.diagnostics, as: .json))
    }
  }

  @Test func `Colours look as recorded`() throws {
    let example = try #require(ReportCase.all.first { $0.name == "labels-on-one-line" })
    var renderer = DiagnosticRenderer(sources: SourceMap(example.texts), isColored: true)
    let shown = String(decoding: renderer.render(example.diagnostics, as: .text), as: UTF8.self)
    expectGolden("Reports/colors.txt", Array(shown.replacing("\u{1B}", with: "ESC").utf8))
  }

  @Test func `Nothing to report is nothing, and an empty array`() {
    var renderer = DiagnosticRenderer(sources: SourceMap())
    #expect(renderer.render([], as: .text) == [])
    #expect(renderer.render([], as: .short) == [])
    #expect(renderer.render([], as: .json) == Array("[]\n".utf8))
  }

  @Test func `Reports come by file, place and kind, each once`() {
    let texts = SourceMap(
      (0..<2).map { SourceText(id: FileID($0), name: "\($0).theme", "a b c\n") })
    func found(_ file: Int, _ start: Int, _ id: DiagnosticID, _ severity: Severity = .error)
      -> Diagnostic
    {
      Diagnostic(
        id, severity, "m", at: Place(FileID(file), SourceRange(start, start + 1)))
    }
    let expected = [
      found(0, 0, "b"), found(0, 0, "z"), found(0, 0, "a", .warning), found(0, 2, "a"),
      found(1, 0, "a"),
    ]
    for seed in 0..<50 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let shuffled = (expected + expected.prefix(3)).shuffled(using: &random)
      #expect(Diagnostic.ordered(shuffled) == expected, "seed \(seed)")
    }
    var renderer = DiagnosticRenderer(sources: texts)
    let short = renderer.render(expected, as: .short).split(separator: 0x0A)
    #expect(short.count == expected.count)
    #expect(DiagnosticRenderer.summary(of: expected) == "4 errors and 1 warning")
    #expect(DiagnosticRenderer.summary(of: []) == nil)
  }

  /// A plain line is written by a way of its own. One character that is not ASCII behind what is marked
  /// makes it the general one, and nothing else may differ.
  @Test(arguments: [false, true])
  func `A plain line looks like any other`(isColored: Bool) {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let letters = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        Character(["a", " ", "#"].randomElement(using: &random) ?? "a")
      }
      let line = String(letters) + "."
      let start = Int.random(in: 0..<line.utf8.count, using: &random)
      let range = SourceRange(
        2 + start, 2 + Int.random(in: start...line.utf8.count, using: &random))
      let reports = [line, line + "é"].map { line in
        let text = "x\n\(line)\ny\n"
        let texts = SourceMap([
          SourceText(name: "a.theme", text), SourceText(id: FileID(1), name: "b.theme", text),
        ])
        var renderer = DiagnosticRenderer(sources: texts, isColored: isColored)
        let found = Diagnostic(
          "x", .warning, "m", at: Place(FileID(0), range),
          labels: [DiagnosticLabel(Place(FileID(1), range), "it is `\(seed)`")])
        return String(decoding: renderer.render([found], as: .text), as: UTF8.self)
      }
      #expect(reports[0] == reports[1].filter { $0 != "é" }, "seed \(seed)")
    }
  }

  @Test func `A place outside of every text is no trap`() {
    var renderer = DiagnosticRenderer(sources: SourceMap([SourceText(name: "a.theme", "a\n")]))
    let ranges = [(0, 90), (50, 90), (-5, 1), (-9, -3), (9, 2), (2, 2)]
    for (start, end) in ranges {
      for file in [0, 7, -1] {
        let location = Place(FileID(file), SourceRange(start, end))
        let found = Diagnostic(
          "x", .error, "m", at: location, labels: [DiagnosticLabel(location, "l")],
          fixes: [Fix("f", edits: [TextEdit(location, "r")])])
        for format in DiagnosticFormat.allCases {
          #expect(!renderer.render([found], as: format).isEmpty)
        }
      }
    }
  }

  @Test func `A line of 10 MB shows a window`() {
    let line = String(repeating: "let blue = #1B5CFF ", count: 10_000_000 / 19)
    let text = SourceText(name: "long.theme", "// first\n" + line)
    var renderer = DiagnosticRenderer(sources: SourceMap([text]))
    let found = stride(from: 9, to: text.bytes.count - 20, by: 100_000).map { start in
      Diagnostic(
        "x", .error, "m", at: Place(text.id, SourceRange(start, start + 20)),
        labels: [DiagnosticLabel(Place(text.id, SourceRange(20, 30)), "near the start")])
    }
    let lines = String(decoding: renderer.render(found, as: .text), as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count > found.count * 6)
    #expect(lines.allSatisfy { $0.count <= 106 })
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `Any range of any bytes can be shown`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isText = Bool.random(using: &random)
    let bytes = isText ? Array(random.nastyText(length: 60).utf8) : random.nastyBytes(length: 60)
    let text = SourceText(name: "a\u{1B}.theme", bytes: bytes)
    var renderer = DiagnosticRenderer(sources: SourceMap([text]), columns: 24)
    func place() -> Place {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: start...min(bytes.count, start + 80), using: &random)
      return Place(text.id, SourceRange(start, end))
    }
    let found = (0..<5).map { _ in
      Diagnostic(
        "x", .warning, random.nastyText(length: 5), at: place(),
        labels: (0..<4).map { _ in DiagnosticLabel(place(), random.nastyText(length: 3)) },
        notes: [random.nastyText(length: 5)],
        fixes: [Fix("f", edits: [TextEdit(place(), random.nastyText(length: 3))])])
    }
    let shown = renderer.render(found, as: .text)
    #expect(UTF8Validation.firstInvalidByte(in: shown) == nil)
    #expect(!shown.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }, "seed \(seed)")
    for scalar in String(decoding: shown, as: UTF8.self).unicodeScalars {
      #expect(!(0x202A...0x202E ~= scalar.value), "seed \(seed)")
    }
  }
}

private func withoutColor(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  var rest = bytes[...]
  while let byte = rest.popFirst() {
    if byte == 0x1B {
      rest = rest.drop { $0 != UInt8(ascii: "m") }.dropFirst()
    } else {
      result.append(byte)
    }
  }
  return result
}
