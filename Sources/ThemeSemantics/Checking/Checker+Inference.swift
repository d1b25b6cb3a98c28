import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Works out the types of `let`s and functions that do not state theirs.
///
/// Functions are checked first, then `let`s, each in the order of the text, and what is checked has
/// its type. The type of one that is used before that comes from its introduction alone. Mostly it
/// is plain from the outermost form (a pair is a Color whatever is in it); otherwise it follows
/// references, with a stack of its own, so that a chain of any length has a type.
extension Checker {
  /// A declaration of this file whose type may be asked for: `let`s first, then functions.
  typealias Item = Int

  /// What is known of the type of an item. A known one stands here beside the declaration, since it
  /// is asked at each use, and a byte for each item stays in the cache where declarations do not.
  enum TypeState: Equatable {
    case new, open
    case known(ValueType)

    var type: ValueType? { if case .known(let type) = self { type } else { nil } }
  }

  /// Reads the types that are stated.
  func readStatedTypes() {
    readAnnotations()
    let count = file.lets.count + file.functions.count
    typeStates = Array(repeating: .new, count: count)
    for item in 0..<count where hasStatedType(item) {
      typeStates[item] = .known(
        item < file.lets.count
          ? file.lets[item].type : file.functions[item - file.lets.count].result)
    }
  }

  /// The type of a `let` of any file.
  func typeOfLet(_ index: Int, in owner: Int) -> ValueType {
    guard owner == file.index else { return project.files[owner].lets[index].type }
    if let known = typeStates[index].type { return known }
    inferType(of: index)
    return typeStates[index].type ?? .error
  }

  /// The result of a function of any file.
  func resultOfFunction(_ index: Int, in owner: Int) -> ValueType {
    guard owner == file.index else { return project.files[owner].functions[index].result }
    let item = file.lets.count + index
    if typeStates[item].type == nil { inferType(of: item) }
    return typeStates[item].type ?? .error
  }

  /// Infers the type of an item, and of those that it depends on.
  func inferType(of start: Item) {
    /// Those that are open are a path of needs; those that are new wait for their turn.
    var open = [start]
    while let item = open.last {
      if typeStates[item].type != nil {
        open.removeLast()
        continue
      }
      typeStates[item] = .open
      var needs: [Item] = []
      let type = infer(item, &needs)
      if let circular = needs.first(where: { typeStates[$0] == .open }) {
        breakCircle(open.filter { typeStates[$0] == .open }, from: circular)
      } else if needs.isEmpty {
        setType(type ?? .error, of: item)
      } else {
        open.append(contentsOf: needs)
      }
    }
  }

  private func breakCircle(_ path: [Item], from circular: Item) {
    guard let first = path.firstIndex(of: circular) else { return }
    // Told from its first item, wherever the circle was entered.
    let found = path[first...]
    let start = found.indices.min { found[$0] < found[$1] } ?? first
    let circle = Array(found[start...] + found[..<start])
    let functions = circle.map { $0 - file.lets.count }
    if functions.allSatisfy({ $0 >= 0 }) {
      reportRecursion(of: functions)
    } else {
      reportCircle(circle)
    }
    for broken in circle {
      setType(.error, of: broken)
      if !isTrial, broken >= file.lets.count {
        file.functions[broken - file.lets.count].isBroken = true
      }
    }
  }

  private func readAnnotations() {
    for index in file.lets.indices {
      if let annotation = file.lets[index].annotation {
        file.lets[index].type = type(named: annotation)
      }
    }
    for index in file.functions.indices {
      if let annotation = file.functions[index].annotation {
        file.functions[index].result = type(named: annotation)
      }
      for place in file.functions[index].parameters.indices {
        if let annotation = file.functions[index].parameters[place].annotation {
          file.functions[index].parameters[place].type = type(named: annotation)
        }
      }
    }
  }

