/// What becomes of a name that is written with hyphens, which the language does not have.
public enum HyphenatedName {
  /// The name in camel case: `onPrimary` for `on-primary`, `blue500` for `blue-500`.
  public static func joined(_ written: String) -> String {
    var result: [UInt8] = []
    var isBehindHyphen = false
    for byte in written.utf8 {
      if byte == UInt8(ascii: "-") {
        isBehindHyphen = true
        continue
      }
      let isSmall = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      result.append(isBehindHyphen && isSmall ? byte - 32 : byte)
      isBehindHyphen = false
    }
    return String(decoding: result, as: UTF8.self)
  }
}
