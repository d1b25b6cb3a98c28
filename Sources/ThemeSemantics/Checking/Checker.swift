import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Checks one file: resolves its names, types its expressions, and writes its program.
///
/// All that it looks at is the file, and what the files below it in the stack and those it imports
/// declare; that is checked already. Nobody looks at what a file sets, which is checked afterwards, of
/// all files at the same time.
final class Checker {
  let project: Project
  let file: ThemeFile
  /// What is written of the file's program.
  var program = Program()
  /// Whether anything differs under increased contrast.
  var usesContrast = false
  /// Where this file first declares each name.
  var declared: [NameID: NodeID] = [:]
  /// The path of the statement that is being checked, the heads of its blocks first.
  var path: [Segment] = []
  /// That path without the heads of its blocks.
  var ownPath = NodeID.root
  /// The token that a path named last; mostly the one behind it in the schema is next.
  var lastToken = -1
  /// What is known of the type of each `let` and, behind them, of each function.
  var typeStates: [TypeState] = []
  /// The names just ahead, where there are very many.
  var namesAhead = NamesAhead()
  let hasManyNames: Bool
  /// Operands of calls whose arguments are being lowered: a stack, so that none needs an array.
  var operandStack: [Int32] = []
  /// Whether this is a trial on a part of the file, which reports nothing, changes nothing of the file
  /// and only says that something is wrong.
  let isTrial: Bool
  /// Whether a trial found something to report.
  private(set) var hasFailed = false
  /// What is reported, so that a mistake in the head of a block is not told for each entry.
  private var reported = DistinctFindings()
  /// Where units end that do not matter, since no number is expected there.
  var pointlessUnits: Set<TextOffset> = []
  /// The places of the parameters of the function that is being checked, where it has many.
  var longList: (function: Int, places: [String: Int]) = (-1, [:])
  /// How many names may still be compared to guess what was meant.
  var guessBudget = 2_000_000
  let tree: SyntaxTree
  /// The tree as it lies in memory, while it is read.
  private(set) var reader: SyntaxReader
  /// What all files declare.
  let symbols: SymbolTable
  /// Where the `?` of each `a ? b : c` stands, and each `if`, in order.
  let conditions: [Int]

  /// What the expression that is being checked may refer to.
  struct Context {
    /// The group of the target, whose tokens are seen by their bare names.
    var group: TokenGroup?
    /// The target's own token, which its bare name does not mean.
    var ownToken: Int?
    /// Whether the target is a colour in some appearances only.
    var isOneAppearance = false
    /// The function whose parameters are seen, a place in the file's functions.
    var function: Int?
    /// The function that the expression belongs to; its defaults see no parameters.
    var caller: Int?
    /// How many of the file's `let`s, and all of those below it, are known not to lead back to the
    /// expression; -1 where none are, not even those below.
    var known = -1
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

  init(project: Project, file: ThemeFile, reader: SyntaxReader, isTrial: Bool = false) {
    self.reader = reader
    symbols = project.symbols
    self.project = project
    self.file = file
    self.isTrial = isTrial
    hasManyNames = project.symbols.count >= NamesAhead.manyNames
    tree = file.tree
    conditions = file.tree.diagnostics.filter { $0.id == .conditionalExpression }
      .map(\.location.range.start.index)
  }

  /// Checks what `file` declares. `workers` check parts of many `let`s at the same time.
  static func checkDeclarations(
    of file: ThemeFile, in project: Project, _ workers: Workers
  ) -> Checker {
    file.tree.withReader { reader in
      let checker = Checker(project: project, file: file, reader: reader)
      checker.checkDeclarations(workers)
      return checker
    }
  }

  /// Checks what the file sets, and completes it.
  func checkSettings() {
    tree.withReader { reader in
      self.reader = reader
      checkEntries()
      resolveClaims()
      file.program = program
      file.usesContrast = usesContrast
      dropPointlessFindings()
      if file.diagnostics.count > 1 {
        file.diagnostics.sort { $0.location.range.start < $1.location.range.start }
      }
    }
  }

  private func checkDeclarations(_ workers: Workers) {
    program.reserve(nodes: reader.nodeCount)
    checkNames()
    readStatedTypes()
    for index in file.functions.indices { checkFunction(index) }
    reportRecursion()
    if !checkLetsInParts(workers) {
      program.reserve(values: file.lets.count)
      for index in file.lets.indices {
        file.take(CollectionOfOne(checkedLet(index)), from: index, expressions: 0)
      }
    }
  }

  /// Reports an error at `node`.
  func report(
    _ id: DiagnosticID, _ message: String, at node: NodeID, labels: [DiagnosticLabel] = [],
    notes: [String] = [], fixes: [Fix] = []
  ) {
    report(id, .error, message, at: node, labels: labels, notes: notes, fixes: fixes)
  }

  /// Reports an error at `range`.
  func report(_ id: DiagnosticID, _ message: String, at range: SourceRange) {
    report(id, message, at: SourceLocation(tree.source.id, range))
  }

