import ThemeLinting
import ThemeSemantics
import ThemeSource

extension Command {
  static let deps = Command(
    "deps", summary: "list the files that themes read",
    discussion: [
      "Lists each theme, what it extends and imports, and the project's .theme-config, so that a"
        + " build runs again when one of them changes. Exits with 1 where a file is missing."
    ],
    operands: [Operand("FILE", .some, help: "a theme; - is standard input")],
    options: [DepsFormat.option, targetOption],
    examples: [
      Example("theme deps acme.theme --format xcfilelist", "for an Xcode run-script phase"),
      Example("theme deps acme.theme --format make --target Acme.swift", "a rule for make"),
    ]
  ) { invocation in
    var reads: [String] = []
    var status = ExitStatus.clean
    let files = DiskFiles(for: invocation.context)
    let format = invocation.choice(of: DepsFormat.option, default: DepsFormat.text)
    for name in invocation.operands {
      guard let project = invocation.load(name) else { return .couldNotRun }
      let missing = project.diagnostics.filter(\.isAboutFiles)
      if !missing.isEmpty {
        invocation.reportAside(missing, of: project)
        status = .findings
      }
      reads += project.files.map(\.path)
      let configuration = ThemePath.resolve(
        Configuration.fileName, in: files.root(for: project.main.path))
      if let configuration, FileAccess.exists(configuration) { reads.append(configuration) }
    }
    var known: Set<ExactPath> = []
    let paths = reads.filter {
      $0 != files.standardInputPath && known.insert(ExactPath($0)).inserted
    }
    let target = invocation.value(of: targetOption) ?? invocation.operands[0]
    invocation.context.output.write(format.list(paths, shownBy: files, target: target))
    return status
  }

  fileprivate static let targetOption = CommandOption.value(
    "target", placeholder: "NAME",
    help: "what make builds from the themes; the first FILE if not said")
}

extension Diagnostic {
  /// Whether a file could not be read.
  fileprivate var isAboutFiles: Bool {
    let kinds: [DiagnosticID] = [
      "missing_file", "unreadable_file", "invalid_path", "path_outside_root",
    ]
    return kinds.contains(id)
  }
}

/// The forms of a list of files.
private enum DepsFormat: String, CaseIterable {
  case text, xcfilelist, make, json

  static let option = CommandOption.choice(
    "format", short: "f", placeholder: "FORMAT", of: DepsFormat.self,
    help: "text (default), xcfilelist (absolute paths), make or json")

  func list(_ paths: [String], shownBy files: DiskFiles, target: String) -> [UInt8] {
    let names = paths.map(files.displayName(of:))
    switch self {
    case .text: return Array(names.map { VisibleText.escaping($0) + "\n" }.joined().utf8)
    case .xcfilelist: return Array(paths.map { $0 + "\n" }.joined().utf8)
    case .make:
      let words = names.map(Self.makeWord).joined(separator: " \\\n  ")
      return Array("\(Self.makeWord(target)): \(words)\n".utf8)
    case .json:
      var writer = JSONWriter()
      writer.array(names)
      writer.endLine()
      return writer.bytes
    }
  }

  /// A name as make reads it: spaces, `#`, `%` and `$` lose their meaning.
  private static func makeWord(_ name: String) -> String {
    var word = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case " ", "#", "%", ":", "\\": word += "\\"
      case "$": word += "$"
      default: break
      }
      word.unicodeScalars.append(scalar)
    }
    return word
  }
}
