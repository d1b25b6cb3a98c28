import ThemeSyntax

/// One built-in function: its row in the table that the checker, the evaluator, completion and the
/// documentation read.
package final class Builtin: Sendable {
  /// Where the name is looked up.
  package enum Receiver: UInt8, Sendable, CaseIterable {
    /// `readable(on: x)`
    case none
    /// `Color(red: 0, green: 0, blue: 1)`
    case colorType
    /// `custom("Lato-Regular", size: 17)`, also behind `Font.` or a dot
    case fontType
    /// `TextStyle(font: f)`
    case textStyleType
    /// `x.opacity(50%)`
    case color
    /// `16.rounded(to: 4)`
    case numeric
    /// `font.weight(bold)`
    case font
  }

  /// A parameter of a built-in function.
  package struct Parameter: Sendable {
    /// The label, where one must be written.
    package let label: String?
    /// The name in documentation and messages.
    package let name: String
    /// What it takes; `error` stands for any numeric type, which the result then has.
    package let type: ValueType
    /// Whether it must be given.
    package let isRequired: Bool
    /// Whether it may be repeated.
    package let isRepeated: Bool
  }

  /// What the evaluator does.
  package enum Operation: UInt8, Sendable {
    case readable, readableAtLeast, hsl, oklch, minimum, maximum, clamp, rounded
    case rgb, rgbIn, white, whiteIn, hsb, asset
    case opacity, lighten, darken, saturate, desaturate, rotateHue, mix, over
    case custom, customFixed, systemSized, systemStyled, fontWeight, textStyle

    /// Whether it has a value for all colours that are more than a name, and all shares from 0 to 1.
    var takesAnyColor: Bool {
      switch self {
      case .opacity, .lighten, .darken, .saturate, .desaturate, .mix, .over: true
      default: false
      }
    }
  }

  package let receiver: Receiver
  package let name: String
  package let parameters: [Parameter]
  /// The result; `error` stands for the numeric type of the arguments.
  package let result: ValueType
  package let operation: Operation
  /// What it does, in one sentence.
  package let summary: String
  /// The place in `all`.
  package let index: Int

  private init(_ row: Row, index: Int) {
    receiver = row.receiver
    name = row.name
    parameters = row.parameters
    result = row.result
    operation = row.operation
    summary = row.summary
    self.index = index
  }

  /// The call as documentation shows it: `mix(with: Color, by: Number, in: …)`.
  package var signature: String {
    let list = parameters.map { parameter in
      let label = parameter.label ?? "_"
      let type = parameter.type == .error ? "Number or Length" : parameter.type.name
      return "\(label): \(type)\(parameter.isRepeated ? "…" : "")\(parameter.isRequired ? "" : "?")"
    }
    let prefix: String =
      switch receiver {
      case .colorType, .textStyleType, .none, .fontType: name
      case .color, .numeric, .font: "." + name
      }
    return "\(prefix)(\(list.joined(separator: ", ")))"
  }
}

extension Builtin {
  /// Every built-in function.
  package static let all: [Builtin] =
    (constructors + functions + methods).enumerated().map { Builtin($1, index: $0) }

  /// The functions called `name` of one receiver, which differ in their labels: their places in `all`.
  static func named(_ name: ShortName?, of receiver: Receiver) -> Range<Int> {
    BuiltinTable.shared.named(name, of: receiver)
  }

  /// Whether a function that is called by its name alone, as `hsl(…)` is, has this name. No text is made
  /// of it.
  package static func isCalledBare(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count <= BuiltinTable.shared.longestBare && !named(ShortName(name), of: .none).isEmpty
  }

  /// A row as it is written below.
  private struct Row {
    let receiver: Receiver
    let name: String
    let parameters: [Parameter]
    let result: ValueType
    let operation: Operation
    let summary: String
  }

  private static func required(
    _ label: String?, _ type: ValueType, name: String? = nil
  ) -> Parameter {
    Parameter(
      label: label, name: name ?? label ?? "value", type: type, isRequired: true, isRepeated: false)
  }

  private static func optional(_ label: String?, _ type: ValueType) -> Parameter {
    Parameter(
      label: label, name: label ?? "value", type: type, isRequired: false, isRepeated: false)
  }

  private static func row(
    _ receiver: Receiver, _ name: String, _ parameters: [Parameter], _ result: ValueType,
    _ operation: Operation, _ summary: String
  ) -> Row {
    Row(
      receiver: receiver, name: name, parameters: parameters, result: result,
      operation: operation, summary: summary)
  }

