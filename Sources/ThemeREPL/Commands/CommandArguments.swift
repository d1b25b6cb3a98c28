import ThemeSource

/// What stands behind a command's name.
struct CommandArguments: Sendable {
  /// A word, and where it stands.
  struct Word: Sendable {
    let text: String
    let input: Input
    let range: Range<Int>

    var location: SourceLocation {
      SourceLocation(input.id, SourceRange(range.lowerBound, range.upperBound))
    }
  }

  /// The command's name.
  let name: Word
  /// The arguments that are no options.
  fileprivate(set) var words: [Word] = []
  fileprivate(set) var options: [String: Word] = [:]

  /// The value of an option, or its name where it takes none; `nil` where it is not given.
  func option(_ name: String) -> Word? { options[name] }
}

/// Reads a command line: words between spaces, where brackets and quotes hold a word together.
struct CommandReader {
  private let input: Input
  private let range: Range<Int>
  let name: CommandArguments.Word

  /// Reads the bytes `range` of `input`, the first of which is `:`.
  init(_ input: Input, _ range: Range<Int>) {
    self.input = input
    self.range = range
    let bytes = input.bytes[range]
    let start = range.lowerBound + 1
    let end =
      bytes[start...].firstIndex { !Self.isLetter($0) } ?? range.upperBound
    name = CommandArguments.Word(
      text: String(decoding: bytes[start..<end], as: UTF8.self), input: input,
      range: range.lowerBound..<end)
  }

  func arguments(of command: SessionCommand) -> Result<CommandArguments, InputFailure> {
    var arguments = CommandArguments(name: name)
    let rest = name.range.upperBound..<range.upperBound
    if command.argument == .expression, command.arity.upperBound == 1 {
      if let whole = trimmed(rest) { arguments.words = [whole] }
    } else {
      var words = words(in: rest)[...]
      while let word = words.popFirst() {
        guard word.text.hasPrefix("--") else {
          arguments.words.append(word)
          continue
        }
        if let finding = read(word, &words, of: command, into: &arguments) {
          return .failure(InputFailure([finding]))
        }
      }
    }
    if let finding = countFinding(arguments.words, command) {
      return .failure(InputFailure([finding]))
    }
    return .success(arguments)
  }

  private func read(
    _ word: CommandArguments.Word, _ words: inout ArraySlice<CommandArguments.Word>,
    of command: SessionCommand, into arguments: inout CommandArguments
  ) -> Diagnostic? {
    let parts = word.text.split(separator: "=", maxSplits: 1).map(String.init)
    guard let option = command.options.first(where: { $0.name == parts[0] }) else {
      let names = command.options.map(\.name)
      let hint =
        Spelling.didYouMean(parts[0], among: names)
        ?? (names.isEmpty ? "" : "there is \(Wording.listing(names))")
      return Diagnostic(
        .unknownOption, .error,
        "`:\(command.name)` has no option \(Wording.quoted(parts[0]))"
          + (hint.isEmpty ? "" : "; \(hint)"), at: word.location)
    }
    guard let valueName = option.value else {
      arguments.options[option.name] = word
      return nil
    }
    let value: CommandArguments.Word
    if parts.count == 2 {
      let start = word.range.upperBound - parts[1].utf8.count
      value = CommandArguments.Word(
        text: parts[1], input: input, range: start..<word.range.upperBound)
    } else if let next = words.popFirst() {
      value = next
    } else {
      return Diagnostic(
        .missingCommandArgument, .error, "`\(option.name)` takes a \(valueName)",
        at: word.location, notes: choicesNote(option))
    }
    guard option.choices.isEmpty || option.choices.contains(value.text) else {
      let hint = Spelling.didYouMean(value.text, among: option.choices)
      return Diagnostic(
        .invalidCommandArgument, .error,
        "`\(option.name)` takes \(Wording.alternatives(option.choices)), "
          + "found \(Wording.quoted(value.text))", at: value.location,
        notes: hint.map { ["help: \($0)"] } ?? [])
    }
    arguments.options[option.name] = value
    return nil
  }

  private func choicesNote(_ option: SessionCommand.Option) -> [String] {
    option.choices.isEmpty ? [] : ["help: write \(Wording.alternatives(option.choices))"]
  }

  private func countFinding(
    _ words: [CommandArguments.Word], _ command: SessionCommand
  ) -> Diagnostic? {
    if words.count < command.arity.lowerBound {
      let end = words.last?.range.upperBound ?? name.range.upperBound
      return Diagnostic(
        .missingCommandArgument, .error,
        "`:\(command.name)` is incomplete; write `\(command.invocation)`",
        at: SourceLocation(input.id, SourceRange(end, end)))
    }
    guard words.count > command.arity.upperBound else { return nil }
    let extra = words[command.arity.upperBound]
    return Diagnostic(
      .unexpectedCommandArgument, .error,
      "`:\(command.name)` takes \(command.arity.upperBound == 0 ? "nothing" : "less"); "
        + "write `\(command.invocation)`", at: extra.location)
  }

  // MARK: Words

  private func trimmed(_ range: Range<Int>) -> CommandArguments.Word? {
    let bytes = input.bytes[range]
    guard let start = bytes.firstIndex(where: { !Self.isSpace($0) }),
      let last = bytes.lastIndex(where: { !Self.isSpace($0) })
    else { return nil }
    return word(start..<(last + 1))
  }

  private func words(in range: Range<Int>) -> [CommandArguments.Word] {
    var words: [CommandArguments.Word] = []
    var start: Int?
    var depth = 0
    var isInString = false
    for place in range {
      let byte = input.bytes[place]
      if depth == 0, !isInString, Self.isSpace(byte) || byte == UInt8(ascii: ",") {
        if let begin = start { words.append(word(begin..<place)) }
        start = nil
        continue
      }
      if start == nil { start = place }
      switch byte {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    if let begin = start { words.append(word(begin..<range.upperBound)) }
    return words
  }

  private func word(_ range: Range<Int>) -> CommandArguments.Word {
    CommandArguments.Word(
      text: String(decoding: input.bytes[range], as: UTF8.self), input: input, range: range)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "?")
  }
}
