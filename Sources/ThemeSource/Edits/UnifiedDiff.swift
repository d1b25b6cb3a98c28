/// The difference between two texts, line by line, in the unified form that `patch` reads.
package struct UnifiedDiff {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let changes: [LineDiff.Change]
  /// Lines of the texts that stand unchanged around a change.
  private let context: Int

  /// The difference that leads from `old` to `new`.
  package init(from old: [UInt8], to new: [UInt8], context: Int = 3) {
    self.context = max(0, context)
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    var numbers: [Line: Int] = [:]
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      let line = Line(bytes: bytes)
      let next = numbers.count
      if let known = numbers[line] { return known }
      numbers[line] = next
      return next
    }
    changes = LineDiff(from: self.old.map(number), to: self.new.map(number)).changes
  }

  /// Whether the texts are equal.
  package var isEmpty: Bool { changes.isEmpty }

  /// The difference as bytes; none when the texts are equal.
  ///
  /// `forTerminal` spells out what a terminal must not get or a reader could not see; without it
  /// lines are as they are in the texts, so that `patch` can use them. Names are always spelled out.
  package func rendered(
    oldName: String, newName: String, isColored: Bool = false, forTerminal: Bool = false
  ) -> [UInt8] {
    guard !isEmpty else { return [] }
    var text = StyledText(isColored: isColored)
    text.append("--- \(VisibleText.escaping(oldName))\n", .strong)
    text.append("+++ \(VisibleText.escaping(newName))\n", .strong)
    let isCRLF = Self.endsInCRLF(old.first) && Self.endsInCRLF(new.first)
    for hunk in hunks() {
      write(hunk, to: &text, hidingReturns: isCRLF, isVisible: forTerminal)
    }
    return text.bytes
  }

  /// Changes that stand so close that their context touches, together.
  private func hunks() -> [ArraySlice<LineDiff.Change>] {
    var hunks: [ArraySlice<LineDiff.Change>] = []
    var start = 0
    for index in changes.indices {
      let isLast = index + 1 == changes.count
      if isLast
        || changes[index + 1].old.lowerBound - changes[index].old.upperBound > 2 * context
      {
        hunks.append(changes[start...index])
        start = index + 1
      }
    }
    return hunks
  }

  private func write(
    _ hunk: ArraySlice<LineDiff.Change>, to text: inout StyledText, hidingReturns: Bool,
    isVisible: Bool
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    text.append("@@ -\(Self.place(oldRange)) +\(Self.place(newRange)) @@", .label)
    text.endLine()

    func write(_ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: String, _ style: TerminalStyle?) {
      for line in lines {
        let isEnded = line.last == 0x0A
        var content = isEnded ? line.dropLast() : line
        if isVisible, hidingReturns, isEnded, content.last == 0x0D { content.removeLast() }
        if isVisible {
          let parts = content.split(separator: 0x09, omittingEmptySubsequences: false)
          let shown = parts.map { VisibleText.escaping(String(decoding: $0, as: UTF8.self)) }
          text.append(sign + shown.joined(separator: "\t"), style)
        } else {
          text.append(bytes: sign.utf8, content, style)
        }
        text.endLine()
        if !isEnded { text.append("\\ No newline at end of file\n", .faint) }
      }
    }
    var next = oldRange.lowerBound
    for change in hunk {
      write(old[next..<change.old.lowerBound], " ", nil)
      write(old[change.old], "-", .removed)
      write(new[change.new], "+", .added)
      next = change.old.upperBound
    }
    write(old[next..<oldRange.upperBound], " ", nil)
  }

  /// A run of lines as a hunk's head has it: its first line, from 1, and how many there are. An
  /// empty run stands behind the line named.
  private static func place(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  /// Lines with the line feeds that end them.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func endsInCRLF(_ line: ArraySlice<UInt8>?) -> Bool {
    line?.suffix(2).elementsEqual([0x0D, 0x0A]) ?? false
  }
}

/// A line as the key of a dictionary: hashed as a whole, where a slice is hashed byte by byte.
private struct Line: Hashable {
  let bytes: ArraySlice<UInt8>

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
