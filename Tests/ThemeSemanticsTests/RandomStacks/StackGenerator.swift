/// Makes random stacks of themes that are well typed: several files with several parents, lets,
/// functions, imports, wildcards, parts of text styles, appearances and `super`.
///
/// Every name has a rank and a value refers to names of lower rank, so that few stacks hold a
/// circle; one reference in three hundred disregards that.
struct StackGenerator {
  typealias Formula = Model.Formula
  typealias Name = Model.Name
  typealias Kind = Model.Kind

  var random: SeededGenerator
  let tokens: [Model.Token]
  var stack = Model.Stack()
  /// Whether anything may be said for increased contrast.
  private var usesContrast = false
  private(set) var ranks: [Model.Token: Double] = [:]

  init(seed: UInt64, tokens: [Model.Token]) {
    random = SeededGenerator(seed: seed)
    self.tokens = tokens
    for token in tokens { ranks[token] = Double.random(in: 0..<1, using: &random) }
    usesContrast = random.chance(50)
    let count = random.number(in: 2...6)
    for index in 0..<count { addFile(index, isLast: index == count - 1) }
  }

  // MARK: Files

  private mutating func addFile(_ index: Int, isLast: Bool) {
    var parents: [Int] = []
    let wanted = index == 0 ? 0 : random.number(in: isLast ? 1...3 : 0...2)
    for _ in 0..<wanted {
      let parent = random.number(in: 0...index - 1)
      if !parents.contains(parent) { parents.append(parent) }
    }
    var imports: [Int] = []
    if index > 0, random.chance(40) { imports.append(random.number(in: 0...index - 1)) }
    var file = Model.File(parents: parents, imports: imports)
    if let order = linearized(parents) {
      file.stack = order + [index]
    } else {
      file.parents = [parents[0]]
      file.stack = stack.files[parents[0]].stack + [index]
    }
    if random.chance(10) { file.appearances = random.pick(["light", "dark", "both"]) }
    stack.files.append(file)
    for _ in 0..<random.number(in: 0...4) { addVariable(to: index) }
    for _ in 0..<random.number(in: 0...2) { addFunction(to: index) }
    for _ in 0..<random.number(in: 1...12) { addSetting(to: index) }
  }

  /// The layers below a file, lowest first: each parent's order kept, a later parent over an earlier
  /// one, each file once; `nil` where that cannot be.
  private func linearized(_ parents: [Int]) -> [Int]? {
    // Lists that say what stands below what; of several tops the last list's goes first, and that of
    // the parents' own list after all others.
    var lists = [parents] + parents.map { stack.files[$0].stack }
    var order: [Int] = []
    while lists.contains(where: { !$0.isEmpty }) {
      let tops = lists.reversed().compactMap(\.last)
      let isFree = { (file: Int) in lists.allSatisfy { !$0.dropLast().contains(file) } }
      guard let next = tops.first(where: isFree) else { return nil }
      order.append(next)
      for place in lists.indices where lists[place].last == next { lists[place].removeLast() }
    }
    return order.reversed()
  }

  // MARK: Declarations

  private mutating func addVariable(to file: Int) {
    let kind = random.pick([
      Kind.color, .color, .anyColor, .length, .unitless, .number, .text, .font, .style,
    ])
    let rank = Double.random(in: 0..<1, using: &random)
    let isRequired = kind != .unitless && random.chance(10)
    // Some are called like tokens, which decides what a bare name means.
    let index = stack.variables.count
    var name = "v\(index)"
    let homonyms = ["accent", "md", "small", "bold", "title"]
    if random.chance(8), let free = homonyms.first(where: { name in !isTaken(name) }) {
      name = free
    }
    let place = Place(file: file, rank: rank)
    let value = isRequired ? nil : formula(kind, place, depth: 2)
    stack.variables.append(
      Model.Variable(name: name, kind: kind, file: file, value: value, rank: rank))
  }

  private func isTaken(_ name: String) -> Bool { stack.variables.contains { $0.name == name } }

  private mutating func addFunction(to file: Int) {
    let result = random.pick([Kind.color, .length])
    let rank = Double.random(in: 0..<1, using: &random)
    var parameters: [Model.Parameter] = []
    let outside = Place(file: file, rank: rank)
    for index in 0..<random.number(in: 0...3) {
      let kind = random.pick([result, result, .number])
      let hasDefault = random.chance(30)
      parameters.append(
        Model.Parameter(
          label: random.pick([nil, "by", "of", "p\(index)"]), name: "p\(index)", kind: kind,
          defaultValue: hasDefault ? formula(kind, outside, depth: 1) : nil))
    }
    // Two parameters of one label could not be told apart.
    var labels: Set<String> = []
    for place in parameters.indices {
      guard let label = parameters[place].label else { continue }
      if !labels.insert(label).inserted { parameters[place].label = "l\(place)" }
    }
    // An argument left out must not move the ones behind it.
    for place in parameters.indices where parameters[place].label == nil {
      parameters[place].defaultValue = nil
    }
    var inside = outside
    inside.parameters = parameters
    let body = formula(result, inside, depth: 3)
    stack.functions.append(
      Model.Function(
        name: "f\(stack.functions.count)", file: file, parameters: parameters, result: result,
        body: body, rank: rank))
  }

