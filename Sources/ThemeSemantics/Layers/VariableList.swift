/// The variables that a setting sets: mostly one, and several where it says `*`.
///
/// One takes no memory besides that of the setting. A list for each was a fiftieth of checking a small
/// theme.
package struct VariableList: RandomAccessCollection, Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case one(Variable)
    case several([Variable])
  }

  private let storage: Storage

  /// Just one.
  package init(_ variable: Variable) { storage = .one(variable) }

  /// Any number of them.
  package init(_ variables: [Variable]) {
    storage = variables.count == 1 ? .one(variables[0]) : .several(variables)
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .one: 1
    case .several(let variables): variables.count
    }
  }

  package subscript(index: Int) -> Variable {
    switch storage {
    case .one(let variable): variable
    case .several(let variables): variables[index]
    }
  }
}

extension VariableList: ExpressibleByArrayLiteral {
  package init(arrayLiteral variables: Variable...) { self.init(variables) }
}
