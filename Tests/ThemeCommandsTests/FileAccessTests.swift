import Foundation
import Testing
import ThemeSemantics
import ThemeSource

@testable import ThemeCommands

@Suite struct FileAccessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func message(_ result: Result<some Any, FileError>) -> String {
    switch result {
    case .success: "success"
    case .failure(let error): error.message.replacing(folder.path, with: "")
    }
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 300_000])
  func `A file is read whole`(size: Int) throws {
    let text = String(repeating: "x", count: size)
    let path = try folder.write(text, to: "a.theme")
    #expect(try FileAccess.read(path).get() == Array(text.utf8))
  }

  @Test func `What cannot be read is said in plain words`() throws {
    try folder.write("", to: "acme.theme")
    try folder.write("12345", to: "big.theme")
    let pipe = folder["pipe.theme"]
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(symlink("loop.theme", folder["loop.theme"]) == 0)
    let cases = [
      ("acne.theme", "cannot read `/acne.theme`: no such file, did you mean `/acme.theme`?"),
      ("zebra", "cannot read `/zebra`: no such file"), ("", "cannot read `/`: it is a folder"),
      ("acme.theme/x", "cannot read `/acme.theme/x`: a part of the path is not a folder"),
      ("pipe.theme", "cannot read `/pipe.theme`: it is a pipe, not a file"),
      ("loop.theme", "cannot read `/loop.theme`: too many symbolic links"),
      (String(repeating: "n", count: 300), "the name is too long"),
    ]
    for (name, expected) in cases {
      let found = message(FileAccess.read(folder[name]))
      #expect(found == expected || found.hasSuffix(expected), "\(found)")
    }
    #expect(
      message(FileAccess.read("/dev/null")) == "cannot read `/dev/null`: it is a device, not a file"
    )
    #expect(
      message(FileAccess.read(folder["big.theme"], limit: 4)).hasSuffix("it is larger than 0 MB"))
    #expect(try FileAccess.read(folder["big.theme"], limit: 5).get().count == 5)
    #expect(
      message(FileAccess.read(folder["zebra"], name: "\u{1B}z"))
        == "cannot read `<U+001B>z`: no such file")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `A file without permission is refused`() throws {
    let path = try folder.write("x", to: "secret.theme", mode: 0)
    #expect(message(FileAccess.read(path)) == "cannot read `/secret.theme`: permission denied")
  }

  @Test func `A shell's pipe is read to its end`() throws {
    let pipe = Pipe()
    let text = Data(repeating: 0x61, count: 200_000)
    let writing = pipe.fileHandleForWriting
    Thread.detachNewThread {
      try? writing.write(contentsOf: text)
      try? writing.close()
    }
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try FileAccess.read(path).get() == Array(text))
  }

  /// A folder that is open gives what its path gives, links aside; one that is not is looked up whole.
  @Test func `A file is read by its name in an open folder`() throws {
    try folder.write("one", to: "a.theme")
    #expect(symlink("a.theme", folder["link.theme"]) == 0)
    for open in [OpenFolder(folder.path), OpenFolder(folder["missing"]), OpenFolder()] {
      #expect(try FileAccess.read(folder["a.theme"], in: open).get() == Array("one".utf8))
      #expect(
        message(FileAccess.read(folder["b.theme"], in: open)).hasPrefix(
          "cannot read `/b.theme`: no such file"))
      #expect(throws: (any Error).self) {
        try FileAccess.read(folder["link.theme"], in: open).get()
      }
    }
    #expect(OpenFolder("/").length == 1)
    #expect(OpenFolder(folder["missing"]).length == 0)
  }

  @Test func `Folders are listed in order`() throws {
    for name in ["b", "a", ".hidden", "é"] { try folder.write("", to: name) }
    #expect(try FileAccess.names(inFolder: folder.path).get() == [".hidden", "a", "b", "é"])
    #expect(message(FileAccess.names(inFolder: folder["x"])) == "cannot list `/x`: no such folder")
  }

  @Test(arguments: [0o644, 0o600, 0o755, 0o440 | 0o200])
  func `A file is replaced and keeps its mode`(mode: Int) throws {
    let path = try folder.write("old", to: "a.theme", mode: mode)
    try FileAccess.write(Array("new".utf8), to: path).get()
    #expect(folder.text(of: "a.theme") == "new")
    #expect(folder.mode(of: "a.theme") == mode)
    #expect(folder.names == ["a.theme"])
  }

  @Test func `A new file has the mode that the system gives`() throws {
    try FileAccess.write([0x61], to: folder["new.theme"]).get()
    #expect(FileManager.default.createFile(atPath: folder["other"], contents: nil))
    #expect(folder.text(of: "new.theme") == "a")
    #expect(folder.mode(of: "new.theme") == folder.mode(of: "other"))
  }

  @Test func `Links stay links, and lead to the new content`() throws {
    try FileManager.default.createDirectory(
      atPath: folder["deep"], withIntermediateDirectories: true)
    try folder.write("old", to: "deep/real.theme", mode: 0o640)
    #expect(symlink("deep/real.theme", folder["link.theme"]) == 0)
    #expect(symlink("link.theme", folder["second.theme"]) == 0)
    #expect(symlink("deep/later.theme", folder["dangling.theme"]) == 0)
    try FileAccess.write(Array("new".utf8), to: folder["second.theme"]).get()
    try FileAccess.write(Array("first".utf8), to: folder["dangling.theme"]).get()
    #expect(folder.text(of: "deep/real.theme") == "new")
    #expect(folder.mode(of: "deep/real.theme") == 0o640)
    #expect(folder.text(of: "deep/later.theme") == "first")
    for name in ["link.theme", "second.theme", "dangling.theme"] {
      #expect(throws: Never.self) {
        try FileManager.default.destinationOfSymbolicLink(atPath: folder[name])
      }
    }
    #expect(folder.names == ["dangling.theme", "deep", "link.theme", "second.theme"])
  }

  @Test func `What cannot be written leaves the old file`() throws {
    let path = try folder.write("old", to: "a.theme", mode: 0o444)
    #expect(
      message(FileAccess.write([0x61], to: path)) == "cannot write `/a.theme`: it is read-only")
    #expect(
      message(FileAccess.write([0x61], to: folder["no/a"]))
        == "cannot write `/no/a`: no such folder")
    #expect(message(FileAccess.write([0x61], to: folder.path)) == "cannot write ``: it is a folder")
    #expect(symlink("loop", folder["loop"]) == 0)
    #expect(message(FileAccess.write([0x61], to: folder["loop"])).hasPrefix("cannot write `/loop`"))
    #expect(folder.text(of: "a.theme") == "old")
    #expect(folder.names == ["a.theme", "loop"])
  }

  #if os(Linux)
    @Test func `A full device is reported`() {
      #expect(
        message(FileAccess.write([0x61], to: "/dev/full"))
          == "cannot write `/dev/full`: the disk is full")
      #expect(throws: Never.self) { try FileAccess.write([0x61], to: "/dev/null").get() }
      let descriptor = open("/dev/full", O_WRONLY)
      defer { close(descriptor) }
      let output = Output(descriptor: descriptor)
      output.write("text")
      #expect(output.failure == nil)
      output.flush()
      #expect(output.failure == ENOSPC)
      output.write("more")
      #expect(output.bytes.isEmpty)
    }
  #endif

  @Test func `A context reads input for a dash, and paths from its folder`() throws {
    try folder.write("file", to: "a.theme")
    let context = CommandContext(input: [0x69], workingFolder: folder.path)
    #expect(try context.read("-").get() == [0x69])
    #expect(try context.read("a.theme").get() == Array("file".utf8))
    #expect(try context.read(folder["a.theme"]).get() == Array("file".utf8))
    #expect(message(context.read("b")) == "cannot read `b`: no such file")
    try context.write([0x6F], to: "-").get()
    try context.write([0x6F], to: "out").get()
    #expect(context.output.bytes == [0x6F])
    #expect(folder.text(of: "out") == "o")
  }

  /// A folder that is known to have no links in its path is not asked about again, and a link in it is
  /// still seen as one.
  @Test func linksAreFollowedInKnownFolders() throws {
    try FileManager.default.createDirectory(
      atPath: folder["deep"], withIntermediateDirectories: true)
    try folder.write("theme Plain\n", to: "plain.theme")
    try folder.write("theme Real\n", to: "deep/real.theme")
    #expect(symlink("deep/real.theme", folder["link.theme"]) == 0)
    #expect(symlink("deep", folder["also"]) == 0)
    let files = DiskFiles(workingDirectory: folder.path)
    let root = try #require(FileAccess.realPath(folder.path))
    for _ in 0..<2 {
      for (name, real) in [
        ("plain.theme", "plain.theme"), ("link.theme", "deep/real.theme"),
        ("deep/real.theme", "deep/real.theme"), ("also/real.theme", "deep/real.theme"),
      ] {
        #expect(try files.read(root + "/" + name).get().identity == root + "/" + real)
      }
      let names = ["also", "deep", "link.theme", "plain.theme"]
      #expect(throws: ThemeFileProblem.missing(similar: names)) {
        try files.read(root + "/none.theme").get()
      }
    }
  }

  /// `é` in one character and in two are two names to most systems, and what is known of a folder of
  /// one is not known of the other.
  @Test func foldersThatLookAlikeAreTwo() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    try FileManager.default.createDirectory(
      atPath: folder["project/" + composed], withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder["outside"], withIntermediateDirectories: true)
    // A system that knows both as one has nothing to tell apart.
    guard symlink("../outside", folder["project/" + decomposed]) == 0 else { return }
    try folder.write("", to: "project/.theme-config")
    try folder.write("theme Base\n", to: "project/\(composed)/base.theme")
    try folder.write("theme Other\n", to: "outside/base.theme")
    try folder.write("let secret = #654321\n", to: "outside/x.theme")
    try folder.write(
      "theme M extends \"\(composed)/base.theme\", \"\(decomposed)/x.theme\"\n",
      to: "project/main.theme")
    let ran = Ran(["check", "-f", "short", "main.theme"], folder: folder["project"])
    #expect(ran.status == .findings)
    #expect(ran.output.contains("leads out of the project"), "\(ran.output)")
    let files = DiskFiles(workingDirectory: folder.path)
    let root = try #require(FileAccess.realPath(folder["project"]))
    for _ in 0..<2 {
      let one = try files.read("\(root)/\(composed)/base.theme").get()
      let other = try files.read("\(root)/\(decomposed)/base.theme").get()
      #expect(String(decoding: one.bytes, as: UTF8.self) == "theme Base\n")
      #expect(String(decoding: other.bytes, as: UTF8.self) == "theme Other\n")
      #expect(other.identity.hasSuffix("/outside/base.theme"))
    }
  }

  @Test func aFolderIsNotTakenForAFileThatLooksLikeIt() throws {
    let folder = try TemporaryFolder()
    let names = (0..<20).map { "t\($0).theme" }
    for name in names { try folder.write("theme T\n", to: name) }
    try folder.write("theme File\n", to: "th\u{E9}.theme")
    try FileManager.default.createDirectory(
      atPath: folder["the\u{301}.theme"], withIntermediateDirectories: false)
    try folder.write("text.bld = red\n", to: "the\u{301}.theme/inside.theme")
    // Some systems take the two for one name.
    guard folder.names.count == 22 else { return }
    let ran = Ran(["lint", "-f", "short"] + names + ["the\u{301}.theme"], folder: folder.path)
    #expect(ran.output.contains("text.bld"))
  }

  /// Of many themes that are named, it is not asked what each is; what is chosen stays the same.
  @Test func manyThemesAreChosenAsFewAre() throws {
    let folder = try TemporaryFolder()
    let names = (0..<20).map { "t\($0).theme" }
    for name in names { try folder.write("text.bld = red\n", to: name) }
    try FileManager.default.createDirectory(
      atPath: folder["folder.theme"], withIntermediateDirectories: false)
    try folder.write("text.bld = red\n", to: "folder.theme/inside.theme")
    try folder.write("exclude = [\"t3.theme\", \"t4.theme\"]\n", to: ".theme-config")
    let all = names + ["folder.theme", "missing.theme"]
    let together = Ran(["lint", "-f", "short"] + all, folder: folder.path)
    var apart: [Substring] = []
    for part in [all.prefix(11), all.dropFirst(11)] {
      let ran = Ran(["lint", "-f", "short"] + part, folder: folder.path)
      apart += ran.output.split(separator: "\n")
    }
    #expect(apart.count == 21)
    #expect(together.output.split(separator: "\n").sorted() == apart.sorted())
    try folder.write("excluded = []\n", to: ".theme-config")
    let wrong = Ran(["lint", "-f", "short"] + all, folder: folder.path).output
    #expect(wrong.split(separator: "\n").count { $0.contains(".theme-config") } == 1, "\(wrong)")
  }

  @Test func themesThatLookAlikeAreTwo() throws {
    let (composed, decomposed) = ("th\u{E9}.theme", "the\u{301}.theme")
    try folder.write("text.bld = red\n", to: composed)
    try folder.write("text.bod = red\n", to: decomposed)
    guard folder.text(of: composed) == "text.bld = red\n" else { return }
    for command in ["check", "lint"] {
      let ran = Ran([command, "-f", "short", composed, decomposed], folder: folder.path)
      #expect(ran.output.split(separator: "\n").count == 2, "\(ran.output)")
    }
    #expect(Ran(["lint", "-f", "short"], folder: folder.path).output.contains("text.bod"))
    #expect(Ran(["lint", "-f", "short"], folder: folder.path).output.contains("text.bld"))
  }

  /// Each of two themes that are called alike has its own text, whatever is done with both.
  @Test func whatIsDoneToThemesThatLookAlikeIsDoneToEach() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    for (name, token) in [(composed, "md"), (decomposed, "lg")] {
      try FileManager.default.createDirectory(
        atPath: folder[name], withIntermediateDirectories: true)
      try folder.write("", to: name + "/.theme-config")
      try folder.write("import \"unused.theme\"\nspacing.\(token)=8\n", to: name + "/a.theme")
      try folder.write("let step = 8\n", to: name + "/unused.theme")
    }
    guard folder.text(of: composed + "/a.theme")?.contains("md") == true else { return }
    let paths = [composed + "/a.theme", decomposed + "/a.theme"]
    let emitted = Ran(["emit", "json"] + paths, folder: folder.path)
    #expect(emitted.status == .clean, "\(emitted.errors)")
    let values = emitted.output.components(separatedBy: "\n").filter {
      $0.contains("\"value\": 8}")
    }
    #expect(values.count { $0.contains("spacing.md") } == 1, "\(values)")
    #expect(values.count { $0.contains("spacing.lg") } == 1, "\(values)")
    #expect(Ran(["lint", "--fix"] + paths, folder: folder.path).status == .clean)
    #expect(Ran(["format"] + paths, folder: folder.path).status == .clean)
    #expect(folder.text(of: paths[0]) == "spacing.md = 8\n")
    #expect(folder.text(of: paths[1]) == "spacing.lg = 8\n")
    let reads = Ran(["deps"] + paths, folder: folder.path).output
    #expect(reads.split(separator: "\n").count { $0.hasSuffix("a.theme") } == 2, "\(reads)")
  }
}
