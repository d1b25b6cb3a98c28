import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Checks one file: resolves its names, types its expressions, and writes its program.
///
/// All that it looks at is the file, and what the files below it in the stack and those it imports
/// declare; they are checked already.
final class Checker {
  let project: Project
  let file: ThemeFile
  /// The files whose names this one sees without a prefix.
  let visibleFiles: Set<Int>
  let tree: SyntaxTree

  /// What the expression that is being checked may refer to.
  struct Context {
    /// The group of the target, whose tokens are seen by their bare names.
    var group: TokenGroup?
    /// The target's own token, which its bare name does not mean.
    var ownName: String?
    /// The function whose parameters are seen, a place in the file's functions.
    var function: Int?
    /// What `super` is, if anything.
    var inherited: Inherited = .notHere
    /// Nesting of what is being checked.
    var depth = 0
  }

  /// What `super` means in a place.
  enum Inherited {
    /// Nothing; in a function's body, a default or a new `let`.
    case notHere
    /// The target, or one view of it.
    case target(ValueType, view: PartView?)
  }

  /// How deeply expressions may nest, chains of members included.
  static let maximumDepth = 256

  init(project: Project, file: ThemeFile) {
    self.project = project
    self.file = file
    tree = file.tree
    visibleFiles = Set(file.stack)
  }

  func check() {
    checkNames()
    inferTypes()
    for index in file.functions.indices { checkFunction(index) }
    reportRecursion()
    for index in file.lets.indices { checkLet(index) }
    checkEntries()
    resolveClaims()
    file.diagnostics.sort { $0.location.range.start < $1.location.range.start }
  }

  /// Reports an error at `node`.
  func report(
    _ id: DiagnosticID, _ message: String, at node: NodeID, labels: [DiagnosticLabel] = [],
    notes: [String] = [], fixes: [Fix] = []
  ) {
    report(id, .error, message, at: node, labels: labels, notes: notes, fixes: fixes)
  }

  /// Reports a finding at `node`.
  func report(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, at node: NodeID,
    labels: [DiagnosticLabel] = [], notes: [String] = [], fixes: [Fix] = []
  ) {
    file.diagnostics.append(
      Diagnostic(
        id, severity, message, at: tree.location(of: node), labels: labels, notes: notes,
        fixes: fixes))
  }

  /// The first sentence that offers `suggestion`, or lists what there is.
  static func hint(_ suggestion: String?, orOneOf names: [String]) -> String {
    if let suggestion { return "; did you mean `\(suggestion)`?" }
    guard !names.isEmpty, names.count <= 24 else { return "" }
    return "; there is " + names.joined(separator: ", ")
  }

  // MARK: Lets and functions

  private func checkLet(_ index: Int) {
    let declaration = file.lets[index]
    guard let value = declaration.value else { return }
    var context = Context()
    context.inherited = .notHere
    let expected = declaration.annotation == nil ? nil : declaration.type
    var (expression, type) = lower(value, expecting: expected, context)
    if let expected, type != .error, !type.fits(expected) {
      reportMismatch(expected: expected, found: type, at: value)
      expression = failure(value)
      type = .error
    }
    if expected == nil, Members.isEnumeration(type), type != .weight, type != .design,
      type != .dynamicType
    {
      report(.untypedLet, "a \(type.name) cannot be kept in a `let`", at: value)
    }
    file.lets[index].expression = expression
    if expected == nil { file.lets[index].type = type }
  }

  private func checkFunction(_ index: Int) {
    var context = Context()
    context.function = index
    for place in file.functions[index].parameters.indices {
      let parameter = file.functions[index].parameters[place]
      guard let value = parameter.defaultValue else { continue }
      var outside = context
      outside.function = nil
      file.functions[index].parameters[place].defaultExpression = lower(
        value, as: parameter.type, outside)
    }
    guard let body = file.functions[index].body else {
      file.functions[index].isBroken = true
      return
    }
    if file.functions[index].annotation != nil {
      file.functions[index].expression = lower(body, as: file.functions[index].result, context)
    } else {
      let (expression, type) = lower(body, expecting: nil, context)
      file.functions[index].expression = expression
      file.functions[index].result = type
    }
  }

  /// Finds functions that call themselves, directly or by way of others, once for each circle.
  private func reportRecursion() {
    var states = Array(repeating: 0, count: file.functions.count)
    for start in file.functions.indices where states[start] == 0 {
      var open: [(function: Int, next: Int)] = [(start, 0)]
      states[start] = 1
      while let (function, next) = open.last {
        let calls = file.functions[function].calls
        guard next < calls.count else {
          states[function] = 2
          open.removeLast()
          continue
        }
        open[open.count - 1].next += 1
        let callee = Int(calls[next])
        if states[callee] == 0 {
          states[callee] = 1
          open.append((callee, 0))
        } else if states[callee] == 1, let first = open.firstIndex(where: { $0.function == callee }) {
          reportRecursion(of: open[first...].map(\.function))
        }
      }
    }
  }

  private func reportRecursion(of circle: [Int]) {
    for function in circle { file.functions[function].isBroken = true }
    let names = circle.map { tree.name(of: file.functions[$0].name) }
    guard let first = names.first else { return }
    let path = (names + [first]).map { "`\($0)`" }.joined(separator: " → ")
    report(
      .cycle,
      circle.count == 1
        ? "`\(first)` cannot call itself" : "a function cannot call itself: \(path)", at: file.functions[circle[0]].name,
      labels: circle.dropFirst().map {
        DiagnosticLabel(tree.location(of: file.functions[$0].name), "part of the circle")
      })
  }

  // MARK: Statements

  /// Whether a value has been said here, as opposed to a gap that the parser has reported.
  func isWritten(_ node: NodeID) -> Bool {
    tree.kind(of: node) != .missing && tree.kind(of: node) != .skipped
  }
}
