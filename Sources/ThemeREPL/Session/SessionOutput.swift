import ThemeSource

/// What a session answers to one input.
package struct SessionOutput: Equatable, Sendable {
  /// Where a part of the answer belongs.
  package enum Channel: Sendable {
    case results, findings
  }

  /// A part of the answer: whole lines, as bytes for a terminal.
  package struct Part: Equatable, Sendable {
    package let channel: Channel
    package let bytes: [UInt8]
    /// Whether the lines are to be copied as they are, and not broken to fit a window.
    package let keepsLines: Bool
  }

  /// The parts in the order in which they are to be seen.
  package private(set) var parts: [Part] = []
  /// Whether any of the input was wrong.
  package var hasFailed = false
  /// Whether the user wants to leave.
  package var isEnd = false

  package init() {}

  /// All lines of one channel.
  package func bytes(of channel: Channel) -> [UInt8] {
    parts.filter { $0.channel == channel }.flatMap(\.bytes)
  }

  mutating func append(_ bytes: [UInt8], to channel: Channel, keepingLines: Bool = false) {
    guard !bytes.isEmpty else { return }
    parts.append(Part(channel: channel, bytes: bytes, keepsLines: keepingLines))
  }

  /// Adds rendered findings, whose markers stand under what they mark.
  mutating func append(findings bytes: [UInt8]) {
    append(bytes, to: .findings, keepingLines: true)
  }

  mutating func append(_ other: SessionOutput) {
    parts += other.parts
    hasFailed = hasFailed || other.hasFailed
    isEnd = isEnd || other.isEnd
  }
}
