import ThemeLineEditor

/// A look and what the terminal is told for it, by itself and with inverse video.
struct Look: Sendable {
  let style: TerminalStyle
  let codes: String
  let inverseCodes: String

  static let plain = Look(style: .plain, codes: "0", inverseCodes: "0;7")
  static let bold = Look(style: TerminalStyle(.bold), codes: "0;1", inverseCodes: "0;1;7")
  static let dim = Look(style: TerminalStyle(.dim), codes: "0;2", inverseCodes: "0;2;7")
  static let red = Look(
    style: TerminalStyle(foreground: .named(1)), codes: "0;31", inverseCodes: "0;7;31")
  static let sky = Look(
    style: TerminalStyle(foreground: .named(12), background: .rgb(1, 2, 3), [.italic, .underline]),
    codes: "0;3;4;94;48;2;1;2;3", inverseCodes: "0;3;4;7;94;48;2;1;2;3")
}

/// What the screen shows of a frame without a footer, worked out character by character without
/// regard to speed. The prompts are bold and narrower than the window by three columns at least.
struct ExpectedScreen {
  typealias Cell = VirtualTerminal.Cell

  private(set) var rows: [[Cell]] = []
  private(set) var cursor = (row: 0, column: 0)
  private let columns: Int
  private var row: [Cell] = []
  /// Where the text of the row begins.
  private var lead = 0

  /// `looks` has one for each byte of the text.
  init(_ frame: Frame, looks: [Look], columns: Int) {
    self.columns = columns
    startLine(frame.prompt)
    let looks = looks + Array(repeating: .dim, count: frame.suggestion.utf8.count)
    var offset = 0
    for character in frame.text + frame.suggestion {
      let cells = cells(of: character, looks[offset])
      let needed = character == "\n" || character == "\t" ? 1 : min(cells.count, columns)
      makeRoom(needed)
      if offset == frame.cursor { cursor = (rows.count, row.count) }
      switch character {
      case "\n":
        rows.append(row)
        startLine(frame.continuationPrompt)
      case "\t":
        let width = min(4 - (row.count - lead) % 4, columns - row.count)
        row += Array(repeating: Cell(text: " ", width: 1, style: looks[offset].codes), count: width)
      default:
        row += cells.prefix(columns)
      }
      offset += character.utf8.count
    }
    makeRoom(1)
    if offset == frame.cursor { cursor = (rows.count, row.count) }
    rows.append(row)
  }

  private mutating func startLine(_ prompt: String) {
    row = prompt.map { Cell(text: String($0), width: 1, style: "0;1") }
    lead = row.count
  }

  private mutating func makeRoom(_ width: Int) {
    guard !row.isEmpty, row.count + width > columns else { return }
    rows.append(row)
    row = []
    lead = 0
  }

  private func cells(of character: Character, _ look: Look) -> [Cell] {
    let scalar = character.unicodeScalars.first!.value
    let instead: String? =
      switch scalar {
      case 1...31: "^" + String(UnicodeScalar(UInt8(scalar) + 64))
      case 127: "^?"
      case 0x202E: "U+202E"
      case 0x301: "U+0301"
      case 0x200B: "U+200B"
      default: nil
      }
    if let instead {
      return instead.map { Cell(text: String($0), width: 1, style: look.inverseCodes) }
    }
    let cell = Cell(text: String(character), width: displayWidth(of: character), style: look.codes)
    return cell.width == 1 ? [cell] : [cell, Cell(text: "", width: 0, style: look.codes)]
  }
}
