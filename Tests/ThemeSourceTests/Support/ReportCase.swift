import Testing

@testable import ThemeSource

/// Diagnostics to render, and the texts they are about.
struct ReportCase: Sendable, CustomTestStringConvertible {
  let name: String
  let texts: [SourceText]
  let diagnostics: [Diagnostic]

  var testDescription: String { name }

  init(_ name: String, _ texts: [MarkedText], _ diagnostics: [Diagnostic]) {
    self.name = name
    self.texts = texts.map(\.text)
    self.diagnostics = diagnostics
  }

  /// One diagnostic at the first mark, with labels at the others.
  init(_ name: String, _ marked: String, file: String = "acme.theme", labels: [String] = []) {
    let text = MarkedText(marked, name: file)
    let labels = labels.enumerated().map { DiagnosticLabel(text[$0.offset + 1], $0.element) }
    self.init(
      name, [text],
      [Diagnostic("example", .error, "this is what is wrong", at: text[0], labels: labels)])
  }

  static let all: [ReportCase] = places + labels + nasty + repairs

  private static let places: [ReportCase] = [
    ReportCase("one-place", "theme Acme\n\nbackground {\n  «primry» = #1B5CFF\n}\n"),
    ReportCase("empty-range", "let blue =«» \n"),
    ReportCase("end-of-text", "background {\n  primary = white\n«»"),
    ReportCase("line-break", "let blue = (1«\n»let red = 2\n"),
    ReportCase("empty-text", "«»"),
    ReportCase("no-newline", "let blue = «x»"),
    ReportCase("byte-order-mark", "\u{FEFF}«let» blue = 1\n"),
    ReportCase("line-1000", String(repeating: "\n", count: 999) + "let blue = «x»\n"),
    ReportCase("lines", "«background {\n  primary = white\n  accent = red\n  top = x\n}»\n"),
    ReportCase("two-lines", "text.bold = «mix(\n  red)» // why\n"),
    ReportCase(
      "nested-lines", "«a {\n  b = «(\n    light: 1,\n    dark: 2\n  )»\n}»\n",
      labels: ["the value"]),
    ReportCase(
      "crossing-lines", "one «two\nthree «four\nfive» six\nseven» eight\n", labels: ["the second"]),
    ReportCase("lines-in-a-line", "let x = «(1 +\n  «two»\n  + 3)»\n", labels: ["unknown"]),
  ]

  private static let labels: [ReportCase] = [
    ReportCase("label-behind", "let «blue» = mix(«reed», white)\n", labels: ["unknown"]),
    ReportCase("label-before", "let a = mix(««reed»», «white»)\n", labels: ["first", "second"]),
    ReportCase(
      "labels-on-one-line", "let a = mix(«one», «two», «three», «four»)\n",
      labels: ["the second", "the third", "the fourth"]),
    ReportCase("label-at-the-same-place", "let ««blue»» = 1\n", labels: ["set here"]),
    ReportCase(
      "label-around", "let a = «mix(«one», «two»)»\n", labels: ["inside", "inside too"]),
    ReportCase(
      "labels-far-apart",
      "let blue = «1»\nlet red = «2»\n\nlet green = 3\nlet x = 4\nlet y = 5\n«let» z = 6\n",
      labels: ["one line on", "far away"]),
    inTwoFiles,
  ]

  private static var inTwoFiles: ReportCase {
    let acme = MarkedText(
      "theme Acme extends «\"base.theme\"»\n\nbackground {\n  primary = «blue».opacity(35%)\n}\n")
    let base = MarkedText(
      "let «blue»: Length = 8\nlet «bleu» = 9\n", id: 1, name: "themes/base.theme")
    return ReportCase(
      "labels-in-two-files", [acme, base],
      [
        Diagnostic(
          "type_mismatch", .error, "`blue` is a Length, a Color is needed here", at: acme[1],
          labels: [
            DiagnosticLabel(base[0], "`blue` is introduced here"),
            DiagnosticLabel(acme[0], "inherited from here"),
            DiagnosticLabel(base[1], "the like"),
          ], notes: ["only colours have an opacity"]),
        Diagnostic("unused_let", .warning, "`bleu` is never used", at: base[1]),
        Diagnostic("note", .info, "nothing is wrong", at: base[0]),
      ])
  }

