import Foundation
import Testing

/// Compares with the file `name` under `Fixtures`; `UPDATE_FIXTURES=1` writes it anew, and fails so
/// that nobody takes recording for passing.
func expectGolden(
  _ name: String, _ actual: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/\(name)")
  let expected = try? Data(contentsOf: url)
  if expected.map(Array.init) == actual { return }
  if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(throws: Never.self, sourceLocation: sourceLocation) { try Data(actual).write(to: url) }
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
  } else {
    let shown = expected.map { String(decoding: $0, as: UTF8.self) } ?? "no golden"
    Issue.record(
      "\(name) differs\n\(String(decoding: actual, as: UTF8.self))\nexpected\n\(shown)",
      sourceLocation: sourceLocation)
  }
}
