/// Text as a terminal may show it: what cannot be seen, or would act, is spelled out.
///
/// Control characters (ESC first of all), characters that reorder or join what stands around them,
/// and those that have no shape are shown as `<U+202E>`, so that no input reaches a terminal as an
/// escape sequence and nobody has to guess what an underline points at.
package enum VisibleText {
  /// `text` with what cannot be seen spelled out, line breaks and tabs among it.
  package static func escaping(_ text: String) -> String {
    var text = text
    if text.withUTF8(isPlain) { return text }
    var result = ""
    var previous: Unicode.Scalar?
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if isHidden(scalar, after: previous, before: scalars.first) {
        result += spelling(of: scalar)
        previous = nil
      } else {
        result.unicodeScalars.append(scalar)
        previous = scalar
      }
    }
    return result
  }

  /// Whether each byte is a printable character of ASCII, so that the text is shown as it is and each takes
  /// one column.
  package static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // All are looked at, several at once, which takes a fraction of stopping at the first.
    var wrong: UInt8 = 0
    for byte in utf8 { wrong |= byte &- 0x20 > 0x7E - 0x20 ? 1 : 0 }
    return wrong == 0
  }

  /// The columns that `text` takes in a terminal, once escaped.
  package static func width(of text: String) -> Int {
    let shown = escaping(text)
    if shown.utf8.allSatisfy({ $0 < 0x80 }) { return shown.utf8.count }
    return shown.reduce(0) { $0 + width(ofCluster: $1.unicodeScalars) }
  }

  /// How a hidden scalar is shown: `<U+200B>`.
  static func spelling(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// Whether a scalar is spelled out, given its neighbours; `previous` only where it is shown.
  ///
  /// A joiner between two emoji and a selector behind the character that it selects a form of are
  /// part of what is seen, and stay.
  static func isHidden(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x34E: return false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0xFFF9...0xFFFB: return true
    case 0x200D:
      // Skin tones and selectors may stand between an emoji and the joiner; they count as emoji.
      return !(isEmoji(previous) || previous?.value == 0xFE0F) || !isEmoji(next)
    case 0xFE0E, 0xFE0F:
      // Digits and `#` count as emoji for the sake of keycaps alone.
      guard let previous, previous.properties.isEmoji else { return true }
      return previous.isASCII && next?.value != 0x20E3
    case 0xE0100...0xE01EF: return previous?.properties.isIdeographic != true
    case 0xE0020...0xE007F:
      // The letters of a flag such as Scotland's, which begins with a black flag.
      guard let previous else { return true }
      return previous.value != 0x1F3F4 && !(0xE0020...0xE007E ~= previous.value)
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The columns of one grapheme cluster: those of its first scalar, or two for a picture.
  static func width(ofCluster scalars: some Sequence<Unicode.Scalar>) -> Int {
    var width = 0
    var count = 0
    for scalar in scalars {
      if count == 0 {
        width = self.width(of: scalar)
      } else if scalar.value == 0xFE0F {
        width = 2
      }
      count += 1
    }
    return width
  }

  /// The columns of a scalar that stands alone.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if WideCharacters.contains(scalar) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return 1
    }
  }

  private static func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.value > 0xFF else { return false }
    return scalar.properties.isEmoji
  }
}
