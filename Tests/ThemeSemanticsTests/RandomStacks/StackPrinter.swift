/// Writes a model down as theme files, with the statements in any order and each in any of the ways
/// that the language has for it.
struct StackPrinter {
  typealias Formula = Model.Formula

  let stack: Model.Stack
  let tokens: [Model.Token]
  var random: SeededGenerator
  /// The file that is being written.
  private var file = 0
  private var group: String?
  private var ownName: String?
  private var parameters: [Model.Parameter] = []

  init(_ stack: Model.Stack, tokens: [Model.Token], seed: UInt64) {
    self.stack = stack
    self.tokens = tokens
    random = SeededGenerator(seed: seed)
  }

  static func fileName(_ file: Int) -> String { "t\(file).theme" }

  /// The text of every file, by name.
  mutating func print() -> [String: String] {
    var files: [String: String] = [:]
    for index in stack.files.indices {
      file = index
      files[Self.fileName(index)] = text()
    }
    return files
  }

  private mutating func text() -> String {
    let contents = stack.files[file]
    var header: [String] = []
    if !contents.parents.isEmpty {
      var parents = contents.parents.map { "\"\(Self.fileName($0))\"" }
      if random.chance(10) { parents.insert("Auth0", at: 0) }
      header = [(random.chance(50) ? "theme T\(file) " : "") + "extends " + list(parents)]
    } else if random.chance(30) {
      header = ["theme T\(file)"]
    }
    var statements = contents.imports.map {
      "import \"\(Self.fileName($0))\"" + (random.chance(50) ? " as \(alias($0))" : "")
    }
    if let value = contents.appearances { statements.append("appearances = \(value)") }
    for variable in stack.variables where variable.file == file {
      statements.append(declaration(of: variable))
    }
    for function in stack.functions where function.file == file {
      statements.append(declaration(of: function))
    }
    for setting in contents.settings { statements.append(text(of: setting)) }
    statements.shuffle(using: &random)
    return (header + statements).map { $0 + "\n" }.joined()
  }

  private func alias(_ file: Int) -> String { "t\(file)" }

  private func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  // MARK: Statements

  private mutating func declaration(of variable: Model.Variable) -> String {
    let type = typeName(variable.kind)
    guard let value = variable.value else { return "let \(variable.name): \(type ?? "")" }
    let isStated: Bool
    switch variable.kind {
    case .unitless: isStated = false
    case .length, .number: isStated = true
    default: isStated = random.chance(50)
    }
    let text = write(value)
    return "let \(variable.name)" + (isStated ? ": \(type ?? "")" : "") + " = \(text)"
  }

  private func typeName(_ kind: Model.Kind) -> String? {
    switch kind {
    case .color, .anyColor: "Color"
    case .length: "Length"
    case .number: "Number"
    case .text: "String"
    case .font: "Font"
    case .style: "TextStyle"
    case .unitless: nil
    }
  }

  private mutating func declaration(of function: Model.Function) -> String {
    let parameters = function.parameters.map { parameter -> String in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : label + " " + parameter.name
      let value = parameter.defaultValue.map { " = " + write($0) } ?? ""
      return names + ": " + (typeName(parameter.kind) ?? "") + value
    }
    self.parameters = function.parameters
    defer { self.parameters = [] }
    let result = random.chance(60) ? " -> " + (typeName(function.result) ?? "") : ""
    return "func \(function.name)(\(list(parameters)))\(result) = " + write(function.body)
  }

