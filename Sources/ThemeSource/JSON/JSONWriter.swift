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

  /// Where bytes are written; those from `count` on are room. Apart from the count, so that a key or
  /// value is written with one check of the array instead of one for each piece.
  private var storage: [UInt8] = []
  private var count = 0
  /// How objects and arrays that begin from now on are laid out.
  package var layout: Layout
  /// The object or array that is being written, and those around it. Apart, since the inner one is
  /// asked at every value.
  private var inner = Frame(layout: .compact, separator: .nothing)
  private var outer: [Frame] = []

  /// A writer with nothing written.
  package init(layout: Layout = .indented) {
    self.layout = layout
  }

  /// What has been written and not drained.
  package var bytes: [UInt8] { Array(storage[..<count]) }

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
    var name = name
    name.withUTF8 { key($0) }
  }

  /// Writes the key of the member whose value comes next, from its UTF-8.
  package mutating func key(_ utf8: UnsafeBufferPointer<UInt8>) {
    let isSpaced = inner.layout != .compact
    write(upTo: JSONCursor.mostQuoted(utf8) + 2) { cursor in
      cursor.quote(utf8)
      cursor.put(UInt8(ascii: ":"))
      if isSpaced { cursor.put(0x20) }
    }
    inner.separator = .afterKey
  }

  /// Writes a string.
  package mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      write(upTo: JSONCursor.mostQuoted(utf8)) { $0.quote(utf8) }
    }
  }

  /// Writes a string of at most `most` bytes that need no escapes, which `body` puts into the room it
  /// is given; it answers how many there are.
  package mutating func string(
    upTo most: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) {
    write(upTo: most + 2) { cursor in
      cursor.put(UInt8(ascii: "\""))
      cursor.put(upTo: most, body)
      cursor.put(UInt8(ascii: "\""))
    }
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    if 0..<10 ~= value {
      write(upTo: 1) { $0.put(UInt8(ascii: "0") + UInt8(value)) }
    } else {
      plain(String(value))
    }
  }

  /// Writes a number in its shortest form that reads back as the same; `null` for infinities and
  /// what is not a number, which JSON has no form for.
  package mutating func number(_ value: Double) {
    plain(Self.text(of: value))
  }

  /// What `number(_:)` writes.
  static func text(of value: Double) -> String {
    if value.magnitude < 0x1p53, value == Double(Int(value)) {
      // Without a fraction and without the sign of zero.
      String(Int(value))
    } else {
      value.isFinite ? value.description : "null"
    }
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    plain(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    plain("null")
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

  /// Writes members of an object on one line, at most `most` bytes of them. The object is `spaced`.
  package mutating func members(upTo most: Int, _ body: (inout JSONLine) -> Void) {
    let needsComma = inner.separator == .comma
    reserve(most)
    append { cursor in
      var line = JSONLine(cursor, needsComma: needsComma)
      body(&line)
      cursor = line.cursor
    }
    inner.separator = .comma
  }

  /// Writes a member whose value is an object on one line, of at most `most` bytes. `body` writes its
  /// members.
  package mutating func member(
    _ key: UnsafeBufferPointer<UInt8>, upTo most: Int, _ body: (inout JSONLine) -> Void
  ) {
    let isSpaced = inner.layout != .compact
    write(upTo: JSONCursor.mostQuoted(key) + 4 + most) { cursor in
      cursor.quote(key)
      cursor.put(UInt8(ascii: ":"))
      if isSpaced { cursor.put(0x20) }
      var line = JSONLine(cursor)
      line.object(body)
      cursor = line.cursor
    }
  }

  /// A writer of members or elements that go into the object or array being written. It may work
  /// elsewhere and at the same time as others; `append` puts what it wrote in place.
  package func fragment() -> JSONWriter {
    var fragment = JSONWriter(layout: layout)
    fragment.outer = outer
    // It begins with a comma, which is left out where nothing stands before it.
    fragment.inner = Frame(layout: inner.layout, separator: .comma)
    return fragment
  }

  /// Writes the members or elements that a fragment of this writer holds.
  ///
  /// After a `drain` nothing is copied: the fragment's bytes become this writer's. Of many `let`s that
  /// are 200,000 bytes at a time, and copies would go to memory that is new to the process.
  package mutating func append(_ fragment: consuming JSONWriter) {
    guard fragment.count > 0 else { return }
    if inner.separator == .comma, count == 0 {
      storage = fragment.storage
      count = fragment.count
    } else {
      let comma = inner.separator == .comma ? 0 : inner.layout == .spaced ? 2 : 1
      reserve(fragment.count)
      append { cursor in
        fragment.storage.withUnsafeBufferPointer {
          cursor.put(UnsafeBufferPointer(rebasing: $0[comma..<fragment.count]))
        }
      }
      inner.separator = .comma
    }
  }

  /// Ends the text with a line break, as files and terminals want it.
  package mutating func endLine() {
    reserve(1)
    storage[count] = 0x0A
    count += 1
  }

  /// Hands out what has been written once there are `least` bytes of it, and goes on empty.
  package mutating func drain(from least: Int = 0, _ body: (ArraySlice<UInt8>) -> Void) {
    guard count >= least else { return }
    body(storage[..<count])
    count = 0
  }

  private mutating func begin(_ bracket: UInt8) {
    write(upTo: 1) { $0.put(bracket) }
    outer.append(inner)
    inner = Frame(layout: layout, separator: .first)
  }

  private mutating func end(_ bracket: UInt8) {
    let isOverLines = inner.layout == .indented && inner.separator != .first
    inner = outer.popLast() ?? Frame(layout: .compact, separator: .nothing)
    let depth = outer.count
    reserve(2 * depth + 2)
    append { cursor in
      if isOverLines { cursor.breakLine(depth) }
      cursor.put(bracket)
    }
  }

  /// Writes a value that needs no escaping.
  private mutating func plain(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(upTo: utf8.count) { $0.put(utf8) }
    }
  }

  /// Writes a key or value of at most `most` bytes, and what stands between it and the last one.
  private mutating func write(upTo most: Int, _ body: (inout JSONCursor) -> Void) {
    let frame = inner
    let depth = outer.count
    reserve(most + 2 * depth + 3)
    append { cursor in
      if frame.separator == .comma {
        cursor.put(UInt8(ascii: ","))
        if frame.layout == .spaced { cursor.put(0x20) }
      }
      if frame.layout == .indented, frame.separator == .comma || frame.separator == .first {
        cursor.breakLine(depth)
      }
      body(&cursor)
    }
    if frame.separator != .nothing { inner.separator = .comma }
  }

  private mutating func append(_ body: (inout JSONCursor) -> Void) {
    let start = count
    count = storage.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return start }
      var cursor = JSONCursor(from: base + start, to: base + buffer.count)
      body(&cursor)
      return cursor.next - base
    }
  }

  /// Makes room for `more` bytes, for whoever knows how many come.
  package mutating func reserve(_ more: Int) {
    if storage.count - count < more { grow(by: more) }
  }

  /// Doubles the room, or more. What is not written yet is left as it is: to fill it with zeros would
  /// touch each page of it, and most of what is doubled last is never used.
  private mutating func grow(by more: Int) {
    let room = count + max(more, storage.count, 1_024)
    storage = Array(unsafeUninitializedCapacity: room) { buffer, initialized in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      storage.withUnsafeBytes {
        bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
      initialized = room
    }
  }
}

/// An object or array that is being written.
private struct Frame {
  /// What comes before the next key or value.
  enum Separator {
    /// Nothing: there is no array or object, or a key is waiting for its value, or nothing yet.
    case nothing, afterKey, first
    /// A comma.
    case comma
  }

  var layout: JSONWriter.Layout
  var separator: Separator
}
