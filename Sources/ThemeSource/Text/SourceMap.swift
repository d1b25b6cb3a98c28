/// The texts of one run, looked up by the `FileID` that ranges carry.
public struct SourceMap: Sendable {
  /// The texts in the order in which they were added; the text at `index` has that `FileID`.
  public private(set) var texts: [SourceText]

  /// A map of `texts`, whose identifiers count up from 0.
  public init(_ texts: [SourceText] = []) {
    self.texts = texts
  }

  /// The text called `id`; `nil` when the map has none.
  public subscript(id: FileID) -> SourceText? {
    let index = Int(id.index)
    return texts.indices.contains(index) && texts[index].id == id ? texts[index] : nil
  }

  /// Adds a text and gives it the next identifier.
  @discardableResult
  public mutating func add(name: String, bytes: [UInt8]) -> FileID {
    let id = FileID(texts.count)
    texts.append(SourceText(id: id, name: name, bytes: bytes))
    return id
  }
}
