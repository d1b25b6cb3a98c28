import ThemeSource

/// One text that was entered.
struct Input: Sendable {
  /// Its number, from 1.
  let number: Int
  /// The line of the whole input that its first line is.
  let firstLine: Int
  let bytes: [UInt8]

  /// What the input's text goes by in locations, until findings are shown: an identifier that no
  /// file of a project has.
  var id: FileID { Self.id(ofInput: number) }

  static func id(ofInput number: Int) -> FileID { FileID(firstID + number) }

  /// The number of the input that a location is in; `nil` for one in a file.
  static func number(of id: FileID) -> Int? {
    Int(id.index) > firstID ? Int(id.index) - firstID : nil
  }

  private static let firstID = 1 << 30

  /// The text as it was typed, to be shown in messages: with as many empty lines in front of it as
  /// there were lines before, so that lines are counted as in the whole.
  func source(id: FileID, name: String) -> SourceText {
    SourceText(
      id: id, name: name, bytes: Array(repeating: 0x0A, count: padding) + bytes)
  }

  /// How many bytes `source` has before the text.
  var padding: Int { firstLine - 1 }
}
