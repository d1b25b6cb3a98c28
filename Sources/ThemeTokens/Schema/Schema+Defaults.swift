// The defaults of the `Default…` structs: the table's values, looked up by name. A name that is not
// in the table would give an empty value; the tests hold every name against its row.
extension Schema {
  @usableFromInline
  static func defaultColor(_ group: TokenGroup, _ name: String) -> ThemeColor {
    guard case .color(let color)? = token(group: group, name: name)?.defaultValue else {
      return .clear
    }
    return color
  }

  @usableFromInline
  static func defaultTextStyle(_ group: TokenGroup, _ name: String)
    -> Auth0TextStyle
  {
    guard case .textStyle(let style)? = token(group: group, name: name)?.defaultValue else {
      return Auth0TextStyle(font: .system(.body))
    }
    return style
  }

  @usableFromInline
  static func defaultLength(_ group: TokenGroup, _ name: String) -> Double {
    guard case .length(let points)? = token(group: group, name: name)?.defaultValue else {
      return 0
    }
    return points
  }
}
