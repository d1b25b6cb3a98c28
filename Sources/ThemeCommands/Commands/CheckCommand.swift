import ThemeSemantics
import ThemeSource

extension Command {
  static let check = Command(
    "check", summary: "report every mistake in themes",
    discussion: [
      "Checks each file with all that it extends and imports, and evaluates it. Exits with 0 where"
        + " there are no errors, 1 where there are, 2 where a file cannot be read."
    ],
    operands: [Operand("FILE", .some, help: "a theme; - is standard input")],
    options: [.diagnosticFormat, .assets, .color],
    examples: [
      Example("theme check acme.theme", "what is wrong, with the source"),
      Example("theme check --format short *.theme", "one line for each mistake"),
    ]
  ) { invocation in
    var status = ExitStatus.clean
    var report = FindingsReport()
    if invocation.operands.count == 1 {
      guard let project = invocation.load(invocation.operands[0]) else { return .couldNotRun }
      report.add(project.findings(workers: .threads), of: project)
    } else {
      let loaded = invocation.load(invocation.operands)
      if !loaded.isComplete { status = .couldNotRun }
      for many in loaded.projects {
        report.add(many.findings(workers: .threads), of: many.project)
      }
    }
    report.write(to: invocation)
    if status == .clean, report.hasErrors { status = .findings }
    return status
  }
}
