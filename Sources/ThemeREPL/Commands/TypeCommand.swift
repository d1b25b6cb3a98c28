import ThemeSemantics
import ThemeSource

extension SessionCommand {
  static let type = SessionCommand(
    "type", "EXPRESSION", "Says what type an expression has.",
    details:
      "The expression is not evaluated. Of a function it shows the parameters and the result.",
    takes: .expression, 1...1
  ) { session, arguments in
    let word = arguments.words[0]
    let signatures = session.signatures(of: word.text)
    var printer = session.makePrinter()
    if !signatures.isEmpty {
      for signature in signatures { printer.line(signature) }
    } else {
      switch session.type(word.range, of: word.input) {
      case .failure(let failure): return session.failure(failure)
      case .success(let type): printer.line(type.shortName)
      }
    }
    return printer.output
  }
}

extension Session {
  /// The functions called `name`, of the theme or built in, as documentation shows them.
  func signatures(of name: String) -> [String] {
    if let (file, function) = function(named: name) { return [function.signature(in: file)] }
    return Builtin.all.filter { $0.name == name && !name.isEmpty }.map {
      $0.signature + " -> " + ($0.result == .error ? "the same" : $0.result.shortName)
    }
  }

  /// The function that the scratch theme sees as `name`.
  func function(named name: String) -> (ThemeFile, FunctionDeclaration)? {
    for place in snapshot.file.stack.reversed() {
      let file = snapshot.project.files[place]
      if let found = file.functions.first(where: { file.tree.name(of: $0.name) == name }) {
        return (file, found)
      }
    }
    return nil
  }
}

extension Printer {
  /// What has been written, as a whole answer.
  var output: SessionOutput {
    var output = SessionOutput()
    output.append(bytes, to: .results)
    return output
  }
}
