import ThemeSource

/// The text of the scratch theme, put together from what was typed, so that a place in it can be
/// told in terms of the input it came from.
struct ScratchText: Sendable {
  private struct Piece: Sendable {
    let start: Int
    let fragment: Fragment
    var end: Int { start + fragment.bytes.count }
  }

  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []

  var end: Int { bytes.count }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ fragments: [Fragment]) {
    for fragment in fragments where !fragment.bytes.isEmpty {
      if fragment.origin != nil { pieces.append(Piece(start: bytes.count, fragment: fragment)) }
      bytes.append(contentsOf: fragment.bytes)
    }
  }

  /// The fragments that the text in `range` is made of.
  func fragments(in range: SourceRange) -> [Fragment] {
    let (start, end) = (range.start.index, range.end.index)
    var result: [Fragment] = []
    var place = start
    var index = firstPiece(endingAfter: start)
    while place < end {
      guard index < pieces.count, pieces[index].start < end else {
        result.append(Fragment(String(decoding: bytes[place..<end], as: UTF8.self)))
        break
      }
      let piece = pieces[index]
      if piece.start > place {
        result.append(Fragment(String(decoding: bytes[place..<piece.start], as: UTF8.self)))
        place = piece.start
      }
      let stop = min(end, piece.end)
      result.append(piece.fragment.part((place - piece.start)..<(stop - piece.start)))
      place = stop
      index += 1
    }
    return result
  }

  /// Where the text in `range` was typed; `nil` where nobody typed it.
  func typed(_ range: SourceRange) -> TypedRange? {
    guard let start = typedPlace(of: range.start.index, isEnd: false) else { return nil }
    guard !range.isEmpty, let end = typedPlace(of: range.end.index, isEnd: true),
      end.input == start.input, end.place >= start.place
    else { return TypedRange(input: start.input, range: start.place..<start.place) }
    return TypedRange(input: start.input, range: start.place..<end.place)
  }

  private func typedPlace(of offset: Int, isEnd: Bool) -> (input: Int, place: Int)? {
    // The piece that holds the offset; at a seam, the one that a range begins or ends in. What
    // nobody typed counts to what stands before it, if anything does.
    var index = firstPiece(endingAfter: isEnd ? offset - 1 : offset)
    if index == pieces.count || pieces[index].start > offset { index -= 1 }
    guard index >= 0, let origin = pieces[index].fragment.origin else { return nil }
    let piece = pieces[index]
    if offset >= piece.end { return (origin.input, origin.range.upperBound) }
    guard piece.fragment.isVerbatim else {
      return (origin.input, isEnd ? origin.range.upperBound : origin.range.lowerBound)
    }
    return (origin.input, origin.range.lowerBound + offset - piece.start)
  }

  /// The first piece with an end behind `offset`.
  private func firstPiece(endingAfter offset: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
