/// Where something was typed: bytes of one input.
struct TypedRange: Hashable, Sendable {
  /// The input's number.
  let input: Int
  let range: Range<Int>
}

/// A stretch of the scratch theme's text, and where it was typed.
struct Fragment: Sendable {
  let bytes: ArraySlice<UInt8>
  /// Where it was typed; `nil` for what nobody typed.
  let origin: TypedRange?
  /// Whether the bytes are those typed at `origin`, rather than what they stand for.
  let isVerbatim: Bool

  /// Text that nobody typed.
  init(_ text: String) {
    bytes = ArraySlice(text.utf8)
    origin = nil
    isVerbatim = false
  }

  /// Text as it was typed.
  init(typed bytes: ArraySlice<UInt8>, at origin: TypedRange) {
    self.bytes = bytes
    self.origin = origin
    isVerbatim = true
  }

  /// Text that stands for what was typed at `origin`.
  init(_ text: String, for origin: TypedRange) {
    bytes = ArraySlice(text.utf8)
    self.origin = origin
    isVerbatim = false
  }

  /// The part of the fragment between two of its offsets.
  func part(_ range: Range<Int>) -> Fragment {
    let part = bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)]
    guard isVerbatim, let origin else {
      return Fragment(bytes: part, origin: origin, isVerbatim: false)
    }
    let start = origin.range.lowerBound
    return Fragment(
      typed: part,
      at: TypedRange(
        input: origin.input, range: (start + range.lowerBound)..<(start + range.upperBound)))
  }

  private init(bytes: ArraySlice<UInt8>, origin: TypedRange?, isVerbatim: Bool) {
    self.bytes = bytes
    self.origin = origin
    self.isVerbatim = isVerbatim
  }
}
