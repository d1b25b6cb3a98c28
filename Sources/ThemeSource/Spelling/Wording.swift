/// Phrases that messages of all rooms share, so that they read alike.
package enum Wording {
  /// A name or piece of source in backquotes, made visible and cut to `limit` characters.
  package static func quoted(_ text: some StringProtocol, limit: Int = 60) -> String {
    // Most names are short, which is known without counting their characters.
    if text.utf8.count <= limit { return "`\(VisibleText.escaping(String(text)))`" }
    var head = String(text.prefix(limit))
    // A character may be made of any number of marks.
    if head.utf8.count > 8 * limit { head = String(head.unicodeScalars.prefix(limit)) }
    let isWhole = head.utf8.count == text.utf8.count
    return "`\(VisibleText.escaping(head))\(isWhole ? "" : "…")`"
  }

  /// Quoted names as a sentence has them: "`a`", "`a` or `b`", "`a`, `b` or `c`".
  package static func alternatives(_ names: [String]) -> String {
    joined(names.map { quoted($0) }, by: ", ", last: " or ")
  }

  /// Quoted names up to a limit, and how many more there are: "`a`, `b` and 7 more".
  package static func listing(_ names: [String], limit: Int = 10) -> String {
    var shown = names.prefix(limit).map { quoted($0) }
    if names.count > limit { shown.append("\(names.count - limit) more") }
    return joined(shown, by: ", ", last: " and ")
  }

  /// A number of things: "1 error", "2 errors". `plural` where an "s" is not enough.
  package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// Texts with a separator between them, and another before the last.
  ///
  /// Also where both are the same: the first `joined(separator:)` of a process costs it 145,000
  /// instructions, a tenth of checking a small theme.
  package static func joined(_ parts: [String], by separator: String, last: String) -> String {
    var text: [UInt8] = []
    for (place, part) in parts.enumerated() {
      if place > 0 { text += (place == parts.count - 1 ? last : separator).utf8 }
      text += part.utf8
    }
    return String(decoding: text, as: UTF8.self)
  }
}
