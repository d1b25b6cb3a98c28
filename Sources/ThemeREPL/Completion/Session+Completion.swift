import ThemeReports
import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

extension Session {
  /// What could stand at `cursor`, a place in the UTF-8 bytes of `text`; best first.
  ///
  /// Where a value of some type is expected, only such values are offered, and what leads to them.
  package func candidates(in text: String, at cursor: Int) -> [Candidate] {
    let bytes = Array(text.utf8.prefix(max(0, cursor)))
    let lineStart = bytes.lastIndex { $0 == 0x0A }.map { $0 + 1 } ?? 0
    let first = bytes[lineStart...].first { $0 != 0x20 && $0 != 0x09 }
    if first == UInt8(ascii: ":") { return commandCandidates(bytes, from: lineStart) }
    return candidates(in: bytes[...], expecting: nil)
  }

  /// What could stand at the end of `bytes`.
  func candidates(in bytes: ArraySlice<UInt8>, expecting type: ValueType?) -> [Candidate] {
    let context = CompletionContext(bytes)
    let range = context.wordStart..<bytes.endIndex
    switch context.place {
    case .nothing: return []
    case .path(let start): return fileCandidates(bytes, from: start + 1, in: base.folder)
    case .type:
      let types = ValueType.annotations.filter { $0.name != "Auth0TextStyle" }
      return types.map { Offer($0.name) }.candidates(for: context.word, at: range)
    case .target(let path):
      if let type {
        return values(context, type, TargetPath([])).candidates(for: context.word, at: range)
      }
      return targets(context, path).candidates(for: context.word, at: range)
    case .value(let target):
      let path = TargetPath(target)
      let expected = path.words.isEmpty ? type : path.type(lets: letTypes)
      return values(context, expected, path).candidates(for: context.word, at: range)
    }
  }

  /// The type of each `let` of the stack.
  private var letTypes: [String: ValueType] {
    Dictionary(
      snapshot.theme.world.declaredLets.map { ($0.name, $0.type) }, uniquingKeysWith: { $1 })
  }

  // MARK: The start of a statement or an expression

  private func targets(
    _ context: CompletionContext, _ path: [String]
  ) -> [Offer] {
    let isInBlock = path.count > names(before: context).count
    if context.base != nil {
      let target = TargetPath(path).members(lets: letTypes)
      return isInBlock ? target : target + members(context, nil, TargetPath([]))
    }
    let target = TargetPath(path)
    if !path.isEmpty, !isInBlock { return [] }
    var offers = target.members(lets: letTypes)
    guard path.isEmpty else { return offers }
    offers += ["let", "func", "import"].map { Offer($0, "declaration") }
    return offers + anyValue(nil, target)
  }

  /// The names of the path that the cursor's statement begins with.
  private func names(before context: CompletionContext) -> [String] {
    guard let base = context.base, !base.isEmpty else { return [] }
    return context.text(base).split(separator: ".").map(String.init)
  }

  // MARK: Values

  private func values(
    _ context: CompletionContext, _ outer: ValueType?, _ target: TargetPath
  ) -> [Offer] {
    var expected = outer
    var labels: [Offer] = []
    for nesting in context.nestings {
      guard let callee = nesting.callee else {
        if nesting.label.map({ Appearance(name: $0) != nil }) == true { expected = .color }
        labels = nesting.label == nil && !nesting.isStarted ? pairLabels(nesting, expected) : []
        continue
      }
      (expected, labels) = argument(nesting, of: callee)
    }
    if context.base != nil { return members(context, expected, target) }
    return labels + anyValue(expected, target)
  }

  private func pairLabels(_ nesting: CompletionContext.Nesting, _ type: ValueType?) -> [Offer] {
    guard type == nil || type == .color, nesting.unlabelled == 0 else { return [] }
    return Appearance.allCases.map(\.text).filter { !nesting.labels.contains($0) }
      .map { Offer($0 + ": ", "appearance") }
  }

