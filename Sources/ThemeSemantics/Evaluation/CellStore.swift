import ThemeSource

/// The values of a world's slots while they come to be: a cell each.
///
/// Its memory is its own, not an array's, which would ask before each change whether somebody else
/// holds it; and values are plain bytes, so that none has to be there before it is known.
final class CellStore {
  /// How far the evaluation of a cell is.
  enum State: UInt8 {
    case new, active, done, failed
  }

  let count: Int
  private let states: UnsafeMutablePointer<State>
  private let values: UnsafeMutablePointer<PlainValue>

  /// `count` new cells.
  init(count: Int) {
    self.count = count
    states = .allocate(capacity: count)
    states.initialize(repeating: .new, count: count)
    values = .allocate(capacity: count)
    LargePages.use(
      for: UnsafeMutableRawPointer(values), byteCount: count * MemoryLayout<PlainValue>.stride)
  }

  /// Forgets all values.
  func reset() { states.update(repeating: .new, count: count) }

  deinit {
    states.deallocate()
    values.deallocate()
  }

  /// How far a cell is.
  func state(_ cell: Int) -> State {
    assert(cell >= 0 && cell < count)
    return states[cell]
  }

  /// The value of a cell that is done; nil of any other.
  func value(_ cell: Int) -> PlainValue? {
    assert(cell >= 0 && cell < count)
    return states[cell] == .done ? values[cell] : nil
  }

  /// Has memory bring a cell, and says something of its bytes, whatever they are.
  func fetch(_ cell: Int) -> Int {
    assert(cell >= 0 && cell < count)
    let bytes = UnsafeRawPointer(values + cell)
    let last = MemoryLayout<PlainValue>.size - 1
    return Int(bytes.load(as: UInt8.self)) &+ Int(bytes.load(fromByteOffset: last, as: UInt8.self))
      &+ Int(states[cell].rawValue)
  }

  /// Begins to evaluate a cell.
  func begin(_ cell: Int) {
    assert(cell >= 0 && cell < count)
    states[cell] = .active
  }

  /// Gives a cell the value of another that is done.
  func copy(_ source: Int, to cell: Int) {
    assert(cell >= 0 && cell < count && state(source) == .done)
    values[cell] = values[source]
    states[cell] = .done
  }

  /// Takes over what another store knows of the cells `sources`, as those from `first` on.
  func take(_ sources: Range<Int>, of other: CellStore, from first: Int) {
    assert(first >= 0 && first + sources.count <= count && sources.upperBound <= other.count)
    (states + first).update(from: other.states + sources.lowerBound, count: sources.count)
    (values + first).update(from: other.values + sources.lowerBound, count: sources.count)
  }

  /// Forgets the value of a cell.
  func forget(_ cell: Int) {
    assert(cell >= 0 && cell < count)
    states[cell] = .new
  }

  /// Gives a cell its value; it failed where there is none.
  func finish(_ cell: Int, _ value: PlainValue?) {
    assert(cell >= 0 && cell < count)
    if let value {
      values[cell] = value
      states[cell] = .done
    } else {
      states[cell] = .failed
    }
  }
}
