import ThemeSemantics
import ThemeSource
import ThemeTokens

/// What differs between two themes, token by token.
package struct ThemeDifference {
  /// One slot, or one view of a text style, that differs.
  package struct Change {
    /// The appearance or part; `nil` for a value without slots.
    package let slot: String?
    package let old: Value
    package let new: Value
    /// The appearance that swatches are for.
    package let appearance: Appearance?
    /// Where the statement stands that makes the difference, with its text: the new theme's, or
    /// the old one's where the new one says nothing.
    package let cause: Cause?
  }

  /// The statement that makes a difference.
  package struct Cause: Hashable {
    package let file: String
    package let line: Int
    package let column: Int
    package let text: String
    /// Whether it stands in the old theme, which is what the new one lacks.
    package let isRemoved: Bool
  }

  /// A token that differs, with its changes.
  package struct Token {
    package let schema: TokenSchema
    package let changes: [Change]
  }

  /// The tokens that differ, in the schema's order.
  package let tokens: [Token]
  /// The project of the new theme, whose assets swatches show.
  let project: Project
  package let oldName: String
  package let newName: String

  /// Compares `new` with `old`, or with Auth0's default.
  package init(from old: EvaluatedTheme?, to new: EvaluatedTheme) {
    oldName = old?.name ?? "Auth0"
    newName = new.name
    project = new.project
    var locator = Locator()
    tokens = Schema.tokens.compactMap { schema in
      let changes = Self.changes(schema, old, new, &locator)
      return changes.isEmpty ? nil : Token(schema: schema, changes: changes)
    }
  }

  private static func changes(
    _ schema: TokenSchema, _ old: EvaluatedTheme?, _ new: EvaluatedTheme, _ locator: inout Locator
  ) -> [Change] {
    let oldValue = old.map { $0.tokens[schema.index].value } ?? schema.defaultValue
    guard let oldValue, let newValue = new.tokens[schema.index].value, oldValue != newValue else {
      return []
    }
    func cause(_ slot: Int) -> Cause? {
      locator.cause(of: .token(schema.index), slot: slot, in: new, isRemoved: false)
        ?? old.flatMap {
          locator.cause(of: .token(schema.index), slot: slot, in: $0, isRemoved: true)
        }
    }
    switch (oldValue, newValue) {
    case (.color(let oldColor), .color(let newColor)):
      return Appearance.allCases.compactMap { appearance in
        let (before, after) = (oldColor[appearance], newColor[appearance])
        guard before != after, oldColor.isShown(appearance) || newColor.isShown(appearance) else {
          return nil
        }
        return Change(
          slot: appearance.text, old: .color(before), new: .color(after), appearance: appearance,
          cause: cause(Int(appearance.rawValue)))
      }
    case (.textStyle(let oldStyle), .textStyle(let newStyle)):
      return PartView.allCases.filter { $0 != .lineSpacing }.compactMap { view in
        let (before, after) = (oldStyle.value(of: view), newStyle.value(of: view))
        guard before != after else { return nil }
        return Change(
          slot: view.text, old: before, new: after, appearance: nil, cause: cause(view.part.slot))
      }
    case (.length(let before), .length(let after)):
      return [
        Change(
          slot: nil, old: .number(before), new: .number(after), appearance: nil, cause: cause(0))
      ]
    default: return []
    }
  }
}

/// Finds the statements behind values, with a line index for each file.
private struct Locator {
  private var indices: [String: LineIndex] = [:]

  mutating func cause(
    of variable: Variable, slot: Int, in theme: EvaluatedTheme, isRemoved: Bool
  ) -> ThemeDifference.Cause? {
    guard let place = Self.highest(theme.origin(of: variable, slot: slot), theme)?.place else {
      return nil
    }
    let source = theme.project.files[place.file].source
    let index = indices[source.name] ?? LineIndex(source)
    indices[source.name] = index
    let position = index.position(of: place.target.range.start)
    let target = source.string(in: place.target.range)
    let value = place.value.map { " = " + source.string(in: $0.range) } ?? ""
    let text = (target + value).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return ThemeDifference.Cause(
      file: source.name, line: position.line, column: position.column, text: text,
      isRemoved: isRemoved)
  }

  /// The statement of the highest layer among those that a value comes from; of several in one
  /// layer, the one nearest to the token.
  private static func highest(
    _ origin: Origin, _ theme: EvaluatedTheme
  ) -> (layer: Int, place: Origin.Place)? {
    var best: (layer: Int, place: Origin.Place)?
    switch origin.source {
    case .setting(let place), .introduction(let place), .dropped(let place):
      best = (theme.world.file.stack.firstIndex(of: place.file) ?? -1, place)
    case .standard: break
    }
    for read in origin.reads {
      if let found = highest(read, theme), found.layer > best?.layer ?? -2 { best = found }
    }
    return best
  }
}
