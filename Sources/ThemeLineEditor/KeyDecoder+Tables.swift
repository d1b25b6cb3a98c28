// What bytes and numbers mean, as xterm ("Control Sequences", sections "Special Keyboard Keys" and
// "PC-Style Function Keys") and the terminals after it send them.

/// The key of one byte below 0x20 or DEL; nil for other bytes.
func controlKey(_ byte: UInt8) -> KeyEvent? {
  switch byte {
  case 0x0A, 0x0D: KeyEvent(.enter)
  case 0x09: KeyEvent(.tab)
  case 0x08, 0x7F: KeyEvent(.backspace)
  case 0x1B: KeyEvent(.escape)
  case 0x00: .control(" ")
  case 0x01...0x1A: .control(String(UnicodeScalar(byte + 0x60)))
  case 0x1C...0x1F: .control(String(UnicodeScalar(byte + 0x40)))
  default: nil
  }
}

/// The key of a control sequence.
func keyEvent(final: UInt8, parameters: [Int]) -> KeyEvent? {
  let modifiers = parameters.count > 1 ? modifiers(parameters[1]) : []
  switch final {
  case UInt8(ascii: "~"):
    // xterm's "other keys": 27, modifiers, scalar.
    if parameters.first == 27, parameters.count > 2 { return key(scalar: parameters[2], modifiers) }
    guard let number = parameters.first, let key = numberedKey(number) else { return nil }
    return KeyEvent(key, modifiers)
  case UInt8(ascii: "u"):
    guard let scalar = parameters.first else { return nil }
    return key(scalar: scalar, modifiers)
  case UInt8(ascii: "Z"):
    return KeyEvent(.tab, modifiers.union(.shift))
  default:
    guard let key = letterKey(final) else { return nil }
    return KeyEvent(key, modifiers)
  }
}

/// The key that ends a sequence with `letter`.
func letterKey(_ letter: UInt8) -> KeyEvent.Key? {
  switch letter {
  case UInt8(ascii: "A"): .up
  case UInt8(ascii: "B"): .down
  case UInt8(ascii: "C"): .right
  case UInt8(ascii: "D"): .left
  case UInt8(ascii: "F"): .end
  case UInt8(ascii: "H"): .home
  case UInt8(ascii: "M"): .enter
  case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
  default: nil
  }
}

private func numberedKey(_ number: Int) -> KeyEvent.Key? {
  switch number {
  case 1, 7: .home
  case 2: .insert
  case 3: .delete
  case 4, 8: .end
  case 5: .pageUp
  case 6: .pageDown
  case 11...15: .function(number - 10)
  case 17...21: .function(number - 11)
  case 23, 24: .function(number - 12)
  default: nil
  }
}

/// A key that is sent as the scalar it types.
private func key(scalar value: Int, _ modifiers: KeyEvent.Modifiers) -> KeyEvent? {
  guard let number = UInt32(exactly: value), let scalar = Unicode.Scalar(number) else { return nil }
  if number < 0x80, let event = controlKey(UInt8(number)) {
    return KeyEvent(event.key, modifiers.union(event.modifiers))
  }
  // Numbers from here on stand for keys that type nothing.
  if (0xE000...0xF8FF).contains(number) { return nil }
  if modifiers == .shift { return KeyEvent(.text(String(scalar).uppercased())) }
  return KeyEvent(.text(String(scalar)), modifiers)
}

/// The modifiers of xterm's number, which is one more than their bits. The fourth bit, Meta, does
/// what Alt does.
private func modifiers(_ number: Int) -> KeyEvent.Modifiers {
  let bits = max(number - 1, 0)
  var modifiers = KeyEvent.Modifiers(rawValue: UInt8(bits & 7))
  if bits & 8 != 0 { modifiers.insert(.alt) }
  return modifiers
}

/// The numbers of a control sequence; what follows a colon within one is left out.
func numbers(in parameters: ArraySlice<UInt8>) -> [Int] {
  parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
    part.prefix { (0x30...0x39).contains($0) }.prefix(7)
      .reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}

/// The bytes of the UTF-8 sequence that begins with `byte`.
func scalarLength(_ byte: UInt8) -> Int {
  byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 1
}

/// How many bytes at the end of `bytes` begin a UTF-8 sequence whose rest is missing.
func incompleteTail(of bytes: ArraySlice<UInt8>) -> Int {
  for (distance, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
    return scalarLength(byte) > distance + 1 ? distance + 1 : 0
  }
  return 0
}
