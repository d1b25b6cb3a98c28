/// Writes the members of an object on one line, with a space behind `:` and `,`, into room that is
/// already there.
///
/// `JSONWriter` asks for room at every key and value, which costs some 200 instructions. The object of
/// a colour has some fifteen of them, and a theme may have 200,000 colours; here the room is asked for once.
@usableFromInline
package struct JSONLine {
  @usableFromInline var cursor: JSONCursor
  @usableFromInline var needsComma: Bool

  init(_ cursor: JSONCursor, needsComma: Bool = false) {
    self.cursor = cursor
    self.needsComma = needsComma
  }

  /// The most bytes that a string takes with its quotation marks.
  package static func mostQuoted(_ text: String) -> Int { 6 * text.utf8.count + 2 }

  /// Writes the key of the member whose value comes next; it needs no escapes. It takes six bytes more
  /// than it is long.
  @inlinable
  package mutating func key(_ name: StaticString) {
    if needsComma { cursor.put(", ") }
    needsComma = true
    cursor.put(UInt8(ascii: "\""))
    cursor.put(name)
    cursor.put("\": ")
  }

  /// Writes a string that needs no escapes.
  @inlinable
  package mutating func string(literal value: StaticString) {
    cursor.put(UInt8(ascii: "\""))
    cursor.put(value)
    cursor.put(UInt8(ascii: "\""))
  }

  /// Writes a string.
  package mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { cursor.quote($0) }
  }

  /// Writes a string of at most `most` bytes that need no escapes, which `body` puts into the room it
  /// is given; it answers how many there are.
  @inlinable
  package mutating func string(
    upTo most: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) {
    cursor.put(UInt8(ascii: "\""))
    cursor.put(upTo: most, body)
    cursor.put(UInt8(ascii: "\""))
  }

  /// Writes a number as `JSONWriter` does, in at most `mostForNumber` bytes.
  package mutating func number(_ value: Double) {
    var text = JSONWriter.text(of: value)
    text.withUTF8 { cursor.put($0) }
  }

  /// The most bytes that a number takes.
  package static var mostForNumber: Int { 32 }

  /// Writes an object whose members `body` writes.
  @inlinable
  package mutating func object(_ body: (inout JSONLine) -> Void) {
    cursor.put(UInt8(ascii: "{"))
    needsComma = false
    body(&self)
    cursor.put(UInt8(ascii: "}"))
    needsComma = true
  }
}
