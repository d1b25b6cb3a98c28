import ThemeTokens

@testable import ThemeExchange

/// A colour set with `colors` as its array of variants.
func set(_ colors: String) -> String {
  """
  {
    "colors" : [ \(colors) ],
    "info" : { "author" : "xcode", "version" : 1 }
  }
  """
}

/// A variant of a colour set, for light, dark or any appearance and maybe increased contrast.
func variant(
  _ color: String?, _ appearance: String? = nil, high: Bool = false, rest: String = ""
) -> String {
  var conditions: [String] = []
  if let appearance {
    conditions.append(#"{ "appearance" : "luminosity", "value" : "\#(appearance)" }"#)
  }
  if high { conditions.append(#"{ "appearance" : "contrast", "value" : "high" }"#) }
  let appearances = #""appearances" : [ \#(conditions.joined(separator: ", ")) ]"#
  let parts = [
    conditions.isEmpty ? nil : appearances, color.map { #""color" : \#($0)"# },
    rest.isEmpty ? #""idiom" : "universal""# : rest,
  ]
  return "{ " + parts.compactMap { $0 }.joined(separator: ", ") + " }"
}

/// A colour by the red of its components; green and blue are 0.
func red(_ red: String) -> String {
  """
  { "color-space" : "srgb",
    "components" : { "red" : "\(red)", "green" : "0.000", "blue" : "0.000", "alpha" : "1.000" } }
  """
}

/// The catalog `A.xcassets` with the files at these paths in it.
func catalog(_ files: [String: String]) -> AssetCatalog {
  AssetCatalog(
    folders: ["A.xcassets"],
    files: CatalogFilesInMemory(
      Dictionary(
        uniqueKeysWithValues: files.map { ("A.xcassets/" + $0.key, Array($0.value.utf8)) })))
}

/// What makes a folder a namespace.
let namespace = #"{ "properties" : { "provides-namespace" : true } }"#

extension Result where Success == ThemeColor, Failure == AssetProblem {
  /// The colour, or the message.
  var text: String {
    switch self {
    case .success(let color): color.sourceText
    case .failure(let problem): problem.message
    }
  }
}
