import ThemeTokens

/// Writes text into Swift source so that it stays text, whatever is in it.
enum SwiftText {
  /// `text` as a string literal.
  ///
  /// Quotes, backslashes (and with them interpolations), and all that does not show as itself on a
  /// screen are escaped.
  static func literal(_ text: String) -> String {
    var source = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": source += "\\\""
      case "\\": source += "\\\\"
      case "\n": source += "\\n"
      case "\r": source += "\\r"
      case "\t": source += "\\t"
      default:
        if isInvisible(scalar) {
          source += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          source.unicodeScalars.append(scalar)
        }
      }
    }
    return source + "\""
  }

  /// The lines of `text` as a comment can hold them, without marks: nothing in them ends a line,
  /// turns the direction of writing or is invisible. A tab is a space.
  static func commentLines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var last: Unicode.Scalar?
    func finished() -> String {
      var end = line.unicodeScalars[...]
      while end.last == " " { end.removeLast() }
      return String(end)
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        lines.append(finished())
        line = ""
      case "\t": line.unicodeScalars.append(" ")
      // Joiners are part of emoji and of words in many scripts.
      case "\u{200C}", "\u{200D}": line.unicodeScalars.append(scalar)
      default: if !isInvisible(scalar) { line.unicodeScalars.append(scalar) }
      }
      last = scalar
    }
    lines.append(finished())
    while lines.last == "" { lines.removeLast() }
    return Array(lines.drop { $0.isEmpty })
  }

  /// `text` on one line of a comment.
  static func commentLine(_ text: String) -> String {
    commentLines(text).joined(separator: " ")
  }

  /// A number as a literal that is exactly `x`.
  static func number(_ x: Double) -> String {
    x.isFinite ? shortestText(of: x) : "0"
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      true
    default: false
    }
  }
}
