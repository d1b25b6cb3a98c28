/// Names one source text within a run: an index into the texts that were loaded.
public struct FileID: Hashable, Comparable, Sendable {
  /// The position of the text among the loaded ones, from 0.
  public let index: Int32

  /// The text at `index`.
  public init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// Orders files as they were loaded.
  public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}

/// The bytes of one file and the name to show for it.
///
/// The bytes are kept exactly as they were read, byte order mark and all, so that every offset is
/// one into the file on disk.
public struct SourceText: Sendable {
  /// The largest text that is read, in bytes. Offsets fit `Int32` with room to spare.
  public static let maximumSize = 64 * 1024 * 1024

  /// Which text this is.
  public let id: FileID
  /// The path as messages show it: relative to where the user stands, or `<stdin>`.
  public let name: String
  /// The content, UTF-8 where it is valid.
  public let bytes: [UInt8]

  /// A text named `name`.
  public init(id: FileID = FileID(0), name: String, bytes: [UInt8]) {
    self.id = id
    self.name = name
    self.bytes = bytes
  }

  /// A text made from a string, for tests and prompts.
  public init(id: FileID = FileID(0), name: String, _ text: String) {
    self.init(id: id, name: name, bytes: Array(text.utf8))
  }

  /// The text in `range`; bytes that are not UTF-8 come out as U+FFFD.
  public func string(in range: SourceRange) -> String {
    String(decoding: bytes[range.start.index..<range.end.index], as: UTF8.self)
  }
}
