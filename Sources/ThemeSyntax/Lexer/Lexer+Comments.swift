extension Lexer {
  /// `/`, or a comment.
  mutating func slash(from start: Int) -> Int {
    guard start + 1 < bytes.count else {
      emit(.slash, end: start + 1)
      return start + 1
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      let end = endOfLine(from: start)
      // Four slashes and more are a line that somebody drew.
      let isDocumentation = has("///", at: start) && !has("////", at: start)
      if isDocumentation {
        result.documentation.append(nextToken)
      } else {
        result.hasLineComments = true
      }
      emit(isDocumentation ? .documentationComment : .lineComment, end: end)
      return end
    case UInt8(ascii: "*"):
      return blockComment(from: start)
    default:
      emit(.slash, end: start + 1)
      return start + 1
    }
  }

  /// `*/` outside comments; not the `*` in front of a comment.
  mutating func strayCommentEnd(from start: Int) -> Int? {
    let end = start + 2
    if has("/", at: end) || has("*", at: end) { return nil }
    report(.strayCommentEnd, at: start..<end)
    emit(.unknown, end: end)
    return end
  }

  /// `/* … */`. Nested comments are counted, not called, so their depth costs nothing.
  private mutating func blockComment(from start: Int) -> Int {
    var place = start + 2
    var depth = 1
    while place < bytes.count {
      let byte = bytes[place]
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { break }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else {
        place += 1
        if byte.isLineBreak { lineStart = place }
      }
    }
    if depth > 0 {
      result.endsInComment = true
      report(.unterminatedComment(depth: depth), at: start..<start + 2)
    }
    emit(.blockComment, end: place)
    return place
  }
}
