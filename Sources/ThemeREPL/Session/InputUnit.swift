import ThemeSource
import ThemeSyntax

/// One thing that was entered: a command, an expression, or statements that belong together.
struct InputUnit: Equatable {
  enum Kind { case command, expression, statements }

  let kind: Kind
  /// Its bytes in the input.
  let range: Range<Int>

  /// The units of a text, in order.
  ///
  /// A unit ends at a line break or `;` outside brackets, where the line could not go on. Statements
  /// that follow each other are one unit, so that a pasted block stands or falls as a whole.
  static func units(of bytes: [UInt8]) -> [InputUnit] {
    var units: [InputUnit] = []
    var start = 0
    while start < bytes.count {
      var splitter = InputSplitter(bytes, from: start)
      splitter.run()
      for unit in splitter.units {
        if let last = units.last, last.kind == .statements, unit.kind == .statements {
          units[units.count - 1] = InputUnit(
            kind: .statements, range: last.range.lowerBound..<unit.range.upperBound)
        } else {
          units.append(unit)
        }
      }
      start = splitter.end
    }
    return units
  }

  /// Whether Enter should hand a text over, rather than begin another line.
  static func isComplete(_ text: String) -> Bool {
    let isCommand = text.utf8.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":")
    return isCommand || !SyntaxTree.isIncomplete(SourceText(name: "", text))
  }
}

/// Cuts a text into units, up to a command that a token reaches out of.
private struct InputSplitter {
  private let bytes: [UInt8]
  private let offset: Int
  private let tokens: [Token]
  private(set) var units: [InputUnit] = []
  /// Where cutting stopped.
  private(set) var end: Int

  /// The significant tokens of the unit at hand.
  private var unit: [Int] = []
  private var unitStart: Int
  private var depth = 0

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
    let rest = offset == 0 ? bytes : Array(bytes[offset...])
    tokens = SyntaxTree.parse(SourceText(name: "", bytes: rest)).tokens
    unitStart = offset
    end = bytes.count
  }

  mutating func run() {
    var index = 0
    while index < tokens.count {
      let kind = tokens[index].kind
      if unit.isEmpty, kind == .colon {
        guard let next = takeCommand(at: index) else { return }
        index = next
        continue
      }
      take(index, kind)
      index += 1
    }
    endUnit(at: bytes.count)
  }

  private mutating func take(_ index: Int, _ kind: TokenKind) {
    switch kind {
    case .newline:
      if depth == 0, !unit.isEmpty, !continues(after: index) { endUnit(at: start(of: index)) }
    case .semicolon:
      if depth == 0 {
        endUnit(at: start(of: index))
        unitStart = offset + tokens[index].end
      }
    case .endOfFile: break
    case _ where kind.isTrivia: break
    default:
      unit.append(index)
      switch kind {
      case .leftBrace, .leftParenthesis, .leftBracket: depth += 1
      case .rightBrace, .rightParenthesis, .rightBracket: depth = max(0, depth - 1)
      default: break
      }
    }
  }

  private func start(of index: Int) -> Int { offset + (index == 0 ? 0 : tokens[index - 1].end) }

  /// Takes the line of the command whose `:` is at `index`; the next token to look at, or nothing
  /// where a token reaches beyond the line.
  private mutating func takeCommand(at index: Int) -> Int? {
    let start = start(of: index)
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let stop = bytes[start...].firstIndex(where: isBreak) ?? bytes.count
    units.append(InputUnit(kind: .command, range: start..<stop))
    unitStart = stop
    var next = index
    while next < tokens.count, offset + tokens[next].end <= stop, tokens[next].kind != .endOfFile {
      next += 1
    }
    guard next < tokens.count, self.start(of: next) != stop else { return next }
    end = stop
    return nil
  }

  /// Whether the statement goes on behind the line break at `index`.
  private func continues(after index: Int) -> Bool {
    guard let last = unit.last else { return false }
    switch tokens[last].kind {
    case .plus, .minus, .slash, .equals, .comma, .colon, .dot, .arrow: return true
    case .star: return unit.count < 2 || tokens[unit[unit.count - 2]].kind != .dot
    default: break
    }
    let next = tokens[(index + 1)...].first { !$0.kind.isTrivia && $0.kind != .newline }
    return next?.kind == .dot
  }

  private mutating func endUnit(at stop: Int) {
    defer {
      unit.removeAll(keepingCapacity: true)
      unitStart = stop
      depth = 0
    }
    guard !unit.isEmpty else { return }
    let kind: InputUnit.Kind = isStatement ? .statements : .expression
    units.append(InputUnit(kind: kind, range: unitStart..<stop))
  }

  /// Whether the unit declares or sets something: it begins as a declaration does, or has `=` or
  /// `{` where an expression never has them.
  private var isStatement: Bool {
    guard let first = unit.first else { return false }
    if tokens[first].kind == .name, unit.count > 1 {
      let next = tokens[unit[1]].kind
      switch text(of: first) {
      case "let", "func", "import", "theme", "extends":
        if next == .name || next == .string { return true }
      default: break
      }
    }
    var depth = 0
    var isPath = true
    for index in unit {
      let kind = tokens[index].kind
      switch kind {
      case .equals where depth == 0, .leftBrace: return true
      case .colon where depth == 0 && isPath: return true
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis, .rightBracket: depth -= 1
      default: break
      }
      isPath = isPath && (kind == .name || kind == .dot || kind == .star)
    }
    return false
  }

  private func text(of index: Int) -> String {
    String(decoding: bytes[start(of: index)..<(offset + tokens[index].end)], as: UTF8.self)
  }
}
