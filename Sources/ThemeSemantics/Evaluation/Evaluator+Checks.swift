import ThemeSource
import ThemeSyntax
import ThemeTokens

extension Evaluator {
  /// A colour that can be computed with; reports one that is only a name.
  func components(
    _ value: ColorValue, _ slot: Int, _ id: ExpressionID, _ environment: Environment
  ) -> ColorComponents? {
    if case .plain(let color) = value { return color }
    let appearance = Appearance(rawValue: UInt8(slot)) ?? .light
    if let color = value.components(for: appearance) { return color }
    let node = environment.file.program[id].node
    switch value {
    case .asset(let asset, _):
      fail(
        .unknownColor,
        "the colour of the asset `\(asset.name)` is not known here, so nothing but an opacity "
          + "can be derived from it", node, environment,
        notes: ["help: name the asset catalog with `assets = …` in .theme-config"])
    default:
      fail(
        .unknownColor,
        "the accent colour is the app's, so nothing but an opacity can be derived from it", node,
        environment)
    }
    return nil
  }

  /// Reports a value that is out of range: at the statement of the highest layer that made it so,
  /// with the expression it is wrong in beside it.
  func failValue(
    _ id: DiagnosticID, _ message: String, _ expression: ExpressionID,
    _ environment: Environment, notes: [String] = []
  ) {
    let node = environment.file.program[expression].node
    let here = environment.file.tree.location(of: node)
    guard let source = highestSetting(in: expression, environment, above: environment.file) else {
      fail(id, message, node, environment, notes: notes)
      return
    }
    report(
      Diagnostic(
        id, message, at: source, labels: [DiagnosticLabel(here, "used here")], notes: notes))
  }

  /// Where the highest layer above that of `file` sets something that an expression reads directly.
  private func highestSetting(
    in expression: ExpressionID, _ environment: Environment, above file: ThemeFile
  ) -> SourceLocation? {
    let code = environment.file.program[expression]
    let variable: Variable
    switch code.operation {
    case .variable: variable = .introduced(file: Int(code.a), index: Int(code.b))
    case .token: variable = .token(Int(code.a))
    default: return nil
    }
    guard environment.world === world,
      let own = world.file.stack.firstIndex(of: file.index)
    else { return nil }
    let heads = (0..<8).map { Int(world.head(of: variable, slot: $0)) }.filter { $0 >= 0 }
    let entries = heads.map { world.entries[$0] }.filter { $0.layer > own }
    guard let highest = entries.max(by: { $0.layer < $1.layer }) else { return nil }
    let owner = project.files[Int(highest.file)]
    let setting = owner.settings[Int(highest.setting)]
    return owner.tree.location(of: owner.program[setting.expression].node)
  }

  /// The value if it is one that a token's slot may have; reports it if not.
  func checked(
    _ value: Value, of claim: World.Entry, _ setting: Setting, _ environment: Environment
  ) -> Value? {
    guard case .token(let index) = claim.variable, case .number(let points) = value else {
      return value
    }
    let token = Schema.tokens[index]
    let node = environment.file.program[setting.expression].node
    switch token.type {
    case .length where !(0...10_000).contains(points):
      fail(
        .outOfRange, "`\(token.path)` goes from 0 to 10000 points, found \(numberText(points))",
        node, environment)
      return nil
    case .textStyle where claim.slot == UInt8(StylePart.size.slot):
      guard points > 0, points <= 10_000 else {
        fail(
          .outOfRange, "a font's size is more than 0 and at most 10000 points, found "
            + numberText(points), node, environment)
        return nil
      }
      return value
    default: return value
    }
  }
}
