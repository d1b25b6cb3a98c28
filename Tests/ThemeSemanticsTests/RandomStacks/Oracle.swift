/// A second evaluator, as simple as can be: a function from a slot to its value that follows the
/// reference, with a dictionary of what it knows. It works on the generator's own model and shares
/// no code with the first.
final class Oracle {
  typealias Formula = Model.Formula
  typealias Name = Model.Name

  enum Value: Equatable {
    /// It needs itself, or what has no value, or is out of range.
    case failed
    /// A part that a face does not have.
    case absent
    case number(Double)
    case text(String)
    case member(String)
    case color(OracleColor)
    /// Points, or a share of the size.
    case tracking(Double, isShare: Bool)
    case spacing(Double)
    case height(Double, isShare: Bool)
    /// So near to where a rounding jumps that nothing can be said.
    case unknown
  }

  struct Key: Hashable {
    var file: Int
    var name: Name
    var slot: Int
    /// How many statements count, from the lowest: fewer than all for `super`.
    var statements: Int
  }

  /// One statement of a stack, for one variable.
  struct Statement {
    var file: Int
    var layer: Int
    var setting: Model.Setting
  }

  let stack: Model.Stack
  let defaults: [Model.Token: [Value]]
  private var known: [Key: Value] = [:]
  private var open: Set<Key> = []
  private var statements: [Int: [Name: [Statement]]] = [:]

  init(_ stack: Model.Stack, defaults: [Model.Token: [Value]]) {
    self.stack = stack
    self.defaults = defaults
  }

  /// The value of a slot in the theme of a file.
  func value(_ name: Name, slot: Int, file: Int) -> Value {
    value(name, slot: slot, file: file, statements: statements(of: name, in: file).count)
  }

  // MARK: Statements

