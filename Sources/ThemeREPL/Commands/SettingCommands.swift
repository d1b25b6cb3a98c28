import ThemeSource

extension SessionCommand {
  static let mode = SessionCommand(
    "mode", "[light|dark|both]", "Says which values of a colour are shown.",
    takes: .mode, 0...1
  ) { session, arguments in session.set("mode", to: arguments.words.first) }

  static let set = SessionCommand(
    "set", "[NAME [VALUE]]", "Changes how answers look, or lists the settings.",
    details: SettingRow.all.map { "\($0.name) (\($0.values)): \($0.summary)" }
      .joined(separator: "\n"),
    takes: .setting, 0...2
  ) { session, arguments in
    guard let name = arguments.words.first else {
      var printer = session.makePrinter()
      for row in SettingRow.all {
        printer.row("\(row.name) \(row.read(session.settings))", width: 14, row.summary)
      }
      return printer.output
    }
    guard let row = SettingRow.all.first(where: { $0.name == name.text }) else {
      let names = SettingRow.all.map(\.name)
      let hint =
        Spelling.didYouMean(name.text, among: names) ?? "there is \(Wording.listing(names))"
      return session.failure([
        Diagnostic(
          .invalidCommandArgument, .error,
          "there is no setting \(Wording.quoted(name.text)); \(hint)", at: name.location)
      ])
    }
    return session.set(row.name, to: arguments.words.dropFirst().first)
  }
}

/// One setting: a row of the table that `:set`, completion and the documentation read.
package struct SettingRow: Sendable {
  package let name: String
  /// What it can be: `light|dark|both`, `20…1000`.
  package let values: String
  package let summary: String

  /// What it can be, in words: ``takes `on` or `off` ``, `goes from 0 to 1000`.
  var range: String {
    let ends = values.split(separator: "…")
    guard ends.count == 2 else {
      return "takes " + Wording.alternatives(values.split(separator: "|").map(String.init))
    }
    return "goes from \(ends[0]) to \(ends[1])"
  }

  let read: @Sendable (SessionSettings) -> String
  /// Sets it; false where the text says no value of it.
  let write: @Sendable (inout SessionSettings, String) -> Bool

  /// Every setting.
  package static let all: [SettingRow] = [
    SettingRow(
      name: "mode", values: "light|dark|both", summary: "Which values of a colour are shown.",
      read: { $0.mode.rawValue },
      write: { settings, text in
        guard let mode = SchemeMode(rawValue: text) else { return false }
        settings.mode = mode
        return true
      }),
    SettingRow(
      name: "exact", values: "on|off",
      summary: "Whether a colour that is no hex value is shown in full, or as the nearest one.",
      read: { $0.isExact ? "on" : "off" },
      write: { settings, text in
        guard text == "on" || text == "off" else { return false }
        settings.isExact = text == "on"
        return true
      }),
    SettingRow(
      name: "colors", values: "none|basic|indexed|full",
      summary: "How many colours the terminal shows: none, 16, 256 or all.",
      read: { "\($0.colors)" },
      write: { settings, text in
        let depths: [ColorDepth] = [.none, .basic, .indexed, .full]
        guard let depth = depths.first(where: { "\($0)" == text }) else { return false }
        settings.colors = depth
        return true
      }),
    SettingRow(
      name: "followers", values: "0…1000", summary: "The most lines of what follows a change.",
      read: { String($0.followers) },
      write: { settings, text in
        guard let number = Int(text), (0...1000).contains(number) else { return false }
        settings.followers = number
        return true
      }),
  ]
}

extension Session {
  /// Shows a setting, or gives it a value.
  fileprivate func set(_ name: String, to value: CommandArguments.Word?) -> SessionOutput {
    guard let row = SettingRow.all.first(where: { $0.name == name }) else { return SessionOutput() }
    if let value, !row.write(&settings, value.text) {
      return failure([
        Diagnostic(
          .invalidCommandArgument, .error,
          "`\(name)` \(row.range), found \(Wording.quoted(value.text))", at: value.location)
      ])
    }
    var printer = makePrinter()
    printer.line("\(row.name) \(row.read(settings))")
    return printer.output
  }
}
