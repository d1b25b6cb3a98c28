import Foundation
import Testing
import ThemeFormatting
import ThemeSyntax

/// Files as people write them, and what becomes of them.
@Suite struct GoldenTests {
  /// The pages under `Fixtures` that lie there as their authors left them.
  static let pages =
    ((try? FileManager.default.contentsOfDirectory(atPath: Files.fixtures.path())) ?? [])
    .filter { !$0.contains(".formatted.") && $0.contains(".theme") }.sorted()

  @Test func pagesAreFound() {
    #expect(Self.pages.count >= 30)
    #expect(Files.samples.count >= 7)
    #expect(Files.examples.count >= 14)
    #expect((Files.samples + Files.examples).allSatisfy { !$0.text.isEmpty })
  }

  @Test(arguments: pages)
  func aPageIsWrittenAsItsAuthorWouldAgree(page: String) throws {
    let isConfiguration = page.hasSuffix(".theme-config")
    let text = Files.text(Files.fixtures.appending(path: page))
    let facts = Facts(text, dialect: isConfiguration ? .configuration : .theme)
    let formatted = try #require(facts.formatted(), "\(facts.tree.diagnostics.map(\.message))")
    let parts = page.split(separator: ".", maxSplits: 1)
    expectGolden("\(parts[0]).formatted.\(parts[1])", formatted)
    guard !isConfiguration else {
      let again = Facts(formatted, dialect: .configuration)
      #expect(again.formatted() == formatted)
      #expect(again.comments == facts.comments)
      return
    }
    for width in [100, 60, 30, 1] {
      #expect(Promise.broken(by: text, width: width).isEmpty, "width \(width)")
    }
  }

  @Test(arguments: Files.samples.indices)
  func aSampleIsFormatted(index: Int) {
    let sample = Files.samples[index]
    #expect(Facts(sample.text).formatted() == sample.text, "\(sample.path)")
  }

  @Test(arguments: Files.examples.indices)
  func anExampleOfTheReferenceKeepsItsMeaning(index: Int) {
    let example = Files.examples[index]
    #expect(Promise.broken(by: example.text).isEmpty, "\(example.path)")
  }
}