  private static let nasty: [ReportCase] = [
    ReportCase("tabs", "\tlet\tblue =\t«x»\t// «y»\n", labels: ["and here"]),
    ReportCase("crlf", "let a = 1\r\nlet b = «x»\r\nlet c = 1\r\n"),
    ReportCase("cr", "let a = 1\rlet b = «x»\rlet c = 1\r"),
    ReportCase("wide", "let 青い = «色»(\"日本\") + «한국어»\n", labels: ["Korean"]),
    ReportCase("emoji", "let a = \"👨‍👩‍👧‍👦🇩🇪❤️👍🏽1️⃣\" «x»\n"),
    ReportCase("combining", "let cafe\u{301} = «e\u{301}\u{302}» + «x»\n", labels: ["plain"]),
    ReportCase("bidi", "let a = \"\u{202E}txet\u{202C}\" «x»\n"),
    ReportCase("zero-width", "let bl«\u{200B}»ue = x\u{FEFF}y // soft\u{AD}hyphen\n"),
    ReportCase("escape", "let a = \"\u{1B}[31mred\" «x» \u{9B}1m\u{7F}\n"),
    ReportCase("nul", "let a = «\0»\n"),
    ReportCase("hostile-name", "let a = «x»\n", file: "a\u{1B}[2J\n\u{202E}.theme"),
    ReportCase(
      "window-middle",
      String(repeating: "abcdefghi ", count: 30) + "«wrong»"
        + String(repeating: " jklmnopqr", count: 30)),
    ReportCase("window-start", "let «wrong» = " + String(repeating: "abcdefghi ", count: 30)),
    ReportCase("window-end", String(repeating: "abcdefghi ", count: 30) + "«wrong»"),
    ReportCase(
      "window-wide",
      String(repeating: "日本語", count: 60) + "«色»" + String(repeating: "日本語", count: 60)),
    ReportCase("window-long-range", "let a = «" + String(repeating: "abcdefghi ", count: 30) + "»"),
    ReportCase(
      "windows-apart",
      "«first» " + String(repeating: "abcdefghi ", count: 30) + "«second» and «third»\n",
      labels: ["far on", "beside it"]),
    ReportCase("zalgo", "z" + String(repeating: "\u{301}", count: 500) + " «x»\n"),
    wrongBytes, messages,
  ]

  private static var wrongBytes: ReportCase {
    let latin = SourceText(
      name: "latin.theme", bytes: Array("let caf".utf8) + [0xE9] + Array(" = x\n".utf8))
    let wide = SourceText(
      id: FileID(1), name: "wide.theme", bytes: "let a = 1\n".utf16.flatMap { [UInt8($0), 0] })
    let found = [latin, wide].compactMap { $0.encodingDiagnostic() }
    return ReportCase("wrong-bytes", texts: [latin, wide], found)
  }

  private static var messages: ReportCase {
    let text = MarkedText("let a = «x»\n")
    return ReportCase(
      "hostile-messages", [text],
      [
        Diagnostic(
          "example", .warning, "no `\u{1B}]0;title\u{7}` and no `\u{202E}`\r\n at all", at: text[0],
          labels: [DiagnosticLabel(text[0], "a\tlabel\u{8}")],
          notes: ["a note\nin two lines", "help: do `\u{200D}` this", "note: as it says"],
          fixes: [Fix("write `\u{9B}`", edits: [])]),
        Diagnostic("long", .error, String(repeating: "word ", count: 1_000), at: text[0]),
      ])
  }

  private init(_ name: String, texts: [SourceText], _ diagnostics: [Diagnostic]) {
    self.name = name
    self.texts = texts
    self.diagnostics = diagnostics
  }

  private static var repairs: [ReportCase] {
    let text = MarkedText(
      "theme Acme\n\nlet blue «:» #1B5CFF\nlet a = («light: 1, dark: 2\n»\nbackground {«\n»  top = x\n}\n"
    )
    let start = Place(text.text.id, SourceRange(12, 12))
    return [
      ReportCase(
        "repairs", [text],
        [
          Diagnostic(
            "slip", .error, "a value is set with `=`", at: text[0],
            fixes: [Fix("write `=`", edits: [TextEdit(text[0], "=")])]),
          Diagnostic(
            "missing", .error, "`red` must be set", at: text[1],
            fixes: [
              Fix("insert it", .unsafe, edits: [TextEdit(start, "let red = #FF0000\n")]),
              Fix(
                "leave the pair out", edits: [TextEdit(text[1], "1)\n"), TextEdit(text[0], "=")]),
            ]),
          Diagnostic(
            "too_much", .error, "too much to show", at: text[2],
            notes: ["help: read the reference"],
            fixes: [
              Fix(
                "write ten lines", edits: [TextEdit(text[2], String(repeating: "\n  a", count: 10))]
              ),
              Fix("remove it", edits: [TextEdit(text[2], "")]),
            ]),
        ])
    ]
  }
}
