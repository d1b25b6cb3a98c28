/// What a node of the tree is. The comment on each case gives its children, in order.
///
/// Any child may be absent in a tree with syntax errors: a `missing` node, of no width, stands
/// where an expression is expected and none was written, and `skipped` nodes, among statements
/// and in parentheses, hold the tokens that fit nowhere. A header that does not come first, and a
/// declaration in a block, are reported and stand where they are written.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  // MARK: Files and statements

  /// `header? (importStatement | letStatement | functionStatement | assignment | block | skipped)*`
  case file
  /// `theme NAME extends "a.theme", Auth0`: `name? parent*`
  case header
  /// One parent of an `extends` list: `string | name` (the name is `Auth0`)
  case parent
  /// `import "palette.theme" as p`: `string name?`
  case importStatement
  /// `let blue: Color = #1B5CFF`: `name type? expression?`
  case letStatement
  /// `func tint(_ base: Color) -> Color = base`: `name parameter* type? expression`
  case functionStatement
  /// `by amount: Number = 20%`: `name name? type expression?`; of two names the first is the label
  case parameter
  /// The name of a type behind `:` or `->`. A leaf.
  case type
  /// `path = expression`: `path expression`
  case assignment
  /// `path { … }`: `path (assignment | block | skipped)*`
  case block
  /// `background.primary.dark`, `spacing.*`: `(name | wildcard)+`
  case path
  /// `*` as a segment of a path. A leaf.
  case wildcard
  /// A name that is declared, a label, a segment or a member; not a reference. A leaf.
  case name

  // MARK: Expressions

  /// `16`, `16pt`, `35%`. A leaf.
  case number
  /// `#1B5CFF`. A leaf.
  case color
  /// `"Lato"`. A leaf.
  case string
  /// `super`. A leaf.
  case superReference
  /// A bare name in an expression. A leaf.
  case reference
  /// `readable(on: x)`: `name arguments`
  case call
  /// `.white`, `.custom("Lato", size: 17)`: `name arguments?`
  case implicitMember
  /// An expression and what is asked of it, as one flat list: `expression member+`
  case chain
  /// One step of a chain, `.opacity(35%)`, `.primary`: `name arguments?`
  case member
  /// `(light: a, dark: b)`: `labelled+`
  case pair
  /// `light: a` in a pair: `name expression`
  case labelled
  /// `(a)`: `expression`
  case parenthesized
  /// `[a, b]`, in configuration files: `expression*`
  case list
  /// `-a`: `expression`
  case negation
  /// `a + b - c`, flat: `expression (operator expression)+`
  case sum
  /// `a * b / c`, flat: `expression (operator expression)+`
  case product
  /// `+`, `-`, `*` or `/` between the operands of a sum or product. A leaf.
  case `operator`
  /// `(a, by: b)` behind a name: `argument*`
  case arguments
  /// `by: b`: `name? expression`
  case argument

  // MARK: Errors

  /// Stands where an expression is expected and none was written. No tokens.
  case missing
  /// Tokens that fit nowhere; already reported. No children.
  case skipped
}
