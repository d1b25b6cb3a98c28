/// One small text of a file of cases: what stands between one `//// title` line and the next.
///
/// `\u{…}` in the text stands for that character, so that editors and readers see what is there.
struct Case: Sendable {
  let title: String
  let text: String
  /// How many findings there are: the number in parentheses behind the title, or one.
  let findings: Int

  /// The cases of a file.
  static func all(in file: String) -> [Case] {
    var cases: [Case] = []
    var title: Substring?
    var lines: [Substring] = []
    func end() {
      guard let title else { return }
      cases.append(Case(title: String(title), lines: lines))
    }
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//// ") {
        end()
        title = line.dropFirst(5)
        lines = []
      } else {
        lines.append(line)
      }
    }
    end()
    return cases
  }

  private init(title: String, lines: [Substring]) {
    self.title = title
    text = Self.unescape(lines.joined(separator: "\n"))
    let count = title.split(separator: "(").last.flatMap { Int($0.dropLast()) }
    findings = count ?? 1
  }

  private static func unescape(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "\\u{"),
      let close = rest[open.upperBound...].firstIndex(of: "}"),
      let value = UInt32(rest[open.upperBound..<close], radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      result += rest[..<open.lowerBound]
      result.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension Substring {
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
