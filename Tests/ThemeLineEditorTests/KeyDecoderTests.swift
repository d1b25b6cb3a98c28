import Testing
import ThemeLineEditor

@Suite struct KeyDecoderTests {
  struct Example: Sendable {
    let bytes: [UInt8]
    let events: [KeyEvent]

    init(_ text: String, _ events: KeyEvent...) {
      bytes = Array(text.utf8)
      self.events = events
    }

    init(bytes: [UInt8], _ events: KeyEvent...) {
      self.bytes = bytes
      self.events = events
    }
  }

  static let examples: [Example] = [
    Example("a", KeyEvent(.text("a"))),
    Example("é", KeyEvent(.text("é"))),
    Example("日", KeyEvent(.text("日"))),
    Example("😀", KeyEvent(.text("😀"))),
    Example("\r", KeyEvent(.enter)),
    Example("\n", KeyEvent(.enter)),
    Example("\t", KeyEvent(.tab)),
    Example("\u{7F}", KeyEvent(.backspace)),
    Example("\u{8}", KeyEvent(.backspace)),
    Example("\u{0}", .control(" ")),
    Example("\u{1}", .control("a")),
    Example("\u{1A}", .control("z")),
    Example("\u{1F}", .control("_")),
    // Arrows and their like, in all spellings.
    Example("\u{1B}[A", KeyEvent(.up)),
    Example("\u{1B}OB", KeyEvent(.down)),
    Example("\u{1B}[C", KeyEvent(.right)),
    Example("\u{1B}[1;5D", KeyEvent(.left, .control)),
    Example("\u{1B}[1;3C", KeyEvent(.right, .alt)),
    Example("\u{1B}[1;9C", KeyEvent(.right, .alt)),
    Example("\u{1B}[1;2A", KeyEvent(.up, .shift)),
    Example("\u{1B}[1;8A", KeyEvent(.up, [.shift, .alt, .control])),
    Example("\u{1B}\u{1B}[C", KeyEvent(.right, .alt)),
    Example("\u{1B}\u{1B}OC", KeyEvent(.right, .alt)),
    Example("\u{1B}[H", KeyEvent(.home)),
    Example("\u{1B}OF", KeyEvent(.end)),
    Example("\u{1B}[1~", KeyEvent(.home)),
    Example("\u{1B}[2~", KeyEvent(.insert)),
    Example("\u{1B}[3~", KeyEvent(.delete)),
    Example("\u{1B}[3;5~", KeyEvent(.delete, .control)),
    Example("\u{1B}[4~", KeyEvent(.end)),
    Example("\u{1B}[5~", KeyEvent(.pageUp)),
    Example("\u{1B}[6~", KeyEvent(.pageDown)),
    Example("\u{1B}[7~", KeyEvent(.home)),
    Example("\u{1B}[8~", KeyEvent(.end)),
    Example("\u{1B}[Z", KeyEvent(.tab, .shift)),
    Example("\u{1B}OP", KeyEvent(.function(1))),
    Example("\u{1B}[15~", KeyEvent(.function(5))),
    Example("\u{1B}[17~", KeyEvent(.function(6))),
    Example("\u{1B}[24~", KeyEvent(.function(12))),
    Example("\u{1B}[[B", KeyEvent(.function(2))),
    Example("\u{1B}OM", KeyEvent(.enter)),
    // Alt.
    Example("\u{1B}b", .alt("b")),
    Example("\u{1B}é", .alt("é")),
    Example("\u{1B}\u{7F}", KeyEvent(.backspace, .alt)),
    Example("\u{1B}\r", KeyEvent(.enter, .alt)),
    Example("\u{1B}\u{1}", KeyEvent(.text("a"), [.alt, .control])),
    // Keys sent as numbers.
    Example("\u{1B}[13;2u", KeyEvent(.enter, .shift)),
    Example("\u{1B}[27;2;13~", KeyEvent(.enter, .shift)),
    Example("\u{1B}[97;5u", .control("a")),
    Example("\u{1B}[97;2u", KeyEvent(.text("A"))),
    Example("\u{1B}[97:65;2:1u", KeyEvent(.text("A"))),
    Example("\u{1B}[57358u"),
    // Pastes.
    Example("\u{1B}[200~a\rb\u{1B}[201~", KeyEvent(.paste("a\rb"))),
    Example(
      "\u{1B}[200~\u{1B}[A\u{3}日\u{1B}[201~x", KeyEvent(.paste("\u{1B}[A\u{3}日")),
      KeyEvent(.text("x"))),
    Example("\u{1B}[200~\u{1B}[201\u{1B}[201~", KeyEvent(.paste("\u{1B}[201"))),
    Example("\u{1B}[200~\u{1B}[201~"),
    Example("\u{1B}[201~"),
    // Nothing that a key is known for.
    Example("\u{1B}[I\u{1B}[Oa", KeyEvent(.text("a"))),
    Example("\u{1B}[?62;4ca", KeyEvent(.text("a"))),
    Example("\u{1B}[99~a", KeyEvent(.text("a"))),
    Example("\u{1B}[1;2;3;4;5;6 qa", KeyEvent(.text("a"))),
    Example("\u{1B}]11;rgb:0000/0000/0000\u{7}a", KeyEvent(.text("a"))),
    Example("\u{1B}P1$r0m\u{1B}\\a", KeyEvent(.text("a"))),
    Example("\u{1B}Oza", KeyEvent(.text("a"))),
    Example("\u{1B}[99999999999999999999999~a", KeyEvent(.text("a"))),
    Example("\u{1B}[12\u{3}", .control("c")),
    // Not UTF-8.
    Example(bytes: [0xFF], KeyEvent(.text("\u{FFFD}"))),
    Example(bytes: [0xC3, 0x0D], KeyEvent(.text("\u{FFFD}")), KeyEvent(.enter)),
    Example(bytes: [0x80], KeyEvent(.text("\u{FFFD}"))),
  ]

