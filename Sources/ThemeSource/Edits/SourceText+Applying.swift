extension SourceText {
  /// The text with edits made, and those that could not be.
  ///
  /// Edits are made from the start of the text to its end; of several insertions at one place the
  /// first given comes first, and before what replaces the text there. An edit is dropped when it
  /// overlaps one that starts earlier, or at the same place and was given earlier; when its range
  /// is not one of this text's; or when it is for another text.
  package func applying(_ edits: [TextEdit]) -> (text: SourceText, dropped: [TextEdit]) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var dropped: [TextEdit] = []
    var done = 0
    let order = edits.enumerated().sorted {
      let (left, right) = ($0.element.location.range, $1.element.location.range)
      return (left.start.utf8, left.isEmpty ? 0 : 1, $0.offset)
        < (right.start.utf8, right.isEmpty ? 0 : 1, $1.offset)
    }
    for edit in order.map(\.element) {
      let range = edit.location.range
      guard edit.location.file == id, range.start.index >= done, range.start <= range.end,
        range.end.index <= bytes.count
      else {
        dropped.append(edit)
        continue
      }
      result.append(contentsOf: bytes[done..<range.start.index])
      result.append(contentsOf: edit.replacement.utf8)
      done = range.end.index
    }
    result.append(contentsOf: bytes[done...])
    return (SourceText(id: id, name: name, bytes: result), dropped)
  }
}
