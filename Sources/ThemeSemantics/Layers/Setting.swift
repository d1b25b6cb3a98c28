import ThemeSyntax
import ThemeTokens

/// A set of slots of one variable, a bit each.
package struct SlotSet: OptionSet, Sendable, Hashable, BitwiseCopyable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One slot.
  package init(slot: Int) { rawValue = 1 << UInt8(truncatingIfNeeded: slot) }

  /// All slots of a variable of `type`.
  package init(allOf type: ValueType) {
    rawValue = UInt8(truncatingIfNeeded: (1 << type.slotCount) - 1)
  }

  /// The slots that saying `appearance` writes: `light` both light ones, `lightHighContrast` one.
  package init(_ appearance: Appearance) {
    switch appearance {
    case .light: rawValue = 0b0101
    case .dark: rawValue = 0b1010
    case .lightHighContrast: rawValue = 0b0100
    case .darkHighContrast: rawValue = 0b1000
    }
  }

  /// How many slots it holds.
  package var count: Int { rawValue.nonzeroBitCount }

  /// The slots in it, in order.
  package var slots: [Int] { (0..<8).filter { rawValue & (1 << UInt8($0)) != 0 } }
}

/// What has a value in a theme: a token or a `let`.
package enum Variable: Hashable, Sendable, BitwiseCopyable {
  /// A token, by its place in the schema.
  case token(Int)
  /// A `let`, by the file that introduces it and its place there.
  case introduced(file: Int, index: Int)
}

/// One assignment, checked: which slots of which variables it sets, and to what.
package struct Setting: Sendable, BitwiseCopyable {
  /// The assignment.
  package let statement: NodeID
  /// The path in front of its `=`.
  package let path: NodeID
  /// What it sets; several where it says `*`.
  package let variables: VariableList
  package let isWildcard: Bool
  package let slots: SlotSet
  /// The part it names, where it names one.
  package let view: PartView?
  /// The value.
  package let expression: ExpressionID
  /// Whether the value is well typed.
  package let isValid: Bool
  /// Whether the value may be wrong, whatever those are that it reads, or, of a `let`, whether it reads
  /// any.
  let mayFail: Bool
}

/// What a setting does to one slot.
package enum Effect: UInt8, Sendable, BitwiseCopyable {
  /// Gives it its value.
  case set
  /// Takes it away: a `name` drops family and weight, a `family` drops the name.
  case drop
  /// Takes the name away where there is a family; a face that is only a name keeps it beside the
  /// weight.
  case dropNameIfFamily
}

/// A setting's hold on one slot of one variable. Those of a file are kept from the lowest rank to
/// the highest, so that later ones win.
package struct Claim: Sendable, BitwiseCopyable {
  package let variable: Variable
  package let slot: UInt8
  package let effect: Effect
  /// The setting, a place in the file's.
  package let setting: Int32
}

/// `appearances = light`, `dark` or `both`.
package struct AppearancesSetting: Sendable {
  package let value: SupportedAppearances
  package let statement: NodeID
  package let path: NodeID
}

/// Which schemes a brand has.
package enum SupportedAppearances: String, Sendable, CaseIterable {
  case both, light, dark

  /// The scheme, where there is one only.
  package var onlyScheme: Appearance? { schemes.count == 1 ? schemes[0] : nil }

  /// The schemes, by the appearances without more contrast.
  package var schemes: [Appearance] {
    switch self {
    case .both: [.light, .dark]
    case .light: [.light]
    case .dark: [.dark]
    }
  }
}
