import ThemeSource
import ThemeSyntax

/// Checks the statements of a configuration: which setting each names, and whether its value fits.
struct ConfigurationChecker {
  let tree: SyntaxTree
  private(set) var values: [String: ConfigurationValue] = [:]
  private(set) var diagnostics: [Diagnostic]

  /// The table. It is looked through where a name is asked: a configuration says little, and
  /// dictionaries of all names cost more than all else that reading it takes.
  private let settings: [ConfigurationSetting]
  /// Where each setting is said first.
  private var places: [String: SourceLocation] = [:]

  /// What a rule's severity is called among its options.
  private static let severity = "severity"

  init(tree: SyntaxTree, settings: [ConfigurationSetting]) {
    self.tree = tree
    self.settings = settings
    diagnostics = tree.diagnostics
  }

  mutating func check() {
    check(statements: Array(tree.children(of: .root)), in: "")
    checkIdleOptions()
    diagnostics.sort { $0.location.range.start < $1.location.range.start }
  }

  // MARK: The table

  private func setting(at path: String) -> ConfigurationSetting? {
    settings.first { $0.path == path }
  }

  /// Whether a path is that of a rule, whose severity may be said among its options.
  private func isRule(_ path: String) -> Bool {
    path.hasPrefix("lint.") && path.utf8.count { $0 == UInt8(ascii: ".") } == 1
      && setting(at: path) != nil
  }

  /// Whether names may follow a path.
  private func hasMembers(_ path: String) -> Bool {
    settings.contains { $0.path.hasPrefix(path + ".") } || isRule(path)
  }

  /// Whether a name may follow a path.
  private func isMember(_ name: String, of path: String) -> Bool {
    let whole = path.isEmpty ? name : path + "." + name
    return setting(at: whole) != nil || settings.contains { $0.path.hasPrefix(whole + ".") }
      || name == Self.severity && isRule(path)
  }

  /// The names that may follow a path, in the order of the table.
  private func members(of path: String) -> [String] {
    let prefix = path.isEmpty ? "" : path + "."
    var names = isRule(path) ? [Self.severity] : []
    for setting in settings where setting.path.hasPrefix(prefix) {
      let name = setting.path.dropFirst(prefix.count).prefix { $0 != "." }
      if !names.contains(where: { $0 == name }) { names.append(String(name)) }
    }
    return names
  }

  // MARK: Statements

  private mutating func check(statements: [NodeID], in prefix: String) {
    for node in statements {
      switch tree.kind(of: node) {
      case .assignment: checkAssignment(node, in: prefix)
      case .block: checkBlock(node, in: prefix)
      case .header, .importStatement, .letStatement, .functionStatement:
        report(
          .notASetting, "a configuration has only settings, `name = value`",
          at: tree.firstChild(of: node) ?? node)
      default: break
      }
    }
  }

  private mutating func checkBlock(_ node: NodeID, in prefix: String) {
    let children = Array(tree.children(of: node))
    guard let head = children.first, let path = resolve(head, in: prefix) else { return }
    guard hasMembers(path) else {
      let name = Self.name(of: path)
      report(.incompletePath, "`\(name)` has no settings of its own; write `\(name) = …`", at: head)
      return
    }
    check(statements: Array(children.dropFirst()), in: path)
  }

  private mutating func checkAssignment(_ node: NodeID, in prefix: String) {
    let children = Array(tree.children(of: node))
    guard let head = children.first, var path = resolve(head, in: prefix) else { return }
    if path.hasSuffix("." + Self.severity), setting(at: path) == nil {
      path = String(path.dropLast(Self.severity.count + 1))
    }
    guard let setting = setting(at: path) else {
      report(
        .incompletePath,
        "`\(path)` is a group of settings; write one of "
          + Wording.listing(members(of: path)), at: head)
      return
    }
    let place = tree.location(of: head)
    if let first = places[path] {
      report(
        .duplicateSetting, "`\(path)` is set twice", at: head,
        labels: [DiagnosticLabel(first, "first set here")])
      return
    }
    places[path] = place
    guard let value = children.dropFirst().first, tree.kind(of: value) != .missing else { return }
    values[path] = self.value(value, for: setting)
  }

  /// The path of settings that `head` names behind `prefix`; reports a name that is none.
  private mutating func resolve(_ head: NodeID, in prefix: String) -> String? {
    var path = prefix
    for segment in tree.children(of: head) {
      guard tree.kind(of: segment) == .name else {
        report(.notASetting, "a configuration has no `*`; name the setting", at: segment)
        return nil
      }
      let name = tree.name(of: segment)
      guard isMember(name, of: path) else {
        reportUnknown(name, in: path, among: members(of: path), at: segment)
        return nil
      }
      path = path.isEmpty ? name : path + "." + name
    }
    return path
  }

  private mutating func reportUnknown(
    _ name: String, in path: String, among names: [String], at node: NodeID
  ) {
    let match = closest(to: name, among: names)
    let isRule = path == "lint"
    let what = isRule ? "rule" : "setting"
    let place = path.isEmpty || isRule ? "" : " of `\(path)`"
    var message = "there is no \(what) `\(name)`\(place)"
    if let match {
      message += "; did you mean `\(match)`?"
    } else if names.isEmpty {
      message = "`\(path)` has no settings of its own, found `\(name)`"
    } else if !isRule {
      message += "; there is " + names.joined(separator: ", ")
    }
    report(
      isRule ? .unknownRule : .unknownSetting, message, at: node,
      notes: isRule && match == nil ? ["help: `theme rule` lists the rules"] : [],
      fixes: match.map { replacement(of: node, $0, .unsafe) } ?? [])
  }

  /// Options of a rule that is off say nothing.
  private mutating func checkIdleOptions() {
    var seen: Set<String> = []
    for (path, place) in places.sorted(by: { $0.value.range.start < $1.value.range.start }) {
      let names = path.split(separator: ".")
      guard names.count == 3, names[0] == "lint", let rule = setting(at: "lint.\(names[1])"),
        (values[rule.path] ?? rule.defaultValue) == .word("off"), seen.insert(rule.path).inserted
      else { continue }
      diagnostics.append(
        Diagnostic(
          .idleOption, .warning, "`\(names[1])` is off, so its options do nothing", at: place,
          notes: ["help: turn it on with `severity = warning`"]))
    }
  }

  private static func name(of path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }
}

// MARK: Reporting

extension ConfigurationChecker {
  mutating func report(
    _ id: DiagnosticID, _ message: String, at node: NodeID, labels: [DiagnosticLabel] = [],
    notes: [String] = [], fixes: [Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(
        id, message, at: tree.location(of: node), labels: labels, notes: notes, fixes: fixes))
  }

  func replacement(
    of node: NodeID, _ text: String, _ applicability: Fix.Applicability
  ) -> [Fix] {
    [Fix("write `\(text)`", applicability, edits: [TextEdit(tree.location(of: node), text)])]
  }
}
