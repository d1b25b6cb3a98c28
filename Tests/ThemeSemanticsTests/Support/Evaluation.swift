import Testing
import ThemeSource
import ThemeTokens

@testable import ThemeSemantics

/// A theme of files held in memory, loaded and evaluated.
struct Evaluation {
  let project: Project
  let theme: EvaluatedTheme

  /// Evaluates the file `main` of `files`, which are named without their leading `/`.
  init(_ files: [String: String], main: String = "main.theme") throws {
    var provider = InMemoryFiles([:])
    for (name, text) in files { provider.files["/" + name] = Array(text.utf8) }
    try self.init(provider, main: "/" + main)
  }

  /// Evaluates one file.
  init(_ text: String) throws { try self.init(["main.theme": text]) }

  /// Evaluates the file at `main`.
  init(_ provider: some ThemeFileProvider, main: String = "/main.theme") throws {
    project = try Project.load(main, from: provider).get()
    theme = project.evaluate()
    // To check, or to lint, is to find what evaluating finds, with less work.
    let keys = theme.world.diagnostics.map(Diagnostic.Key.init)
    #expect(project.mistakes(of: project.main).map(Diagnostic.Key.init) == keys)
    let tokens = project.world(of: project.main, .tokens)
    #expect(tokens.diagnostics.map(Diagnostic.Key.init) == keys)
    #expect(
      Schema.tokens.indices.allSatisfy { tokens.tokenValue($0) == theme.world.tokenValue($0) })
    expectSame(overBaseAs: keys)
  }

  /// Expects that a theme whose values are taken over from the theme below it, where nothing reaches
  /// them, is the theme that is evaluated by itself.
  private func expectSame(overBaseAs keys: [Diagnostic.Key]) {
    let main = project.main
    guard let below = main.stack.dropLast().last else { return }
    for extent in [World.Extent.all, .tokens, .mistakes] {
      let bases = project.bases(of: [below, main.index], extent)
      let world = project.world(of: main, extent, over: bases)
      #expect(world.diagnostics.map(Diagnostic.Key.init) == keys)
      if extent == .all {
        #expect(variables.allSatisfy { isSame($0, in: world) })
      } else if extent == .tokens {
        #expect(
          Schema.tokens.indices.allSatisfy { world.tokenValue($0) == tokenValue($0) })
      }
    }
  }

  private var variables: [Variable] {
    let lets = project.main.stack.flatMap { file in
      project.files[file].lets.indices.map { Variable.introduced(file: file, index: $0) }
    }
    return Schema.tokens.indices.map(Variable.token) + lets
  }

  private func isSame(_ variable: Variable, in world: World) -> Bool {
    (0..<world.type(of: variable).slotCount).allSatisfy {
      world.value(of: variable, slot: $0) == theme.world.value(of: variable, slot: $0)
        && world.openLet(behind: variable, slot: $0)
          == theme.world.openLet(behind: variable, slot: $0)
    }
  }

  private func tokenValue(_ token: Int) -> TokenValue? { theme.world.tokenValue(token) }

  /// All findings, in order.
  var diagnostics: [Diagnostic] { project.diagnostics + theme.world.diagnostics }

  /// Each finding as `line:column severity id: message`, with the file's name where it is another.
  var findings: [String] {
    diagnostics.map { finding in
      let file = finding.location.file.index == 0 ? "" : place(finding.location, namesFile: true)
      let place = file.isEmpty ? place(finding.location, namesFile: false) : file
      return "\(place) \(finding.severity) \(finding.id.rawValue): " + finding.message
    }
  }

  /// All findings in the order of reports, with the text that each is about, its labels, notes and
  /// fixes on lines of their own below it.
  var report: String {
    Diagnostic.ordered(diagnostics).map { finding in
      var lines = [
        "\(place(finding.location)) \(finding.severity) \(finding.id.rawValue): "
          + finding.message,
        "  at `\(text(finding.location))`",
      ]
      lines += finding.labels.map { "  \(place($0.location)) `\(text($0.location))` \($0.message)" }
      lines += finding.notes.map { "  \($0)" }
      lines += finding.fixes.map { "  \($0.applicability) fix: \($0.title)" }
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  private func place(_ location: ThemeSource.SourceLocation, namesFile: Bool = true) -> String {
    let source = project.texts[Int(location.file.index)]
    let place = LineIndex(source).position(of: location.range.start)
    return (namesFile ? source.name + ":" : "") + "\(place.line):\(place.column)"
  }

  private func text(_ location: ThemeSource.SourceLocation) -> String {
    let bytes = project.texts[Int(location.file.index)].bytes
    let text = bytes[location.range.start.index..<location.range.end.index]
    return String(decoding: text.prefix(80), as: UTF8.self).debugDescription.dropFirst().dropLast()
      .replacing("\\\"", with: "\"") + (text.count > 80 ? "…" : "")
  }

  /// The text of what `path` names: a token or a `let`, a part of a text style, an appearance.
  func text(_ path: String) -> String? {
    if let variable = theme.variable(named: path) { return theme.world.text(of: variable) }
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let (head, last) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    guard let variable = theme.variable(named: head) else { return nil }
    if let appearance = Appearance.allCases.first(where: { $0.text == last }) {
      return theme.world.value(of: variable, slot: Int(appearance.rawValue))?.text
    }
    guard let view = PartView(name: last) else { return nil }
    if let style = theme.world.textStyle(of: variable) { return style.value(of: view).text }
    let font = theme.world.font(of: variable)
    return font.map { Auth0TextStyle(font: $0).value(of: view).text }
  }
}
