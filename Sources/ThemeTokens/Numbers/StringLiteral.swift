/// Appends `text` as a string literal of the language, in quotes, with Swift's escapes for quotes,
/// backslashes and control characters.
package func appendStringLiteral(_ text: String, to bytes: inout [UInt8]) {
  bytes.append(UInt8(ascii: "\""))
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case 0: bytes.append(contentsOf: "\\0".utf8)
    case 0..<0x20, 0x7F:
      bytes.append(contentsOf: "\\u{".utf8)
      bytes.append(contentsOf: String(byte, radix: 16, uppercase: true).utf8)
      bytes.append(UInt8(ascii: "}"))
    default: bytes.append(byte)
    }
  }
  bytes.append(UInt8(ascii: "\""))
}

/// `text` as a string literal of the language.
package func stringLiteral(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 2)
  appendStringLiteral(text, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}
