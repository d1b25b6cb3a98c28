import ThemeSource

/// Reads a command's arguments against its table of options.
///
/// `--name value`, `--name=value`, `-n value`, `-n`; `--` ends the options; `-` alone is an
/// argument, standard input.
struct ArgumentReader {
  /// Why the arguments do not fit, in one line.
  struct UsageError: Error {
    let message: String
  }

  let command: Command

  func read(_ words: [String]) throws(UsageError) -> (
    arguments: [String], options: [String: [String]]
  ) {
    var arguments: [String] = []
    var options: [String: [String]] = [:]
    var place = words.startIndex
    var areOptionsOver = false
    while place < words.endIndex {
      let word = words[place]
      place += 1
      guard !areOptionsOver, word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      if word == "--" {
        areOptionsOver = true
        continue
      }
      let (name, attached) = Self.split(word)
      let option = try find(name)
      guard option.value != nil else {
        if attached != nil { throw UsageError(message: "`\(name)` takes no value") }
        options[option.name, default: []].append("")
        continue
      }
      let value: String
      if let attached {
        value = attached
      } else if place < words.endIndex {
        value = words[place]
        place += 1
      } else {
        throw UsageError(message: "`\(name)` needs a value, \(option.value ?? "")")
      }
      try check(value, option, name)
      options[option.name, default: []].append(value)
    }
    try checkCount(arguments)
    return (arguments, options)
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func find(_ name: String) throws(UsageError) -> CommandOption {
    let option = command.options.first { option in
      name == "--" + option.name || option.letter.map { name == "-\($0)" } ?? false
    }
    if let option { return option }
    let names = command.options.map { "--" + $0.name } + ["--help"]
    let match = Spelling.closest(to: name, among: names).first
    throw UsageError(
      message: "there is no option `\(name)`" + (match.map { "; did you mean `\($0)`?" } ?? ""))
  }

  private func check(
    _ value: String, _ option: CommandOption, _ name: String
  ) throws(UsageError) {
    guard !option.choices.isEmpty, !option.choices.contains(value) else { return }
    throw UsageError(
      message: "`\(name)` is one of \(option.choices.joined(separator: ", ")), not `\(value)`")
  }

  private func checkCount(_ arguments: [String]) throws(UsageError) {
    if arguments.count < command.count.lowerBound {
      throw UsageError(message: "`\(command.name)` needs \(command.arguments)")
    }
    if arguments.count > command.count.upperBound {
      throw UsageError(
        message: "`\(arguments[command.count.upperBound])` is one argument too many for "
          + "`\(command.name)`")
    }
  }
}