  // MARK: Statements

  private mutating func addSetting(to file: Int) {
    guard let setting = random.chance(25) ? variableSetting(file) : tokenSetting(file) else {
      return
    }
    // Statements of equal rank on one slot are an error.
    let isTie = stack.files[file].settings.contains { other in
      other.isWildcard == setting.isWildcard && other.slots.count == setting.slots.count
        && !Set(other.names).isDisjoint(with: setting.names)
        && (!other.slots.isDisjoint(with: setting.slots)
          || Set([other.view, setting.view]) == [.name, .family])
    }
    if !isTie { stack.files[file].settings.append(setting) }
  }

  private mutating func appearance() -> (String?, Set<Int>) {
    let all: [(String, Set<Int>)] = [
      ("light", [0, 2]), ("dark", [1, 3]), ("lightHighContrast", [2]), ("darkHighContrast", [3]),
    ]
    guard random.chance(50) else { return (nil, [0, 1, 2, 3]) }
    let (name, slots) = random.pick(usesContrast ? all : Array(all.prefix(2)))
    return (name, slots)
  }

  /// An inherited `let` is set, whole or by appearance.
  private mutating func variableSetting(_ file: Int) -> Model.Setting? {
    let layers = stack.files[file].stack.dropLast()
    let inherited = stack.variables.indices.filter { layers.contains(stack.variables[$0].file) }
    guard !inherited.isEmpty else { return nil }
    let index = random.pick(inherited)
    let variable = stack.variables[index]
    var (appearance, slots): (String?, Set<Int>) = (nil, [0])
    switch variable.kind {
    case .color, .anyColor: (appearance, slots) = self.appearance()
    case .font: slots = Set(0..<6)
    case .style: slots = Set(0..<8)
    default: break
    }
    var place = Place(file: file, rank: variable.rank)
    place.inherited = (variable.kind, nil)
    return Model.Setting(
      names: [.variable(index)], isWildcard: false, slots: slots, appearance: appearance, view: nil,
      isFont: false, value: formula(variable.kind, place, depth: 3))
  }

  private mutating func tokenSetting(_ file: Int) -> Model.Setting {
    let token = random.pick(tokens)
    let isWildcard = random.chance(15)
    let names = isWildcard ? tokens.filter { $0.group == token.group } : [token]
    var place = Place(file: file, rank: names.compactMap { ranks[$0] }.min() ?? 0)
    place.group = token.group
    place.ownName = isWildcard ? nil : token.name
    var setting = Model.Setting(
      names: names.map { .token($0) }, isWildcard: isWildcard, slots: [0], appearance: nil,
      view: nil, isFont: false, value: .number(0))
    switch token.group {
    case "background", "text", "border":
      (setting.appearance, setting.slots) = appearance()
      let kind: Kind = token.group == "border" ? .anyColor : .color
      place.inherited = (kind, nil)
      setting.value = formula(kind, place, depth: 3)
    case "typography":
      styleSetting(&setting, place)
    default:
      place.inherited = (.length, nil)
      let value = formula(.length, place, depth: 3)
      // Most stay in range; what does not is an error and has no value.
      setting.value =
        random.chance(97) ? .clamp(value, .number(0), .number(400)) : value
    }
    return setting
  }

  private mutating func styleSetting(_ setting: inout Model.Setting, _ outer: Place) {
    var place = outer
    switch random.number(in: 0...9) {
    case 0:
      setting.slots = Set(0..<8)
      place.inherited = (.style, nil)
      setting.value = formula(.style, place, depth: 3)
    case 1:
      setting.slots = Set(0..<6)
      setting.isFont = true
      place.inherited = (.font, nil)
      setting.value = formula(.font, place, depth: 3)
    default:
      let view = random.pick(Model.View.allCases)
      setting.view = view
      setting.slots = [view.slot]
      place.inherited = (.length, view)
      setting.value = value(of: view, place)
    }
  }
}

/// Where a formula is to stand, and what it may refer to.
struct Place {
  typealias Kind = Model.Kind

  var file: Int
  /// Names of lower rank may be used.
  var rank: Double
  var group: String?
  var ownName: String?
  var parameters: [Model.Parameter] = []
  /// What `super` makes, or which part it is.
  var inherited: (kind: Kind, view: Model.View?)?
}