  private mutating func text(of setting: Model.Setting) -> String {
    var segments: [String]
    switch setting.names[0] {
    case .token(let token):
      segments = [token.group, setting.isWildcard ? "*" : token.name]
      group = token.group
      ownName = setting.isWildcard ? nil : token.name
    case .variable(let index): segments = [stack.variables[index].name]
    }
    defer { (group, ownName) = (nil, nil) }
    if setting.isFont { segments.append("font") }
    if let view = setting.view {
      if view.slot < Model.View.tracking.slot, random.chance(40) { segments.append("font") }
      segments.append(view.rawValue)
    }
    let isColor = ["background", "text", "border"].contains(segments[0])
    if let appearance = setting.appearance {
      segments.insert(appearance, at: random.number(in: 0...segments.count))
    }
    if isColor, random.chance(10), segments.first != setting.appearance {
      segments.insert("colors", at: 0)
    }
    var text = write(setting.value)
    if let view = setting.view, view == .weight || view == .design || view == .relativeTo,
      random.chance(30), case .member = setting.value
    {
      text = "." + text
    }
    return nested(segments, text)
  }

  /// `a.b.c = value` with some of its dots as blocks.
  private mutating func nested(_ segments: [String], _ value: String) -> String {
    var head = segments[0]
    var closing = ""
    for segment in segments.dropFirst() {
      if random.chance(25) {
        head += random.chance(50) ? " { " : " {\n  "
        closing += random.chance(50) ? " }" : "\n}"
      } else {
        head += "."
      }
      head += segment
    }
    return head + " = " + value + closing
  }

  // MARK: Formulas

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private mutating func write(_ formula: Formula) -> String {
    switch formula {
    case .number(let value): return number(value)
    case .points(let value): return number(value) + "pt"
    case .percent(let value): return number(value) + "%"
    case .sum(let a, let b): return "\(operand(a)) + \(operand(b))"
    case .difference(let a, let b): return "\(operand(a)) - \(operand(b))"
    case .product(let a, let b): return "\(operand(a)) * \(operand(b))"
    case .quotient(let a, let b): return "\(operand(a)) / \(number(b))"
    case .minimum(let all): return "min(\(list(all.map { write($0) })))"
    case .maximum(let all): return "max(\(list(all.map { write($0) })))"
    case .clamp(let a, let low, let high):
      return "clamp(\(write(a)), min: \(write(low)), max: \(write(high)))"
    case .rounded(let a, let step): return "\(receiver(a)).rounded(to: \(number(step)))"
    case .text(let text): return "\"\(text)\""
    case .member(let name): return name
    case .systemFamily: return random.chance(50) ? "system" : ".system"
    case .hex(let bits): return hex(bits)
    case .system(let name):
      let needsDot = name == "primary" || name == "accentColor"
      return needsDot || random.chance(50) ? "Color.\(name)" : name
    case .asset(let name): return "Color(\"\(name)\")"
    case .pair(let light, let dark, let lightHigh, let darkHigh):
      var parts = ["light: \(write(light))", "dark: \(write(dark))"]
      if let lightHigh { parts.append("lightHighContrast: \(write(lightHigh))") }
      if let darkHigh { parts.append("darkHighContrast: \(write(darkHigh))") }
      return "(\(list(parts.shuffled(using: &random))))"
    case .opacity(let base, let amount): return "\(receiver(base)).opacity(\(write(amount)))"
    case .lighten(let base, let amount): return "\(receiver(base)).lighten(by: \(write(amount)))"
    case .darken(let base, let amount): return "\(receiver(base)).darken(by: \(write(amount)))"
    case .saturate(let base, let amount): return "\(receiver(base)).saturate(by: \(write(amount)))"
    case .desaturate(let base, let amount):
      return "\(receiver(base)).desaturate(by: \(write(amount)))"
    case .rotateHue(let base, let degrees):
      return "\(receiver(base)).rotateHue(by: \(number(degrees)))"
    case .mix(let base, let other, let amount, let isDevice):
      let space = isDevice ? ", in: device" : random.chance(30) ? ", in: .perceptual" : ""
      return "\(receiver(base)).mix(with: \(write(other)), by: \(write(amount))\(space))"
    case .over(let top, let bottom): return "\(receiver(top)).over(\(write(bottom)))"
    case .scheme(let base, let isDark): return receiver(base) + (isDark ? ".dark" : ".light")
    case .font(let style): return receiver(style) + ".font"
    case .part(let base, let view): return receiver(base) + "." + view.rawValue
    case .name(let name): return text(of: name)
    case .imported(let file, .token(let token)): return alias(file) + "." + token.path
    case .imported(let file, .variable(let index)):
      return alias(file) + "." + stack.variables[index].name
    case .parameter(let index): return parameters[index].name
    case .call(let index, let file, let arguments): return call(index, file, arguments)
    case .inherited: return "super"
    default: return font(formula)
    }
  }

