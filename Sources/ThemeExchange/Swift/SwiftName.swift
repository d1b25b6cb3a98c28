/// Makes names of Swift from any text.
enum SwiftName {
  /// `text` in lower camel case: `acmeNight` of `Acme night`, `_2nd` of `2nd`, `theme` where nothing
  /// is left.
  ///
  /// Letters and digits stay, whatever their script; everything else but an apostrophe parts words.
  static func identifier(for text: String) -> String {
    var words: [String] = []
    var isInWord = false
    var length = 0
    for scalar in text.unicodeScalars where scalar != "'" && scalar != "’" {
      guard scalar != "_", scalar.isNamePart else {
        isInWord = false
        continue
      }
      if !isInWord { words.append("") }
      isInWord = true
      words[words.count - 1].unicodeScalars.append(scalar)
      length += 1
      if length == longest { break }
    }
    guard let first = words.first else { return "theme" }
    let name = words.dropFirst().reduce(lowercasingStart(of: first)) { $0 + capitalized($1) }
    guard let start = name.unicodeScalars.first, start.properties.isXIDStart else {
      return "_" + name
    }
    return name
  }

  /// `identifier` as a declaration writes it: in backquotes where it is a word of the language.
  static func declared(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`" + identifier + "`" : identifier
  }

  /// Whether `text` can be said after a dot as it is.
  static func isMember(_ text: String) -> Bool {
    identifier(for: text) == text && !keywords.contains(text)
  }

  /// `name`, with a number behind it where it is in `taken`; adds it there.
  static func unique(_ name: String, in taken: inout Set<String>) -> String {
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = name + (name.last?.isNumber == true ? "_" : "") + String(number)
      number += 1
    }
    return unique
  }

  /// What no theme can be called: `Auth0Theme.init` and `Auth0Theme.self` mean something else, also
  /// in backquotes.
  static let reserved: Set<String> = ["init", "self"]

  /// How many letters of a name are kept.
  private static let longest = 200

  /// `acme` of `Acme`, `acme` of `ACME`, `acmeBrand` of `ACMEBrand`: the capitals at the start, but
  /// for the last one before a small letter.
  private static func lowercasingStart(of word: String) -> String {
    let characters = Array(word)
    var capitals = characters.prefix { $0.isUppercase }.count
    if capitals > 1, capitals < characters.count, characters[capitals].isLetter { capitals -= 1 }
    return String(characters[..<capitals]).lowercased() + String(characters[capitals...])
  }

  /// The words that Swift keeps for itself, also those that it does so in places only.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await",
    "borrowing", "break", "case", "catch", "class", "consume", "consuming", "continue", "copy",
    "default", "defer", "deinit", "discard", "do", "dynamic", "each", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
    "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let",
    "macro", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "optional",
    "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public",
    "repeat", "required", "rethrows", "return", "self", "set", "some", "static", "struct",
    "subscript", "super", "switch", "then", "throw", "throws", "true", "try", "typealias",
    "unowned", "var", "weak", "where", "while", "yield",
  ]
}
