/// What a stretch of output is, and so how it looks on a terminal with colour.
package enum TerminalStyle: Sendable, Equatable {
  /// Names the severity.
  case error, warning, info
  /// What is said first: a message, a heading.
  case strong
  /// What helps: related places, repairs.
  case label, help
  /// What stands back: line numbers, rules.
  case faint
  /// Text that a change adds or takes away.
  case added, removed
  /// A character that cannot be seen, spelled out.
  case spelledOut

  /// The parameters of the control sequence that turns the style on.
  ///
  /// The sixteen basic colours only, which follow the terminal's own theme, light or dark.
  var parameters: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    case .strong: "1"
    case .label: "34"
    case .help: "36"
    case .faint: "2"
    case .added: "32"
    case .removed: "31"
    case .spelledOut: "7"
    }
  }
}

/// Text with styles, as bytes for a terminal, or plain where there is no colour.
@usableFromInline
package struct StyledText {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  /// How many colours there are.
  package let depth: ColorDepth
  /// Whether styles are written.
  package var isColored: Bool { depth > .none }

  /// Empty text for a terminal with so many colours.
  package init(_ depth: ColorDepth) {
    self.depth = depth
  }

  /// Empty text, with all colours or none.
  package init(isColored: Bool) {
    self.init(isColored ? .full : .none)
  }

  /// Writes `text` as it is, in a style where one is given.
  package mutating func append(_ text: String, _ style: TerminalStyle? = nil) {
    append(bytes: text.utf8, EmptyCollection(), style)
  }

  /// Writes a literal.
  package mutating func append(literal text: StaticString, _ style: TerminalStyle? = nil) {
    let utf8 = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    if isColored, style != nil {
      append(bytes: utf8, EmptyCollection(), style)
    } else {
      append(utf8: utf8)
    }
  }

  /// Writes UTF-8 as it is.
  @usableFromInline
  package mutating func append(utf8: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: utf8)
  }

  /// Writes at most `most` bytes, which `body` puts into the room it is given; it answers how many.
  @inlinable
  package mutating func append(
    upTo most: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { room in
      append(utf8: UnsafeBufferPointer(rebasing: room[..<body(room)]))
    }
  }

  /// Writes text that was written elsewhere.
  package mutating func append(_ other: StyledText) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Makes room for `count` bytes more.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Hands out what has been written once there are `least` bytes of it, and goes on empty.
  package mutating func drain(from least: Int = 0, _ body: ([UInt8]) -> Void) {
    guard bytes.count >= least else { return }
    body(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes a head and what follows it, as bytes that need not be UTF-8, in one style.
  mutating func append(
    bytes head: some Collection<UInt8>, _ rest: some Collection<UInt8>, _ style: TerminalStyle?
  ) {
    let isStyled = isColored && style != nil && !(head.isEmpty && rest.isEmpty)
    if isStyled, let style { bytes.append(contentsOf: "\u{1B}[\(style.parameters)m".utf8) }
    bytes.append(contentsOf: head)
    bytes.append(contentsOf: rest)
    if isStyled { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
  }

  /// Writes `count` spaces.
  package mutating func space(_ count: Int) {
    // From a literal, which is one copy for each piece.
    let spaces: StaticString = "                                                                "
    var rest = count
    while rest > 0 {
      let piece = min(rest, spaces.utf8CodeUnitCount)
      append(utf8: UnsafeBufferPointer(start: spaces.utf8Start, count: piece))
      rest -= piece
    }
  }

  /// Ends the line.
  package mutating func endLine() {
    bytes.append(0x0A)
  }
}
