extension DiagnosticID {
  /// A text that is not UTF-8.
  package static let invalidUTF8: DiagnosticID = "invalid_utf8"
}

extension SourceText {
  /// What is wrong with the text's encoding, at the first byte where that shows; `nil` for UTF-8.
  ///
  /// UTF-16 and UTF-32 are named, with or without a byte order mark: without one, Latin text in
  /// them is valid UTF-8 full of NULs, which nobody means.
  package func encodingDiagnostic() -> Diagnostic? {
    if let encoding = WideEncoding(of: bytes) {
      return Diagnostic(
        .invalidUTF8, .error, "file looks like \(encoding.rawValue), save it as UTF-8",
        at: SourceLocation(id, SourceRange(0, 0)))
    }
    guard let offset = UTF8Validation.firstInvalidByte(in: bytes) else { return nil }
    let byte = bytes[offset]
    return Diagnostic(
      .invalidUTF8, .error, "file is not UTF-8: byte 0x\(hexadecimal(byte)) at offset \(offset)",
      at: SourceLocation(id, SourceRange(offset, offset + 1)), notes: notes(on: byte, at: offset))
  }

  /// What the first wrong byte probably is: a letter of a one-byte encoding, or a cut character.
  private func notes(on byte: UInt8, at offset: Int) -> [String] {
    let rest = bytes[(offset + 1)...]
    if byte >= 0xC0, rest.allSatisfy({ $0 & 0xC0 == 0x80 }), rest.count < 3 {
      return ["the file ends in the middle of a character"]
    }
    let isAlone = rest.first.map { $0 < 0x80 } ?? true
    guard byte >= 0xC0, isAlone else { return ["save the file as UTF-8"] }
    let letter = Unicode.Scalar(byte)
    return ["in Latin-1 this byte is `\(letter)`: the file was probably saved in that encoding"]
  }
}

/// An encoding with more than one byte a unit, as it shows in a file's first bytes.
private enum WideEncoding: String {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// The encoding that a byte order mark or the place of the NULs gives away.
  init?(of bytes: [UInt8]) {
    func byte(_ place: Int) -> Int { place < bytes.count ? Int(bytes[place]) : -1 }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF): self = .utf32
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): self = .utf16
    default:
      // Text in Latin letters has a NUL in the same half of nearly every unit. Others mostly have none.
      let head = bytes.prefix(512)
      guard head.withUnsafeBytes(hasZero) else { return nil }
      var nuls = (even: 0, odd: 0)
      for (index, byte) in head.enumerated() where byte == 0 {
        if index.isMultiple(of: 2) { nuls.even += 1 } else { nuls.odd += 1 }
      }
      let units = head.count / 2
      let (fewer, more) = (min(nuls.even, nuls.odd), max(nuls.even, nuls.odd))
      guard units >= 2, more * 4 >= units * 3 else { return nil }
      if fewer == 0 {
        self = .utf16
      } else if fewer * 4 >= units, fewer * 4 <= units * 3 {
        self = .utf32
      } else {
        return nil
      }
    }
  }
}

/// Whether any byte is 0. Eight at a time, as every text is asked.
private func hasZero(_ bytes: UnsafeRawBufferPointer) -> Bool {
  var place = 0
  while place + 8 <= bytes.count {
    let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    // Taking 1 from each byte sets the upper bit of one that was 0, or of one above such.
    if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { return true }
    place += 8
  }
  return bytes[place...].contains(0)
}

/// A byte as two upper-case hexadecimal digits.
private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
