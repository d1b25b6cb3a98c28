import Dispatch
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// A file whose `let`s are checked in parts has the program and the findings of one that is checked as
/// a whole.
@Suite struct CheckingPartsTests {
  private static func threads(_ width: Int) -> Workers {
    Workers(width: { width }) { count, _, body in
      DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }
  }

  /// 3,000 `let`s of every type, which mostly refer to earlier ones and sometimes to later ones.
  private static func lets(_ seed: UInt64, _ count: Int = 3_000) -> String {
    var random = SeededGenerator(seed: seed)
    var lines: [String] = []
    for index in 0..<count {
      // Those of one remainder have one type.
      let kind = index % 7
      func other() -> String {
        let step = (count / 7 - 1)
        let place = index < 7 ? index : 7 * random.number(in: 0...max(0, index / 7 - 1)) + kind
        // A later one now and then; none of those that stand below refers back.
        return random.chance(1) && index < 2_000 ? "v\(7 * step + kind)" : "v\(place)"
      }
      let isFirst = index < 7 || index >= 7 * (count / 7 - 1)
      let value =
        switch (kind, isFirst) {
        case (0, true): "#1B5CFF"
        case (1, true): "(light: #FFFFFF, dark: #000000)"
        case (2, true): "12pt"
        case (3, true): "35%"
        case (4, true): "\"Lato\""
        case (5, true): "custom(\"Lato\", size: 17)"
        case (_, true): "TextStyle(font: .system(size: 12), tracking: 1%)"
        case (0, _): ["\(other())", "\(other()).opacity(35%)", "v1"][random.number(in: 0...2)]
        case (1, _):
          [
            "(light: \(other()), dark: v0)", "\(other()).mix(with: v0, by: 20%, in: device)",
            other(),
          ][
            random.number(in: 0...2)]
        case (2, _):
          ["\(other()) * 2", "min(\(other()), 10pt)", "-\(other())"][random.number(in: 0...2)]
        case (3, _):
          ["half(\(other()))", "clamp(\(other()), min: 0, max: 1)"][random.number(in: 0...1)]
        case (4, _): other()
        case (5, _): ["\(other()).weight(bold)", "\(other())"][random.number(in: 0...1)]
        default: ["\(other()).with(size: 18, weight: bold)", other()][random.number(in: 0...1)]
        }
      let annotation = isFirst && kind == 2 ? ": Length" : ""
      lines.append("let v\(index)\(annotation) = \(value)")
    }
    return "func half(_ x: Number) = x / 2\n" + lines.joined(separator: "\n") + "\n"
  }

  private func project(_ text: String, _ workers: Workers) throws -> Project {
    let files = InMemoryFiles(["/main.theme": text, "/other.theme": "let far = #123456\n"])
    return try Project.load("/main.theme", from: files, workers: workers).get()
  }

  /// All that checking writes, as text.
  private func summary(_ project: Project) -> [String] {
    let file = project.main
    var lines = project.diagnostics.map { "\($0.location) \($0.id) \($0.message) \($0.labels)" }
    lines += file.program.expressions.map { "\($0)" }
    lines += ["\(file.program.operands)", "\(file.program.numbers)", "\(file.program.strings)"]
    lines += ["\(file.program.colors)", "\(file.program.constants)", "\(file.usesContrast)"]
    lines += ["\(file.program.crossesSchemes) \(file.uncertainLets)"]
    lines += file.lets.map { "\($0)" } + file.settings.map { "\($0)" }
    return lines
  }

  @Test(arguments: [
    "", "text.bold = v1\n", "let late = unknown\n", "let a = b\nlet b = a\n", "let v3 = #000000\n",
    "import \"other.theme\"\nlet near = other.far\n", "let night = v0.dark\n",
    "let system = Color.red.opacity(50%)\n", "let asset = Color(\"Brand\")\n",
    "let wrong = v2.opacity(50%)\n", "let open: Color\n", "let odd = v1 ? v0 : v1\n",
    "let high = (light: v0, dark: v1, lightHighContrast: v0)\n", "let n = v3 + v2\n",
    "let \u{E9}t\u{E9} = v0\nlet x = e\u{301}te\u{301}\n", "func f() = later\nlet later = f()\n",
  ])
  func partsAreTheWhole(_ rest: String) throws {
    let text = Self.lets(UInt64(rest.utf8.count)) + rest
    let whole = summary(try project(text, .serial))
    for width in [2, 3] {
      #expect(summary(try project(text, Self.threads(width))) == whole, "\(rest)")
    }
  }

  @Test(arguments: FixtureTests.cases.filter { $0.findings != nil })
  func mistakesAreThoseOfTheWhole(_ example: FixtureCase) throws {
    var files = example.files
    guard let main = files.contents["/main.theme"], main.starts(with: "let ".utf8) else { return }
    let palette = (0..<2_500).map { "let zz\($0) = #00\(1_000 + $0)\n" }.joined()
    files.contents["/main.theme"] = Array(palette.utf8) + main
    let whole = try Project.load("/main.theme", from: files).get()
    let parts = try Project.load("/main.theme", from: files, workers: Self.threads(2)).get()
    #expect(summary(parts) == summary(whole))
  }

  /// Where there are more names than fit a cache they are looked up together; each is still its own.
  @Test func manyNamesAreToldApart() throws {
    let count = NamesAhead.manyNames + 1_000
    func name(_ index: Int) -> String { index % 50 == 7 ? "é\(index)" : "color\(index)" }
    func other(_ index: Int, _ factor: Int) -> Int { index * factor % index }
    var lines = ["let \(name(0)) = #1B5CFF"]
    for index in 1..<count {
      let (one, two) = (name(other(index, 7_919)), name(other(index, 104_729)))
      switch index % 5 {
      case 0: lines.append("let \(name(index)) = \(one).mix(with: \(two), by: 20%)")
      case 1: lines.append("let \(name(index)) = (light: \(one), dark: \(two))")
      case 2: lines.append("let \(name(index)): Color = \(one)")
      default: lines.append("let \(name(index)) = \(one)")
      }
    }
    let text = lines.joined(separator: "\n")
    for workers in [.serial, Self.threads(2)] {
      let file = try project(text, workers).main
      #expect(file.diagnostics.isEmpty)
      /// The `let` that an expression names.
      func named(_ expression: Int32) -> Int {
        let code = file.program.expressions[Int(expression)]
        return code.operation == .variable ? Int(code.b) : -1
      }
      for index in 1..<count {
        guard let expression = file.lets[index].expression else { continue }
        let code = file.program[expression]
        let (one, two) = (other(index, 7_919), other(index, 104_729))
        let operands = file.program.operands
        let found =
          switch index % 5 {
          case 0: [named(operands[Int(code.a) + 1]), named(operands[Int(code.a) + 2])]
          case 1: [named(operands[Int(code.a)]), named(operands[Int(code.a) + 1])]
          default: [named(expression.index), two]
          }
        #expect(found == [one, two], "\(lines[index])")
      }
    }
  }

  /// The text has what it is meant to have: parts are right, and the program is not small.
  @Test func theTextIsRight() throws {
    let project = try project(Self.lets(1), .serial)
    #expect(project.findings().isEmpty, "\(project.findings().first?.message ?? "")")
    #expect(project.main.program.expressions.count > 5_000)
    #expect(project.main.uncertainLets.count > 1_000)
    #expect(project.main.uncertainLets.count < 2_400)
  }
}
