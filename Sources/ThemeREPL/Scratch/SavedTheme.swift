import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

/// The scratch layer as a file of its own.
struct SavedTheme {
  /// The file that it extends; `nil` for Auth0's theme.
  let parent: String?
  /// The folder that paths in the scratch layer start from.
  let folder: String
  let scratch: Scratch

  /// The text for a file in `target`.
  func text(inFolder target: String) -> String {
    var text = ""
    if let parent {
      text += "extends \(stringLiteral(ThemePath.relative(from: target, to: parent)))\n"
    }
    let imports = scratch.items.filter { $0.kind == .importing }
    section(imports, &text) { movedImport($0.text, to: target) }
    section(scratch.items.filter { $0.kind == .variable }, &text) { $0.text }
    section(scratch.items.filter { $0.kind == .function }, &text) { $0.text }
    writeAssignments(&text)
    return text
  }

  private func section(
    _ items: [Scratch.Item], _ text: inout String, _ line: (Scratch.Item) -> String
  ) {
    guard !items.isEmpty else { return }
    if !text.isEmpty { text += "\n" }
    for item in items {
      text += documentation(of: item, indent: "")
      text += line(item) + "\n"
    }
  }

  private func documentation(of item: Scratch.Item, indent: String) -> String {
    item.documentation.map { indent + ($0.isEmpty ? "///\n" : "/// \($0)\n") }.joined()
  }

  // MARK: Assignments

  /// Writes what sets something, as blocks where several statements are about one group.
  private func writeAssignments(_ text: inout String) {
    let items = scratch.items.filter { $0.kind == .assignment }
    guard !items.isEmpty else { return }
    var groups: [String: Int] = [:]
    for item in items { if let group = group(of: item) { groups[group, default: 0] += 1 } }
    func block(of item: Scratch.Item) -> String? {
      group(of: item).flatMap { groups[$0] ?? 0 > 1 ? $0 : nil }
    }
    section(items.filter { block(of: $0) == nil }, &text) { $0.text }
    var written: Set<String> = []
    for group in items.compactMap(block) where written.insert(group).inserted {
      text += (text.isEmpty ? "" : "\n") + group + " {\n"
      for member in items where self.group(of: member) == group {
        text += documentation(of: member, indent: "  ")
        text += "  " + member.text.dropFirst(group.utf8.count + 1) + "\n"
      }
      text += "}\n"
    }
  }

  /// The group or appearance that an assignment's path begins with, where the rest stands straight
  /// behind it.
  private func group(of item: Scratch.Item) -> String? {
    guard let dot = item.text.firstIndex(of: ".") else { return nil }
    let word = String(item.text[..<dot])
    let next = item.text[item.text.index(after: dot)...].first
    guard TokenGroup(rawValue: word) != nil || Appearance(name: word) != nil, let next,
      next == "*" || next.isLetter
    else { return nil }
    return word
  }

  // MARK: Imports

  /// An import as a file in another folder writes it.
  private func movedImport(_ text: String, to target: String) -> String {
    guard target != folder else { return text }
    let source = SourceText(name: "", text)
    let tree = SyntaxTree.parse(source)
    for statement in tree.children(of: .root) {
      for child in tree.children(of: statement) where tree.kind(of: child) == .string {
        guard let path = tree.string(at: child).flatMap({ ThemePath.resolve($0, in: folder) })
        else { continue }
        let moved = stringLiteral(ThemePath.relative(from: target, to: path))
        return source.applying([TextEdit(tree.location(of: child), moved)]).text.string
      }
    }
    return text
  }
}

extension SourceText {
  fileprivate var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension ThemePath {
  /// The path by which a file in `folder` names the file at `path`.
  static func relative(from folder: String, to path: String) -> String {
    let from = folder.split(separator: "/")
    let to = path.split(separator: "/")
    var shared = 0
    while shared < from.count, shared < to.count - 1, from[shared] == to[shared] { shared += 1 }
    let names = Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init)
    return names.joined(separator: "/")
  }
}
