import ThemeSource
import ThemeSyntax

/// Puts the values of results in place of `$1`, `$2`.
struct ResultReferences {
  /// What the text came to.
  private(set) var fragments: [Fragment] = []
  /// Numbers of results that are not there, and where they stand.
  private(set) var unknown: [(number: String, place: TypedRange)] = []

  /// Reads the bytes `range` of `input`.
  init(_ input: Input, _ range: Range<Int>, results: [String]) {
    let bytes = input.bytes[range]
    var start = range.lowerBound
    func take(upTo end: Int) {
      guard end > start else { return }
      fragments.append(
        Fragment(
          typed: input.bytes[start..<end],
          at: TypedRange(input: input.number, range: start..<end)))
      start = end
    }
    guard bytes.contains(UInt8(ascii: "$")) else {
      take(upTo: range.upperBound)
      return
    }
    let tokens = SyntaxTree.parse(SourceText(name: "", bytes: Array(bytes))).tokens
    var place = range.lowerBound
    var dollar: Int?
    for token in tokens {
      let text = input.bytes[place..<(range.lowerBound + token.end)]
      if let dollar, token.kind == .number, text.allSatisfy({ 0x30...0x39 ~= $0 }) {
        take(upTo: dollar)
        let origin = TypedRange(input: input.number, range: dollar..<text.endIndex)
        let number = String(decoding: text, as: UTF8.self)
        if let index = Int(number), results.indices.contains(index - 1) {
          fragments.append(Fragment(results[index - 1], for: origin))
        } else {
          unknown.append((number, origin))
        }
        start = text.endIndex
      }
      dollar = token.kind == .unknown && text.elementsEqual([UInt8(ascii: "$")]) ? place : nil
      place = text.endIndex
    }
    take(upTo: range.upperBound)
  }
}
