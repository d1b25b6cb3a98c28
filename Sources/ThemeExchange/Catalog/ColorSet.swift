import ThemeSource
import ThemeTokens

/// Reads the `Contents.json` of a colour set.
enum ColorSet {
  /// The colour that `bytes` describe; `path` is for messages.
  static func color(in bytes: [UInt8], path: String) -> Result<ThemeColor, AssetProblem> {
    let contents: JSONValue
    switch JSONReader.read(bytes) {
    case .success(let value): contents = value
    case .failure(let problem): return .failure(AssetProblem(problem, path: path))
    }
    guard let elements = contents["colors"]?.elements else {
      return .failure(AssetProblem(.broken, "has no array `colors`", path: path))
    }
    let entries = elements.compactMap(ColorSetEntry.init)
    do {
      return .success(try color(of: entries))
    } catch {
      let problem = error as? ColorSetProblem
      return .failure(
        AssetProblem(problem?.reason ?? .broken, problem?.message ?? "\(error)", path: path))
    }
  }

  private static func color(of entries: [ColorSetEntry]) throws -> ThemeColor {
    let idiom = idioms.first { name in entries.contains { $0.idiom == name && $0.isForAny } }
    let candidates = idiom.map { name in entries.filter { $0.idiom == name } } ?? entries
    func value(_ appearance: Appearance) throws -> ColorValue {
      for (luminosity, isHighContrast) in steps(for: appearance) {
        let matching = candidates.filter {
          $0.luminosity == luminosity && $0.isHighContrast == isHighContrast
        }
        // Of variants for one gamut each, the wider one is what today's iPhones show.
        if let entry = matching.first(where: { $0.gamut == "display-P3" }) ?? matching.first {
          return try entry.value()
        }
      }
      throw ColorSetProblem(
        .noColor, "has no colour for the \(appearance.words) appearance, nor for any appearance")
    }
    return ThemeColor(
      light: try value(.light), dark: try value(.dark),
      lightHighContrast: try value(.lightHighContrast),
      darkHighContrast: try value(.darkHighContrast))
  }

  /// What an appearance is looked up as, in order: light and dark come before contrast, so that a
  /// colour for increased contrast in any appearance does not show where a dark one is there.
  private static func steps(
    for appearance: Appearance
  ) -> [(luminosity: ColorSetEntry.Luminosity, isHighContrast: Bool)] {
    switch appearance {
    case .light: [(.light, false), (.any, false)]
    case .dark: [(.dark, false), (.any, false)]
    case .lightHighContrast: [(.light, true), (.light, false), (.any, true), (.any, false)]
    case .darkHighContrast: [(.dark, true), (.dark, false), (.any, true), (.any, false)]
    }
  }

  /// The devices that a colour can be for, the preferred first.
  private static let idioms = [
    "universal", "iphone", "ipad", "vision", "mac", "tv", "watch", "car",
  ]
}

/// What is wrong within a colour set.
struct ColorSetProblem: Error {
  let reason: AssetProblem.Reason
  let message: String

  init(_ reason: AssetProblem.Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}

/// One variant of a colour set that says a colour.
struct ColorSetEntry {
  enum Luminosity {
    case any, light, dark
  }

  let idiom: String
  private(set) var luminosity = Luminosity.any
  private(set) var isHighContrast = false
  let gamut: String?
  private let color: JSONValue

  var isForAny: Bool { luminosity == .any && !isHighContrast }

  /// `nil` for a variant without a colour, as Xcode writes one that is not filled in, and for one
  /// whose conditions are not known.
  init?(_ element: JSONValue) {
    guard let color = element["color"], element["subtype"] == nil else { return nil }
    self.color = color
    idiom = element["idiom"]?.text ?? "universal"
    gamut = element["display-gamut"]?.text
    for condition in element["appearances"]?.elements ?? [] {
      switch (condition["appearance"]?.text, condition["value"]?.text) {
      case ("luminosity", "light"): luminosity = .light
      case ("luminosity", "dark"): luminosity = .dark
      case ("contrast", "high"): isHighContrast = true
      case ("contrast", "normal"): break
      default: return nil
      }
    }
  }

  /// The colour it says.
  func value() throws -> ColorValue {
    if let reference = color["reference"] {
      guard let name = reference.text else {
        throw ColorSetProblem(.broken, "`reference` is \(reference.kind), not a string")
      }
      guard let system = SystemColor(catalogReference: name) else {
        throw ColorSetProblem(
          .unsupported,
          "\(Wording.quoted(name)) is a system colour whose values are not known here")
      }
      return .system(system, opacity: 1)
    }
    return .plain(try ColorSetComponents(color).components())
  }
}

extension Appearance {
  /// The appearance in a sentence.
  var words: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light high-contrast"
    case .darkHighContrast: "dark high-contrast"
    }
  }
}
