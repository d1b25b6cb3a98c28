/// Turns the bytes that a terminal sends into key events, as they arrive.
///
/// Bytes may be cut anywhere. A sequence that no key is known for is swallowed whole, so it never
/// ends up in the text. Bytes that are not UTF-8 become U+FFFD.
package struct KeyDecoder {
  /// The most bytes of one paste that are delivered as one event; a longer one comes in parts.
  private static let maximumPaste = 2 * 1024 * 1024
  /// The longest reply of a terminal (ESC P, ESC ] and their like) that is waited for.
  private static let maximumReply = 16 * 1024
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The first byte that is not decoded yet.
  private var start = 0
  /// What was pasted so far, while the terminal pastes.
  private var paste: [UInt8]?

  /// A decoder that has seen nothing.
  package init() {}

  /// Takes in what the terminal sent next.
  package mutating func feed(_ new: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  /// How long to wait for the rest of what began before calling `timeOut()`, in milliseconds; nil
  /// if nothing began that silence would settle.
  ///
  /// Only time tells the Esc key from a sequence that begins with its byte.
  package var patience: Int? {
    if paste != nil { return 5_000 }
    return start < bytes.count && bytes[start] == 0x1B ? 50 : nil
  }

  /// The next event, or nil until more bytes arrive.
  package mutating func next() -> KeyEvent? { next(isFinal: false) }

  /// The next event on the understanding that nothing more belongs to it.
  package mutating func timeOut() -> KeyEvent? { next(isFinal: true) }

  private mutating func next(isFinal: Bool) -> KeyEvent? {
    while start < bytes.count || (isFinal && paste != nil) {
      if paste != nil {
        guard let text = takePaste(isFinal: isFinal) else { return nil }
        if text.isEmpty { continue }
        return KeyEvent(.paste(text))
      }
      switch decode(at: start, isFinal: isFinal) {
      case .event(let event, let length):
        start += length
        return event
      case .nothing(let length):
        start += length
      case .pasteStart(let length):
        start += length
        paste = []
      case .incomplete:
        return nil
      }
    }
    return nil
  }

  /// Moves bytes to the paste; its text once it ends or grows too large for one event.
  private mutating func takePaste(isFinal: Bool) -> String? {
    var end = bytes[start...].firstIndex(of: 0x1B) ?? bytes.count
    var terminator = 0
    while end < bytes.count {
      let rest = bytes[end...].prefix(Self.pasteEnd.count)
      if Self.pasteEnd.starts(with: rest) {
        terminator = rest.count
        break
      }
      end = bytes[(end + 1)...].firstIndex(of: 0x1B) ?? bytes.count
    }
    paste?.append(contentsOf: bytes[start..<end])
    start = end
    let content = paste ?? []
    if terminator == Self.pasteEnd.count || isFinal {
      start = terminator == Self.pasteEnd.count ? end + terminator : bytes.count
      paste = nil
      return String(decoding: content, as: UTF8.self)
    }
    guard content.count >= Self.maximumPaste else { return nil }
    let whole = content.count - incompleteTail(of: content[...])
    paste = Array(content[whole...])
    return String(decoding: content[..<whole], as: UTF8.self)
  }
}

// MARK: - One event

extension KeyDecoder {
  private enum Decoded {
    case event(KeyEvent, length: Int)
    case nothing(length: Int)
    case pasteStart(length: Int)
    case incomplete
  }

  private func decode(at index: Int, isFinal: Bool) -> Decoded {
    let byte = bytes[index]
    if byte == 0x1B { return decodeEscape(at: index, isFinal: isFinal) }
    if let event = controlKey(byte) { return .event(event, length: 1) }
    let run = bytes[index...].prefix { $0 >= 0x20 && $0 != 0x7F }
    var length = run.count
    if run.endIndex == bytes.count && !isFinal { length -= incompleteTail(of: run) }
    if length == 0 { return .incomplete }
    return .event(
      KeyEvent(.text(String(decoding: run.prefix(length), as: UTF8.self))), length: length)
  }

  private func decodeEscape(at index: Int, isFinal: Bool) -> Decoded {
    guard index + 1 < bytes.count else {
      return isFinal ? .event(KeyEvent(.escape), length: 1) : .incomplete
    }
    let rest = bytes.count - index
    let byte = bytes[index + 1]
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      let sequence = byte == UInt8(ascii: "[") ? controlSequence(at: index) : singleShift(at: index)
      if case .incomplete = sequence, isFinal {
        return rest == 2 ? .event(altKey(byte), length: 2) : .nothing(length: rest)
      }
      return sequence
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "X"):
      if let length = replyLength(at: index) { return .nothing(length: length) }
      if isFinal && rest == 2 { return .event(altKey(byte), length: 2) }
      return isFinal || rest > Self.maximumReply ? .nothing(length: rest) : .incomplete
    case 0x1B:
      if rest == 2 && !isFinal { return .incomplete }
      let opensSequence =
        rest > 2 && [UInt8(ascii: "["), UInt8(ascii: "O")].contains(bytes[index + 2])
      guard opensSequence else { return .event(KeyEvent(.escape), length: 1) }
      return withAlt(decodeEscape(at: index + 1, isFinal: isFinal))
    default:
      if let event = controlKey(byte) { return withAlt(.event(event, length: 1)) }
      let length = min(scalarLength(byte), rest - 1)
      if length < scalarLength(byte) && !isFinal { return .incomplete }
      let text = String(decoding: bytes[(index + 1)...].prefix(length), as: UTF8.self)
      return .event(KeyEvent(.text(text), .alt), length: 1 + length)
    }
  }

  private func altKey(_ byte: UInt8) -> KeyEvent { .alt(String(UnicodeScalar(byte))) }

  private func withAlt(_ decoded: Decoded) -> Decoded {
    switch decoded {
    case .event(let event, let length):
      .event(KeyEvent(event.key, event.modifiers.union(.alt)), length: length + 1)
    case .nothing(let length): .nothing(length: length + 1)
    case .pasteStart(let length): .pasteStart(length: length + 1)
    case .incomplete: .incomplete
    }
  }

  /// The length of a terminal's reply up to its terminator, or nil if that is not there yet.
  private func replyLength(at index: Int) -> Int? {
    var end = index + 2
    while end < bytes.count {
      if bytes[end] == 0x07 { return end + 1 - index }
      if bytes[end] == 0x1B && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\\") {
        return end + 2 - index
      }
      end += 1
    }
    return nil
  }

  /// ESC O and one more byte: keys of a keypad.
  private func singleShift(at index: Int) -> Decoded {
    guard index + 2 < bytes.count else { return .incomplete }
    guard let key = letterKey(bytes[index + 2]) else { return .nothing(length: 3) }
    return .event(KeyEvent(key), length: 3)
  }

  /// ESC [, parameters, and a final byte that says what they mean.
  private func controlSequence(at index: Int) -> Decoded {
    var end = index + 2
    while end < bytes.count, (0x20...0x3F).contains(bytes[end]), end - index < 64 { end += 1 }
    guard end < bytes.count else { return .incomplete }
    let final = bytes[end]
    guard (0x40...0x7E).contains(final) else { return .nothing(length: end - index) }
    let length = end + 1 - index
    if final == UInt8(ascii: "[") && length == 3 {
      // The Linux console's F1 to F5 have one more byte.
      guard end + 1 < bytes.count else { return .incomplete }
      let number = Int(bytes[end + 1]) - 0x40
      guard (1...5).contains(number) else { return .nothing(length: length + 1) }
      return .event(KeyEvent(.function(number)), length: length + 1)
    }
    let parameters = numbers(in: bytes[(index + 2)..<end])
    if final == UInt8(ascii: "~") && parameters.first == 200 { return .pasteStart(length: length) }
    guard let event = keyEvent(final: final, parameters: parameters) else {
      return .nothing(length: length)
    }
    return .event(event, length: length)
  }
}