  private func type(named node: NodeID) -> ValueType {
    let name = reader.name(of: node)
    if let row = ValueType.annotations.first(where: { $0.name == name }) { return row.type }
    let names = ValueType.annotations.map(\.name).filter { $0 != "Auth0TextStyle" }
    let match = closest(to: name, among: names)
    report(
      .unknownType, "there is no type `\(name)`" + Self.hint(match, orOneOf: names), at: node,
      fixes: replacement(node, match))
    return .error
  }

  private func hasStatedType(_ item: Item) -> Bool {
    item < file.lets.count
      ? file.lets[item].annotation != nil
      : file.functions[item - file.lets.count].annotation != nil
  }

  func setType(_ type: ValueType, of item: Item) {
    typeStates[item] = .known(type)
    if !isTrial, item >= file.lets.count {
      file.functions[item - file.lets.count].result = type
    }
  }

  private func infer(_ item: Item, _ needs: inout [Item]) -> ValueType? {
    var context = Context()
    let value: NodeID?
    if item < file.lets.count {
      value = file.lets[item].value
    } else {
      context.function = item - file.lets.count
      value = file.functions[item - file.lets.count].body
    }
    guard let value else { return .error }
    return shallowType(value, context, &needs)
  }

  /// The type of an expression as far as its form tells; adds to `needs` what has to be known first.
  private func shallowType(
    _ node: NodeID, _ context: Context, _ needs: inout [Item]
  ) -> ValueType? {
    guard context.depth < Self.maximumDepth else { return .error }
    var context = context
    context.depth += 1
    switch reader.kind(of: node) {
    case .number:
      switch reader.number(at: node)?.unit {
      case .points: return .length
      case .percent: return .number
      default: return .unitless
      }
    case .color, .pair: return .color
    case .string: return .string
    case .parenthesized, .negation:
      guard let child = reader.firstChild(of: node) else { return .error }
      return shallowType(child, context, &needs)
    case .sum, .product:
      var operands: [(ValueType, UInt8)] = []
      var sign = UInt8(0)
      for child in tree.children(of: node) {
        if reader.kind(of: child) == .operator {
          sign = operatorByte(child)
        } else {
          operands.append((shallowType(child, context, &needs) ?? .error, sign))
        }
      }
      guard needs.isEmpty, let first = operands.first else { return nil }
      return operands.dropFirst().reduce(first.0) {
        arithmeticType($0, $1.1, $1.0) ?? .error
      }
    case .reference:
      let (head, _) = resolveHead(node, members: reader.childRange(of: node), context)
      return type(of: head, context, &needs)
    case .call: return shallowCall(node, context, &needs)
    case .implicitMember:
      let name = reader.firstChild(of: node).map(reader.name(of:)) ?? ""
      return name == "custom" || name == "system" ? .font : .error
    case .chain: return shallowChain(node, context, &needs)
    default: return .error
    }
  }

  private func type(
    of head: Head, _ context: Context, _ needs: inout [Item]
  ) -> ValueType? {
    switch head {
    case .parameter(let index): return parameterType(index, context)
    case .token(let index), .importedToken(_, let index):
      return ValueType(Schema.tokens[index].type)
    case .variable(let owner, let index), .importedVariable(_, let owner, let index):
      guard owner == file.index else { return project.files[owner].lets[index].type }
      guard let known = typeStates[index].type else {
        needs.append(index)
        return nil
      }
      return known
    case .function(_, let owner, let index):
      guard owner == file.index else { return project.files[owner].functions[index].result }
      guard let known = typeStates[file.lets.count + index].type else {
        needs.append(file.lets.count + index)
        return nil
      }
      return known
    case .color: return .color
    case .type(let type): return type
    case .unknown: return .error
    }
  }

  func parameterType(_ index: Int, _ context: Context) -> ValueType {
    context.function.map { file.functions[$0].parameters[index].type } ?? .error
  }

