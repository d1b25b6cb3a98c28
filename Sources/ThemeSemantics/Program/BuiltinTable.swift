import ThemeSyntax

/// What the checker and the evaluator ask of built-in functions at each call, in plain bytes.
///
/// A `Builtin` is an object with an array and strings in it. To look at one is to count references to
/// all that, and threads that check parts of a file, or evaluate themes, would count at the same places.
struct BuiltinTable: @unchecked Sendable {
  struct Function {
    let name: ShortName
    let receiver: Builtin.Receiver
    let result: ValueType
    let operation: Builtin.Operation
    fileprivate let parameters: Range<Int>
  }

  struct Parameter {
    let label: ShortName?
    let type: ValueType
    let isRequired: Bool
    let isRepeated: Bool
  }

  /// The functions, in the order of `Builtin.all`.
  let functions: UnsafeBufferPointer<Function>
  private let parameters: UnsafeBufferPointer<Parameter>
  /// How many bytes the longest name of a function has that is called by its name alone.
  let longestBare: Int
  /// By receiver, the places among which its functions are.
  private let receivers: UnsafeBufferPointer<Range<Int>>

  static let shared = BuiltinTable(Builtin.all)

  /// The table of some functions, which is there for good.
  private init(_ builtins: [Builtin]) {
    var parameters: [Parameter] = []
    let functions = builtins.map { builtin in
      let first = parameters.count
      for parameter in builtin.parameters {
        parameters.append(
          Parameter(
            label: parameter.label.flatMap { ShortName($0) }, type: parameter.type,
            isRequired: parameter.isRequired, isRepeated: parameter.isRepeated))
      }
      guard let name = ShortName(builtin.name) else {
        preconditionFailure("names of built-in functions have 16 bytes at most")
      }
      return Function(
        name: name, receiver: builtin.receiver, result: builtin.result,
        operation: builtin.operation, parameters: first..<parameters.count)
    }
    self.functions = Self.kept(functions)
    longestBare =
      builtins.reduce(0) { $1.receiver == .none ? max($0, $1.name.utf8.count) : $0 }
    self.parameters = Self.kept(parameters)
    receivers = Self.kept(
      Builtin.Receiver.allCases.map { receiver in
        let first = functions.firstIndex { $0.receiver == receiver } ?? 0
        let last = functions.lastIndex { $0.receiver == receiver } ?? -1
        return first..<last + 1
      })
  }

  private static func kept<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let room = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = room.initialize(from: elements)
    return UnsafeBufferPointer(room)
  }

  /// The parameters of a function.
  func parameters(of function: Function) -> UnsafeBufferPointer<Parameter> {
    UnsafeBufferPointer(rebasing: parameters[function.parameters])
  }

  /// The functions called `name` of one receiver, which differ in their labels: their places. Those
  /// of one name stand together.
  func named(_ name: ShortName?, of receiver: Builtin.Receiver) -> Range<Int> {
    guard let name else { return 0..<0 }
    let range = receivers[Int(receiver.rawValue)]
    var place = range.lowerBound
    while place < range.upperBound, !isFunction(place, name, receiver) { place += 1 }
    var end = place
    while end < range.upperBound, isFunction(end, name, receiver) { end += 1 }
    return place..<end
  }

  private func isFunction(
    _ place: Int, _ name: ShortName, _ receiver: Builtin.Receiver
  ) -> Bool {
    functions[place].name == name && functions[place].receiver == receiver
  }
}
