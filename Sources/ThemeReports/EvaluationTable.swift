import ThemeSemantics
import ThemeSource
import ThemeTokens

/// A table of variables and their values: the tokens of a group, or every `let`.
///
/// Columns are as wide as what is in them, so all rows are measured before one is written. There may be
/// 200,000: they go through in parts, on all cores, and what is kept of a row meanwhile is the bytes
/// of its colours, which take most of the work. Nothing is a `String` on the way of a colour that is plain.
struct EvaluationTable {
  let theme: EvaluatedTheme
  /// The columns of colours.
  let appearances: [Appearance]
  /// Rows that stand next to each other, for one worker.
  private let parts: [Part]

  private enum Part {
    case tokens(TokenGroup)
    case lets(file: Int, Range<Int>)
  }

  /// Enough that handing them out costs nothing.
  private static let letsInPart = 1_024
  /// Few enough that their text, which waits until it is its turn, takes little memory.
  private static let partsAtOnce = 16

  /// The tokens of `group`.
  init(_ theme: EvaluatedTheme, _ group: TokenGroup, _ appearances: [Appearance]) {
    self.theme = theme
    self.appearances = appearances
    parts = [.tokens(group)]
  }

  /// Every `let`.
  init(letsOf theme: EvaluatedTheme, _ appearances: [Appearance]) {
    self.theme = theme
    self.appearances = appearances
    parts = theme.world.file.stack.flatMap { file -> [Part] in
      let count = theme.project.files[file].lets.count
      return stride(from: 0, to: count, by: Self.letsInPart).map { start in
        Part.lets(file: file, start..<min(start + Self.letsInPart, count))
      }
    }
  }

  /// Writes the table; `flush` is given what has piled up now and then.
  func write(
    title: String, to text: inout StyledText, workers: Workers,
    flush: (inout StyledText) -> Void
  ) {
    guard let first = parts.first else { return }
    let hasSwatches = text.depth >= .indexed
    guard parts.count > 1 else {
      let measured = measure(first)
      let columns = Columns(CollectionOfOne(measured), hasSwatches: hasSwatches)
      writeHead(title, columns, to: &text)
      return write(first, measured, columns, to: &text)
    }
    // Swatches show the colours of assets.
    let workers = hasSwatches ? theme.project.usable(workers) : workers
    let measured = workers.map(parts.count) { measure(parts[$0]) }
    let columns = Columns(measured, hasSwatches: hasSwatches)
    writeHead(title, columns, to: &text)
    for start in stride(from: 0, to: parts.count, by: Self.partsAtOnce) {
      let depth = text.depth
      let written = workers.map(min(Self.partsAtOnce, parts.count - start)) { index in
        var text = StyledText(depth)
        write(parts[start + index], measured[start + index], columns, to: &text)
        return text
      }
      for part in written {
        text.append(part)
        flush(&text)
      }
    }
  }

  private func writeHead(_ title: String, _ columns: Columns, to text: inout StyledText) {
    text.endLine()
    text.append(title.padded(to: columns.hasColors ? columns.name + 2 : 0), .strong)
    if columns.hasColors {
      for appearance in appearances {
        let last = appearance == appearances.last
        text.append(last ? appearance.text : appearance.text.padded(to: columns.color), .faint)
      }
    }
    text.endLine()
  }
}

/// How wide the columns of a table are.
private struct Columns {
  /// The name and what stands behind it.
  var name = 0
  /// One colour and what stands behind it.
  var color = 0
  /// What a swatch and its space take of that.
  let swatch: Int
  var hasColors = false

  init(_ parts: some Sequence<Measured>, hasSwatches: Bool) {
    swatch = hasSwatches ? 3 : 0
    for part in parts {
      name = max(name, part.widestName + 2)
      color = max(color, part.widestColor + 2)
      hasColors = hasColors || part.hasColors
    }
    color = min(max(14, color), 48) + 3
  }
}

/// What is known of the rows of a part before they are written.
private struct Measured {
  struct Row {
    /// The columns of its name.
    var nameWidth: Int32
    /// Whether its name is shown as it is, byte by byte.
    var hasPlainName: Bool
    /// Whether its value is a colour, and so in `shown`.
    var isColor = false
  }

  /// A colour of a row.
  struct Shown {
    /// The nearest colour of 8 bits; black where it is not plain.
    var hex = RGBA8(red: 0, green: 0, blue: 0)
    var isExact = false
    /// Whether it is a plain colour; an asset or a system colour is shown by its name.
    var isPlain = false

    /// The columns of a plain one, behind a `≈ ` where it is only near.
    var width: Int { (hex.alpha == 255 ? 7 : 9) + (isExact ? 0 : 2) }
  }

  var rows: [Row] = []
  /// The colours of the rows that are colours, row by row.
  var shown: [Shown] = []
  var widestName = 0
  var widestColor = 0
  /// Whether any row is of the type, with or without a value.
  var hasColors = false
}

extension EvaluationTable {
  private func measure(_ part: Part) -> Measured {
    var measured = Measured()
    switch part {
    case .tokens(let group):
      measured.hasColors = group.type == .color
      for schema in Schema.tokens(in: group) {
        measured.addName(schema.name)
        guard let color = theme.world.color(ofToken: schema) else { continue }
        measured.add(appearances, { color[$0].plain }, { color[$0] })
      }
    case .lets(let place, let indices):
      let file = theme.project.files[place]
      let world = theme.world
      measured.rows.reserveCapacity(indices.count)
      measured.shown.reserveCapacity(indices.count * appearances.count)
      for index in indices {
        file.tree.withNameBytes(of: file.lets[index].name) { measured.addName($0) }
        guard file.lets[index].type == .color else { continue }
        measured.hasColors = true
        guard let cells = world.colorCells(file: place, index: index) else { continue }
        measured.add(
          appearances, { world.plainColor(cells, $0) }, { world.color(cells, $0) })
      }
    }
    return measured
  }

