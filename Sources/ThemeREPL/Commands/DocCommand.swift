import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

extension SessionCommand {
  static let doc = SessionCommand(
    "doc", "NAME", "Says what a token, a function or another name is for.",
    details: "A name is that of a token, a `let`, a function, an import, a group or a command.",
    takes: .name, 1...1
  ) { session, arguments in
    let word = arguments.words[0]
    var printer = session.makePrinter()
    if session.document(word.text, &printer) { return printer.output }
    return session.failure([session.unknownName(word)])
  }
}

extension Session {
  /// Writes what is known of `name`; false where nothing has that name.
  fileprivate func document(_ name: String, _ printer: inout Printer) -> Bool {
    if name.hasPrefix(":") {
      let found = SessionCommand.named(String(name.dropFirst()))
      guard found.count == 1, let command = found.first else { return false }
      printer.line(command.invocation)
      printer.line(command.summary)
      return true
    }
    if let group = TokenGroup(rawValue: name) {
      let tokens = Schema.tokens(in: group)
      printer.line("\(name): \(Wording.count(tokens.count, "token")) of type \(group.typeName)")
      printer.wrapped(tokens.map(\.name).joined(separator: ", "))
      return true
    }
    if let token = Schema.token(path: name) {
      document(token, &printer)
      return true
    }
    if let place = functionPlace(named: name) {
      let file = snapshot.project.files[place.file]
      let function = file.functions[place.index]
      printer.line(function.signature(in: file))
      documentation(of: function.statement, in: file, &printer)
      printer.remark("from " + self.place(of: file.tree.location(of: function.name), in: snapshot))
      return true
    }
    if let (_, variable) = readable(named: name), case .introduced(let place, let index) = variable
    {
      let file = snapshot.project.files[place]
      let declaration = file.lets[index]
      printer.named(name, variable, in: snapshot)
      documentation(of: declaration.statement, in: file, &printer)
      printer.remark(
        "from " + self.place(of: file.tree.location(of: declaration.name), in: snapshot))
      return true
    }
    if let target = imported(as: name) {
      printer.line(target.summary(as: name))
      if let text = target.tree.fileDocumentation { printer.wrapped(text) }
      return true
    }
    let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let builtins = Builtin.all.filter { $0.name == plain }
    for builtin in builtins {
      printer.line(
        builtin.signature + " -> "
          + (builtin.result == .error ? "the same" : builtin.result.shortName))
      printer.line("  " + builtin.summary)
    }
    return !builtins.isEmpty
  }

  private func document(_ token: TokenSchema, _ printer: inout Printer) {
    printer.named(token.path, .token(token.index), in: snapshot)
    printer.line(token.use + ".")
    var notes: [String] = []
    if token.sdkName != token.name { notes.append("the SDK calls it `\(token.sdkName)`") }
    if let asset = token.assetName { notes.append("colour set `\(asset)`") }
    if !token.isReadBySDK { notes.append("no view of the SDK reads it") }
    if !token.isDocumented { notes.append("not on the theming page") }
    if !notes.isEmpty { printer.line("", "    " + notes.joined(separator: "; ")) }
    for pair in Schema.pairs where pair.surface == token.path {
      printer.line("", "    under \(pair.foregroundName): \(pair.use)")
    }
    for pair in Schema.pairs where pair.foregroundName == token.path {
      printer.line("", "    on \(pair.surface): \(pair.use)")
    }
  }

  private func documentation(of statement: NodeID, in file: ThemeFile, _ printer: inout Printer) {
    guard let text = file.tree.documentation(of: statement) else { return }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      printer.line(String(line))
    }
  }
}

extension TokenGroup {
  /// The name of the type that its tokens have.
  var typeName: String {
    switch type {
    case .color: "Color"
    case .textStyle: "TextStyle"
    case .length: "Length"
    }
  }
}
