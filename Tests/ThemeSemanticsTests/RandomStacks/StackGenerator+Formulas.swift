/// Random formulas of each kind.
extension StackGenerator {
  mutating func formula(_ kind: Kind, _ place: Place, depth: Int) -> Formula {
    if let found = reference(kind, place, depth: depth), random.chance(55) { return found }
    switch kind {
    case .color, .anyColor: return color(kind, place, depth: depth)
    case .length: return length(place, depth: depth)
    case .unitless: return unitless(place, depth: depth)
    case .number: return number(place, depth: depth)
    case .text: return .text(random.pick(["Lato", "Inter", "Avenir Next", "Source Sans"]))
    case .font: return font(place, depth: depth)
    case .style: return style(place, depth: depth)
    }
  }

  // MARK: Colours

  private mutating func color(_ kind: Kind, _ place: Place, depth: Int) -> Formula {
    if depth <= 0 || random.chance(25) { return literalColor(kind) }
    let inner = depth - 1
    switch random.number(in: 0...11) {
    case 0...2:
      let hasContrast = random.chance(20)
      return .pair(
        light: formula(kind, place, depth: inner), dark: formula(kind, place, depth: inner),
        lightHigh: hasContrast && random.chance(60) ? formula(kind, place, depth: inner) : nil,
        darkHigh: hasContrast && random.chance(60) ? formula(kind, place, depth: inner) : nil)
    case 3, 4:
      return .opacity(
        formula(kind, place, depth: inner), formula(.number, place, depth: inner - 1))
    case 5:
      return .scheme(formula(kind, place, depth: inner), isDark: random.chance(50))
    case 6:
      return .over(formula(.color, place, depth: inner), formula(.color, place, depth: inner))
    case 7:
      return .mix(
        formula(.color, place, depth: inner), formula(.color, place, depth: inner),
        formula(.number, place, depth: inner - 1), isDevice: random.chance(50))
    case 8:
      return .lighten(
        formula(.color, place, depth: inner), formula(.number, place, depth: inner - 1))
    case 9:
      return .darken(
        formula(.color, place, depth: inner), formula(.number, place, depth: inner - 1))
    case 10:
      let base = formula(.color, place, depth: inner)
      let amount = formula(.number, place, depth: inner - 1)
      return random.chance(50) ? .saturate(base, amount) : .desaturate(base, amount)
    default:
      return .rotateHue(
        formula(.color, place, depth: inner), Double(random.number(in: 0...24)) * 15)
    }
  }

  private mutating func literalColor(_ kind: Kind) -> Formula {
    if kind == .anyColor, random.chance(40) {
      return random.chance(50)
        ? .system(random.pick(["red", "indigo", "teal", "primary", "accentColor"]))
        : .asset(random.pick(["Brand", "Brand/Ink"]))
    }
    let bits = UInt32.random(in: 0...0xFFFFFF, using: &random) << 8
    return .hex(bits | (random.chance(75) ? 0xFF : UInt32(random.number(in: 0...255))))
  }

  // MARK: Numbers

  private mutating func length(_ place: Place, depth: Int) -> Formula {
    let literal = Double(random.number(in: 1...160)) / 4
    if depth <= 0 || random.chance(30) {
      return random.chance(50) ? .points(literal) : .number(literal)
    }
    let inner = depth - 1
    switch random.number(in: 0...8) {
    case 0, 1:
      return .sum(formula(.length, place, depth: inner), formula(.length, place, depth: inner))
    case 2:
      return .difference(
        formula(.length, place, depth: inner), formula(.length, place, depth: inner))
    case 3, 4:
      let factor = formula(random.chance(60) ? .number : .unitless, place, depth: 0)
      return random.chance(50)
        ? .product(length(place, depth: inner), factor)
        : .product(factor, length(place, depth: inner))
    case 5: return .quotient(length(place, depth: inner), random.pick([2, 4, 8]))
    case 6:
      let all = (0..<random.number(in: 1...3)).map { _ in formula(.length, place, depth: inner) }
      return random.chance(50) ? .minimum(all) : .maximum(all)
    case 7: return .rounded(formula(.length, place, depth: inner), random.pick([0.5, 1, 4, 8]))
    default:
      return .clamp(
        formula(.length, place, depth: inner), .number(Double(random.number(in: 0...20))),
        .points(Double(random.number(in: 21...80))))
    }
  }

  private mutating func unitless(_ place: Place, depth: Int) -> Formula {
    let literal = Formula.number(Double(random.number(in: 1...40)) / 4)
    if depth <= 0 || random.chance(60) { return literal }
    return random.chance(50)
      ? .sum(literal, formula(.unitless, place, depth: 0))
      : .product(literal, formula(random.chance(50) ? .number : .unitless, place, depth: 0))
  }

