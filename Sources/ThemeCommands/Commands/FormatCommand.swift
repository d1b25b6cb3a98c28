import ThemeFormatting
import ThemeLinting
import ThemeSemantics
import ThemeSource
import ThemeSyntax

extension Command {
  static let format = Command(
    "format", summary: "write themes in their one form",
    discussion: [
      "Rewrites files in place: white space, line breaks, the spelling of colours and numbers, and"
        + " the order of imports. What a theme means stays the same, and so does every comment."
        + " Folders are searched for *.theme files; without a FILE, the whole project is formatted:"
        + " the folder with .git, or the outermost one with a .theme-config. There is nothing to"
        + " choose but the width, `format.width` in `.theme-config`.",
      "Exits with 0 where all is formatted, 1 where a file has syntax errors or its .theme-config"
        + " has errors, which are shown and the file left as it is, or where --check or --diff found"
        + " something to change, 2 where a file cannot be read or written.",
    ],
    operands: [
      Operand(
        "FILE", .any, help: "a theme or a folder; - is standard input, formatted to standard output"
      )
    ],
    options: [checkOption, diffOption, stdinNameOption, .color],
    examples: [
      Example("theme format", "the whole project"),
      Example("theme format --check themes", "whether a folder is formatted, for CI"),
      Example("theme format --diff acme.theme", "what would change"),
      Example("theme format --stdin-filename acme.theme -", "for editors"),
    ]
  ) { invocation in
    if invocation.has(stdinNameOption), !invocation.operands.contains("-") {
      return invocation.context.refuse(
        UsageError("`--stdin-filename` goes with `-`, standard input", command: "format"))
    }
    var run = FormatRun(invocation)
    return run.run()
  }

  fileprivate static let checkOption = CommandOption.flag(
    "check", help: "list the files that would change, and change nothing; exits with 1 if any")
  fileprivate static let diffOption = CommandOption.flag(
    "diff", help: "show what would change, and change nothing; exits with 1 if anything")
  fileprivate static let stdinNameOption = CommandOption.value(
    "stdin-filename", placeholder: "PATH",
    help: "the file that standard input is: its name in messages, and its project's width")
}

/// One run of `theme format`.
private struct FormatRun {
  private let invocation: Invocation
  private let files: DiskFiles
  private var report = FindingsReport()
  private var status = ExitStatus.clean
  private var changed = 0
  /// What the configuration of each project says; `nil` where it cannot be read.
  private var configurations: [ExactPath: Configuration?] = [:]
  /// The files that have been formatted, by their paths without links.
  private var done: Set<ExactPath> = []

  private var context: CommandContext { invocation.context }
  private var isChecking: Bool { invocation.has(Command.checkOption) }
  private var isComparing: Bool { invocation.has(Command.diffOption) }

  init(_ invocation: Invocation) {
    self.invocation = invocation
    files = DiskFiles(for: invocation.context)
  }

  mutating func run() -> ExitStatus {
    if invocation.operands.isEmpty {
      formatFolder(files.root(for: context.folder + "/.theme"))
    }
    for operand in invocation.operands {
      if operand == "-" {
        formatStandardInput()
      } else {
        let path = files.path(of: operand)
        if FileAccess.isFolder(path) {
          formatFolder(FileAccess.realPath(path) ?? path)
        } else {
          formatFile(path, name: operand)
        }
      }
    }
    if !report.findings.isEmpty {
      invocation.report(report.findings, about: report.sources, as: .text, on: context.errors)
    }
    if changed > 0, !isChecking, !isComparing {
      context.errors.write("formatted \(Wording.count(changed, "file"))\n")
    }
    return status
  }

  // MARK: Files

  private mutating func formatFolder(_ folder: String) {
    let root = files.root(for: folder + "/.theme")
    guard let configuration = configuration(of: root) else { return }
    let found = ThemeFinder.themes(
      in: folder, root: root, excluding: configuration.strings("exclude"))
    for path in found.paths { formatFile(path, name: files.displayName(of: path)) }
    let ownConfiguration = ThemePath.join(folder, Configuration.fileName)
    if folder == root, FileAccess.exists(ownConfiguration) {
      formatFile(ownConfiguration, name: files.displayName(of: ownConfiguration))
    }
  }

