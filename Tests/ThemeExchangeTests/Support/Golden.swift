import Foundation
import Testing

/// Compares with the file `name` under `Fixtures`; `UPDATE_FIXTURES=1` writes it anew, and fails so
/// that nobody takes recording for passing.
func expectGolden(
  _ name: String, _ actual: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let url = fixtures.appending(path: name)
  let expected = try? String(contentsOf: url, encoding: .utf8)
  if expected == actual { return }
  if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(throws: Never.self, sourceLocation: sourceLocation) {
      try actual.write(to: url, atomically: true, encoding: .utf8)
    }
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
  } else {
    Issue.record(
      "\(name) differs\n\(actual)\nexpected\n\(expected ?? "no golden")",
      sourceLocation: sourceLocation)
  }
}

/// The folder of this target's test data.
let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Fixtures")
