import ThemeSource
import ThemeSyntax
import ThemeTokens

/// By first byte, bits for the lengths of the words that mean something wherever they stand in a path.
private let lengths: [Int] = {
  var lengths = Array(repeating: 0, count: 32)
  let words =
    Appearance.allCases.map(\.text) + TokenGroup.allCases.map(\.rawValue)
    + ["colors", "appearances"]
  for word in words {
    guard let first = word.utf8.first else { continue }
    lengths[Int(first) % lengths.count] |= 1 << word.utf8.count
  }
  return lengths
}()

/// What a path in front of `=` or `{` names.
struct Target: BitwiseCopyable {
  var variables: VariableList
  var isWildcard = false
  var slots: SlotSet
  var view: PartView?
  /// What a value of the target has to be.
  var type: ValueType
  var group: TokenGroup?
  /// The token itself, which its bare name does not mean in its own value.
  var ownToken: Int?
}

extension Checker {
  /// One step of a path.
  struct Segment {
    let node: NodeID
    let meaning: Meaning

    /// What a word means wherever it stands in a path.
    enum Meaning {
      case appearance(Appearance)
      case group(TokenGroup)
      case colors, appearances, wildcard
      /// The name of a token, a part or a `let`.
      case name

      /// What `name` means.
      init(_ name: UnsafeBufferPointer<UInt8>) {
        // Most names are no such word, which their beginning and length tell without a string.
        guard let first = name.first, name.count < Int.bitWidth,
          lengths[Int(first) % lengths.count] >> name.count & 1 == 1
        else {
          self = .name
          return
        }
        self = Meaning(String(decoding: name, as: UTF8.self))
      }

      private init(_ name: String) {
        if let appearance = Appearance(name: name) {
          self = .appearance(appearance)
        } else if let group = TokenGroup(rawValue: name) {
          self = .group(group)
        } else if name == "colors" {
          self = .colors
        } else if name == "appearances" {
          self = .appearances
        } else {
          self = .name
        }
      }
    }

    init(_ node: NodeID, _ reader: SyntaxReader) {
      self.node = node
      meaning =
        reader.kind(of: node) == .wildcard
        ? .wildcard : reader.withNameBytes(of: node, Meaning.init)
    }

    var appearance: Appearance? { if case .appearance(let value) = meaning { value } else { nil } }
    var group: TokenGroup? { if case .group(let group) = meaning { group } else { nil } }
    var isColors: Bool { if case .colors = meaning { true } else { false } }
    var isAppearances: Bool { if case .appearances = meaning { true } else { false } }
    var isWildcard: Bool { if case .wildcard = meaning { true } else { false } }
  }

  /// The word of a path as it is written.
  func word(_ segment: Segment) -> String { reader.name(of: segment.node) }

  /// What a whole path names. `ownPath` is what the statement itself says of it, behind the heads
  /// of its blocks.
  func resolve(_ path: [Segment], ownPath: NodeID) -> Target? {
    guard let words = words(of: path) else { return nil }
    let appearance = path.first { $0.appearance != nil }
    self.ownPath = ownPath
    guard let first = words.first else {
      if let last = path.last {
        report(
          .incompletePath,
          "expected a token, found only `\(word(last))`; write `\(word(last)) { … }`",
          at: last.node)
      }
      return nil
    }
    if first.isWildcard {
      report(
        .misplacedWildcard, "`*` stands for the tokens of a group; write `spacing.*` or the like",
        at: first.node)
      return nil
    }
    if first.isAppearances {
      reportNestedAppearances(first.node)
      return nil
    }
    guard let group = first.group else {
      return resolveVariable(words, appearance: appearance)
    }
    guard words.count > 1 else {
      report(
        .incompletePath, "`\(word(first))` is a group; write `\(word(first)).*` for all its tokens",
        at: first.node,
        fixes: [
          Fix(
            "write `\(word(first)).*`", .unsafe,
            edits: [TextEdit(tree.location(of: first.node), "\(word(first)).*")])
        ])
      return nil
    }
    return resolveToken(words, group: group, appearance: appearance)
  }

  private func resolveToken(
    _ words: [Segment], group: TokenGroup, appearance: Segment?
  ) -> Target? {
    let name = words[1]
    var target: Target
    let type: ValueType
    if name.isWildcard {
      let tokens = Schema.tokens(in: group)
      type = tokens.first.map { ValueType($0.type) } ?? .error
      target = Target(
        variables: VariableList(tokens: Schema.range(of: group)), isWildcard: true,
        slots: SlotSet(allOf: type), type: type, group: group)
    } else {
      guard let token = token(name, in: group) else { return nil }
      type = ValueType(group.type)
      target = Target(
        variables: VariableList(.token(token)), slots: SlotSet(allOf: type), type: type,
        group: group, ownToken: token)
    }
    if let wildcard = words.dropFirst(2).first(where: \.isWildcard) {
      report(
        .misplacedWildcard, "`*` stands for one token name behind its group, not for a part",
        at: wildcard.node)
      return nil
    }
    if let appearance {
      guard type == .color, let value = appearance.appearance else {
        reportAppearance(appearance, of: "\(group.rawValue).\(word(name))", type)
        return nil
      }
      target.slots = SlotSet(value)
      if value.isHighContrast { usesContrast = true }
    }
    return resolveParts(words.dropFirst(2), of: target)
  }