  @Test(arguments: examples) func wholeSequence(_ example: Example) {
    var decoder = KeyDecoder()
    decoder.feed(example.bytes)
    let found = events(&decoder)
    #expect(found == example.events)
    #expect(decoder.patience == nil)
  }

  @Test(arguments: examples) func byteByByte(_ example: Example) {
    var decoder = KeyDecoder()
    var found: [KeyEvent] = []
    for byte in example.bytes {
      decoder.feed([byte])
      found += events(&decoder)
    }
    #expect(found == example.events)
  }

  @Test func textThatArrivesTogetherIsOneEvent() {
    var decoder = KeyDecoder()
    decoder.feed("grüße\r".utf8)
    #expect(events(&decoder) == [KeyEvent(.text("grüße")), KeyEvent(.enter)])
  }

  @Test func silenceTellsKeysFromSequences() {
    let examples: [(String, [KeyEvent])] = [
      ("\u{1B}", [KeyEvent(.escape)]),
      ("\u{1B}[", [.alt("[")]),
      ("\u{1B}O", [.alt("O")]),
      ("\u{1B}]", [.alt("]")]),
      ("\u{1B}\u{1B}", [KeyEvent(.escape), KeyEvent(.escape)]),
      ("\u{1B}[1;", []),
      ("\u{1B}]0;title", []),
    ]
    for (text, expected) in examples {
      var decoder = KeyDecoder()
      decoder.feed(text.utf8)
      #expect(next(&decoder) == nil)
      #expect(decoder.patience != nil)
      var found: [KeyEvent] = []
      while let event = decoder.timeOut() { found.append(event) }
      #expect(found == expected, "\(text.debugDescription)")
      #expect(decoder.patience == nil)
      decoder.feed("a".utf8)
      #expect(next(&decoder) == KeyEvent(.text("a")), "\(text.debugDescription)")
    }
  }

  @Test func pasteThatIsCutOffIsDelivered() {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}[200~abc\u{1B}[20".utf8)
    #expect(next(&decoder) == nil)
    #expect(decoder.patience != nil)
    #expect(timeOut(&decoder) == KeyEvent(.paste("abc")))
    decoder.feed("d".utf8)
    #expect(next(&decoder) == KeyEvent(.text("d")))
  }

  @Test func pasteOfAMegabyteInSmallPiecesIsOneEvent() {
    let text = String(repeating: "line of text é\n", count: 70_000)
    let bytes = Array(("\u{1B}[200~" + text + "\u{1B}[201~").utf8)
    var decoder = KeyDecoder()
    var found: [KeyEvent] = []
    for start in stride(from: 0, to: bytes.count, by: 1_000) {
      decoder.feed(bytes[start..<min(start + 1_000, bytes.count)])
      found += events(&decoder)
    }
    #expect(found == [KeyEvent(.paste(text))])
  }

  @Test func endlessPasteComesInParts() {
    let piece = String(repeating: "é", count: 50_000)
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}[200~x".utf8)
    var text = ""
    for _ in 0..<30 {
      decoder.feed(piece.utf8)
      for event in events(&decoder) {
        if case .paste(let part) = event.key { text += part }
      }
    }
    #expect(text.utf8.count > 2_000_000)
    #expect(text == "x" + String(repeating: "é", count: text.utf8.count / 2))
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func anyBytesAreDecoded(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let interesting: [UInt8] = [0x1B, 0x5B, 0x4F, 0x32, 0x30, 0x31, 0x7E, 0x3B, 0x5D, 0x07, 0xE6]
    var decoder = KeyDecoder()
    for _ in 0..<2_000 {
      let isInteresting = Bool.random(using: &random)
      let byte =
        isInteresting
        ? interesting.randomElement(using: &random)! : .random(in: 0...255, using: &random)
      decoder.feed([byte])
      _ = events(&decoder)
      if Int.random(in: 0..<10, using: &random) == 0 { while decoder.timeOut() != nil {} }
    }
    while decoder.timeOut() != nil {}
    #expect(decoder.patience == nil, "seed \(seed)")
  }

  private func next(_ decoder: inout KeyDecoder) -> KeyEvent? { decoder.next() }
  private func timeOut(_ decoder: inout KeyDecoder) -> KeyEvent? { decoder.timeOut() }

  private func events(_ decoder: inout KeyDecoder) -> [KeyEvent] {
    var events: [KeyEvent] = []
    while let event = decoder.next() { events.append(event) }
    return events
  }
}
