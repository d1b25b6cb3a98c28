extension Diagnostic {
  /// `diagnostics` as they are reported: by file, place and kind, each once.
  ///
  /// The order is total, so the result does not depend on the order in which they were found.
  package static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let isOrdered = diagnostics.indices.dropFirst().allSatisfy {
      diagnostics[$0 - 1].comparison(with: diagnostics[$0]) == .before
    }
    if isOrdered { return diagnostics }
    let sorted = diagnostics.sorted { $0.comparison(with: $1) == .before }
    var result: [Diagnostic] = []
    for diagnostic in sorted where diagnostic != result.last { result.append(diagnostic) }
    return result
  }

  private func comparison(with other: Diagnostic) -> Comparison {
    compare(location, other.location)
      .else(compare(other.severity, severity))
      .else(compare(id.rawValue, other.id.rawValue))
      .else(compare(message, other.message))
      .else(
        compare(labels, other.labels) {
          compare($0.location, $1.location).else(compare($0.message, $1.message))
        }
      )
      .else(compare(notes, other.notes) { compare($0, $1) })
      .else(compare(fixes, other.fixes) { compare($0, $1) })
  }
}

/// How two values are ordered.
private enum Comparison {
  case before, same, after

  /// This comparison, or where it finds no difference, another one.
  func `else`(_ next: @autoclosure () -> Comparison) -> Comparison {
    self == .same ? next() : self
  }
}

private func compare<Value: Comparable>(_ left: Value, _ right: Value) -> Comparison {
  left < right ? .before : left == right ? .same : .after
}

private func compare(_ left: SourceLocation, _ right: SourceLocation) -> Comparison {
  compare(left.file, right.file)
    .else(compare(left.range.start, right.range.start))
    .else(compare(left.range.end, right.range.end))
}

private func compare(_ left: Fix, _ right: Fix) -> Comparison {
  compare(left.title, right.title)
    .else(compare(left.applicability == .unsafe ? 1 : 0, right.applicability == .unsafe ? 1 : 0))
    .else(
      compare(left.edits, right.edits) {
        compare($0.location, $1.location).else(compare($0.replacement, $1.replacement))
      }
    )
}

private func compare<Element>(
  _ left: [Element], _ right: [Element], by order: (Element, Element) -> Comparison
) -> Comparison {
  for (first, second) in zip(left, right) {
    let result = order(first, second)
    if result != .same { return result }
  }
  return compare(left.count, right.count)
}
