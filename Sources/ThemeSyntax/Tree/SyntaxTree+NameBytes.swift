import ThemeSource

extension SyntaxTree {
  /// Calls `body` with the bytes of a name, as look-up compares it: an ASCII name straight from the
  /// source, another without its invisible characters.
  @inlinable
  public func withNameBytes<Result>(
    of node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = range(of: node)
    let found = source.bytes.withUnsafeBufferPointer { all -> Result? in
      let bytes = UnsafeBufferPointer(rebasing: all[range.start.index..<range.end.index])
      return hasPlainNames || bytes.allSatisfy(Self.isPlain) ? body(bytes) : nil
    }
    if let found { return found }
    var name = unusualName(of: node)
    return name.withUTF8(body)
  }

  /// Whether a byte means itself in a name.
  @inlinable
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