  private mutating func font(_ formula: Formula) -> String {
    let prefix = random.pick(["", ".", "Font."])
    switch formula {
    case .custom(let name, let size, let style, let isFixed):
      let label = isFixed ? "fixedSize" : "size"
      let relative = style.map { ", relativeTo: " + (random.chance(50) ? "." : "") + $0 } ?? ""
      return "\(prefix)custom(\(write(name)), \(label): \(write(size))\(relative))"
    case .systemSized(let size, let weight, let design):
      var parts = ["size: \(write(size))"]
      if let weight { parts.append("weight: \(weight)") }
      if let design { parts.append("design: .\(design)") }
      return "\(prefix)system(\(list(parts)))"
    case .systemStyled(let style, let weight, let design):
      var parts = [(random.chance(50) ? "." : "") + style]
      if let design { parts.append("design: \(design)") }
      if let weight { parts.append("weight: .\(weight)") }
      return "\(prefix)system(\(list(parts)))"
    case .fontWeight(let base, let weight): return "\(receiver(base)).weight(.\(weight))"
    case .textStyle(let font, let tracking, let spacing):
      var parts = ["font: \(write(font))"]
      if let tracking { parts.append("tracking: \(write(tracking))") }
      if let spacing { parts.append("lineSpacing: \(write(spacing))") }
      return random.pick(["TextStyle", "Auth0TextStyle"]) + "(\(list(parts)))"
    case .with(let base, let values, let font):
      var parts = values.map { "\($0.view.rawValue): \(write($0.value))" }
      if let font { parts.append("font: \(write(font))") }
      return "\(receiver(base)).with(\(list(parts.shuffled(using: &random))))"
    default: return "?"
    }
  }

  private func hex(_ bits: UInt32) -> String {
    let all = String(bits, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: 8 - all.count) + all
    return "#" + (digits.hasSuffix("FF") ? String(digits.prefix(6)) : digits)
  }

  private mutating func call(_ index: Int, _ file: Int?, _ arguments: [Formula?]) -> String {
    let function = stack.functions[index]
    var parts: [String] = []
    for (parameter, value) in zip(function.parameters, arguments) {
      guard let value else { continue }
      parts.append((parameter.label.map { $0 + ": " } ?? "") + write(value))
    }
    return (file.map { alias($0) + "." } ?? "") + "\(function.name)(\(list(parts)))"
  }

  private mutating func text(of name: Model.Name) -> String {
    switch name {
    case .variable(let index): return stack.variables[index].name
    case .token(let token):
      if token.group == group, token.name != ownName, random.chance(50) { return token.name }
      let isColor = ["background", "text", "border"].contains(token.group)
      return (isColor && random.chance(10) ? "colors." : "") + token.path
    }
  }

  /// A formula in front of an operator or behind one.
  private mutating func operand(_ formula: Formula) -> String {
    switch formula {
    case .sum, .difference, .product, .quotient: "(" + write(formula) + ")"
    default: write(formula)
    }
  }

  /// A formula in front of a dot.
  private mutating func receiver(_ formula: Formula) -> String {
    switch formula {
    case .sum, .difference, .product, .quotient, .number, .points, .percent:
      "(" + write(formula) + ")"
    default: write(formula)
    }
  }
}
