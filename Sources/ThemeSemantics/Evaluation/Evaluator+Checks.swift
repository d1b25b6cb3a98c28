import ThemeSource
import ThemeSyntax
import ThemeTokens

extension Evaluator {
  /// A colour that can be computed with; reports one that is only a name.
  func components(
    _ color: PlainColor, _ slot: Int, _ id: ExpressionID, _ environment: Environment
  ) -> ColorComponents? {
    if case .plain(let components) = color { return components }
    let value = project.color(color)
    let appearance = Appearance(rawValue: UInt8(slot)) ?? .light
    if let color = project.components(of: value, in: appearance) {
      note("\(value.sourceText) is computed with as \(color.hexString), \(source(of: value))")
      return color
    }
    switch value {
    case .asset(let asset, _):
      // One that is not in the catalogs is reported where it is named.
      if project.assets != nil { return nil }
      fail(
        .unknownColor,
        "the colour of the asset `\(asset.name)` is not known here, so nothing but an opacity "
          + "can be derived from it", at: id, slot: slot, environment,
        notes: ["help: name the asset catalog with `assets = …` in .theme-config"])
    default:
      fail(
        .unknownColor,
        "the accent colour is the app's, so nothing but an opacity can be derived from it", at: id,
        slot: slot, environment)
    }
    return nil
  }

  /// Where the colour of a name comes from.
  private func source(of value: ColorValue) -> String {
    if case .system(let color, _) = value, color != .accentColor {
      return "its value in \(SystemColor.valuesSource)"
    }
    return "its value in the asset catalog"
  }

  /// The value if it is one that a token's slot may have; reports it if not.
  func checked(
    _ value: PlainValue, of claim: World.Entry, _ expression: ExpressionID,
    _ environment: Environment
  ) -> PlainValue? {
    guard case .token(let index) = claim.variable, case .number(let points) = value else {
      return value
    }
    switch Schema.tokens[index].type {
    case .length where !(0...10_000).contains(points):
      let path = Schema.tokens[index].path
      fail(
        .outOfRange, "`\(path)` goes from 0 to 10000 points, found \(numberText(points))",
        at: expression, slot: Int(claim.slot), environment)
      return nil
    case .textStyle where claim.slot == UInt8(StylePart.size.slot):
      guard points > 0, points <= 10_000 else {
        fail(
          .outOfRange,
          "a font's size is more than 0 and at most 10000 points, found "
            + numberText(points), at: sizeExpression(in: expression, environment.file),
          slot: Int(claim.slot), environment)
        return nil
      }
      return value
    default: return value
    }
  }

  /// What says the size in a font or text style that is written out, or the whole expression.
  private func sizeExpression(in whole: ExpressionID, _ file: ThemeFile) -> ExpressionID {
    let code = file.program[whole]
    let operands = file.program.operands
    let start = Int(code.a)
    switch code.operation {
    case .builtin:
      let operand = { (place: Int) in ExpressionID(Int(operands[start + 1 + place])) }
      switch Builtin.all[Int(operands[start])].operation {
      case .textStyle, .fontWeight: return sizeExpression(in: operand(0), file)
      case .custom, .customFixed: return operand(1)
      case .systemSized: return operand(0)
      default: return whole
      }
    case .with:
      for place in stride(from: start + 1, to: start + Int(code.b), by: 2)
      where operands[place] == Int32(PartView.size.rawValue) {
        return ExpressionID(Int(operands[place + 1]))
      }
      return whole
    default: return whole
    }
  }

  /// A line height below the font's size is a mistake, at whichever of the two was set last.
  func checkLineHeights() {
    for index in Schema.tokens(in: .typography).indices where !world.isTakenOver(index) {
      let variable = Variable.token(index)
      let (size, leading) = (StylePart.size.slot, StylePart.leading.slot)
      guard case .leading(let held)? = valueForCheck(of: variable, slot: leading),
        case .height = held,
        let points = valueForCheck(of: variable, slot: size)?.number,
        held.height(size: points) < points
      else { continue }
      let heads = [size, leading].map { Int(world.head(of: variable, slot: $0)) }
      let set = heads.filter { $0 >= 0 }.sorted { isBelow($0, $1) }
      guard let latest = set.last else { continue }
      let (owner, value) = statement(of: latest)
      // That it was probably meant as a share is reported already.
      let isReported = owner.diagnostics.contains {
        $0.id == .lineHeightLooksRelative && $0.location == owner.location(of: value)
      }
      if isReported { continue }
      entry = latest
      fail(
        .lineHeightBelowSize,
        "the line height of `\(Schema.tokens[index].path)` is "
          + "\(numberText(held.height(size: points))) points, less than its size, \(numberText(points))",
        at: value,
        slot: Int(world.entries[latest].slot), Environment(file: owner, world: world),
        labels: set.dropLast().map { other in
          let (owner, value) = statement(of: other)
          return DiagnosticLabel(
            owner.location(of: value), other == heads[0] ? "the size" : "the line height")
        })
    }
  }

  /// The value of a token's slot, which has none yet where only mistakes are looked for.
  private func valueForCheck(of variable: Variable, slot: Int) -> PlainValue? {
    let head = Int(world.head(of: variable, slot: slot))
    if head >= 0 { run(Task(cell: head, variable: variable, slot: slot)) }
    return world.plainValue(of: variable, slot: slot)
  }

  private func statement(of entry: Int) -> (ThemeFile, ExpressionID) {
    let owner = project.files[Int(world.entries[entry].file)]
    return (owner, owner.settings[Int(world.entries[entry].setting)].expression)
  }

  private func isBelow(_ left: Int, _ right: Int) -> Bool {
    let (one, other) = (world.entries[left], world.entries[right])
    return (one.layer, one.setting) < (other.layer, other.setting)
  }
}