  /// Reports an error at `location`.
  func report(
    _ id: DiagnosticID, _ message: String, at location: SourceLocation, fixes: [Fix] = []
  ) {
    add(Diagnostic(id, message, at: location, fixes: fixes))
  }

  /// Reports a finding at `node`.
  func report(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, at node: NodeID,
    labels: [DiagnosticLabel] = [], notes: [String] = [], fixes: [Fix] = []
  ) {
    add(
      Diagnostic(
        id, severity, message, at: tree.location(of: node), labels: labels, notes: notes,
        fixes: fixes))
  }

  /// The repair that writes `text` in place of a node, if there is one to write.
  func replacement(_ node: NodeID, _ text: String?) -> [Fix] {
    guard let text else { return [] }
    return [Fix("write `\(text)`", .unsafe, edits: [TextEdit(tree.location(of: node), text)])]
  }

  private func add(_ diagnostic: Diagnostic) {
    if isTrial {
      hasFailed = true
      return
    }
    reported.add(diagnostic, to: &file.diagnostics)
  }

  /// The first sentence that offers `suggestion`, or lists what there is.
  static func hint(_ suggestion: String?, orOneOf names: [String]) -> String {
    if let suggestion { return "; did you mean `\(suggestion)`?" }
    switch names.count {
    case 0, 25...: return ""
    case 1: return "; there is only " + names[0]
    default: return "; there are " + names.joined(separator: ", ")
    }
  }

  /// A piece of the source as messages show it.
  func quoted(_ range: SourceRange) -> String {
    let bytes = tree.source.bytes[range.start.index..<range.end.index]
    return Wording.quoted(String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Lets and functions

  func checkedLet(_ index: Int) -> CheckedLet {
    let declaration = file.lets[index]
    guard let value = declaration.value, !isConditional(declaration.statement) else {
      return CheckedLet(type: typeOfLet(index, in: file.index), mayFail: true)
    }
    var context = Context()
    context.known = index
    program.mayFail = false
    let expected = declaration.annotation == nil ? nil : declaration.type
    var (expression, type) = lower(value, expecting: expected, context)
    if let expected {
      if type != .error, !type.fits(expected) {
        reportMismatch(expected: expected, found: type, at: value)
        expression = failure(value)
      }
      type = expected
    } else {
      setType(type, of: index)
    }
    return CheckedLet(expression: expression, type: type, mayFail: program.mayFail)
  }

  private func checkFunction(_ index: Int) {
    var context = Context()
    context.function = index
    context.caller = index
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
      _ = resultOfFunction(index, in: file.index)
      return
    }
    if file.functions[index].annotation != nil {
      file.functions[index].expression = lower(body, as: file.functions[index].result, context)
    } else {
      let (expression, type) = lower(body, expecting: nil, context)
      file.functions[index].expression = expression
      setType(type, of: file.lets.count + index)
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
        } else if states[callee] == 1, let first = open.firstIndex(where: { $0.function == callee })
        {
          reportRecursion(of: open[first...].map(\.function))
        }
      }
    }
  }

  /// Reports a circle of functions, unless inferring their types has.
  func reportRecursion(of circle: [Int]) {
    if circle.allSatisfy({ file.functions[$0].isBroken }) { return }
    for function in circle { file.functions[function].isBroken = true }
    let names = circle.map { reader.name(of: file.functions[$0].name) }
    guard let first = names.first else { return }
    let path = (names + [first]).map { "`\($0)`" }.joined(separator: " → ")
    report(
      .cycle,
      circle.count == 1
        ? "`\(first)` cannot call itself" : "a function cannot call itself: \(path)",
      at: file.functions[circle[0]].name,
      labels: circle.dropFirst().map {
        DiagnosticLabel(tree.location(of: file.functions[$0].name), "part of the circle")
      })
  }

  // MARK: Syntax errors

  /// Whether a value has been said here, as opposed to a gap that the parser has reported.
  func isWritten(_ node: NodeID) -> Bool {
    reader.kind(of: node) != .missing && reader.kind(of: node) != .skipped
  }

  /// Whether a statement is a pasted `a ? b : c`, of which nothing more is to be said.
  func isConditional(_ statement: NodeID) -> Bool {
    hasSyntaxError(in: statement, of: "conditional_expression")
  }

  /// Whether an error was found while `node` was read.
  func hasSyntaxError(in node: NodeID, of kind: DiagnosticID? = nil) -> Bool {
    reader.hasFindings
      && syntaxFindings(in: node).contains {
        $0.severity == .error && (kind == nil || $0.id == kind)
      }
  }

  /// What was found while `node` was read.
  func syntaxFindings(in node: NodeID) -> ArraySlice<Diagnostic> {
    let findings = tree.diagnostics
    let range = tree.range(of: node)
    var (low, high) = (0, findings.count)
    while low < high {
      let middle = (low + high) / 2
      if findings[middle].location.range.start < range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return findings[low...].prefix { $0.location.range.start <= range.end }
  }
}
