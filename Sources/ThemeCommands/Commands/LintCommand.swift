import ThemeLinting
import ThemeSemantics
import ThemeSource

extension Command {
  static let lint = Command(
    "lint", summary: "report what is wrong or could be better in themes, and repair it",
    discussion: [
      "Checks themes as `theme check` does, and asks the rules that `theme rule` lists. Folders are"
        + " searched for *.theme files; without a FILE, the whole project is looked at: the folder"
        + " with .git, or the outermost one with a .theme-config. With a theme, those of the project"
        + " that are built on it are looked at too.",
      "A comment `// lint:ignore RULE: why` silences a rule for the next statement or its own,"
        + " `// lint:ignore-file` for a file; `.theme-config` sets the severity of rules and their"
        + " options.",
      "Exits with 0 where there is nothing worse than a warning, 1 where there is, 2 where a file"
        + " cannot be read or written.",
    ],
    operands: [Operand("FILE", .any, help: "a theme or a folder; - is standard input")],
    options: [
      LintFormat.option, fixOption, unsafeFixOption, diffOption, strictOption, absoluteOption,
      .assets, .color,
    ],
    examples: [
      Example("theme lint", "the whole project"),
      Example("theme lint --fix", "the same, repairing what can be repaired safely"),
      Example("theme lint --diff --unsafe-fixes acme.theme", "what repairs would change"),
      Example("theme lint --format sarif", "for code scanning"),
    ]
  ) { invocation in
    var run = LintRun(invocation)
    return run.run()
  }

  fileprivate static let fixOption = CommandOption.flag(
    "fix", help: "make the repairs that change no value of a theme")
  fileprivate static let unsafeFixOption = CommandOption.flag(
    "unsafe-fixes", help: "make the repairs that may change values too")
  fileprivate static let diffOption = CommandOption.flag(
    "diff", help: "show what repairs would change, and change nothing; exits with 1 if anything")
  fileprivate static let strictOption = CommandOption.flag(
    "strict", help: "exit with 1 where there are warnings")
  fileprivate static let absoluteOption = CommandOption.flag(
    "absolute-paths", help: "name files by their absolute paths, as Xcode wants them")
}

/// The forms of what `theme lint` finds.
private enum LintFormat: String, CaseIterable {
  case text, short, json, sarif, github

  static let option = CommandOption.choice(
    "format", short: "f", placeholder: "FORMAT", of: LintFormat.self,
    help: "text (default), short (file:line:column: error: message [id]), json, sarif (2.1.0) or"
      + " github (workflow commands)")
}

/// One run of `theme lint`.
private struct LintRun {
  private let invocation: Invocation
  private var context: CommandContext { invocation.context }
  private var report = FindingsReport()
  private var status = ExitStatus.clean
  /// How many repairs were made, and in how many files.
  private var repairs = (count: 0, files: 0)

  private var isUnsafe: Bool { invocation.has(Command.unsafeFixOption) }
  private var showsChanges: Bool { invocation.has(Command.diffOption) }
  private var isRepairing: Bool { invocation.has(Command.fixOption) || isUnsafe || showsChanges }

  init(_ invocation: Invocation) { self.invocation = invocation }

  mutating func run() -> ExitStatus {
    let selection = ThemeSelection(
      invocation, absolutePaths: invocation.has(Command.absoluteOption))
    var changes: [Fixer.Change] = []
    for group in selection.groups {
      if let text = group.configurationText, let configuration = group.configuration {
        report.add(configuration.diagnostics, about: [text])
      }
      changes += lint(group, selection.files)
    }
    if selection.isBroken { status = .couldNotRun }
    if showsChanges { return finish(showing: changes) }
    write(changes)
    writeReport()
    if status == .clean, isBad { status = .findings }
    return status
  }

  private mutating func lint(
    _ group: ThemeSelection.Group, _ files: DiskFiles
  ) -> [Fixer.Change] {
    guard !group.paths.isEmpty else { return [] }
    let request = group.request(assets: invocation.values(of: .assets).map(context.systemPath))
    let (many, findings, changes): (Project.Many, [Diagnostic], [Fixer.Change])
    if isRepairing {
      let outcome = Fixer.fix(request, from: files, unsafe: isUnsafe, workers: .threads)
      (many, findings, changes) = (outcome.many, outcome.diagnostics, outcome.changes)
      repairs.count += outcome.count
    } else {
      many = request.load(from: files, workers: .threads)
      findings = request.lint(many, workers: .threads)
      changes = []
    }
    context.keep(many.project)
    for (path, problem) in many.problems where group.isWanted(path) {
      let name = Wording.quoted(files.displayName(of: group.paths[path]), limit: 200)
      context.complain("cannot read \(name): \(problem.reason)")
      status = .couldNotRun
    }
    report.add(findings, of: many.project)
    return changes
  }

  /// Whether there is something that a hook has to stop for.
  private var isBad: Bool {
    let least = invocation.has(Command.strictOption) ? Severity.warning : .error
    return report.findings.contains { $0.severity >= least }
  }

  // MARK: Repairs

  private mutating func write(_ changes: [Fixer.Change]) {
    for change in changes {
      switch FileAccess.write(change.new.bytes, to: change.path, name: change.new.name) {
      case .success: repairs.files += 1
      case .failure(let error):
        context.complain(error.message)
        status = .couldNotRun
      }
    }
  }

  private func finish(showing changes: [Fixer.Change]) -> ExitStatus {
    let output = context.output
    for change in changes {
      let diff = UnifiedDiff(from: change.old.bytes, to: change.new.bytes)
      output.write(
        diff.rendered(
          oldName: change.old.name, newName: change.new.name,
          isColored: invocation.colorDepth(of: output) > .none, forTerminal: output.isTerminal))
    }
    return status == .clean && !changes.isEmpty ? .findings : status
  }

  // MARK: Findings

  private func writeReport() {
    let output = context.output
    let format = invocation.choice(of: LintFormat.option, default: LintFormat.text)
    switch format {
    case .sarif:
      var sarif = SARIFReport(
        report.findings, about: report.sources, version: CommandLineTool.version)
      sarif.render { output.write($0) }
    case .github:
      var commands = GitHubReport(report.findings, about: report.sources)
      commands.render { output.write($0) }
    default:
      let plain = DiagnosticFormat(rawValue: format.rawValue) ?? .text
      invocation.report(report.findings, about: report.sources, as: plain, on: output)
    }
    if format == .text { writeRepairs() }
  }

  /// Says what was repaired, or what could be.
  private func writeRepairs() {
    if repairs.count > 0 {
      let count = Wording.count(repairs.count, "finding")
      context.errors.write("repaired \(count) in \(Wording.count(repairs.files, "file"))\n")
    }
    let findings = Diagnostic.ordered(report.findings)
    func count(_ applicability: Fix.Applicability) -> Int {
      findings.count { $0.fixes.first { !$0.edits.isEmpty }?.applicability == applicability }
    }
    let (safe, unsafe) = (count(.safe), count(.unsafe))
    guard !isRepairing, safe + unsafe > 0 else { return }
    let parts = [
      safe == 0 ? nil : "\(safe) can be repaired with --fix",
      unsafe == 0 ? nil : "\(unsafe) \(safe == 0 ? "can be repaired" : "more") with --unsafe-fixes",
    ]
    context.errors.write(Wording.joined(parts.compactMap { $0 }, by: ", ", last: ", ") + "\n")
  }
}
