import ThemeSemantics
import ThemeSource
import ThemeTokens

extension Session {
  /// What could stand at the end of `bytes`, whose line from `start` on is a command.
  func commandCandidates(_ bytes: [UInt8], from start: Int) -> [Candidate] {
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { return [] }
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let nameEnd = bytes[colon...].firstIndex(where: isSpace) else {
      let word = String(decoding: bytes[colon...], as: UTF8.self)
      return SessionCommand.all.map { Offer(":" + $0.name, $0.summary) }
        .candidates(for: word, at: colon..<bytes.count)
    }
    let name = String(decoding: bytes[(colon + 1)..<nameEnd], as: UTF8.self)
    let commands = SessionCommand.named(name)
    guard commands.count == 1, let command = commands.first else { return [] }
    let wordStart = bytes.lastIndex(where: isSpace).map { $0 + 1 } ?? nameEnd
    let word = String(decoding: bytes[wordStart...], as: UTF8.self)
    let before = String(decoding: bytes[nameEnd..<wordStart], as: UTF8.self)
      .split(separator: " ").map(String.init)
    if let last = before.last, let option = command.options.first(where: { $0.name == last }),
      option.value != nil
    {
      return option.choices.map { Offer($0) }.candidates(for: word, at: wordStart..<bytes.count)
    }
    var offers = command.options.filter { !before.contains($0.name) }.map { Offer($0.name) }
    switch command.argument {
    case .expression:
      return candidates(in: bytes[nameEnd...], expecting: command.expectedType)
    case .name:
      // The names of values and functions; a dot belongs to the name.
      offers += names.map { Offer($0) }
    case .group:
      offers += TokenGroup.allCases.map { Offer($0.rawValue, "group of \($0.typeName)s") }
      offers.append(Offer("lets"))
    case .file:
      if !word.hasPrefix("-") {
        return fileCandidates(
          bytes[...], from: wordStart, in: ThemePath.folder(of: files.path(of: "x")))
      }
    case .command: offers += SessionCommand.all.map { Offer($0.name, $0.summary) }
    case .setting:
      if let name = before.first, let row = SettingRow.all.first(where: { $0.name == name }) {
        offers += row.values.split(separator: "|").map { Offer(String($0)) }
      } else {
        offers += SettingRow.all.map { Offer($0.name, $0.summary) }
      }
    case .mode: offers += SchemeMode.allCases.map { Offer($0.rawValue) }
    case .none: break
    }
    // Options come last, unless one has been begun.
    let options = offers.filter { $0.text.hasPrefix("--") }
    offers = word.hasPrefix("-") ? options : offers.filter { !$0.text.hasPrefix("--") } + options
    return offers.candidates(for: word, at: wordStart..<bytes.count)
  }

  /// Themes and folders for the path that begins at `start`, relative to `folder`.
  func fileCandidates(
    _ bytes: ArraySlice<UInt8>, from start: Int, in folder: String
  ) -> [Candidate] {
    let path = String(decoding: bytes[start...], as: UTF8.self)
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let head = slash.map { String(path[...$0]) } ?? ""
    guard let parent = ThemePath.resolve(head.isEmpty ? "." : head, in: folder) else { return [] }
    let word = String(path.dropFirst(head.count))
    let names = files.names(inFolder: parent).filter { name in
      (name.hasSuffix(".theme") || name.hasSuffix("/"))
        && (!name.hasPrefix(".") || word.hasPrefix("."))
    }
    let wordStart = start + head.utf8.count
    return names.map { Offer($0) }.candidates(for: word, at: wordStart..<bytes.endIndex)
      .filter { $0.text.lowercased().hasPrefix(word.lowercased()) }
  }
}

extension SessionCommand {
  /// What the expressions have to be that the command takes.
  fileprivate var expectedType: ValueType? { name == "contrast" ? .color : nil }
}
