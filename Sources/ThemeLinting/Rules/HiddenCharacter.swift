import ThemeSemantics
import ThemeSource
import ThemeSyntax

package enum HiddenCharacter: LintRule {
  package static let name: DiagnosticID = "hidden_character"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.safe

  package static let page = """
    Finds characters in strings and comments that cannot be seen and change what is: controls of
    the writing direction, and spaces and joiners without width. In names and between words they are
    errors of the language.

    ## Why it is bad

    A text with direction controls reads differently from what it says. A font family with an
    invisible space in it is not found.

    ## Example

    ```theme
    typography.body.family = "La\u{200B}to"
    ```

    ## Use instead

    ```theme
    typography.body.family = "Lato"
    ```

    ## Fix

    Safe: a comment loses the character; in a string it is written as an escape, `\\u{200B}`, so that
    the value stays and can be seen. Joiners inside of emoji and of scripts that need them are not
    reported.
    """

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    let (tree, bytes) = (file.tree, file.tree.source.bytes)
    if bytes.isASCII { return }
    for place in bytes.indices where bytes[place] >= 0xC2 {
      guard let (scalar, length) = bytes.scalar(at: place), scalar.isHidden,
        !isJoining(scalar, place, length, bytes)
      else { continue }
      let token = tree.token(at: TextOffset(place))
      let kind = tree.tokens[token].kind
      guard kind == .string || kind.isComment else { continue }
      let location = SourceLocation(tree.source.id, SourceRange(place, place + length))
      let isInString = kind == .string
      let code = String(scalar.value, radix: 16, uppercase: true)
      let replacement = isInString ? "\\u{\(code)}" : ""
      findings.report(
        "this \(isInString ? "string" : "comment") contains U+"
          + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
          + ", which cannot be seen", at: location,
        fixes: [
          Fix(
            isInString ? "write `\(replacement)`" : "remove it",
            edits: [TextEdit(location, replacement)])
        ])
    }
  }

  /// Whether a joiner stands between letters of a script or emoji, where it is part of the text.
  private static func isJoining(
    _ scalar: Unicode.Scalar, _ place: Int, _ length: Int, _ bytes: [UInt8]
  ) -> Bool {
    guard scalar.value == 0x200C || scalar.value == 0x200D, place > 0,
      place + length < bytes.count
    else { return false }
    return bytes[place - 1] >= 0x80 && bytes[place + length] >= 0x80
  }
}

extension Unicode.Scalar {
  /// Whether it is a control of direction or has neither width nor shape.
  fileprivate var isHidden: Bool {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xE0000...0xE007F:
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether all bytes are ASCII, eight looked at at a time.
  fileprivate var isASCII: Bool {
    withUnsafeBytes { bytes in
      var place = 0
      while place + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { return false }
        place += 8
      }
      return bytes[place...].allSatisfy { $0 < 0x80 }
    }
  }

  /// The scalar that begins at `place`, in bytes that are known to be UTF-8.
  fileprivate func scalar(at place: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let lead = self[place]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard place + length <= count else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in self[(place + 1)..<(place + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}
