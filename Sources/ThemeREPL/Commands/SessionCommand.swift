import ThemeSource

/// One command of a session: its row in the table that dispatch, help, completion and the
/// documentation read.
package struct SessionCommand: Sendable {
  /// What an argument is, for completion.
  enum ArgumentKind: Sendable {
    case none, expression, name, group, file, command, setting, mode
  }

  /// An option: `--type TYPE`.
  struct Option: Sendable {
    /// With its dashes.
    let name: String
    /// What its value is called; `nil` where it takes none.
    let value: String?
    /// The values that there are.
    let choices: [String]

    init(_ name: String, value: String? = nil, choices: [String] = []) {
      self.name = name
      self.value = value
      self.choices = choices
    }
  }

  /// The name without its colon.
  package let name: String
  /// Other words for it, which help does not list.
  let aliases: [String]
  /// What may stand behind it: `[GROUP] [--overridden]`.
  package let usage: String
  /// What it does, in one sentence.
  package let summary: String
  /// More about it: further sentences, for `:help NAME`.
  package let details: String
  let argument: ArgumentKind
  let options: [Option]
  /// The least and the most arguments. A command whose argument is an expression takes the whole
  /// rest of the line as one, if it takes one.
  let arity: ClosedRange<Int>
  let run: @Sendable (Session, CommandArguments) -> SessionOutput

  init(
    _ name: String, _ usage: String = "", _ summary: String, details: String = "",
    takes argument: ArgumentKind = .none, _ arity: ClosedRange<Int> = 0...0,
    options: [Option] = [], aliases: [String] = [],
    run: @escaping @Sendable (Session, CommandArguments) -> SessionOutput
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.details = details
    self.argument = argument
    self.options = options
    self.aliases = aliases
    self.arity = arity
    self.run = run
  }

  /// `:browse [GROUP]`
  package var invocation: String { ":" + name + (usage.isEmpty ? "" : " " + usage) }

  /// Every command, in the order of help.
  package static let all: [SessionCommand] = [
    .type, .doc, .explain, .browse, .uses, .find, .contrast, .palette, .diff, .lint, .mode, .undo,
    .redo,
    .reset, .load, .reload, .save, .history, .set, .help, .quit,
  ]

  /// The commands that `word` may mean: the one of that name or alias, or those that begin with it.
  static func named(_ word: String) -> [SessionCommand] {
    if let exact = exactly(named: word) { return [exact] }
    return word.isEmpty ? [] : all.filter { $0.name.hasPrefix(word) }
  }

  /// The command whose name or alias is `word`.
  static func exactly(named word: String) -> SessionCommand? {
    all.first { $0.name == word || $0.aliases.contains(word) }
  }
}

extension Session {
  /// Runs the command in `range`.
  func run(_ range: Range<Int>, of input: Input) -> SessionOutput {
    let reader = CommandReader(input, range)
    let word = reader.name
    let candidates = SessionCommand.named(word.text)
    guard candidates.count == 1, let command = candidates.first else {
      return failure([unknownCommand(word, candidates)])
    }
    switch reader.arguments(of: command) {
    case .failure(let failure): return self.failure(failure)
    case .success(let arguments): return command.run(self, arguments)
    }
  }

  private func unknownCommand(
    _ word: CommandArguments.Word, _ candidates: [SessionCommand]
  ) -> Diagnostic {
    let location = word.location
    if !candidates.isEmpty {
      let names = candidates.map { ":" + $0.name }
      return Diagnostic(
        .unknownCommand, .error,
        "`:\(word.text)` may be \(Wording.alternatives(names)); write more of it", at: location)
    }
    if word.text.isEmpty {
      return Diagnostic(
        .unknownCommand, .error, "expected the name of a command behind `:`", at: location,
        notes: ["help: `:help` lists the commands"])
    }
    let names = SessionCommand.all.map(\.name)
    let match = Spelling.closest(to: word.text, among: names).first
    return Diagnostic(
      .unknownCommand, .error,
      "there is no command \(Wording.quoted(":" + word.text))"
        + (match.map { "; did you mean `:\($0)`?" } ?? ""), at: location,
      notes: match == nil ? ["help: `:help` lists the commands"] : [])
  }
}
