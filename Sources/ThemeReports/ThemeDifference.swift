import ThemeSemantics
import ThemeSource
import ThemeTokens

/// What differs between two themes, token by token.
package struct ThemeDifference {
  /// One side of a change.
  package struct Side {
    /// The value as it reads back to itself.
    package let text: String
    /// The colour, where it is one.
    package let color: ColorValue?

    init(_ value: Value) {
      text = value.text
      color = value.color
    }

    init(_ value: LetValue) {
      text = value.plainText
      color = nil
    }
  }

  /// One slot, or one view of a text style, that differs.
  package struct Change {
    /// The appearance or part; `nil` for a value without slots.
    package let slot: String?
    package let old: Side
    package let new: Side
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
    /// Where it stands, in the project of its theme.
    package let location: SourceLocation
  }

  /// A token or `let` that differs, with its changes.
  package struct Item {
    package let name: String
    package let changes: [Change]
  }

  /// The tokens that differ, in the schema's order.
  package let tokens: [Item]
  /// The `let`s that both themes have under one name, with values that differ.
  package private(set) var lets: [Item] = []
  /// The `let`s that only one of the themes has.
  package private(set) var addedLets: [EvaluatedTheme.Let] = []
  package private(set) var removedLets: [EvaluatedTheme.Let] = []
  /// The projects of the themes, whose assets swatches show.
  let oldProject: Project
  let newProject: Project
  package let oldName: String
  package let newName: String

  /// Whether nothing differs.
  package var isEmpty: Bool {
    tokens.isEmpty && lets.isEmpty && addedLets.isEmpty && removedLets.isEmpty
  }

  /// Compares the tokens of `new` with those of `old`, or with Auth0's default; with
  /// `includingLets`, the `let`s too.
  package init(
    from old: EvaluatedTheme?, to new: EvaluatedTheme, includingLets: Bool = false
  ) {
    oldName = old?.name ?? "Auth0"
    newName = new.name
    oldProject = old?.project ?? new.project
    newProject = new.project
    let causes = Causes(old, new)
    tokens = Schema.tokens.compactMap { schema in
      let oldValue = old.map { $0.tokens[schema.index].value } ?? schema.defaultValue
      guard let oldValue, let newValue = new.tokens[schema.index].value else { return nil }
      let variable = Variable.token(schema.index)
      return Item(
        schema.path,
        Self.changes(LetValue(oldValue), LetValue(newValue)) {
          causes.cause(of: variable, before: variable, slot: $0)
        })
    }
    guard includingLets, let old else { return }
    let (oldLets, newLets) = (old.lets, new.lets)
    let earlier = Dictionary(oldLets.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let own = Set(newLets.map(\.name))
    lets = newLets.compactMap { item in
      guard let before = earlier[item.name], let oldValue = before.value, let newValue = item.value
      else { return nil }
      return Item(
        item.name,
        Self.changes(oldValue, newValue) {
          causes.cause(of: item.variable, before: before.variable, slot: $0)
        })
    }
    addedLets = newLets.filter { earlier[$0.name] == nil }
    removedLets = oldLets.filter { !own.contains($0.name) }
  }

  private static func changes(
    _ old: LetValue, _ new: LetValue, _ cause: (Int) -> Cause?
  ) -> [Change] {
    guard old != new else { return [] }
    switch (old, new) {
    case (.color(let oldColor), .color(let newColor)):
      return Appearance.allCases.compactMap { appearance in
        let (before, after) = (oldColor[appearance], newColor[appearance])
        guard before != after, oldColor.isShown(appearance) || newColor.isShown(appearance) else {
          return nil
        }
        return Change(
          slot: appearance.text, old: Side(.color(before)), new: Side(.color(after)),
          appearance: appearance, cause: cause(Int(appearance.rawValue)))
      }
    case (.textStyle(let oldStyle), .textStyle(let newStyle)):
      return PartView.allCases.filter { $0 != .lineSpacing }.compactMap { view in
        let (before, after) = (oldStyle.value(of: view), newStyle.value(of: view))
        guard before != after else { return nil }
        return Change(
          slot: view.text, old: Side(before), new: Side(after), appearance: nil,
          cause: cause(view.part.slot))
      }
    default:
      return [
        Change(slot: nil, old: Side(old), new: Side(new), appearance: nil, cause: cause(0))
      ]
    }
  }
}

extension ThemeDifference.Item {
  /// An item with changes; `nil` where there are none.
  fileprivate init?(_ name: String, _ changes: [ThemeDifference.Change]) {
    if changes.isEmpty { return nil }
    self.init(name: name, changes: changes)
  }
}

extension LetValue {
  fileprivate init(_ value: TokenValue) {
    switch value {
    case .color(let color): self = .color(color)
    case .textStyle(let style): self = .textStyle(style)
    case .length(let points): self = .length(points)
    }
  }
}

/// Finds the statements behind differences.
private struct Causes {
  private let old: (theme: EvaluatedTheme, locator: StatementLocator)?
  private let new: (theme: EvaluatedTheme, locator: StatementLocator)

  init(_ old: EvaluatedTheme?, _ new: EvaluatedTheme) {
    self.old = old.map { ($0, StatementLocator($0.project)) }
    self.new = (new, StatementLocator(new.project))
  }

  func cause(of variable: Variable, before: Variable, slot: Int) -> ThemeDifference.Cause? {
    Self.cause(of: variable, slot: slot, in: new.theme, new.locator, isRemoved: false)
      ?? old.flatMap {
        Self.cause(of: before, slot: slot, in: $0.theme, $0.locator, isRemoved: true)
      }
  }

  private static func cause(
    of variable: Variable, slot: Int, in theme: EvaluatedTheme, _ locator: StatementLocator,
    isRemoved: Bool
  ) -> ThemeDifference.Cause? {
    guard let place = highest(theme.origin(of: variable, slot: slot), theme)?.place else {
      return nil
    }
    let (line, column) = locator.position(of: place.target)
    return ThemeDifference.Cause(
      file: theme.project.files[place.file].source.name, line: line, column: column,
      text: theme.project.text(of: place), isRemoved: isRemoved, location: place.target)
  }

  /// The statement of the highest layer among those that a value comes from; of several in one
  /// layer, the one nearest to the token.
  private static func highest(
    _ origin: Origin, _ theme: EvaluatedTheme
  ) -> (layer: Int, place: Origin.Place)? {
    var best = origin.source.statement.map { place in
      (layer: theme.world.file.stack.firstIndex(of: place.file) ?? -1, place: place)
    }
    for read in origin.reads {
      if let found = highest(read, theme), found.layer > best?.layer ?? -2 { best = found }
    }
    return best
  }
}
