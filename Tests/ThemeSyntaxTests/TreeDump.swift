import ThemeSource
import ThemeSyntax

/// How goldens show tokens, trees and findings.
extension SyntaxTree {
  /// One line a token: where it is, what it is, and its text.
  var tokenDump: String {
    tokens.indices.map { index in
      let range = range(ofToken: index)
      let text = source.string(in: range)
      return "\(range.start.utf8) \(tokens[index].kind)" + (text.isEmpty ? "" : " \(text.debug)")
    }.joined(separator: "\n") + "\n"
  }

  /// One line a node, indented by depth; leaves with their text, values decoded.
  var dump: String {
    var lines: [String] = []
    var pending: [(NodeID, Int)] = [(.root, 0)]
    while let (node, depth) = pending.popLast() {
      lines.append(String(repeating: "  ", count: depth) + line(of: node))
      pending += children(of: node).map { ($0, depth + 1) }.reversed()
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The tree on one line a statement: leaves as their text, other nodes as `kind(children)`.
  var outline: String {
    children(of: .root).map { "  " + outline(of: $0) + "\n" }.joined()
  }

  private func outline(of node: NodeID) -> String {
    let kind = kind(of: node)
    switch kind {
    case .name, .type: return name(of: node)
    case .wildcard, .superReference, .operator, .reference: return text(of: node)
    case .number:
      return number(at: node).map { "\($0.value)" + ($0.unit == .none ? "" : "\($0.unit)") }
        ?? "number?"
    case .color:
      return color(at: node).map { "#\($0.red).\($0.green).\($0.blue).\($0.alpha)" } ?? "color?"
    case .string: return string(at: node)?.debug ?? "string?"
    case .missing: return "missing"
    case .skipped: return "skipped\(text(of: node).debug)"
    case .path: return children(of: node).map(outline(of:)).joined(separator: ".")
    default:
      return "\(kind)(" + children(of: node).map(outline(of:)).joined(separator: " ") + ")"
    }
  }

  private func line(of node: NodeID) -> String {
    let kind = kind(of: node)
    let text = text(of: node).debug
    switch kind {
    case .number:
      guard let number = number(at: node) else { return "number \(text) malformed" }
      return "number \(text) = \(number.value) \(number.unit)"
    case .color:
      guard let color = color(at: node) else { return "color \(text) malformed" }
      return "color \(text) = \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    case .string:
      return "string \(text) = \(string(at: node)?.debug ?? "malformed")"
    case .name, .reference, .type:
      let name = name(of: node)
      return "\(kind) \(text)" + (name.debug == text ? "" : " = \(name.debug)")
    case .wildcard, .superReference, .operator, .skipped: return "\(kind) \(text)"
    case .header, .letStatement, .functionStatement, .assignment, .block:
      return "\(kind)" + (documentation(of: node).map { " /// \($0.debug)" } ?? "")
    case .file: return "file" + (fileDocumentation.map { " /// \($0.debug)" } ?? "")
    default: return "\(kind)"
    }
  }

  /// One line a finding, `line:column id message`, with its repairs below.
  var findings: String {
    diagnostics.map { finding in
      let fixes = finding.fixes.map { fix in
        "    \(fix.applicability): \(fix.title) => \(applying(fix).debug)\n"
      }
      return "\(span(finding.location.range)) \(finding.id.rawValue) \(finding.severity): "
        + "\(finding.message)\n" + finding.notes.map { "    note: \($0)\n" }.joined()
        + finding.labels.map { "    \(span($0.location.range)) \($0.message)\n" }.joined()
        + fixes.joined()
    }.joined()
  }

  /// The text with a repair made.
  func text(applying fix: Fix) -> String {
    var bytes = source.bytes
    let edits = fix.edits.sorted { $0.location.range.start > $1.location.range.start }
    for edit in edits {
      let range = edit.location.range
      bytes.replaceSubrange(range.start.index..<range.end.index, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines that a repair changes, as they are after it.
  private func applying(_ fix: Fix) -> String {
    let before = String(decoding: source.bytes, as: UTF8.self).lines
    let changed = text(applying: fix)
    let after = changed.lines
    let same = zip(before, after).prefix { $0 == $1 }.count
    let sameAtEnd = zip(before.dropFirst(same).reversed(), after.dropFirst(same).reversed())
      .prefix { $0 == $1 }.count
    return after.dropFirst(same).dropLast(sameAtEnd).joined(separator: "\n")
  }

  /// `line:column-column` of a range, in bytes, from 1.
  private func span(_ range: SourceRange) -> String {
    let (line, column) = position(range.start)
    let (endLine, endColumn) = position(range.end)
    return "\(line):\(column)-" + (endLine == line ? "" : "\(endLine):") + "\(endColumn)"
  }

  private func position(_ offset: TextOffset) -> (line: Int, column: Int) {
    let lines = String(decoding: source.bytes[..<offset.index], as: UTF8.self).lines
    return (lines.count, (lines.last?.utf8.count ?? 0) + 1)
  }
}

extension String {
  /// The text in quotes on one line.
  fileprivate var debug: String { debugDescription }

  /// The lines, however they end.
  fileprivate var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
  }
}
