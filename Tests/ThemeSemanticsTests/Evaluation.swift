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
    project = try Project.load("/" + main, from: provider).get()
    theme = project.evaluate()
  }

  /// Evaluates one file.
  init(_ text: String) throws { try self.init(["main.theme": text]) }

  /// All findings, in order.
  var diagnostics: [Diagnostic] { project.diagnostics + theme.world.diagnostics }

  /// Each finding as `line:column severity id: message`, with the file's name where it is another.
  var findings: [String] {
    diagnostics.map { finding in
      let source = project.files[Int(finding.location.file.index)].tree.source
      let index = LineIndex(source)
      let place = index.position(of: finding.location.range.start)
      let file = finding.location.file.index == 0 ? "" : source.name + ":"
      return "\(file)\(place.line):\(place.column) \(finding.severity) \(finding.id.rawValue): "
        + finding.message
    }
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
    guard let view = PartView(name: last), let style = theme.world.textStyle(of: variable) else {
      return nil
    }
    return style.value(of: view).text
  }
}
