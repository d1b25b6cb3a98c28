/// Writes JSON into a buffer of bytes, piece by piece and without a tree in between.
///
/// Commas, line breaks and indentation come by themselves. That members and elements stand in
/// objects and arrays, and that each key gets one value, is up to the caller. Whoever writes much
/// takes the bytes out now and then with `drain`, so that memory stays flat.
package struct JSONWriter {
  /// How what is written is laid out.
  package enum Layout: Sendable {
    /// On one line, without spaces.
    case compact
    /// On one line, with a space behind `:` and `,`.
    case spaced
    /// One member or element a line, indented by two spaces.
    case indented
  }

  /// What has been written and not drained.
  package private(set) var bytes: [UInt8] = []
  /// How objects and arrays that begin from now on are laid out.
  package var layout: Layout
  /// For each open object and array, whether it has something in it and is laid out over lines.
  private var open: [(isEmpty: Bool, layout: Layout)] = []
  private var isAfterKey = false

  /// A writer with nothing written.
  package init(layout: Layout = .indented) {
    self.layout = layout
  }

  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "{"))
    body(&self)
    end(UInt8(ascii: "}"))
  }

  /// Writes an array whose elements `body` writes.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "["))
    body(&self)
    end(UInt8(ascii: "]"))
  }

  /// Writes an array of strings.
  package mutating func array(_ strings: [String]) {
    array { writer in
      for string in strings { writer.string(string) }
    }
  }

  /// Writes the key of the member whose value comes next.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if open.last?.layout != .compact { bytes.append(space) }
    isAfterKey = true
  }

  /// Writes a string.
  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  /// Writes a string whose bytes `body` appends; they are ASCII and need no escape.
  package mutating func asciiString(_ body: (inout [UInt8]) -> Void) {
    separate()
    bytes.append(quotationMark)
    body(&bytes)
    bytes.append(quotationMark)
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    separate()
    append(value)
  }

  /// Writes a number in its shortest form that reads back as the same; `null` for infinities and
  /// what is not a number, which JSON has no form for.
  package mutating func number(_ value: Double) {
    separate()
    if value.magnitude < 0x1p53, value == Double(Int(value)) {
      // Without a fraction and without the sign of zero.
      append(Int(value))
    } else if value.isFinite {
      append(value.description)
    } else {
      append("null")
    }
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    append("null")
  }

  /// Writes a member whose value is a string.
  package mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member whose value is a whole number.
  package mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a member whose value is `true` or `false`.
  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Writes a member whose value is a number, as `number(_:)` does.
  package mutating func member(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }

  /// Ends the text with a line break, as files and terminals want it.
  package mutating func endLine() {
    bytes.append(lineFeed)
  }

  /// Hands out what has been written once there are `count` bytes of it, and goes on empty.
  package mutating func drain(from count: Int = 0, _ body: ([UInt8]) -> Void) {
    guard bytes.count >= count else { return }
    body(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    open.append((isEmpty: true, layout: layout))
  }

  private mutating func end(_ bracket: UInt8) {
    if let last = open.popLast(), !last.isEmpty, last.layout == .indented { breakLine() }
    bytes.append(bracket)
  }

  /// Puts what stands between the last value and the next.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = open.indices.last else { return }
    if !open[last].isEmpty {
      bytes.append(UInt8(ascii: ","))
      if open[last].layout == .spaced { bytes.append(space) }
    }
    open[last].isEmpty = false
    if open[last].layout == .indented { breakLine() }
  }

  private mutating func breakLine() {
    bytes.append(lineFeed)
    for _ in 0..<(2 * open.count) { bytes.append(space) }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(_ value: Int) {
    if 0..<10 ~= value {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      append(String(value))
    }
  }

  private mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      bytes.append(quotationMark)
      var start = 0
      for (index, byte) in utf8.enumerated() where Self.needsCare(byte) {
        let next = index + 1 < utf8.count ? utf8[index + 1] : 0
        // U+0080 to U+009F act as control characters in some terminals.
        if byte == 0xC2 && next >= 0xA0 { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        escape(byte == 0xC2 ? next : byte)
        start = byte == 0xC2 ? index + 2 : index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
      bytes.append(quotationMark)
    }
  }

  /// Whether a byte is escaped, or may begin a character that is.
  private static func needsCare(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == quotationMark || byte == backslash || byte == 0x7F || byte == 0xC2
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(backslash)
    switch byte {
    case quotationMark, backslash: bytes.append(byte)
    case lineFeed: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      append("u00")
      bytes.append(Self.digit(byte >> 4))
      bytes.append(Self.digit(byte & 0xF))
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

private let quotationMark = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")
private let lineFeed: UInt8 = 0x0A
private let space: UInt8 = 0x20
