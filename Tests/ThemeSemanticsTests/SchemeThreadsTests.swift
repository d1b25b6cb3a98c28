import Dispatch
import Testing
import ThemeSource
import ThemeTokens

@testable import ThemeSemantics

/// A large theme, whose light and dark are evaluated on a thread each, has the values and findings
/// that one thread gives it.
@Suite struct SchemeThreadsTests {
  /// Real threads.
  private static let threads = Workers(width: { 3 }) { count, _, body in
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  }

  /// 3,000 colours, most of which are made of earlier ones.
  private static func colors(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var lines = ["let alpha = 0.5", "let half = alpha * 100%"]
    for index in 0..<3_000 {
      func earlier() -> String { "c\(random.number(in: 0...(index - 1)))" }
      func hex() -> String {
        let digits = String(random.number(in: 0...(0x100_0000 - 1)), radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
      }
      let value =
        switch index == 0 ? 0 : random.number(in: 0...(6 - 1)) {
        case 0: "(light: \(hex()), dark: \(hex()))"
        case 1: hex()
        case 2: "\(earlier()).opacity(half)"
        case 3: "\(earlier()).mix(with: \(earlier()), by: \(random.number(in: 0...(101 - 1)))%)"
        case 4: "(light: \(earlier()), dark: \(earlier()).lighten(by: 3%))"
        default: earlier()
        }
      lines.append("let c\(index) = \(value)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: [
    ("", true),
    ("background.primary = c2999\ntext.bold = readable(on: #FFFFFF)\n", true),
    (
      "background { dark { primary = c12 } }\ntypography.body.font = custom(\"Lato\", size: 17)\n",
      true
    ),
    ("border.bold.darkHighContrast = c30\n", true),
    // What is found to be wrong is said as one thread says it.
    ("let wrong = (light: c3, dark: c3.opacity(c))\nlet c = alpha + 7\n", false),
    ("let wrong = (light: c3.mix(with: ring, by: 5%), dark: ring)\nlet ring = wrong\n", false),
    ("typography.body { size = 20\n lineHeight = 10 }\n", true),
    ("let night = c20.dark\nlet day = (light: night, dark: c21.light)\n", false),
    (
      "let apart = (light: accentColor, dark: .accentColor)\nlet more = apart.darken(by: 3%)\n",
      false
    ),
  ])
  func threadsGiveWhatOneGives(_ rest: String, isSplit: Bool) throws {
    for seed in [1, 2] as [UInt64] {
      let files = InMemoryFiles(["/main.theme": Self.colors(seed) + rest])
      let project = try Project.load("/main.theme", from: files).get()
      let alone = project.evaluate()
      let together = project.evaluate(workers: Self.threads)
      #expect(alone.tokens.map(\.value) == together.tokens.map(\.value))
      #expect(alone.lets.map(\.value) == together.lets.map(\.value))
      #expect(
        alone.world.diagnostics.map(Diagnostic.Key.init)
          == together.world.diagnostics.map(Diagnostic.Key.init))
      let world = World(
        project: project, file: project.main, imports: [:], workLimit: 10_000_000,
        extent: .all)
      let work = WorkBudget(again: world)
      #expect(world.evaluateBySchemes(work, Self.threads) == isSplit, "\(rest)")
      #expect(isSplit || world.cells.isNew)
    }
  }

  @Test func workCountsTogether() throws {
    let files = InMemoryFiles(["/main.theme": Self.colors(3)])
    let project = try Project.load("/main.theme", from: files).get()
    // Enough for either scheme, and too little for both.
    for (limit, isSplit) in [(20_000, true), (9_000, false)] {
      project.workLimit = limit
      let alone = project.evaluate()
      let together = project.evaluate(workers: Self.threads)
      #expect(alone.world.diagnostics.isEmpty == isSplit)
      #expect(together.world.diagnostics.isEmpty == isSplit)
    }
  }
}

extension CellStore {
  /// Whether nothing is evaluated.
  fileprivate var isNew: Bool { (0..<count).allSatisfy { state($0) == .new } }
}
