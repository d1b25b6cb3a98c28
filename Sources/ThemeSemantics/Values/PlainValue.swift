import ThemeTokens

/// A value as expressions compute with it: what `Value` says, in plain bytes.
///
/// Each copy of a `Value` has to ask whether it holds a string, whose references are counted. Such
/// questions took two fifths of the instructions of evaluating 10,000 `let`s.
enum PlainValue: BitwiseCopyable, Sendable {
  case absent
  case number(Double)
  case text(TextReference)
  case color(PlainColor)
  case weight(ThemeFont.Weight)
  case design(ThemeFont.Design)
  case dynamicType(ThemeFont.DynamicTypeStyle)
  case colorSpace(ColorSpace)
  case mixSpace(MixSpace)
  case tracking(Measure)
  case leading(Leading)

  /// A value that holds no text; nil for others.
  init?(_ value: Value) {
    switch value {
    case .absent: self = .absent
    case .number(let number): self = .number(number)
    case .color(.plain(let components)): self = .color(components)
    case .color(.system(let color, let opacity)): self = .color(.system(color, opacity: opacity))
    case .string, .color(.asset): return nil
    case .weight(let weight): self = .weight(weight)
    case .design(let design): self = .design(design)
    case .dynamicType(let style): self = .dynamicType(style)
    case .colorSpace(let space): self = .colorSpace(space)
    case .mixSpace(let space): self = .mixSpace(space)
    case .tracking(let measure): self = .tracking(measure)
    case .leading(let leading): self = .leading(leading)
    }
  }

  /// Whether it is nothing.
  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// The number, where it is one.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text, where it is one.
  var text: TextReference? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The colour, where it is one.
  var color: PlainColor? {
    if case .color(let color) = self { color } else { nil }
  }

  /// A plain colour.
  static func color(_ components: ColorComponents) -> PlainValue { .color(.plain(components)) }

  /// The value as the part holds it.
  func held(as view: PartView?) -> PlainValue {
    guard case .number(let points) = self else {
      if case .tracking(let share) = self, view == .lineHeight { return .leading(.height(share)) }
      return self
    }
    switch view {
    case .tracking: return .tracking(.points(points))
    case .lineSpacing: return .leading(.spacing(points))
    case .lineHeight: return .leading(.height(.points(points)))
    default: return self
    }
  }
}

/// A `ColorValue` in plain bytes.
enum PlainColor: BitwiseCopyable, Sendable {
  case plain(ColorComponents)
  case system(SystemColor, opacity: Double)
  case asset(name: TextReference, bundle: TextReference?, opacity: Double)

  /// The same reference or colour with its opacity multiplied.
  func multiplyingOpacity(by factor: Double) -> PlainColor {
    switch self {
    case .plain(let components): .plain(components.multiplyingOpacity(by: factor))
    case .system(let color, let opacity):
      .system(color, opacity: multipliedOpacity(opacity, factor))
    case .asset(let name, let bundle, let opacity):
      .asset(name: name, bundle: bundle, opacity: multipliedOpacity(opacity, factor))
    }
  }
}

/// Where a text stands that a value holds.
enum TextReference: BitwiseCopyable, Sendable {
  /// A place among the strings of a file's program.
  case written(file: Int32, place: Int32)
  /// A part of Auth0's value of a text style.
  case standard(token: Int32, slot: Int32)
}

extension Project {
  /// The text at a place.
  func text(_ reference: TextReference) -> String {
    switch reference {
    case .written(let file, let place): files[Int(file)].program.strings[Int(place)]
    case .standard(let token, let slot):
      Schema.tokens[Int(token)].standardText(slot: Int(slot)) ?? ""
    }
  }

  /// A value with its texts.
  func value(_ plain: PlainValue) -> Value {
    switch plain {
    case .absent: .absent
    case .number(let number): .number(number)
    case .text(let reference): .string(text(reference))
    case .color(let color): .color(self.color(color))
    case .weight(let weight): .weight(weight)
    case .design(let design): .design(design)
    case .dynamicType(let style): .dynamicType(style)
    case .colorSpace(let space): .colorSpace(space)
    case .mixSpace(let space): .mixSpace(space)
    case .tracking(let measure): .tracking(measure)
    case .leading(let leading): .leading(leading)
    }
  }

  /// Whether two values say the same.
  func areEqual(_ one: PlainValue, _ other: PlainValue) -> Bool { value(one) == value(other) }

  /// A colour with its texts.
  func color(_ plain: PlainColor) -> ColorValue {
    switch plain {
    case .plain(let components): .plain(components)
    case .system(let color, let opacity): .system(color, opacity: opacity)
    case .asset(let name, let bundle, let opacity):
      .asset(ColorAsset(name: text(name), bundle: bundle.map(text)), opacity: opacity)
    }
  }
}

extension TokenSchema {
  /// Auth0's value for a slot, in plain bytes.
  func plainDefault(slot: Int) -> PlainValue {
    switch defaultValue {
    case .length(let points): return .number(points)
    case .color(let color):
      let value = color[Appearance(rawValue: UInt8(slot)) ?? .light]
      // Auth0's own theme has no asset.
      return PlainValue(.color(value)) ?? .absent
    case .textStyle(let style):
      return PlainValue(style.value(at: slot))
        ?? .text(.standard(token: Int32(index), slot: Int32(slot)))
    }
  }

  /// The text of a part of Auth0's text style.
  fileprivate func standardText(slot: Int) -> String? {
    guard case .textStyle(let style) = defaultValue else { return nil }
    return style.value(at: slot).string
  }
}
