import ThemeSource

/// Messages of the lexer.
extension SyntaxMessage {
  static func unknownCharacter(_ text: String) -> SyntaxMessage {
    let notes =
      text.hasPrefix("%") ? ["a `%` belongs directly after a number, as in `35%`"] : []
    return SyntaxMessage(.invalidCharacter, "`\(text)` has no meaning in a theme", notes: notes)
  }

  static func sigil(_ sigil: String, before name: String) -> SyntaxMessage {
    SyntaxMessage(
      .invalidCharacter, "a name is written without `\(sigil)`; write `\(name)`")
  }

  static func sigil(_ sigil: String, declaring name: String) -> SyntaxMessage {
    SyntaxMessage(
      .invalidCharacter, "a name is declared with `let`, not `\(sigil)`; write `let \(name) =`")
  }

  static func controlCharacter(_ codePoint: String) -> SyntaxMessage {
    if codePoint == "U+FFFD" {
      return SyntaxMessage(
        .invalidCharacter, "U+FFFD stands for bytes that are no text; remove it")
    }
    return SyntaxMessage(.invalidCharacter, "\(codePoint) is a control character; remove it")
  }

  static func notUTF8(offset: Int) -> SyntaxMessage {
    SyntaxMessage(.invalidCharacter, "the text is not UTF-8 at byte \(offset)")
  }

  static func invisibleInName(_ codePoint: String) -> SyntaxMessage {
    SyntaxMessage(
      .invisibleCharacter, "this name contains \(codePoint), which cannot be seen; remove it",
      notes: ["the name is read without it"])
  }

  static func invisible(_ codePoint: String) -> SyntaxMessage {
    SyntaxMessage(
      .invisibleCharacter, "\(codePoint) stands here and cannot be seen; remove it")
  }

  static func foreignSpace(_ codePoint: String) -> SyntaxMessage {
    SyntaxMessage(
      .lookAlikeCharacter, "this is \(codePoint), not a space; write a plain space")
  }

  static func lookAlike(
    _ text: String, _ codePoint: String, _ written: String
  ) -> SyntaxMessage {
    SyntaxMessage(
      .lookAlikeCharacter,
      "`\(text)` (\(codePoint)) only looks like `\(written)`; write "
        + "`\(written)`")
  }

  static let conflictMarker = SyntaxMessage(
    .conflictMarker, "a merge conflict is not resolved here; keep one side and delete the marks")

  static let conditional = SyntaxMessage(
    .conditionalExpression,
    "there is no `a ? b : c`; write `(light: a, dark: b)` for what differs by appearance")

  static let ifExpression = SyntaxMessage(
    .conditionalExpression,
    "there is no `if`; write `(light: a, dark: b)` for what differs by appearance")

  static let ifStatement = SyntaxMessage(
    .conditionalExpression,
    "there is no `if`; what an appearance sets stands in a block of its name, as in `dark { … }`")

  static func unterminatedComment(depth: Int) -> SyntaxMessage {
    SyntaxMessage(
      .unterminatedComment, "this comment has no end; write `*/` where it ends",
      notes: depth > 1 ? ["comments nest, and \(depth) are open at the end of the file"] : [])
  }

  static let strayCommentEnd = SyntaxMessage(
    .unmatchedBracket, "this `*/` ends no comment; remove it")

  static let unterminatedString = SyntaxMessage(
    .unterminatedString, "this string has no end; write `\"` where it ends, on the same line")

  static let multilineString = SyntaxMessage(
    .multilineString, "a string stands on one line between single `\"`; write `\\n` for a break")

  static func stringQuotes(_ quote: String) -> SyntaxMessage {
    SyntaxMessage(
      .stringQuotes, "strings are written in `\"`, not in `\(quote)`")
  }