  /// A share from 0 to 1, so that it goes everywhere that a Number goes.
  private mutating func number(_ place: Place, depth: Int) -> Formula {
    let literal = Formula.percent(Double(random.number(in: 0...20)) * 5)
    if depth <= 0 || random.chance(70) { return literal }
    switch random.number(in: 0...2) {
    case 0: return .product(literal, formula(.number, place, depth: depth - 1))
    case 1: return .minimum([literal, formula(.number, place, depth: depth - 1)])
    default: return .maximum([literal, formula(.number, place, depth: depth - 1)])
    }
  }

  // MARK: Fonts

  static let weights = ["ultraLight", "light", "regular", "medium", "semibold", "bold", "black"]
  static let designs = ["default", "rounded", "serif", "monospaced"]
  static let textStyles = [
    "largeTitle", "title", "title3", "body", "callout", "footnote", "caption2",
  ]

  private mutating func maybe(_ names: [String]) -> String? {
    random.chance(40) ? random.pick(names) : nil
  }

  /// A size that every font may have.
  private mutating func size(_ place: Place, depth: Int) -> Formula {
    .clamp(
      formula(.length, place, depth: depth), .number(Double(random.number(in: 8...12))),
      .number(Double(random.number(in: 13...60))))
  }

  private mutating func font(_ place: Place, depth: Int) -> Formula {
    if depth > 0, random.chance(45) {
      switch random.number(in: 0...2) {
      case 0: return .fontWeight(formula(.font, place, depth: depth - 1), random.pick(Self.weights))
      case 1: return .font(formula(.style, place, depth: depth - 1))
      default:
        return .with(
          formula(.font, place, depth: depth - 1), parts(place, ofStyle: false), font: nil)
      }
    }
    switch random.number(in: 0...3) {
    case 0, 1:
      let isFixed = random.chance(30)
      return .custom(
        formula(.text, place, depth: 0), size: size(place, depth: 1),
        relativeTo: isFixed ? nil : maybe(Self.textStyles), isFixed: isFixed)
    case 2:
      return .systemSized(
        size(place, depth: 1), weight: maybe(Self.weights), design: maybe(Self.designs))
    default:
      return .systemStyled(
        random.pick(Self.textStyles), weight: maybe(Self.weights), design: maybe(Self.designs))
    }
  }

  private mutating func style(_ place: Place, depth: Int) -> Formula {
    if depth > 0, random.chance(40), let base = reference(.style, place, depth: 0) {
      return .with(
        base, parts(place, ofStyle: true),
        font: random.chance(15) ? formula(.font, place, depth: depth - 1) : nil)
    }
    return .textStyle(
      formula(.font, place, depth: depth - 1),
      tracking: random.chance(60) ? value(of: .tracking, place.withoutInherited) : nil,
      lineSpacing: random.chance(60) ? value(of: .lineSpacing, place.withoutInherited) : nil)
  }

  /// Some parts for `with(…)`, none of them twice.
  private mutating func parts(
    _ place: Place, ofStyle isOfStyle: Bool
  ) -> [(view: Model.View, value: Formula)] {
    var parts: [(view: Model.View, value: Formula)] = []
    for _ in 0..<random.number(in: 1...3) {
      let view = random.pick(isOfStyle ? Model.View.allCases : Array(Model.View.allCases.prefix(6)))
      let clashes = parts.contains {
        $0.view.slot == view.slot || Set([$0.view, view]) == [.name, .family]
      }
      if !clashes { parts.append((view, value(of: view, place.withoutInherited))) }
    }
    return parts
  }

  /// A value for a part of a style.
  mutating func value(of view: Model.View, _ place: Place) -> Formula {
    // A part of another style, or of this one's own size, or what the part was.
    if random.chance(20), let base = reference(.style, place.withoutInherited, depth: 0) {
      if case .inherited = base {} else { return .part(base, view) }
    }
    if place.inherited?.view == view, random.chance(25) {
      switch view {
      case .size, .lineHeight:
        return .clamp(
          .product(.inherited, .percent(Double(random.number(in: 10...30)) * 5)), .number(9),
          .number(90))
      case .tracking, .lineSpacing: return .sum(.inherited, .number(1))
      default: return .inherited
      }
    }
    if [.tracking, .lineSpacing, .lineHeight].contains(view), place.inherited?.view == view,
      let group = place.group, let name = place.ownName, random.chance(15)
    {
      let own = Formula.name(.token(Model.Token(group: group, name: name)))
      let share = view == .lineHeight ? random.number(in: 20...36) * 5 : random.number(in: 0...8)
      return .product(.part(own, .size), .percent(Double(share)))
    }
    switch view {
    case .name:
      return random.chance(60)
        ? .text(random.pick(["Lato-Bold", "Inter-Medium"])) : formula(.text, place, depth: 0)
    case .family: return random.chance(20) ? .systemFamily : formula(.text, place, depth: 0)
    case .weight: return .member(random.pick(Self.weights))
    case .design: return .member(random.pick(Self.designs))
    case .relativeTo: return .member(random.pick(Self.textStyles + ["none"]))
    case .size: return size(place, depth: 2)
    case .tracking:
      if random.chance(40) { return .percent(Double(random.number(in: 0...20)) / 2) }
      return .quotient(length(place, depth: 0), 8)
    case .lineSpacing: return .minimum([length(place, depth: 1), .number(20)])
    case .lineHeight:
      if random.chance(50) { return .percent(Double(random.number(in: 20...36)) * 5) }
      return .clamp(length(place, depth: 1), .number(60), .number(100))
    }
  }

