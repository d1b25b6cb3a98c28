import Testing

@testable import ThemeSyntax

@Suite struct ByteClassTests {
  @Test(arguments: UInt8.min...UInt8.max)
  func aByteHasTheClassOfItsCharacter(_ byte: UInt8) {
    let found = ByteClass.table[Int(byte)]
    guard byte < 0x80 else { return #expect(found == .nonASCII) }
    let character = Character(Unicode.Scalar(byte))
    let expected: ByteClass =
      switch character {
      case "_",
        _ where character.isLetter:
        .letter
      case _ where character.isNumber: .digit
      case " ", "\t": .space
      case "\n": .lineFeed
      case "\r": .carriageReturn
      case "/": .slash
      case "\"": .quote
      case "'": .apostrophe
      case "#": .hash
      case "-": .minus
      case "=": .equals
      case "{", "}", "(", ")", "[", "]", ",", ":", ";", ".", "+", "*": .punctuation
      default: .invalid
      }
    #expect(found == expected)
    #expect(found.continuesName == (character == "_" || character.isLetter || character.isNumber))
  }
}
