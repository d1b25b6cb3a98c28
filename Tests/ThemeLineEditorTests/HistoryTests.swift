import Foundation
import Testing
import ThemeLineEditor

@Suite struct HistoryTests {
  @Test func keepsEachTextOnceAtItsLatestPlace() {
    var history = History(["a", "b", "a", " ", "", "c"])
    #expect(history.entries == ["b", "a", "c"])
    for entry in ["b", "\n \t", "c", "c"] { history.add(entry) }
    #expect(history.entries == ["a", "b", "c"])
  }

  @Test func isBounded() {
    var history = History((0..<3_000).map(String.init))
    #expect(history.entries.count == History.maximumCount)
    #expect(history.entries.first == "1000")
    history.add("new")
    #expect(history.entries.count == History.maximumCount)
    #expect(history.entries.first == "1001" && history.entries.last == "new")

    history.add(String(repeating: "x", count: History.maximumEntrySize + 1))
    #expect(history.entries.last == "new")
    for index in 0..<40 { history.add("\(index)" + String(repeating: "x", count: 60_000)) }
    let size = history.entries.reduce(0) { $0 + $1.utf8.count }
    #expect(size <= History.maximumSize && size > History.maximumSize - 61_000)
    #expect(History(history.entries).entries == history.entries)
  }

  @Test(
    arguments: [
      ("l", "et x"), ("le", "t x"), ("let", " x"), ("let x", nil), ("", nil), ("L", nil),
      ("caf", "é"), ("cafe", nil), ("日", "本"),
    ] as [(String, String?)])
  func suggestion(for text: String, is expected: String?) {
    let history = History(["let y", "cafe\u{301}", "caf\u{E9}", "日本", "let x"])
    #expect(history.suggestion(for: text) == expected)
  }

  @Test(
    arguments: [
      ("let", 3, true, 3, 0..<3), ("let", 2, true, 0, 0..<3), ("let", 1, false, 3, 0..<3),
      ("E", 3, true, nil, 0..<0), ("t", 2, true, 2, 5..<6), ("T", 3, true, 2, 0..<1),
      ("本", 3, true, 1, 3..<6), ("", 1, true, 1, 6..<6), ("let", 4, true, nil, 0..<0),
      ("let", -1, true, nil, 0..<0), ("a longer query than any entry", 3, true, nil, 0..<0),
    ] as [(String, Int, Bool, Int?, Range<Int>)])
  func match(query: String, from start: Int, towardsOlder: Bool, entry: Int?, range: Range<Int>) {
    let history = History(["let a", "日本", "Text.t", "let b"])
    let match = history.match(query, from: start, towardsOlder: towardsOlder)
    #expect(match?.entry == entry)
    #expect(match == nil || match?.range == range)
  }
}

@Suite struct HistoryFileTests {
  /// A folder for one test, which is removed after it.
  private final class Folder {
    let path: String

    init() throws {
      var template = Array("\(NSTemporaryDirectory())/history-XXXXXX".utf8CString)
      path = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func contents(_ name: String) -> String? {
      try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    func write(_ bytes: some Sequence<UInt8>, to name: String) {
      #expect(FileManager.default.createFile(atPath: path + "/" + name, contents: Data(bytes)))
    }

    func mode(_ name: String) throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
  }

  private func history(_ entries: String...) -> History {
    var history = History()
    for entry in entries { history.add(entry) }
    return history
  }

  @Test func savedEntriesAreLoaded() throws {
    let folder = try Folder()
    let file = folder.path + "/a/b/history"
    var saved = history("one", "two\nlines\\n", "日本 \u{1}", "\\", "\\\\\n")
    try saved.save(to: file)
    #expect(History.load(from: file).entries == saved.entries)
    #expect(
      folder.contents("a/b/history") == "one\ntwo\\nlines\\\\n\n日本 \u{1}\n\\\\\n\\\\\\\\\\n\n")
    #expect(try folder.mode("a/b/history") == 0o600)
    #expect(try folder.mode("a/b") == 0o700)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b") == ["history"])
  }

  @Test func sessionsKeepEachOthersEntries() throws {
    let folder = try Folder()
    let file = folder.path + "/history"
    var first = history("old")
    try first.save(to: file)
    var second = History.load(from: file)
    first.add("from first")
    second.add("from second")
    try first.save(to: file)
    try second.save(to: file)
    #expect(History.load(from: file).entries == ["old", "from first", "from second"])
    first.add("old")
    try first.save(to: file)
    #expect(History.load(from: file).entries == ["from first", "from second", "old"])
    // Nothing new, nothing written.
    try FileManager.default.removeItem(atPath: file)
    try first.save(to: file)
    #expect(folder.contents("history") == nil)
  }

  @Test func manySessionsAtOnceLoseNothing() async throws {
    let folder = try Folder()
    let file = folder.path + "/history"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for session in 0..<4 {
        group.addTask {
          var history = History()
          for entry in 0..<5 {
            history.add("\(session).\(entry)")
            try history.save(to: file)
          }
        }
      }
      try await group.waitForAll()
    }
    let expected = (0..<4).flatMap { session in (0..<5).map { "\(session).\($0)" } }
    #expect(History.load(from: file).entries.sorted() == expected.sorted())
    #expect(folder.names == ["history"])
  }

  @Test func brokenFilesAreTolerated() throws {
    let folder = try Folder()
    #expect(History.load(from: folder.path + "/missing").entries == [])
    #expect(History.load(from: folder.path).entries == [])
    #expect(History.load(from: "/dev/zero").entries == [])
    folder.write([], to: "empty")
    #expect(History.load(from: folder.path + "/empty").entries == [])
    let bytes: [UInt8] = [0x61, 0x0A, 0xFF, 0xC3, 0x0A, 0x0A, 0x00, 0x0A, 0x62, 0x5C]
    folder.write(bytes, to: "broken")
    #expect(
      History.load(from: folder.path + "/broken").entries == ["a", "\u{FFFD}\u{FFFD}", "\0", "b"])
    folder.write(Array(repeating: 0x78, count: 10_000_000), to: "one line")
    #expect(History.load(from: folder.path + "/one line").entries == [])
    let lines = (0..<400_000).map { "entry \($0)\n" }.joined()
    folder.write(lines.utf8, to: "long")
    let long = History.load(from: folder.path + "/long").entries
    #expect(long.count == History.maximumCount && long.last == "entry 399999")
  }

  @Test func pipeDoesNotBlock() throws {
    let folder = try Folder()
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(History.load(from: folder.path + "/pipe").entries == [])
    var history = history("a")
    try history.save(to: folder.path + "/pipe")
    #expect(folder.names == ["pipe"])
  }

  @Test func devicesAreLeftAlone() throws {
    var history = history("a")
    try history.save(to: "/dev/null")
    #expect(History.load(from: "/dev/null").entries == [])
  }

  @Test func linksStayLinks() throws {
    let folder = try Folder()
    folder.write("old\n".utf8, to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "target")
    var history = history("new")
    try history.save(to: folder.path + "/link")
    #expect(folder.contents("target") == "old\nnew\n")
    #expect(folder.names.sorted() == ["link", "target"])
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    let folder = try Folder()
    folder.write([], to: "file")
    var history = history("a")
    let error = #expect(throws: HistoryError.self) {
      try history.save(to: folder.path + "/file/history")
    }
    #expect(error?.code == ENOTDIR)
    #expect(error?.description.hasPrefix("cannot write \(folder.path)/file") == true)
    try history.save(to: folder.path + "/history")
    #expect(folder.contents("history") == "a\n")
  }
}
