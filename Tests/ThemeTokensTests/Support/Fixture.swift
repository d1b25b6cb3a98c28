import Foundation
import ThemeTokens

/// A table in `Fixtures`: comma-separated, after a comment and a header.
struct Fixture {
  let name: String
  let rows: [[String]]

  init(_ name: String) throws {
    self.name = name
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = tests.appendingPathComponent("Fixtures").appendingPathComponent(name)
    rows = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n").dropFirst(2)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    guard !rows.isEmpty else { throw FixtureError.noRows }
  }
}

/// Reads the cells of a row one after another.
struct RowReader {
  private var cells: ArraySlice<String>

  init(_ row: [String]) {
    cells = row[...]
  }

  mutating func text() throws -> String {
    guard let cell = cells.popFirst() else { throw FixtureError.rowTooShort }
    return cell
  }

  mutating func number() throws -> Double {
    let cell = try text()
    guard let value = Double(cell) else { throw FixtureError.notANumber(cell) }
    return value
  }

  mutating func space() throws -> ColorSpace {
    let name = try text()
    guard let space = ColorSpace.allCases.first(where: { "\($0)" == name }) else {
      throw FixtureError.notASpace(name)
    }
    return space
  }

  mutating func color(in space: ColorSpace? = nil) throws -> ColorComponents {
    try ColorComponents(space ?? self.space(), number(), number(), number())
  }
}

enum FixtureError: Error {
  case noRows
  case rowTooShort
  case notANumber(String)
  case notASpace(String)
}
