import ThemeTokens

/// Worlds that are built over that of the layers below: what they do not reach is taken over.
extension World {
  /// Whether this is the world of the layers below those of `file`, and counts slots as its world does.
  func isBelow(
    _ file: ThemeFile, _ extent: Extent, _ hasContrast: Bool, _ isAsked: Bool
  ) -> Bool {
    keepsDependencies && self.extent == extent && self.hasContrast == hasContrast
      && firstLets.isEmpty != isAsked && self.file.stack.elementsEqual(file.stack.dropLast())
  }

  /// Takes over the values of a world below that nothing reaches which the file sets.
  func takeValues(of base: World) {
    // Bits for the tokens that are reached, and the `let`s.
    var tokens: UInt64 = 0
    var variables = Array(lets.count, of: false)
    var open: [Int] = []
    open.reserveCapacity(file.claims.count + 16)
    let tokenCount = Schema.tokens.count
    func reach(_ number: Int) {
      if number < tokenCount {
        guard tokens >> UInt64(number) & 1 == 0 else { return }
        tokens |= 1 << UInt64(number)
      } else {
        guard !variables[number - tokenCount] else { return }
        variables[number - tokenCount] = true
      }
      open.append(number)
    }
    for claim in file.claims { if let number = number(of: claim.variable) { reach(number) } }
    let dependencies = base.dependencies
    while let number = open.popLast() {
      dependencies.forEachDependent(of: number) { reach($0) }
    }
    cells.take(0..<base.entries.count, of: base.cells, from: 0)
    forget(tokens, variables, of: base)
    for place in base.lets.indices where !variables[place] {
      let (source, target) = (base.lets[place], lets[place])
      let slots = target.type == .color ? (hasContrast ? 4 : 2) : target.type.slotCount
      for slot in 0..<slots {
        let from = base.cell(source, slot: slot)
        cells.take(from..<from + 1, of: base.cells, from: cell(target, slot: slot))
      }
    }
    tokensTakenOver = ~tokens & (1 << UInt64(tokenCount) - 1)
  }

  /// Forgets the values of what is reached: tokens, a bit each, and `let`s.
  private func forget(_ tokens: UInt64, _ variables: [Bool], of base: World) {
    base.entries.withUnsafeBufferPointer { entries in
      func forget(from head: Int32) {
        var place = Int(head)
        while place >= 0 {
          cells.forget(place)
          place = Int(entries[place].lower)
        }
      }
      var rest = tokens
      while rest != 0 {
        let first = rest.trailingZeroBitCount * 8
        for slot in first..<first + 8 { forget(from: base.tokenHeads[slot]) }
        rest &= rest - 1
      }
      for place in base.lets.indices where variables[place] && base.lets[place].heads >= 0 {
        for slot in 0..<8 { forget(from: base.letHeads[Int(base.lets[place].heads)][slot]) }
      }
    }
  }

  /// Whether a token's value is that of the world of the layers below.
  package func isTakenOver(_ token: Int) -> Bool {
    tokensTakenOver >> UInt64(token) & 1 == 1
  }

  /// Keeps what themes on this world can use of what all evaluators did that have given it values: what
  /// they found to depend on what, and the colours that the last one has mixed.
  func keepDependencies(of evaluators: [Evaluator]) {
    guard keepsDependencies else { return }
    dependencies = Dependencies([dependencies] + evaluators.compactMap(\.dependencies))
    if let last = evaluators.last { conversions = last.conversions }
  }

  /// The number of a variable among tokens and then `let`s; nil for one whose file is no layer.
  func number(of variable: Variable) -> Int? {
    switch variable {
    case .token(let index): index
    case .introduced(let file, let index):
      place(ofLet: index, in: file).map(number(ofLetAt:))
    }
  }

  private func number(ofLetAt place: Int) -> Int { Schema.tokens.count + place }
}
