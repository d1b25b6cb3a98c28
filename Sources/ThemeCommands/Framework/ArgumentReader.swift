import ThemeSource

/// Reads a command's arguments by its table of options.
///
/// Options may stand anywhere before `--`: `--name value`, `--name=value`, `-n value`, `-nvalue`,
/// and letters without a value together (`-aq`). `-` is an operand: standard input.
struct ArgumentReader {
  private let command: Command
  private var given: [GivenOption] = []
  private var operands: [String] = []
  private var rest: ArraySlice<String>

  /// The invocation that `arguments` ask of `command`.
  ///
  /// Where they ask for help, whatever else they say is not looked at.
  static func read(
    _ arguments: ArraySlice<String>, for command: Command, in context: CommandContext
  ) throws(UsageError) -> Invocation {
    var reader = ArgumentReader(command: command, rest: arguments)
    while let argument = reader.rest.popFirst() {
      if argument == "--" {
        reader.operands += reader.rest
        break
      } else if argument.hasPrefix("--") {
        try reader.readLong(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument != "-" {
        try reader.readShort(argument.dropFirst())
      } else {
        reader.operands.append(argument)
      }
      if reader.asksForHelp { break }
    }
    if !reader.asksForHelp { try reader.checkOperands() }
    return Invocation(command, in: context, operands: reader.operands, given: reader.given)
  }

  private init(command: Command, rest: ArraySlice<String>) {
    self.command = command
    self.rest = rest
  }

  private var asksForHelp: Bool { given.contains { $0.name == CommandOption.help.name } }

  private var options: [CommandOption] { command.options + [.help] }

  private mutating func readLong(_ text: Substring) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknown(
        "option", "--" + name, among: options.map { "--" + $0.name }, command: command.name)
    }
    try add(option, as: "--" + name, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShort(_ text: Substring) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        // `-color`: one dash too few.
        let whole = "--" + text
        let names = options.map { "--" + $0.name }
        if letters.count == text.count - 1, text.count > 1 {
          let known = names.filter { $0 == whole }
          let hint =
            known.first.map { ", did you mean \(Wording.quoted($0))?" }
            ?? Spelling.didYouMean(whole, among: names).map { ", \($0)" } ?? ""
          throw UsageError(
            "unknown option \(Wording.quoted("-" + text))\(hint)", command: command.name)
        }
        throw UsageError("unknown option \(Wording.quoted("-\(letter)"))", command: command.name)
      }
      if option.value == .none {
        try add(option, as: "-\(letter)", attached: nil)
      } else {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        try add(option, as: "-\(letter)", attached: letters.isEmpty ? nil : String(attached))
        return
      }
    }
  }

  /// Notes an option that was written as `spelling`, taking its value where it has one.
  private mutating func add(
    _ option: CommandOption, as spelling: String, attached: String?
  ) throws(UsageError) {
    var name: String { Wording.quoted(spelling) }
    switch option.value {
    case .none:
      if attached != nil {
        throw UsageError("\(name) takes no value", command: command.name)
      }
      given.append(GivenOption(name: option.name, value: ""))
    case .text(let placeholder):
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("\(name) needs a value: \(placeholder)", command: command.name)
      }
      given.append(GivenOption(name: option.name, value: value))
    case .choice(_, let choices):
      var list: String { Wording.alternatives(choices) }
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("\(name) needs a value: \(list)", command: command.name)
      }
      guard choices.contains(value) else {
        throw UsageError(
          "\(name) cannot be \(Wording.quoted(value)): write \(list)", command: command.name)
      }
      given.append(GivenOption(name: option.name, value: value))
    }
  }

  private func checkOperands() throws(UsageError) {
    var count = operands.count
    for operand in command.operands {
      switch operand.arity {
      case .one, .some:
        guard count > 0 else {
          throw UsageError("\(command.name) needs a \(operand.name)", command: command.name)
        }
        count = operand.arity == .some ? 0 : count - 1
      case .optional: count = max(0, count - 1)
      case .any: count = 0
      }
    }
    guard count == 0 else {
      let extra = Wording.quoted(operands[operands.count - count])
      let most = operands.count - count
      let allowed = most == 0 ? "takes no operands" : "takes \(Wording.count(most, "operand"))"
      throw UsageError(
        "unexpected \(extra): \(command.name) \(allowed)", command: command.name)
    }
  }
}
