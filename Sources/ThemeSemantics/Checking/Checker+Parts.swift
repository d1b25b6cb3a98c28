import ThemeSource
import ThemeSyntax

/// Checking parts of a file with many `let`s at the same time.
extension Checker {
  /// How many `let`s are worth a thread: checking them takes several times as long as starting one.
  private static let leastPart = 1_000

  /// Checks the file's `let`s in parts, one for each of `workers`; false where it has to be done one
  /// after the other, and nothing has changed then.
  ///
  /// Each part has a checker of its own. The first part's program and those of the others behind it
  /// are what one checker writes. That holds as long as nothing is wrong: parts that find a mistake are
  /// dropped, since what is said, and of which place, depends on what has been said before.
  func checkLetsInParts(_ workers: Workers) -> Bool {
    guard !workers.isSerial, file.lets.count >= 2 * Self.leastPart else { return false }
    let count = min(workers.width, file.lets.count / Self.leastPart)
    guard count > 1 else { return false }
    let parts = (0..<count).map { place in
      LetsPart(
        self, file.lets.count * place / count..<file.lets.count * (place + 1) / count)
    }
    workers.each(count, grain: 1) { parts[$0].readForms() }
    let types = types(of: parts)
    for part in parts { part.checker.typeStates = types }
    workers.each(count, grain: 1) { parts[$0].check() }
    guard parts.allSatisfy({ !$0.checker.hasFailed }) else { return false }
    typeStates = types
    for part in parts {
      let shift = program.append(&part.checker.program)
      if part.checker.usesContrast { usesContrast = true }
      file.take(part.results, from: part.range.lowerBound, expressions: shift)
    }
    return true
  }

  /// What is known of types once the forms of all `let`s are. A part would have to look all over the
  /// others for the types that it needs of them, which took it as long as its own.
  private func types(of parts: [LetsPart]) -> [TypeState] {
    var types = typeStates
    for part in parts {
      for (index, form) in zip(part.range, part.forms) where types[index] == .new {
        switch form {
        case .typed(let type): types[index] = .known(type)
        case .alias(let other): types[index] = types[Int(other)]
        case .other: break
        }
      }
    }
    return types
  }

  /// What the form of a `let`'s value tells of its type.
  enum LetForm {
    case typed(ValueType)
    /// It is that of another `let` of the file.
    case alias(Int32)
    case other
  }

  /// Checks a `let` of a known form.
  private func checkedLet(_ index: Int, _ form: LetForm) -> CheckedLet {
    guard case .alias(let other) = form, let type = typeStates[Int(other)].type, type != .error,
      file.lets[index].annotation == nil, let value = file.lets[index].value
    else { return checkedLet(index) }
    setType(type, of: index)
    return CheckedLet(
      expression: program.append(.variable, type, a: file.index, b: Int(other), node: value),
      type: type, mayFail: Int(other) >= index)
  }

  private func form(of index: Int) -> LetForm {
    guard let value = file.lets[index].value else { return .other }
    switch reader.kind(of: value) {
    case .color, .pair: return .typed(.color)
    case .string: return .typed(.string)
    case .chain where file.imports.isEmpty:
      return reader.lastChild(of: value).flatMap { fixedType(ofMember: $0) }.map { .typed($0) }
        ?? .other
    case .reference:
      guard let declaration = declaration(named: value), declaration.kind == .variable,
        Int(declaration.file) == file.index
      else { return .other }
      return .alias(declaration.index)
    default: return .other
    }
  }

  /// Some of the `let`s, on a thread of their own.
  private final class LetsPart: @unchecked Sendable {
    let checker: Checker
    let range: Range<Int>
    private(set) var forms: [LetForm] = []
    private(set) var results: [CheckedLet] = []

    init(_ whole: Checker, _ range: Range<Int>) {
      checker = Checker(
        project: whole.project, file: whole.file, reader: whole.reader, isTrial: true)
      // The first part's program becomes that of the whole.
      let isFirst = range.lowerBound == 0
      checker.program.reserve(values: isFirst ? whole.file.lets.count : range.count)
      self.range = range
    }

    func readForms() {
      // A pasted `a ? b : c` is none of what it begins with.
      guard checker.conditions.isEmpty else { return }
      forms.reserveCapacity(range.count)
      checker.namesAhead = NamesAhead(.aliases)
      for index in range { forms.append(checker.form(of: index)) }
    }

    func check() {
      results.reserveCapacity(range.count)
      checker.namesAhead = NamesAhead(.others)
      for (index, form) in zip(range, forms) {
        if checker.hasFailed { return }
        results.append(checker.checkedLet(index, form))
      }
      // Where no form has been read.
      for index in forms.count..<range.count {
        if checker.hasFailed { return }
        results.append(checker.checkedLet(range.lowerBound + index))
      }
    }
  }
}
