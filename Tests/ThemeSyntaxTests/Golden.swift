import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that tests read and compare with, beside this one.
enum Fixtures {
  /// The folder of the fixtures.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Fixtures")

  /// The names of the files in `folder` that end in `ending`, in order.
  static func names(in folder: String, ending: String) -> [String] {
    let all =
      (try? FileManager.default.contentsOfDirectory(
        atPath: self.folder.appending(path: folder).path)) ?? []
    return all.filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }.sorted()
  }

  /// The bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// The text of a file.
  static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// Compares `text` with what the file `name` holds; with `UPDATE_FIXTURES=1`, writes it there,
  /// which fails too, so that nobody takes a recording for a test.
  static func expect(
    _ text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was written anew", sourceLocation: sourceLocation)
      return
    }
    guard let golden = try? String(decoding: Data(contentsOf: file), as: UTF8.self) else {
      Issue.record("\(name) is missing", sourceLocation: sourceLocation)
      return
    }
    guard golden != text else { return }
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name) differs from line \(same + 1) on:
      - \(same < old.count ? old[same] : "the end")
      + \(same < new.count ? new[same] : "the end")
      """, sourceLocation: sourceLocation)
  }
}