  private static var constructors: [Row] {
    [
      row(
        .colorType, "Color",
        [
          required("red", .number), required("green", .number), required("blue", .number),
          optional("opacity", .number),
        ], .color, .rgb, "A colour in sRGB, components from 0 to 1."),
      row(
        .colorType, "Color",
        [
          required(nil, .colorSpace, name: "space"), required("red", .number),
          required("green", .number), required("blue", .number), optional("opacity", .number),
        ], .color, .rgbIn, "A colour in sRGB, linear sRGB or Display P3, components from 0 to 1."),
      row(
        .colorType, "Color", [required("white", .number), optional("opacity", .number)], .color,
        .white, "A gray from 0, black, to 1, white."),
      row(
        .colorType, "Color",
        [
          required(nil, .colorSpace, name: "space"), required("white", .number),
          optional("opacity", .number),
        ], .color, .whiteIn, "A gray of a colour space, from 0, black, to 1, white."),
      row(
        .colorType, "Color",
        [
          required("hue", .number), required("saturation", .number),
          required("brightness", .number), optional("opacity", .number),
        ], .color, .hsb, "A colour in HSB; all from 0 to 1, as in SwiftUI."),
      row(
        .colorType, "Color",
        [required(nil, .string, name: "name"), optional("bundle", .bundle)], .color, .asset,
        "A colour set of the app's asset catalog."),
      row(
        .textStyleType, "TextStyle",
        [required("font", .font), optional("tracking", .length), optional("lineSpacing", .length)],
        .textStyle, .textStyle, "A text style: a font, tracking and line spacing in points."),
      row(
        .fontType, "custom",
        [
          required(nil, .string, name: "name"), required("size", .length),
          optional("relativeTo", .dynamicType),
        ], .font, .custom,
        "A face by its PostScript name, which scales with the reader's text size."),
      row(
        .fontType, "custom",
        [required(nil, .string, name: "name"), required("fixedSize", .length)],
        .font, .customFixed, "A face by its PostScript name, which does not scale."),
      row(
        .fontType, "system",
        [required("size", .length), optional("weight", .weight), optional("design", .design)],
        .font, .systemSized, "The system font at a size, which does not scale."),
      row(
        .fontType, "system",
        [
          required(nil, .dynamicType, name: "style"), optional("design", .design),
          optional("weight", .weight),
        ], .font, .systemStyled, "The system font of a Dynamic Type style."),
    ]
  }

  private static var functions: [Row] {
    [
      row(
        .none, "readable", [required("on", .color)], .color, .readable,
        "Black or white, whichever has more contrast on a surface."),
      row(
        .none, "readable",
        [
          required(nil, .color, name: "color"), required("on", .color),
          optional("atLeast", .number),
        ],
        .color, .readableAtLeast,
        "The nearest colour that reaches a contrast ratio on a surface, 4.5 if nothing is said."),
      row(
        .none, "hsl",
        [
          required(nil, .number, name: "hue"), required(nil, .number, name: "saturation"),
          required(nil, .number, name: "lightness"), optional("opacity", .number),
        ], .color, .hsl, "A colour in HSL: hue in degrees, the rest from 0 to 1 or in percent."),
      row(
        .none, "oklch",
        [
          required(nil, .number, name: "lightness"), required(nil, .number, name: "chroma"),
          required(nil, .number, name: "hue"), optional("opacity", .number),
        ], .color, .oklch, "A colour in Oklch: lightness from 0 to 1, chroma, hue in degrees."),
      row(
        .none, "min",
        [
          Parameter(label: nil, name: "value", type: .error, isRequired: true, isRepeated: true)
        ], .error, .minimum, "The smallest of some numbers or lengths."),
      row(
        .none, "max",
        [
          Parameter(label: nil, name: "value", type: .error, isRequired: true, isRepeated: true)
        ], .error, .maximum, "The largest of some numbers or lengths."),
      row(
        .none, "clamp",
        [required(nil, .error), required("min", .error), required("max", .error)], .error, .clamp,
        "A number or length held between two others."),
    ]
  }

  private static var methods: [Row] {
    [
      row(
        .color, "opacity", [required(nil, .number, name: "amount")], .color, .opacity,
        "The colour with its opacity multiplied."),
      row(
        .color, "lighten", [required("by", .number)], .color, .lighten,
        "A lighter colour: Oklch lightness moved towards 1 by a share of the way."),
      row(
        .color, "darken", [required("by", .number)], .color, .darken,
        "A darker colour: Oklch lightness less a share of itself."),
      row(
        .color, "saturate", [required("by", .number)], .color, .saturate,
        "A more vivid colour: Oklch chroma and a share of itself."),
      row(
        .color, "desaturate", [required("by", .number)], .color, .desaturate,
        "A duller colour: Oklch chroma less a share of itself."),
      row(
        .color, "rotateHue", [required("by", .number)], .color, .rotateHue,
        "The colour with its Oklch hue turned by some degrees."),
      row(
        .color, "mix",
        [required("with", .color), required("by", .number), optional("in", .mixSpace)], .color,
        .mix, "Some of another colour mixed in: 0 is none of it, 1 all."),
      row(
        .color, "over", [required(nil, .color, name: "surface")], .color, .over,
        "What is seen where this colour lies over another."),
      row(
        .numeric, "rounded", [required("to", .error)], .error, .rounded,
        "The nearest multiple of a step; halves go away from zero."),
      row(
        .font, "weight", [required(nil, .weight)], .font, .fontWeight,
        "The font in another weight."),
    ]
  }
}