  private func write(
    _ part: Part, _ measured: Measured, _ columns: Columns, to text: inout StyledText
  ) {
    var rows = RowWriter(
      project: theme.project, appearances: appearances, columns: columns, measured: measured)
    switch part {
    case .tokens(let group):
      for schema in Schema.tokens(in: group) {
        rows.begin(schema.name, isSet: theme.tokens[schema.index].isSet, to: &text)
        writeValue(of: .token(schema.index), in: &rows, to: &text)
      }
    case .lets(let place, let indices):
      let file = theme.project.files[place]
      text.reserve(indices.count * (columns.name + appearances.count * columns.color + 8))
      for index in indices {
        file.tree.withNameBytes(of: file.lets[index].name) {
          rows.begin($0, isSet: true, to: &text)
        }
        writeValue(of: .introduced(file: place, index: index), in: &rows, to: &text)
      }
    }
  }

  private func writeValue(
    of variable: Variable, in rows: inout RowWriter, to text: inout StyledText
  ) {
    if rows.row.isColor {
      rows.writeColors(to: &text) { theme.world.color(of: variable)?[$0] ?? .plain(.clear) }
    } else {
      text.append(value: theme.world.letValue(of: variable))
    }
    text.endLine()
  }
}

extension Measured {
  mutating func addName(_ name: String) {
    var name = name
    name.withUTF8 { addName($0) }
  }

  mutating func addName(_ utf8: UnsafeBufferPointer<UInt8>) {
    let isPlain = VisibleText.isPlain(utf8)
    let width =
      isPlain ? utf8.count : VisibleText.width(of: String(decoding: utf8, as: UTF8.self))
    rows.append(Row(nameWidth: Int32(truncatingIfNeeded: width), hasPlainName: isPlain))
    widestName = max(widestName, width)
  }

  /// Adds a row that is a colour: in each appearance `plain`, where that is `nil` `color`.
  @inline(__always)
  mutating func add(
    _ appearances: [Appearance], _ plain: (Appearance) -> ColorComponents?,
    _ color: (Appearance) -> ColorValue
  ) {
    rows[rows.count - 1].isColor = true
    for appearance in appearances {
      if let components = plain(appearance) {
        let (hex, isExact) = components.nearestRGBA8()
        let one = Shown(hex: hex, isExact: isExact, isPlain: true)
        shown.append(one)
        widestColor = max(widestColor, one.width)
      } else {
        shown.append(Shown())
        widestColor = max(widestColor, VisibleText.width(of: color(appearance).briefText))
      }
    }
  }
}

/// Writes the rows of a part one after the other.
private struct RowWriter {
  let project: Project
  let appearances: [Appearance]
  let columns: Columns
  let measured: Measured
  private var nextRow = 0
  private var nextColor = 0
  /// The row that is being written.
  private(set) var row = Measured.Row(nameWidth: 0, hasPlainName: true)

  init(project: Project, appearances: [Appearance], columns: Columns, measured: Measured) {
    self.project = project
    self.appearances = appearances
    self.columns = columns
    self.measured = measured
  }

  mutating func begin(_ name: String, isSet: Bool, to text: inout StyledText) {
    var name = name
    name.withUTF8 { begin($0, isSet: isSet, to: &text) }
  }

  mutating func begin(
    _ name: UnsafeBufferPointer<UInt8>, isSet: Bool, to text: inout StyledText
  ) {
    row = measured.rows[nextRow]
    nextRow += 1
    text.append(literal: isSet ? "* " : "  ", .help)
    if row.hasPlainName {
      text.append(utf8: name)
    } else {
      text.append(VisibleText.escaping(String(decoding: name, as: UTF8.self)))
    }
    text.space(columns.name - Int(row.nameWidth))
  }

  /// Writes a colour in each appearance; `color` is asked for what its bytes do not say.
  @inline(__always)
  mutating func writeColors(to text: inout StyledText, _ color: (Appearance) -> ColorValue) {
    for place in appearances.indices {
      let shown = measured.shown[nextColor]
      nextColor += 1
      if columns.swatch > 0 {
        text.swatch(color(appearances[place]), in: appearances[place], of: project)
      }
      var width = shown.width
      if shown.isPlain {
        if !shown.isExact { text.append(literal: "≈ ") }
        text.append(upTo: RGBA8.mostForHex) { room in
          var cursor = TextCursor(room)
          shown.hex.writeHex(to: &cursor)
          return cursor.count
        }
      } else {
        let name = color(appearances[place]).briefText
        width = VisibleText.width(of: name)
        text.append(name)
      }
      if place < appearances.count - 1 { text.space(columns.color - width - columns.swatch) }
    }
  }
}

extension StyledText {
  /// Writes a value on one line, or that there is none.
  mutating func append(value: LetValue?) {
    if let value {
      append(VisibleText.escaping(value.plainText))
    } else {
      append("no value", .error)
    }
  }
}

extension World {
  /// The value of a token that is a colour and has one.
  fileprivate func color(ofToken schema: TokenSchema) -> ThemeColor? {
    guard case .color(let color)? = letValue(of: .token(schema.index)) else { return nil }
    return color
  }
}