  static func invalidEscape(_ escape: String) -> SyntaxMessage {
    if escape.hasPrefix("\\u") {
      return SyntaxMessage(
        .invalidEscape,
        "`\(escape)` is no character; write its code in hex digits, as in `\\u{E9}`")
    }
    if escape.hasPrefix("\\(") {
      return SyntaxMessage(
        .invalidEscape, "a string cannot contain a value, so `\\(` means nothing",
        notes: ["for a backslash, write `\\\\`"])
    }
    return SyntaxMessage(
      .invalidEscape, "`\(escape)` is no escape; for a backslash, write `\\\\`",
      notes: ["the escapes are `\\n` `\\t` `\\r` `\\0` `\\\\` `\\\"` `\\'` `\\u{…}`"])
  }

  static func controlInString(_ codePoint: String) -> SyntaxMessage {
    SyntaxMessage(
      .invalidCharacter, "this string contains the control character \(codePoint); remove it")
  }

  static let digitSeparators = SyntaxMessage(
    .invalidNumber, "a number is written without `_` between its digits")

  static let twoPoints = SyntaxMessage(
    .invalidNumber, "a number has one `.`, as in `1.5`")

  static let leadingPoint = SyntaxMessage(
    .invalidNumber, "a number begins with a digit; write `0` before the `.`")

  static let decimalComma = SyntaxMessage(
    .invalidNumber, "decimals follow a `.`, not a `,`")

  static let numberOutOfRange = SyntaxMessage(
    .numberOutOfRange, "this number is too large; the largest is about 1.8e308")

  static func spaceBeforeUnit(_ unit: String) -> SyntaxMessage {
    SyntaxMessage(.unknownUnit, "a unit follows its number without a space; write `\(unit)` there")
  }

  static func unknownUnit(_ unit: String, _ known: NumberUnit?, digits: String) -> SyntaxMessage {
    switch known {
    case .px, .dp, .sp:
      SyntaxMessage(
        .unknownUnit, "lengths are in points, not `\(unit)`; write `\(digits)pt` or `\(digits)`")
    case .rem, .em:
      SyntaxMessage(
        .unknownUnit,
        "lengths are in points, and `\(unit)` has no fixed size here; "
          + (NumberUnit.rem.points(digits).map { "where it is 16 points, write `\($0)pt`" }
            ?? "write the number of points, such as `16pt`"),
        notes: ["what is relative to a text style's size is written in `%`"])
    case .pt, .points, .point, .pts:
      SyntaxMessage(.unknownUnit, "the unit of lengths is written `pt`: `\(digits)pt`")
    case nil:
      SyntaxMessage(
        .unknownUnit,
        "`\(unit)` is no unit; a number is written `\(digits)`, `\(digits)pt` or "
          + "`\(digits)%`")
    }
  }

  static func hexadecimalNumber(_ digits: String, isHex: Bool) -> SyntaxMessage {
    if isHex, digits.utf8.count == 6 {
      return SyntaxMessage(.hexadecimalNumber, "a colour is written `#\(digits)`")
    }
    if isHex, digits.utf8.count == 8 {
      return SyntaxMessage(
        .hexadecimalNumber, "a colour is written with `#`, and its opacity comes last: `#RRGGBBAA`",
        notes: [
          "`0x\(digits)` may mean `#\(digits.dropFirst(2))` with the opacity "
            + "`\(digits.prefix(2))` (ARGB, as on Android) or `#\(digits)` (RGBA)"
        ])
    }
    return SyntaxMessage(
      .hexadecimalNumber, "there are no numbers in hex; a colour is written `#RRGGBB`")
  }

  static let colorWithoutDigits = SyntaxMessage(
    .invalidColor, "`#` begins a colour; write 3, 4, 6 or 8 hex digits after it")

  static func colorDigit(_ digit: String) -> SyntaxMessage {
    SyntaxMessage(
      .invalidColor, "`\(digit)` is no hex digit; the digits of a colour are 0–9 and A–F")
  }

  static func colorLength(_ count: Int) -> SyntaxMessage {
    SyntaxMessage(
      .invalidColor, "a colour has 3, 4, 6 or 8 hex digits, and this one has \(count)",
      notes: ["`#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`"])
  }
}