  /// The statements on a variable in a file's stack, from the one that counts least.
  func statements(of name: Name, in file: Int) -> [Statement] {
    if let all = statements[file] { return all[name] ?? [] }
    var all: [Name: [Statement]] = [:]
    for (layer, place) in stack.files[file].stack.enumerated() {
      let ordered = stack.files[place].settings.enumerated().sorted {
        (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
      }
      for (_, setting) in ordered {
        for name in setting.names {
          all[name, default: []].append(Statement(file: place, layer: layer, setting: setting))
        }
      }
    }
    statements[file] = all
    return all[name] ?? []
  }

  /// Exact paths count more than wildcards, then fewer slots more than many. A weight is read behind
  /// the name beside it.
  private func rank(_ setting: Model.Setting) -> Int {
    (setting.isWildcard ? 0 : 100) + (8 - setting.slots.count) * 2 + (setting.view == .name ? 0 : 1)
  }

  // MARK: Slots

  private func value(_ name: Name, slot: Int, file: Int, statements count: Int) -> Value {
    let key = Key(file: file, name: name, slot: slot, statements: count)
    if let value = known[key] { return value }
    guard open.insert(key).inserted else { return .failed }
    let value = find(name, slot: slot, file: file, statements: count)
    open.remove(key)
    known[key] = value
    return value
  }

  private func find(_ name: Name, slot: Int, file: Int, statements count: Int) -> Value {
    let statements = statements(of: name, in: file)
    for place in (0..<count).reversed() {
      let statement = statements[place]
      let setting = statement.setting
      if setting.slots.contains(slot) {
        let context = Context(
          file: statement.file, world: file,
          target: (name, below(statement, statements), setting.view))
        let value =
          setting.view.map { measured(setting.value, $0, context) }
          ?? evaluate(setting.value, slot, context)
        return inRange(value, name, slot)
      }
      switch (setting.view, slot) {
      case (.name, Model.View.family.slot), (.name, Model.View.weight.slot): return .absent
      case (.family, Model.View.name.slot): return .absent
      case (.weight, Model.View.name.slot):
        switch value(name, slot: Model.View.family.slot, file: file, statements: place) {
        case .failed: return .failed
        case .absent: continue
        default: return .absent
        }
      default: continue
      }
    }
    switch name {
    case .token(let token): return defaults[token]?[slot] ?? .failed
    case .variable(let index):
      guard let value = stack.variables[index].value else { return .failed }
      let home = stack.variables[index].file
      return evaluate(value, slot, Context(file: home, world: file))
    }
  }

  /// How many statements stand in layers below that of `statement`.
  private func below(_ statement: Statement, _ all: [Statement]) -> Int {
    all.prefix { $0.layer < statement.layer }.count
  }

  /// The value, if it is one that the slot of a token may have.
  private func inRange(_ value: Value, _ name: Name, _ slot: Int) -> Value {
    guard case .token(let token) = name, case .number(let number) = value else { return value }
    if token.group == "typography" {
      return slot == Model.View.size.slot && !(number > 0 && number <= 10_000) ? .failed : value
    }
    return number >= 0 && number <= 10_000 ? value : .failed
  }

  // MARK: Formulas

  /// Where a formula stands.
  struct Context {
    /// The file that it is written in.
    var file: Int
    /// The file whose theme is built.
    var world: Int
    /// What `super` is: the variable, how many statements count, and the part that is set.
    var target: (name: Name, statements: Int, view: Model.View?)?
    /// The arguments of the call that it is in, each with the context it is written in.
    var arguments: [Argument] = []
  }

  final class Argument {
    let formula: Formula
    let context: Context
    init(_ formula: Formula, _ context: Context) {
      self.formula = formula
      self.context = context
    }
  }

  func evaluate(_ formula: Formula, _ slot: Int, _ context: Context) -> Value {
    switch formula {
    case .name(let name): return value(name, slot: kept(slot, name), file: context.world)
    case .imported(let file, let name): return value(name, slot: kept(slot, name), file: file)
    case .parameter(let index):
      let argument = context.arguments[index]
      return evaluate(argument.formula, slot, argument.context)
    case .call(let index, let file, let given):
      let function = stack.functions[index]
      let world = file ?? context.world
      let home = Context(file: function.file, world: world)
      var body = home
      body.arguments = zip(function.parameters, given).map { parameter, formula in
        if let formula { return Argument(formula, context) }
        return Argument(parameter.defaultValue ?? .number(.nan), home)
      }
      return evaluate(function.body, slot, body)
    case .inherited: return inherited(slot, context)
    case .text(let text): return .text(text)
    case .member(let name): return name == "none" ? .absent : .member(name)
    case .systemFamily: return .absent
    case .number, .points, .percent, .sum, .difference, .product, .quotient, .minimum, .maximum,
      .clamp, .rounded:
      return numeric(formula, context)
    case .part(let base, let view): return part(base, view, context)
    case .custom, .systemSized, .systemStyled, .fontWeight, .textStyle, .with, .font:
      return face(formula, slot, context)
    default: return color(formula, slot, context)
    }
  }

  /// A colour has four slots, a style eight, everything else one.
  private func kept(_ slot: Int, _ name: Name) -> Int {
    switch name {
    case .token(let token):
      return ["spacing", "radius", "sizes"].contains(token.group) ? 0 : slot
    case .variable(let index):
      switch stack.variables[index].kind {
      case .color, .anyColor, .font, .style: return slot
      default: return 0
      }
    }
  }

  private func inherited(_ slot: Int, _ context: Context) -> Value {
    guard let target = context.target else { return .failed }
    let slot = kept(target.view?.slot ?? slot, target.name)
    let held = value(target.name, slot: slot, file: context.world, statements: target.statements)
    guard let view = target.view else { return held }
    if held == .absent, view == .name || view == .family { return .failed }
    return seen(held, view) {
      self.value(target.name, slot: Model.View.size.slot, file: context.world)
    }
  }

  /// A part as a view shows it: points, whatever is kept.
  func seen(_ held: Value, _ view: Model.View, size: () -> Value) -> Value {
    switch held {
    case .tracking(let amount, let isShare):
      return scaled(size()) { isShare ? amount * $0 : amount }
    case .spacing(let points): return scaled(size()) { view == .lineHeight ? $0 + points : points }
    case .height(let amount, let isShare):
      return scaled(size()) {
        let height = isShare ? amount * $0 : amount
        return view == .lineHeight ? height : height - $0
      }
    default: return held
    }
  }

  private func scaled(_ size: Value, _ body: (Double) -> Double) -> Value {
    guard case .number(let size) = size else { return size }
    return .number(body(size))
  }

  // MARK: Numbers

  private func numeric(_ formula: Formula, _ context: Context) -> Value {
    switch formula {
    case .number(let number), .points(let number): return .number(number)
    case .percent(let amount): return .number(amount / 100)
    case .sum(let a, let b): return combine([a, b], context) { $0[0] + $0[1] }
    case .difference(let a, let b): return combine([a, b], context) { $0[0] - $0[1] }
    case .product(let a, let b): return combine([a, b], context) { $0[0] * $0[1] }
    case .quotient(let a, let b): return combine([a], context) { $0[0] / b }
    case .minimum(let all): return combine(all, context) { $0.min() ?? 0 }
    case .maximum(let all): return combine(all, context) { $0.max() ?? 0 }
    case .clamp(let a, let low, let high):
      return combine([a, low, high], context) { max($0[1], min($0[2], $0[0])) }
    case .rounded(let a, let step):
      let value = combine([a], context) { $0[0] / step }
      guard case .number(let steps) = value else { return value }
      // What is kept has 15 digits, and near a half that decides.
      let distance = abs(abs(steps - steps.rounded(.down)) - 0.5)
      if distance > 0, distance < 1e-6 { return .unknown }
      return .number(steps.rounded(.toNearestOrAwayFromZero) * step)
    default: return .failed
    }
  }

  private func combine(
    _ formulas: [Formula], _ context: Context, _ body: ([Double]) -> Double
  ) -> Value {
    var numbers: [Double] = []
    var isUnknown = false
    for formula in formulas {
      switch evaluate(formula, 0, context) {
      case .number(let number): numbers.append(number)
      case .unknown: isUnknown = true
      default: return .failed
      }
    }
    return isUnknown ? .unknown : .number(body(numbers))
  }
}
