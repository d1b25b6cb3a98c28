import ThemeSemantics
import ThemeSource

extension Origin.Source {
  /// The statement that it is; `nil` for Auth0's own value.
  package var statement: Origin.Place? {
    switch self {
    case .standard: nil
    case .setting(let place), .introduction(let place), .dropped(let place): place
    }
  }
}

extension Project {
  /// A statement on one line: `primary = blue`.
  package func text(of statement: Origin.Place) -> String {
    let source = files[statement.file].source
    let value = statement.value.map { " = " + source.string(in: $0.range) } ?? ""
    return (source.string(in: statement.target.range) + value).onOneLine
  }
}

extension String {
  /// The text with its line breaks and runs of spaces as one space each.
  package var onOneLine: String { split { $0.isWhitespace }.joined(separator: " ") }
}

/// Says where statements stand, with an index of lines for each file that was asked about.
package final class StatementLocator {
  private let project: Project
  private var indices: [Int: LineIndex] = [:]

  /// A locator for the files of `project`.
  package init(_ project: Project) { self.project = project }

  /// The line and column of a place, from 1.
  package func position(of location: SourceLocation) -> (line: Int, column: Int) {
    let file = Int(location.file.index)
    let index = indices[file] ?? LineIndex(project.files[file].source)
    indices[file] = index
    let position = index.position(of: location.range.start)
    return (position.line, position.column)
  }

  /// `base.theme:9:3`
  package func name(of location: SourceLocation) -> String {
    let (line, column) = position(of: location)
    return "\(project.files[Int(location.file.index)].source.name):\(line):\(column)"
  }
}
