import ThemeLinting
import ThemeSource

extension Command {
  static let rule = Command(
    "rule", summary: "explain the rules of `theme lint`",
    discussion: ["Lists all rules, or shows the page of one: what it finds, why, and what to do."],
    operands: [Operand("RULE", .optional, help: "a rule; without it, all are listed")],
    options: [ValueFormat.option, .color],
    examples: [
      Example("theme rule", "every rule, its severity and whether it repairs"),
      Example("theme rule low_contrast", "the page of one"),
    ]
  ) { invocation in
    let context = invocation.context
    let isJSON = invocation.choice(of: ValueFormat.option, default: ValueFormat.text) == .json
    guard let name = invocation.operands.first else {
      context.output.write(
        isJSON
          ? RuleList(LintRules.all).json()
          : RuleList(LintRules.all).text(isColored: invocation.colorDepth(of: context.output) > .none))
      return .clean
    }
    guard let rule = LintRules.rule(named: name) else {
      let names = LintRules.all.map { $0.name.rawValue }
      return context.refuse(
        .unknown(
          "rule", name, suggestions: Spelling.closest(to: name, among: names),
          otherwise: "`theme rule` lists the rules", command: "rule"))
    }
    context.output.write(isJSON ? RuleList([rule]).json() : Array(RulePage(rule).markdown.utf8))
    return .clean
  }
}

/// Rules as `theme rule` lists them.
private struct RuleList {
  private let rules: [any LintRule.Type]

  init(_ rules: [any LintRule.Type]) { self.rules = rules }

  /// A table for people.
  func text(isColored: Bool) -> [UInt8] {
    var table = TextTable()
    table.add(["RULE", "SEVERITY", "FIX", "FINDS"].map { .text($0, .faint) })
    for rule in rules {
      table.add([
        .text(rule.name.rawValue, .strong),
        .text(rule.severity.rawValue, rule.severity == .off ? .faint : nil),
        .text(rule.repair.word), .text(RulePage(rule).topic),
      ])
    }
    var text = StyledText(isColored: isColored)
    table.write(to: &text)
    return text.bytes
  }

  /// An array with one object a rule: `id`, `severity`, `fix` (`none`, `safe` or `unsafe`),
  /// `summary`, `options` and the `page` as Markdown.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.array { writer in
      for rule in rules {
        let page = RulePage(rule)
        writer.object { writer in
          writer.member("id", rule.name.rawValue)
          writer.member("severity", rule.severity.rawValue)
          writer.member("fix", rule.repair.rawValue)
          writer.member("summary", page.summary)
          writer.key("options")
          writer.array { writer in
            for option in rule.options {
              writer.object { writer in
                writer.member("name", option.path)
                writer.member("summary", option.documentation)
              }
            }
          }
          writer.member("page", rule.page)
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}

extension RuleRepair {
  fileprivate var word: String { self == .none ? "" : rawValue }
}
