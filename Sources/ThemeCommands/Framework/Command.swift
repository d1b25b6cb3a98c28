/// One subcommand: all that is known of it, and what it does.
///
/// The argument reader, help, suggestions and the tests all go by this value, and `Command.all`
/// lists every one, so that a command is its own file and one line there.
package struct Command: Sendable {
  /// A word that stands behind the options, such as `FILE`.
  package struct Operand: Sendable {
    /// How often it stands there.
    package enum Arity: Sendable {
      /// Once.
      case one
      /// Once or not at all.
      case optional
      /// Any number of times.
      case any
      /// Once or more.
      case some
    }

    /// The word for it in help, in capitals.
    package let name: String
    /// How often it stands there.
    package let arity: Arity
    /// What it is, as a phrase.
    package let help: String

    /// The operand called `name`.
    package init(_ name: String, _ arity: Arity, help: String) {
      self.name = name
      self.arity = arity
      self.help = help
    }
  }

  /// A command line to show in help.
  package struct Example: Sendable {
    /// The command line.
    package let line: String
    /// What it does, as a phrase.
    package let meaning: String

    /// The example `line`.
    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The word that names it.
  package let name: String
  /// What it does, as a phrase.
  package let summary: String
  /// More about it, as paragraphs; may be empty.
  package var discussion: [String] { findDiscussion() }
  /// What stands behind the options. At most the last may stand there more than once.
  package let operands: [Operand]
  /// Its options, but for `--help`.
  package let options: [CommandOption]
  /// Command lines to learn from.
  package var examples: [Example] { findExamples() }
  /// Runs it.
  package let run: @Sendable (Invocation) -> ExitStatus

  // Only help needs these, and lists of them would cost each run a hundredth of the check of a small theme.
  private let findDiscussion: @Sendable () -> [String]
  private let findExamples: @Sendable () -> [Example]

  /// The command called `name`.
  package init(
    _ name: String, summary: String,
    discussion: @autoclosure @escaping @Sendable () -> [String] = [], operands: [Operand] = [],
    options: [CommandOption] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    run: @escaping @Sendable (Invocation) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    findDiscussion = discussion
    self.operands = operands
    self.options = options
    findExamples = examples
    self.run = run
  }

  /// How it is called: `theme eval [OPTION…] FILE [PATH…]`.
  package var usage: String {
    var words = ["theme", name]
    if !options.isEmpty { words.append("[OPTION…]") }
    for operand in operands {
      switch operand.arity {
      case .one: words.append(operand.name)
      case .optional: words.append("[\(operand.name)]")
      case .any: words.append("[\(operand.name)…]")
      case .some: words.append("\(operand.name)…")
      }
    }
    return words.joined(separator: " ")
  }
}