  private func resolveParts(_ parts: ArraySlice<Segment>, of target: Target) -> Target? {
    guard let first = parts.first else { return target }
    guard target.type == .textStyle else {
      let isColor = target.type == .color
      let match =
        isColor ? closest(to: word(first), among: Appearance.allCases.map(\.text)) : nil
      report(
        .unknownPart,
        match.map { "there is no appearance `\(word(first))`; did you mean `\($0)`?" }
          ?? "a \(target.type.name) has no parts\(isColor ? " but its appearances" : ""), "
          + "found `\(word(first))`", at: first.node, fixes: replacement(first.node, match))
      return nil
    }
    var target = target
    let firstName = word(first)
    let isFont = firstName == "font"
    guard let part = isFont ? parts.dropFirst().first : first else {
      target.type = .font
      target.slots = SlotSet(allOf: .font)
      return target
    }
    let name = isFont ? word(part) : firstName
    guard let view = PartView(name: name), !isFont || view.isOfFont else {
      let what = isFont ? "a font" : "a text style"
      if PartView(name: name) != nil {
        report(
          .unknownPart,
          "`\(name)` belongs to the style, not to its font; leave out `font.`", at: part.node)
      } else {
        let known = PartView.allCases.filter { !isFont || $0.isOfFont }.map(\.text)
        let names = isFont ? known : ["font"] + known
        let match = PartView(foreignName: name)?.text ?? closest(to: name, among: names)
        report(
          .unknownPart,
          "\(what) has no part `\(name)`" + Self.hint(match, orOneOf: names), at: part.node,
          fixes: replacement(part.node, match))
      }
      return nil
    }
    if let extra = parts.dropFirst(isFont ? 2 : 1).first {
      report(.unknownPart, "`\(name)` has no parts, found `\(word(extra))`", at: extra.node)
      return nil
    }
    target.view = view
    target.type = view.type
    target.slots = SlotSet(slot: view.part.slot)
    return target
  }

  private func resolveVariable(_ words: [Segment], appearance: Segment?) -> Target? {
    let name = words[0]
    guard let declaration = variable(named: name) else {
      reportUnknownGroup(name, isPathLonger: words.count > 1)
      return nil
    }
    let owner = project.files[Int(declaration.file)]
    let introduced = owner.lets[Int(declaration.index)]
    if owner === file {
      report(
        .ownLet, "`\(word(name))` is declared in this file; give it its value there", at: name.node,
        labels: [DiagnosticLabel(tree.location(of: introduced.name), "declared here")])
      return nil
    }
    guard introduced.type != .error else { return nil }
    if words.count > 1 {
      let isStyle = introduced.type == .textStyle || introduced.type == .font
      report(
        .unknownPart,
        "`\(word(name))` is set \(introduced.type == .color ? "whole or by appearance" : "whole"), "
          + "not by part", at: words[1].node,
        notes: isStyle
          ? ["help: write `\(word(name)) = super.with(\(word(words[1])): …)`"] : [])
      return nil
    }
    var target = Target(
      variables: VariableList(
        .introduced(file: Int(declaration.file), index: Int(declaration.index))),
      slots: SlotSet(allOf: introduced.type), type: introduced.type)
    if let appearance, let value = appearance.appearance {
      guard introduced.type == .color else {
        reportAppearance(appearance, of: word(name), introduced.type)
        return nil
      }
      target.slots = SlotSet(value)
      if value.isHighContrast { usesContrast = true }
    }
    return target
  }

  func variable(named segment: Segment) -> Declaration? {
    guard let declaration = declaration(named: segment.node), declaration.kind == .variable else {
      return nil
    }
    return declaration
  }

  /// The token called `name` in `group`, by its place in the schema; reports where there is none.
  func token(_ name: Segment, in group: TokenGroup) -> Int? {
    let known = reader.withNameBytes(of: name.node) {
      Schema.index(group: group, name: $0, guess: lastToken + 1)
    }
    if let known {
      lastToken = known
      return known
    }
    if name.isAppearances {
      reportNestedAppearances(name.node)
      return nil
    }
    let names = Schema.tokens(in: group).map(\.name)
    let match = closest(to: word(name), among: names)
    let isLet = match == nil && variable(named: name) != nil
    report(
      .unknownToken,
      "there is no token `\(group.rawValue).\(word(name))`" + Self.hint(match, orOneOf: names),
      at: name.node,
      notes: isLet ? ["help: `\(word(name))` is a `let`; set it outside of the block"] : [],
      fixes: replacement(name.node, match))
    return nil
  }
}

extension Appearance {
  /// Whether it is one of increased contrast.
  var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}
