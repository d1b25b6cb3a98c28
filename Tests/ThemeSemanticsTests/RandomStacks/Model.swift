/// What a random theme is made of, before it is written down and apart from how the language's own
/// front end sees it. The printer writes it as text, the oracle gives it values.
enum Model {
  /// What a formula makes.
  enum Kind: CaseIterable {
    /// A colour that can be computed with.
    case color
    /// A colour that may be only a name.
    case anyColor
    case length, number, unitless, text, font, style
  }

  /// What has a value.
  enum Name: Hashable {
    case token(Token)
    case variable(Int)
  }

  struct Token: Hashable {
    var group: String
    var name: String
    var path: String { group + "." + name }
  }

  /// A part of a text style, as it is said.
  enum View: String, CaseIterable {
    case name, family, weight, design, size, relativeTo, tracking, lineSpacing, lineHeight

    /// The slot that it is kept in.
    var slot: Int {
      switch self {
      case .name: 0
      case .family: 1
      case .weight: 2
      case .design: 3
      case .size: 4
      case .relativeTo: 5
      case .tracking: 6
      case .lineSpacing, .lineHeight: 7
      }
    }
  }

  indirect enum Formula {
    case number(Double)
    case points(Double)
    case percent(Double)
    case sum(Formula, Formula)
    case difference(Formula, Formula)
    case product(Formula, Formula)
    case quotient(Formula, Double)
    case minimum([Formula])
    case maximum([Formula])
    case clamp(Formula, Formula, Formula)
    case rounded(Formula, Double)

    case text(String)
    /// The name of a weight, a design or a Dynamic Type style, or `none`.
    case member(String)
    /// `family = system`
    case systemFamily

    /// 0xRRGGBBAA
    case hex(UInt32)
    case system(String)
    case asset(String)
    case pair(light: Formula, dark: Formula, lightHigh: Formula?, darkHigh: Formula?)
    case opacity(Formula, Formula)
    case lighten(Formula, Formula)
    case darken(Formula, Formula)
    case saturate(Formula, Formula)
    case desaturate(Formula, Formula)
    case rotateHue(Formula, Double)
    case mix(Formula, Formula, Formula, isDevice: Bool)
    case over(Formula, Formula)
    case scheme(Formula, isDark: Bool)

    case custom(Formula, size: Formula, relativeTo: String?, isFixed: Bool)
    case systemSized(Formula, weight: String?, design: String?)
    case systemStyled(String, weight: String?, design: String?)
    case fontWeight(Formula, String)
    case textStyle(Formula, tracking: Formula?, lineSpacing: Formula?)
    case with(Formula, [(view: View, value: Formula)], font: Formula?)
    case font(Formula)
    case part(Formula, View)

    case name(Name)
    /// A name as another file alone gives it.
    case imported(file: Int, Name)
    case parameter(Int)
    /// A function's call, in the world of an import where `file` says so; `nil` for a default.
    case call(Int, file: Int?, [Formula?])
    case inherited
  }

  struct Variable {
    var name: String
    var kind: Kind
    var file: Int
    /// What it is introduced with; absent where a child must set it.
    var value: Formula?
    var rank: Double
  }

  struct Parameter {
    var label: String?
    var name: String
    var kind: Kind
    var defaultValue: Formula?
  }

  struct Function {
    var name: String
    var file: Int
    var parameters: [Parameter]
    var result: Kind
    var body: Formula
    var rank: Double
  }

  /// One statement that sets something.
  struct Setting {
    /// The variables; all tokens of a group for `*`.
    var names: [Name]
    var isWildcard: Bool
    /// For a colour the slots of the appearance, for a text style those of the part.
    var slots: Set<Int>
    /// `light` and the like, where one is said.
    var appearance: String?
    var view: View?
    /// Whether it sets the whole font of a style.
    var isFont: Bool
    var value: Formula
  }

  struct File {
    var parents: [Int]
    var imports: [Int]
    var settings: [Setting] = []
    var appearances: String?
    /// The files whose names are seen, lowest layer first, this one last.
    var stack: [Int] = []
  }

  /// All files; the last one is the theme.
  struct Stack {
    var files: [File] = []
    var variables: [Variable] = []
    var functions: [Function] = []
  }
}
