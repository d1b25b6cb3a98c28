/// One option of a command, as users write it and as help shows it.
package struct CommandOption: Sendable {
  /// What follows the option.
  package enum Value: Sendable, Hashable {
    /// Nothing: it is given or not.
    case none
    /// Any text; the word for it in help is `placeholder`.
    case text(placeholder: String)
    /// One of a few words.
    case choice(placeholder: String, [String])
  }

  /// The name, without dashes.
  package let name: String
  /// The letter behind a single dash, where there is one.
  package let short: Character?
  /// What follows it.
  package let value: Value
  /// Whether each time it is given counts. Of others, the last counts.
  package let isRepeatable: Bool
  /// What it does, as a phrase.
  package let help: String

  private init(
    name: String, short: Character?, value: Value, isRepeatable: Bool = false, help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// An option without a value.
  package static func flag(
    _ name: String, short: Character? = nil, help: String
  ) -> CommandOption {
    CommandOption(name: name, short: short, value: .none, help: help)
  }

  /// An option with any text for its value.
  package static func value(
    _ name: String, short: Character? = nil, placeholder: String, isRepeatable: Bool = false,
    help: String
  ) -> CommandOption {
    CommandOption(
      name: name, short: short, value: .text(placeholder: placeholder),
      isRepeatable: isRepeatable, help: help)
  }

  /// An option whose value is one of the raw values of `Choice`.
  package static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, short: Character? = nil, placeholder: String, of type: Choice.Type,
    help: String
  ) -> CommandOption {
    CommandOption(
      name: name, short: short,
      value: .choice(placeholder: placeholder, Choice.allCases.map(\.rawValue)), help: help)
  }

  /// How help shows it: `-o, --output PATH`.
  package var synopsis: String {
    let letter = short.map { "-\($0), " } ?? "    "
    switch value {
    case .none: return "\(letter)--\(name)"
    case .text(let placeholder): return "\(letter)--\(name) \(placeholder)"
    case .choice(let placeholder, _): return "\(letter)--\(name) \(placeholder)"
    }
  }
}

extension CommandOption {
  /// `--help`, which every command has.
  package static let help = CommandOption.flag("help", short: "h", help: "show this help")

  /// `--color`, for commands whose output has colours.
  package static let color = CommandOption.choice(
    "color", placeholder: "WHEN", of: ColorChoice.self,
    help: "colour the output: auto (on a terminal, unless NO_COLOR is set), always or never")
}
