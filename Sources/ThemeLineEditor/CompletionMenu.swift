/// The candidates for a completion, below the text, and the one that is selected.
package struct CompletionMenu {
  /// The most candidates that are shown at a time.
  private static let maximumRows = 10
  /// The widest that the column of names becomes.
  private static let maximumNameWidth = 60

  /// The candidates; at least one.
  let candidates: [LineEditor.Completion]
  /// The index of the one that Enter takes; nil before the user chose one.
  private(set) var selection: Int?
  /// The width that the names need.
  private let nameWidth: Int

  /// A menu of `candidates`, none of them selected.
  init(_ candidates: [LineEditor.Completion]) {
    self.candidates = candidates
    nameWidth = candidates.reduce(0) { widest, candidate in
      max(
        widest,
        width(of: cells(of: candidate.name, style: .plain, limit: Self.maximumNameWidth)[...]))
    }
  }

  /// The selected candidate.
  var selected: LineEditor.Completion? { selection.map { candidates[$0] } }

  /// Selects the candidate `distance` further on, around the ends of the list.
  mutating func select(by distance: Int) {
    guard let selection else {
      self.selection = distance > 0 ? 0 : candidates.count - 1
      return
    }
    let sum = (selection + distance) % candidates.count
    self.selection = sum < 0 ? sum + candidates.count : sum
  }

  /// Selects the candidate a page further on, or the one at the end of the list.
  mutating func selectPage(forwards: Bool) {
    let target = (selection ?? 0) + (forwards ? Self.maximumRows : -Self.maximumRows)
    selection = min(max(target, 0), candidates.count - 1)
  }

  /// The rows of the menu in a window of this size. It takes half of the window at most.
  func rows(columns: Int, windowRows: Int) -> [[Cell]] {
    let limit = min(Self.maximumRows, windowRows / 2)
    guard limit > 0 else { return [] }
    let isCut = candidates.count > limit
    let count = isCut ? max(1, limit - 1) : candidates.count
    // Pages rather than single steps, so that the list stands still while the selection moves.
    let first = min((selection ?? 0) / count * count, candidates.count - count)
    let shown = first..<first + count
    var rows = shown.map { row(at: $0, columns: columns) }
    if isCut && limit > 1 {
      let place = "\(shown.lowerBound + 1)–\(shown.upperBound) of \(candidates.count)"
      rows.append(cells(of: "  " + place, style: TerminalStyle(.dim), limit: columns))
    }
    return rows
  }

  private func row(at index: Int, columns: Int) -> [Cell] {
    let candidate = candidates[index]
    let isSelected = index == selection
    let style = isSelected ? TerminalStyle(.inverse) : .plain
    let margin = columns < 20 ? "" : "  "
    var row = cells(of: margin, style: .plain, limit: columns)
    let nameLimit = min(nameWidth, columns - margin.count)
    row += cells(of: candidate.name, style: style, limit: nameLimit)
    let gap = margin.count + nameWidth + 2 - width(of: row[...])
    guard !candidate.summary.isEmpty, width(of: row[...]) + gap + 8 <= columns else { return row }
    row += cells(of: String(repeating: " ", count: gap), style: .plain, limit: gap)
    let room = columns - width(of: row[...])
    return row + cells(of: candidate.summary, style: TerminalStyle(.dim), limit: room)
  }
}
