import ThemeSource
import ThemeSyntax

/// Puts the values of results in place of `$1`, `$2`, and that of the latest in place of `$`.
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
    func refer(to number: String, from dollar: Int, upTo end: Int) {
      take(upTo: dollar)
      let origin = TypedRange(input: input.number, range: dollar..<end)
      let index = number.isEmpty ? results.count : Int(number)
      if let index, results.indices.contains(index - 1) {
        fragments.append(Fragment(results[index - 1], for: origin))
      } else {
        unknown.append((number, origin))
      }
      start = end
    }
    for token in tokens {
      let text = input.bytes[place..<(range.lowerBound + token.end)]
      if let dollar {
        if token.kind == .number, text.allSatisfy({ 0x30...0x39 ~= $0 }) {
          refer(to: String(decoding: text, as: UTF8.self), from: dollar, upTo: text.endIndex)
        } else if token.kind != .name {
          refer(to: "", from: dollar, upTo: place)
        }
      }
      dollar = token.kind == .unknown && text.elementsEqual([UInt8(ascii: "$")]) ? place : nil
      place = text.endIndex
    }
    take(upTo: range.upperBound)
  }
}
