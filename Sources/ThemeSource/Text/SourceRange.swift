/// A place between two bytes of a source text: the number of UTF-8 bytes before it.
public struct TextOffset: Hashable, Comparable, Sendable {
  /// UTF-8 bytes from the start of the text. A text is at most `SourceText.maximumSize` long.
  public let utf8: Int32

  /// The place after `utf8` bytes.
  @inlinable
  public init(_ utf8: Int) {
    self.utf8 = Int32(truncatingIfNeeded: utf8)
  }

  /// The offset as an index into the text's bytes.
  @inlinable
  public var index: Int { Int(utf8) }

  /// Orders places from the start of the text to its end.
  @inlinable
  public static func < (left: TextOffset, right: TextOffset) -> Bool {
    left.utf8 < right.utf8
  }
}

/// A half-open range of bytes in one source text.
public struct SourceRange: Hashable, Sendable {
  /// The first byte of the range.
  public let start: TextOffset
  /// The place just after the last byte; equal to `start` in an empty range.
  public let end: TextOffset

  /// The range from `start` up to, not including, `end`.
  @inlinable
  public init(_ start: TextOffset, _ end: TextOffset) {
    self.start = start
    self.end = end
  }

  /// The range of the bytes `start..<end`.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.init(TextOffset(start), TextOffset(end))
  }

  /// The length in UTF-8 bytes.
  @inlinable
  public var count: Int { end.index - start.index }

  /// Whether the range holds no byte.
  @inlinable
  public var isEmpty: Bool { start == end }

  /// The smallest range that holds this one and `other`.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }

  /// Whether `offset` lies in the range or at its end.
  public func touches(_ offset: TextOffset) -> Bool {
    start <= offset && offset <= end
  }
}
