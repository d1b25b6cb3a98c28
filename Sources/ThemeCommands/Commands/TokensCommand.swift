import ThemeReports
import ThemeSemantics
import ThemeSource
import ThemeTokens

extension Command {
  /// `theme tokens`
  static let tokens = Command(
    "tokens", "List the tokens, with their defaults and uses", arguments: "[PATH]", count: 0...1,
    details: "PATH is a group (spacing) or a token (spacing.md).",
    options: [
      .choice("format", letter: "f", ["text", "json"], "For people or for programs"), .color,
    ],
    examples: [("theme tokens background", "The background colours")]
  ) { invocation in
    let rows: [TokenSchema]
    if let path = invocation.arguments.first {
      if let group = TokenGroup(rawValue: path) {
        rows = Array(Schema.tokens(in: group))
      } else if let token = Schema.token(path: path) {
        rows = [token]
      } else {
        let names = TokenGroup.allCases.map(\.rawValue) + Schema.tokens.map(\.path)
        let match = Spelling.closest(to: path, among: names).first
        return invocation.fail(
          "there is no token or group `\(path)`" + (match.map { "; did you mean `\($0)`?" } ?? ""))
      }
    } else {
      rows = Schema.tokens
    }
    if invocation.value("format") == "json" {
      invocation.writeJSON(rows)
    } else {
      invocation.writeTable(rows)
    }
    return .success
  }
}

extension Invocation {
  fileprivate func writeTable(_ rows: [TokenSchema]) {
    var text = StyledText(isColored: isColored)
    let cells = rows.map { row in
      [
        row.path + row.aliases.map { " (\($0))" }.joined(), ValueType(row.type).name,
        row.defaultText, row.use + (row.isReadBySDK ? "" : " [not read by the SDK]"),
      ]
    }
    let heads = ["token", "type", "default", "use"]
    let widths = heads.indices.map { column in
      (cells + [heads]).map { VisibleText.width(of: $0[column]) }.max() ?? 0
    }
    for (place, row) in ([heads] + cells).enumerated() {
      for column in heads.indices {
        let isLast = column == heads.count - 1
        text.append(
          isLast ? row[column] : row[column].padded(to: widths[column] + 2),
          place == 0 ? .strong : column == 3 ? .faint : nil)
      }
      text.endLine()
    }
    console.write(text.bytes)
  }

  fileprivate func writeJSON(_ rows: [TokenSchema]) {
    var writer = JSONWriter()
    writer.array { writer in
      for row in rows {
        writer.object { writer in
          writer.member("path", row.path)
          writer.member("type", ValueType(row.type).name)
          writer.member("default", row.defaultText)
          writer.member("use", row.use)
          writer.member("readBySDK", row.isReadBySDK)
          writer.member("sdkName", row.sdkName)
          writer.key("aliases")
          writer.array(row.aliases)
        }
      }
    }
    writer.endLine()
    console.write(writer.bytes)
  }
}

extension TokenSchema {
  /// Auth0's value in one line.
  fileprivate var defaultText: String {
    switch defaultValue {
    case .color(let color):
      color.isUniform
        ? color.light.briefText : "\(color.light.briefText) / \(color.dark.briefText)"
    case .length(let points): numberText(points)
    case .textStyle(let style): style.summary
    }
  }
}
