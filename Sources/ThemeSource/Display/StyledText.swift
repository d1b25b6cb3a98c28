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
    for _ in 0..<max(0, count) { bytes.append(0x20) }
  }

  /// Ends the line.
  package mutating func endLine() {
    bytes.append(0x0A)
  }
}
