import Testing
import ThemeSource
import ThemeSyntax

/// The texts under `Fixtures` and what is made of them.
@Suite struct FixtureTests {
  static let valid = Fixtures.names(in: "Valid", ending: ".theme") + configurations
  static let configurations = Fixtures.names(in: "Valid", ending: ".theme-config")
  static let mistakes = Fixtures.names(in: "Mistakes", ending: ".cases")

  @Test(arguments: valid)
  func validText(name: String) throws {
    let tree = SyntaxTree.parse(
      SourceText(name: name, bytes: try Fixtures.bytes(name)),
      dialect: Self.configurations.contains(name) ? .configuration : .theme)
    #expect(tree.diagnostics.isEmpty, "\(tree.findings)")
    #expect(tree.isSound)
    try Fixtures.expect(tree.tokenDump, in: name + ".tokens")
    try Fixtures.expect(tree.dump, in: name + ".tree")
  }

  @Test(arguments: mistakes)
  func mistakesAreFound(name: String) throws {
    var golden = ""
    for one in Case.all(in: try Fixtures.text(name)) {
      let tree = SyntaxTree.parse(SourceText(name: name, one.text))
      #expect(tree.diagnostics.count == one.findings, "\(one.title)\n\(tree.findings)")
      #expect(tree.isSound, "\(one.title)")
      golden += "//// \(one.title)\n\(tree.findings)\(tree.outline)"
    }
    try Fixtures.expect(golden, in: name.replacingSuffix(".cases", with: ".found"))
  }

  /// A text whose findings all have a safe repair has none once they are made.
  @Test(arguments: mistakes)
  func safeRepairsRepair(name: String) throws {
    for one in Case.all(in: try Fixtures.text(name)) {
      let tree = SyntaxTree.parse(SourceText(name: name, one.text))
      let errors = tree.diagnostics.filter { $0.severity == .error }
      let fixes = errors.compactMap { $0.fixes.first { $0.applicability == .safe } }
      guard !fixes.isEmpty, fixes.count == errors.count else { continue }
      var tree2 = tree
      // Moved statements meet in one place, so repairs are made one after another.
      for _ in fixes {
        let fix = tree2.diagnostics.lazy.flatMap(\.fixes).first { $0.applicability == .safe }
        guard let fix else { break }
        tree2 = SyntaxTree.parse(SourceText(name: name, tree2.text(applying: fix)))
      }
      let left = tree2.diagnostics.filter { $0.severity == .error }
      #expect(left.isEmpty, "\(one.title)\n\(tree2.text(of: .root))\n\(tree2.findings)")
    }
  }

  @Test func everyKindOfFindingIsShown() throws {
    let goldens = try Fixtures.names(in: "Mistakes", ending: ".found").map(Fixtures.text)
      .joined()
    // Those that need a large text are made by `LimitTests`.
    let large: Set<DiagnosticID> = ["file_too_large", "too_many_errors", "nesting_too_deep"]
    for id in DiagnosticID.syntax where !large.contains(id) {
      #expect(goldens.contains(" \(id.rawValue) "), "\(id.rawValue) is in no fixture")
    }
    #expect(Set(DiagnosticID.syntax).count == DiagnosticID.syntax.count)
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    dropLast(suffix.count) + other
  }
}