  private func shallowCall(
    _ node: NodeID, _ context: Context, _ needs: inout [Item]
  ) -> ValueType? {
    guard let name = reader.firstChild(of: node) else { return .error }
    if let declaration = declaration(named: name), declaration.kind == .function {
      return type(
        of: .function(world: nil, file: Int(declaration.file), index: Int(declaration.index)),
        context, &needs)
    }
    switch reader.name(of: name) {
    case "Color": return .color
    case "TextStyle", "Auth0TextStyle": return .textStyle
    default: break
    }
    let text = reader.shortName(of: name)
    guard
      let place = Builtin.named(text, of: .none).first ?? Builtin.named(text, of: .fontType).first
    else { return .error }
    let result = BuiltinTable.shared.functions[place].result
    if result != .error { return result }
    return numericType(ofArguments: node, base: nil, context, &needs)
  }

  private func numericType(
    ofArguments node: NodeID, base: ValueType?, _ context: Context,
    _ needs: inout [Item]
  ) -> ValueType? {
    var result = base
    guard let list = arguments(of: node) else { return result ?? .error }
    for argument in tree.children(of: list) {
      guard let value = tree.lastChild(of: argument),
        let type = shallowType(value, context, &needs)
      else { continue }
      result = result.map { commonNumeric($0, type) ?? .error } ?? type
    }
    return needs.isEmpty ? result ?? .error : nil
  }

  private func shallowChain(
    _ node: NodeID, _ context: Context, _ needs: inout [Item]
  ) -> ValueType? {
    var members = reader.childRange(of: node)
    guard let base = reader.popFirst(&members) else { return .error }
    // A last member that fixes a type alone makes what stands before it irrelevant. Behind a lone
    // name it may be an import's function that is called like a built-in one.
    let last = members.isEmpty ? nil : tree.lastChild(of: node)
    if file.imports.isEmpty || last != members.first || reader.kind(of: base) != .reference,
      let fixed = last.flatMap({ fixedType(ofMember: $0) })
    {
      return fixed
    }
    var type: ValueType?
    if reader.kind(of: base) == .reference {
      let (head, consumed) = resolveHead(base, members: members, context)
      members = reader.dropFirst(consumed, of: members)
      if case .type(let named) = head {
        guard let member = members.first else { return .error }
        members = reader.dropFirst(of: members)
        type = arguments(of: member) != nil ? .font : named
      } else {
        type = self.type(of: head, context, &needs)
      }
    } else {
      type = shallowType(base, context, &needs)
    }
    while let member = reader.popFirst(&members) {
      guard let current = type else { return nil }
      if let fixed = fixedType(ofMember: member) {
        type = fixed
      } else if memberName(member) == "rounded" {
        type = numericType(ofArguments: member, base: current, context, &needs)
      } else if let view = PartView(name: memberName(member)),
        current == .font || current == .textStyle
      {
        type = view.type
      } else if memberName(member) == "font", current == .textStyle {
        type = .font
      }
    }
    return type
  }

  /// The type of a member that is the same whatever it is asked of.
  func fixedType(ofMember member: NodeID) -> ValueType? {
    guard arguments(of: member) != nil else { return nil }
    let name = reader.firstChild(of: member).flatMap(reader.shortName)
    let method = Builtin.named(name, of: .color).first ?? Builtin.named(name, of: .font).first
    return method.map { BuiltinTable.shared.functions[$0].result }
  }

  private func reportCircle(_ circle: [Item]) {
    let nodes = circle.map {
      $0 < file.lets.count
        ? file.lets[$0].name : file.functions[$0 - file.lets.count].name
    }
    let names = nodes.map(reader.name(of:))
    guard let start = nodes.first, let name = names.first else { return }
    let path = (names + [name]).map { "`\($0)`" }.joined(separator: " → ")
    report(
      .cycle, circle.count == 1 ? "`\(name)` needs itself" : "`\(name)` needs itself: \(path)",
      at: start,
      labels: zip(nodes, names.dropFirst() + [name]).dropFirst().map {
        DiagnosticLabel(tree.location(of: $0), "needs `\($1)`")
      })
  }
}

extension Builtin.Receiver {
  /// Whether the function is called by its name alone.
  var isCalledBare: Bool { self == .none || self == .fontType }
}