  // MARK: Names

  /// A name, a call or `super` of a kind, if there is any.
  mutating func reference(_ kind: Kind, _ place: Place, depth: Int) -> Formula? {
    var choices: [(weight: Int, make: Formula)] = []
    let ignoresRank = random.number(in: 0...299) == 0
    let rank = ignoresRank ? 2 : place.rank
    for (index, parameter) in place.parameters.enumerated() where fits(parameter.kind, kind) {
      choices.append((6, .parameter(index)))
    }
    if let inherited = place.inherited, inherited.view == nil, fits(inherited.kind, kind) {
      choices.append((4, .inherited))
    }
    if let inherited = place.inherited, let view = inherited.view, kind == .length,
      view == .size
    {
      choices.append((2, .inherited))
    }
    let layers = stack.files[place.file].stack
    for (index, variable) in stack.variables.enumerated()
    where fits(variable.kind, kind) && variable.rank < rank && layers.contains(variable.file)
      && isSeen(variable.name, place)
    {
      choices.append((2, .name(.variable(index))))
    }
    for token in tokens where fits(self.kind(of: token), kind) && self.rank(of: token) < rank {
      if place.group == token.group, place.ownName == token.name { continue }
      choices.append((1, .name(.token(token))))
    }
    for imported in stack.files[place.file].imports {
      let files = stack.files[imported].stack
      for (index, variable) in stack.variables.enumerated()
      where fits(variable.kind, kind) && files.contains(variable.file) {
        choices.append((1, .imported(file: imported, .variable(index))))
      }
      if let token = tokens.filter({ fits(self.kind(of: $0), kind) }).randomElement(using: &random)
      {
        choices.append((1, .imported(file: imported, .token(token))))
      }
    }
    if depth > 0, let call = call(kind, place, rank, layers, depth: depth) {
      choices.append((4, call))
    }
    guard !choices.isEmpty else { return nil }
    return random.pick(choices.map { choice in (choice.weight, { _ in choice.make }) })
  }

  private mutating func call(
    _ kind: Kind, _ place: Place, _ rank: Double, _ layers: [Int], depth: Int
  ) -> Formula? {
    var callable: [(Int, Int?)] = []
    for (index, function) in stack.functions.enumerated() where fits(function.result, kind) {
      if layers.contains(function.file), function.rank < rank { callable.append((index, nil)) }
      for imported in stack.files[place.file].imports
      where stack.files[imported].stack.contains(function.file) {
        callable.append((index, imported))
      }
    }
    guard !callable.isEmpty else { return nil }
    let (index, world) = random.pick(callable)
    let function = stack.functions[index]
    let arguments = function.parameters.map { parameter -> Formula? in
      if parameter.defaultValue != nil, random.chance(60) { return nil }
      return formula(parameter.kind, place, depth: depth - 1)
    }
    return .call(index, file: world, arguments)
  }

  /// Whether a bare name in a place means the `let` of that name: a token of the group comes before.
  private func isSeen(_ name: String, _ place: Place) -> Bool {
    guard let group = place.group, name != place.ownName else { return true }
    return !tokens.contains { $0.group == group && $0.name == name }
  }

  private func rank(of token: Model.Token) -> Double {
    ranks[token] ?? 0
  }

  private func kind(of token: Model.Token) -> Kind {
    switch token.group {
    case "background", "text": .color
    case "border": .anyColor
    case "typography": .style
    default: .length
    }
  }

  private func fits(_ kind: Kind, _ expected: Kind) -> Bool {
    kind == expected || (kind == .color && expected == .anyColor)
      || (kind == .unitless && expected == .length)
  }
}

extension Place {
  /// The same place for a value that is not the target's own, such as an argument of `with(…)`.
  var withoutInherited: Place {
    var place = self
    if place.inherited?.view != nil || place.inherited?.kind == .style { place.inherited = nil }
    return place
  }
}
