extension DiagnosticRenderer {
  /// The most characters of one message that are shown.
  private static let longestMessage = 2_000

  mutating func text(_ diagnostics: [Diagnostic], to write: (UnsafeRawBufferPointer) -> Void) {
    var text = StyledText(isColored: isColored)
    for number in diagnostics.indices {
      if number > 0 { text.endLine() }
      self.write(diagnostics[number], to: &text)
      text.drain(from: Self.pieceSize) { $0.withUnsafeBytes(write) }
    }
    text.drain { $0.withUnsafeBytes(write) }
  }

  private mutating func write(_ diagnostic: Diagnostic, to text: inout StyledText) {
    let style = diagnostic.severity.style
    text.append("\(diagnostic.severity.name)[\(diagnostic.id.rawValue)]", style)
    text.append(": ")
    text.append(Self.shown(diagnostic.message), .strong)
    text.endLine()

    let snippets = snippets(of: diagnostic)
    let gutter = snippets.reduce(2) { max($0, $1.digits) }
    for number in snippets.indices {
      if number > 0 {
        text.space(gutter + 1)
        text.append("|\n", .faint)
      }
      text.space(gutter)
      text.append(number == 0 ? "--> " : "::: ", .faint)
      text.append("\(snippets[number].heading)\n")
      snippets[number].write(to: &text, gutter: gutter)
    }
    if !diagnostic.notes.isEmpty || !diagnostic.fixes.isEmpty {
      text.space(gutter + 1)
      text.append("|\n", .faint)
    }
    for note in diagnostic.notes {
      let (word, sentence) = Self.word(of: note)
      writeRemark(word, sentence, to: &text, gutter: gutter)
    }
    for fix in diagnostic.fixes {
      writeRemark("help", fix.title, to: &text, gutter: gutter)
      writeLines(changedBy: fix, to: &text, gutter: gutter)
    }
  }

  /// What is shown of the texts that a diagnostic points into, its own first.
  private mutating func snippets(of diagnostic: Diagnostic) -> [Snippet] {
    let file = diagnostic.location.file
    let primary = Annotation(
      diagnostic.location.range, in: index(of: file), message: "",
      style: diagnostic.severity.style, isPrimary: true)
    var snippets = [snippet(of: file, diagnostic, [primary])]
    for (place, label) in diagnostic.labels.enumerated() {
      let file = label.location.file
      let isNew =
        file != diagnostic.location.file
        && !diagnostic.labels[..<place].contains { $0.location.file == file }
      if isNew { snippets.append(snippet(of: file, diagnostic, [])) }
    }
    return snippets
  }

  /// What is shown of one text: the places that are given and those of the labels in it.
  private mutating func snippet(
    of file: FileID, _ diagnostic: Diagnostic, _ first: [Annotation]
  ) -> Snippet {
    let index = index(of: file)
    var annotations = first
    for label in diagnostic.labels where label.location.file == file {
      annotations.append(
        Annotation(
          label.location.range, in: index, message: Self.shown(label.message), style: .label,
          isPrimary: false))
    }
    return Snippet(annotations, in: index, columns: columns)
  }

  private func writeRemark(
    _ word: String, _ sentence: String, to text: inout StyledText, gutter: Int
  ) {
    text.space(gutter + 1)
    text.append("= ", .faint)
    text.append(word, word == "help" ? .help : .strong)
    text.append(": \(Self.shown(sentence))\n")
  }

  /// Writes the lines as a repair leaves them, where its title does not say it all.
  private mutating func writeLines(
    changedBy fix: Fix, to text: inout StyledText, gutter: Int
  ) {
    guard let file = fix.edits.first?.location.file else { return }
    let index = index(of: file)
    guard let change = FixPreview(fix, in: index) else { return }
    for (lines, sign, style) in [
      (change.removed, "-", TerminalStyle.removed), (change.added, "+", .added),
    ] {
      for (number, line) in lines.enumerated() {
        let digits = String(change.firstLine + 1 + number)
        text.space(gutter - digits.utf8.count)
        text.append("\(digits) ", .faint)
        let bytes = Array(line.utf8)
        let excerpt = bytes.withUnsafeBytes { buffer in
          Excerpt(buffer, line: 0..<bytes.count, around: 0, columns: columns)
        }
        var shown = StyledText(isColored: false)
        excerpt.write(to: &shown)
        text.append("\(sign) " + String(decoding: shown.bytes, as: UTF8.self), style)
        text.endLine()
      }
    }
  }

  /// A note's word and sentence: notes that begin with `help: ` say so themselves.
  private static func word(of note: String) -> (String, String) {
    for word in ["help", "note"] where note.hasPrefix(word + ": ") {
      return (word, String(note.dropFirst(word.count + 2)))
    }
    return ("note", note)
  }

  /// A message as it is shown: made visible, and cut where it is longer than anybody reads.
  static func shown(_ message: String) -> String {
    if message.utf8.count <= longestMessage { return VisibleText.escaping(message) }
    return VisibleText.escaping(String(message.unicodeScalars.prefix(longestMessage))) + "…"
  }
}

extension Severity {
  /// The colour of its word and its underline.
  fileprivate var style: TerminalStyle {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