  /// What the argument at hand has to be, and the labels that it may have.
  private func argument(
    _ nesting: CompletionContext.Nesting, of callee: String
  ) -> (ValueType?, [Offer]) {
    var forms: [[(label: String?, type: ValueType, isRepeated: Bool)]] = []
    let qualified = nesting.qualifier.map { $0 + "." + callee } ?? callee
    if let place = functionPlace(named: qualified) {
      let function = snapshot.project.files[place.file].functions[place.index]
      forms = [function.parameters.map { ($0.label, $0.type, false) }]
    } else if callee == "with" {
      forms = [
        PartView.allCases.map { ($0.text, $0.type, false) } + [("font", .font, false)]
      ]
    } else {
      forms = Builtin.all.filter {
        $0.name == callee && $0.receiver.isMember == (nesting.qualifier != nil)
      }
      .map { $0.parameters.map { ($0.label, $0.type, $0.isRepeated) } }
      if forms.isEmpty {
        forms = Builtin.all.filter { $0.name == callee }
          .map { $0.parameters.map { ($0.label, $0.type, $0.isRepeated) } }
      }
    }
    if let label = nesting.label {
      let type = forms.lazy.flatMap { $0 }.first { $0.label == label }?.type
      return (type == .error ? .unitless : type, [])
    }
    var labels: [Offer] = []
    var types: [ValueType] = []
    for form in forms {
      let fits = nesting.labels.allSatisfy { used in form.contains { $0.label == used } }
      guard fits else { continue }
      for parameter in form {
        if let label = parameter.label, !nesting.labels.contains(label) {
          labels.append(Offer(label + ": ", parameter.type.argumentName))
        }
      }
      let unlabelled = form.filter { $0.label == nil }
      if let next = unlabelled.dropFirst(nesting.unlabelled).first
        ?? unlabelled.last(where: \.isRepeated)
      {
        types.append(next.type)
      }
    }
    if nesting.isStarted { labels = [] }
    guard let type = types.first else { return (.error, labels) }
    return (type == .error ? .unitless : type, labels)
  }

  /// Every name that leads to a value of `type`; `error` stands for a place where none may stand.
  private func anyValue(_ type: ValueType?, _ target: TargetPath) -> [Offer] {
    if type == .error { return [] }
    func fits(_ other: ValueType) -> Bool { other.leads(to: type) }
    var offers: [Offer] = []
    if let type, Members.isEnumeration(type) {
      offers += Members.names(of: type).map { Offer($0, type.name) }
    }
    if let group = target.group, ValueType(group.type).leads(to: type) {
      offers += Schema.tokens(in: group).filter { $0.name != target.tokenName }
        .map { Offer($0.name, self.summary(of: .token($0.index))) }
    }
    for item in snapshot.theme.world.declaredLets.reversed() where fits(item.type) {
      offers.append(Offer(item.name, self.summary(of: item.variable)))
    }
    offers += imports.map { Offer($0.alias + ".", "import") }
    for place in snapshot.file.stack.reversed() {
      let file = snapshot.project.files[place]
      for function in file.functions where fits(function.result) {
        offers.append(
          Offer(file.tree.name(of: function.name) + "(", function.signature(in: file)))
      }
    }
    for token in Schema.tokens where fits(ValueType(token.type)) {
      offers.append(Offer(token.path, self.summary(of: .token(token.index))))
    }
    for builtin in Builtin.all where !builtin.receiver.isMember {
      let result = builtin.result == .error ? ValueType.unitless : builtin.result
      if fits(result) { offers.append(Offer(builtin.name + "(", builtin.summary)) }
    }
    guard type == nil || type == .color else { return offers }
    for name in Members.names(of: .color) {
      offers.append(Offer(Members.dottedColors.contains(name) ? "." + name : name, "Color"))
    }
    if type == .color { offers.append(Offer("(light: ", "a light and a dark value")) }
    return offers
  }

  private var imports: [ImportReference] {
    snapshot.file.imports
  }

  private func summary(of variable: Variable) -> String {
    let world = snapshot.theme.world
    guard case .color(let color)? = world.letValue(of: variable) else {
      return "\(world.type(of: variable).shortName) \(world.text(of: variable) ?? "")"
    }
    let texts = [color.light, color.dark].map { $0.answerText(exact: false) }
    return "Color " + (texts[0] == texts[1] ? texts[0] : texts.joined(separator: " / "))
  }

  // MARK: Members