  private mutating func formatFile(_ path: String, name: String) {
    guard done.insert(ExactPath(FileAccess.realPath(path) ?? path)).inserted else { return }
    switch FileAccess.read(path, name: name) {
    case .failure(let error): fail(error)
    case .success(let bytes):
      let source = SourceText(name: name, bytes: bytes)
      guard let formatted = format(source, at: path), formatted != bytes else { return }
      if !showChange(of: source, to: formatted) {
        switch FileAccess.write(formatted, to: path, name: name) {
        case .success: changed += 1
        case .failure(let error): fail(error)
        }
      }
    }
  }

  private mutating func formatStandardInput() {
    switch context.readInput() {
    case .failure(let error): fail(error)
    case .success(let bytes):
      let name = invocation.value(of: Command.stdinNameOption)
      let source = SourceText(name: name ?? "<stdin>", bytes: bytes)
      let path = name.map(files.path(of:)) ?? files.standardInputPath
      let formatted = format(source, at: path)
      if isChecking || isComparing {
        if let formatted, formatted != bytes { _ = showChange(of: source, to: formatted) }
      } else {
        // What cannot be formatted comes out as it is: whoever reads it may have nothing else.
        context.output.write(formatted ?? bytes)
      }
    }
  }

  private mutating func fail(_ error: FileError) {
    context.complain(error.message)
    status = .couldNotRun
  }

  // MARK: Formatting

  /// The formatted text; nothing where it has errors, which are noted.
  private mutating func format(_ source: SourceText, at path: String) -> [UInt8]? {
    guard let width = width(for: path) else { return nil }
    if let problem = source.encodingDiagnostic() {
      return leaveAlone(source, because: [problem])
    }
    let isConfiguration = ThemePath.fileName(of: path) == Configuration.fileName
    let tree =
      isConfiguration
      ? SyntaxTree.parse(source, dialect: .configuration)
      : SyntaxTree.parse(source, workers: .threads)
    switch Formatter.format(tree, configuration: FormatConfiguration(width: width)) {
    case .formatted(let bytes): return bytes
    case .leftAlone(let findings):
      return leaveAlone(source, because: findings.filter { $0.severity == .error })
    }
  }

  private mutating func leaveAlone(
    _ source: SourceText, because findings: [Diagnostic]
  ) -> [UInt8]? {
    report.add(findings, about: [source])
    if status == .clean { status = .findings }
    return nil
  }

  /// Shows the change if that is all that was asked for, and says whether it was.
  private mutating func showChange(of source: SourceText, to formatted: [UInt8]) -> Bool {
    guard isChecking || isComparing else { return false }
    if status == .clean { status = .findings }
    let output = context.output
    if isComparing {
      let diff = UnifiedDiff(from: source.bytes, to: formatted)
      output.write(
        diff.rendered(
          oldName: source.name, newName: source.name,
          isColored: invocation.colorDepth(of: output) > .none, forTerminal: output.isTerminal))
    } else {
      output.write(VisibleText.escaping(source.name) + "\n")
    }
    return true
  }

  // MARK: Configuration

  /// The columns for a file; `nil` where its project's configuration cannot be read, since a width
  /// that nobody chose would change every line.
  private mutating func width(for path: String) -> Int? {
    configuration(of: files.root(for: path)).map { Int($0.number("format.width")) }
  }

  /// What the `.theme-config` in a folder says; `nil` where it cannot be read or has errors, which are
  /// noted once.
  private mutating func configuration(of root: String) -> Configuration? {
    if let known = configurations[ExactPath(root)] { return known }
    let configuration = readConfiguration(at: ThemePath.join(root, Configuration.fileName))
    configurations[ExactPath(root)] = .some(configuration)
    return configuration
  }

  private mutating func readConfiguration(at path: String) -> Configuration? {
    guard FileAccess.exists(path) else { return Configuration() }
    switch FileAccess.read(path, name: files.displayName(of: path)) {
    case .success(let bytes):
      let source = SourceText(name: files.displayName(of: path), bytes: bytes)
      let configuration = Configuration.read(source, rules: LintRules.configurable)
      let errors = configuration.diagnostics.filter { $0.severity == .error }
      guard errors.isEmpty else {
        _ = leaveAlone(source, because: errors)
        return nil
      }
      return configuration
    case .failure(let error):
      fail(error)
      return nil
    }
  }
}