  /// What may follow the dot in front of the cursor.
  private func members(
    _ context: CompletionContext, _ expected: ValueType?, _ target: TargetPath
  ) -> [Offer] {
    guard let base = context.base else { return [] }
    if base.isEmpty { return implicitMembers(expected) }
    let path = context.text(base)
    let names = path.split(separator: ".").map(String.init)
    if let group = TokenGroup(rawValue: names.filter { $0 != "colors" }.joined(separator: ".")) {
      return Schema.tokens(in: group).map { Offer($0.name, self.summary(of: .token($0.index))) }
    }
    if let offers = importedMembers(names) { return offers }
    if names == ["Font"] {
      return ["Weight", "Design", "TextStyle"].map { Offer($0) } + implicitMembers(.font)
    }
    if names == ["Color"] { return implicitMembers(.color) }
    if names.first == "Font", names.count == 2 {
      let types: [String: ValueType] = [
        "Weight": .weight, "Design": .design, "TextStyle": .dynamicType,
      ]
      return types[names[1]].map { implicitMembers($0) } ?? []
    }
    // A bare name of the target's own group is a token's.
    var text = path
    if let group = target.group, let first = names.first,
      Schema.token(group: group, name: first) != nil
    {
      text = group.rawValue + "." + path
    }
    return type(ofText: text).map(methods) ?? []
  }

  private func implicitMembers(_ type: ValueType?) -> [Offer] {
    guard let type else { return implicitMembers(.color) }
    if type == .font {
      return Builtin.all.filter { $0.receiver == .fontType }.map {
        Offer($0.name + "(", $0.summary)
      }
    }
    return Members.names(of: type).map { Offer($0, type.shortName) }
  }

  private func importedMembers(_ names: [String]) -> [Offer]? {
    guard let alias = names.first, let target = imported(as: alias) else { return nil }
    let rest = names.dropFirst().filter { $0 != "colors" }
    if rest.isEmpty {
      var offers: [Offer] = []
      for place in target.stack.reversed() {
        let file = snapshot.project.files[place]
        offers += file.lets.map { Offer(file.tree.name(of: $0.name), $0.type.shortName) }
        offers += file.functions.map {
          Offer(file.tree.name(of: $0.name) + "(", $0.signature(in: file))
        }
      }
      return offers + TokenGroup.allCases.map { Offer($0.rawValue, "group") }
    }
    guard rest.count == 1, let group = TokenGroup(rawValue: rest[0]) else { return nil }
    return Schema.tokens(in: group).map { Offer($0.name, $0.use) }
  }

  /// The type of an expression that may be unfinished elsewhere.
  private func type(ofText text: String) -> ValueType? {
    let bytes = Array(text.utf8)
    let input = Input(number: inputs.count + 1, firstLine: 1, bytes: bytes)
    return try? type(0..<bytes.count, of: input).get()
  }

  /// What can be asked of a value.
  private func methods(of type: ValueType) -> [Offer] {
    var offers = Builtin.all.filter { $0.receiver.isReceiver(type) }
      .map { Offer($0.name + "(", $0.summary) }
    switch type {
    case .color:
      offers += ["light", "dark"].map { Offer($0, "its value in the other scheme") }
    case .font, .textStyle:
      if type == .textStyle { offers.append(Offer("font", "Font")) }
      offers += PartView.allCases.filter { type == .textStyle || $0.isOfFont }
        .map { Offer($0.text, $0.type.shortName) }
      offers.append(Offer("with(", "the same with other parts"))
    default: break
    }
    return offers
  }
}

extension CompletionContext {
  /// A stretch of the text without its blanks.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].filter { $0 > 0x20 }, as: UTF8.self)
  }
}

extension ValueType {
  /// Whether a value of this type may stand where `expected` is, or have a part or make a value that
  /// may.
  fileprivate func leads(to expected: ValueType?) -> Bool {
    guard let expected else { return true }
    if self == .error { return false }
    if fits(expected) { return true }
    switch expected {
    case .length: return self == .number
    case .unitless, .number: return self == .unitless || self == .number || self == .length
    case .font: return self == .textStyle
    default: return false
    }
  }

  /// The type of an argument in a menu.
  fileprivate var argumentName: String { self == .error ? "Number or Length" : shortName }
}

extension Builtin.Receiver {
  /// Whether the function is asked of a value.
  fileprivate var isMember: Bool {
    switch self {
    case .color, .numeric, .font: true
    case .none, .colorType, .fontType, .textStyleType: false
    }
  }

  /// Whether the function can be asked of a value of `type`.
  fileprivate func isReceiver(_ type: ValueType) -> Bool {
    switch self {
    case .color: type == .color
    case .numeric: type == .unitless || type == .number || type == .length
    case .font: type == .font
    case .none, .colorType, .fontType, .textStyleType: false
    }
  }
}
