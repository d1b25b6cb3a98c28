import Foundation
import Testing

@testable import ThemeSource

@Suite struct JSONWriterTests {
  @Test func `Layouts differ in white space only`() {
    func write(_ layout: JSONWriter.Layout) -> String {
      var writer = JSONWriter(layout: layout)
      writer.object { writer in
        writer.member("name", "Acme")
        writer.key("list")
        writer.array { writer in
          writer.integer(-12)
          writer.layout = .spaced
          writer.object { writer in
            writer.member("a", true)
            writer.member("b", 0.5)
          }
          writer.null()
        }
        writer.key("empty")
        writer.object { _ in }
        writer.key("strings")
        writer.array(["x"])
      }
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(
      write(.compact)
        == #"{"name":"Acme","list":[-12,{"a": true, "b": 0.5},null],"empty":{},"strings":["x"]}"#)
    #expect(
      write(.spaced)
        == #"{"name": "Acme", "list": [-12, {"a": true, "b": 0.5}, null], "empty": {}, "strings": ["x"]}"#
    )
    #expect(
      write(.indented) == """
        {
          "name": "Acme",
          "list": [
            -12,
            {"a": true, "b": 0.5},
            null
          ],
          "empty": {},
          "strings": ["x"]
        }
        """)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (24, "24"), (-7, "-7"), (0.07, "0.07"), (1.25, "1.25"),
    (1e14, "100000000000000"),
    (1e15, "1000000000000000"), (1e16, "1e+16"), (1e300, "1e+300"), (1e-7, "1e-07"),
    (0.1 + 0.2, "0.30000000000000004"),
    (.infinity, "null"),
    (.nan, "null"),
  ])
  func `Numbers are short and exact`(value: Double, expected: String) {
    var writer = JSONWriter()
    writer.number(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t\0\u{1B}", #""\n\r\t\u0000\u001B""#),
    ("\u{7F}\u{80}\u{9B}\u{A0}é", "\"\\u007F\\u0080\\u009B\u{A0}é\""), ("日本👍", "\"日本👍\""),
  ])
  func `Strings are escaped`(text: String, expected: String) {
    var writer = JSONWriter()
    writer.string(text)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("\"", #"\""#), ("\\", #"\\"#), ("\u{1F}", #"\u001F"#), (" ", " "), ("~", "~"), ("!", "!"),
    ("#", "#"), ("[", "["), ("]", "]"), ("\u{7F}", #"\u007F"#), ("\u{80}", #"\u0080"#), ("é", "é"),
  ])
  func `A character is escaped wherever it stands`(character: String, escaped: String) {
    for length in 0..<20 {
      for place in 0...length {
        let (head, tail) = (
          String(repeating: "a", count: place), String(repeating: "z", count: length - place)
        )
        var writer = JSONWriter()
        writer.string(head + character + tail)
        #expect(
          String(decoding: writer.bytes, as: UTF8.self) == "\"" + head + escaped + tail + "\"")
      }
    }
  }

  @Test func `Objects on one line stand among other members`() {
    func write(_ line: inout JSONLine) {
      line.key("type")
      line.string(literal: "color")
      line.key("exact")
      line.object { line in
        line.key("a")
        line.string("\u{1B}")
        line.key("b")
        line.number(0.5)
      }
      line.key("empty")
      line.object { _ in }
      line.key("text")
      line.string(upTo: 4) { room in
        room[0] = UInt8(ascii: "x")
        return 1
      }
    }
    let members =
      #""type": "color", "exact": {"a": "\u001B", "b": 0.5}, "empty": {}, "text": "x""#
    var writer = JSONWriter()
    writer.object { writer in
      for name in ["one", "two\n"] {
        var name = name
        name.withUTF8 { writer.member($0, upTo: 200, write) }
      }
      writer.key("three")
      writer.layout = .spaced
      writer.object { writer in
        writer.member("first", 1)
        writer.members(upTo: 200, write)
        writer.member("last", true)
      }
    }
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        {
          "one": {\(members)},
          "two\\n": {\(members)},
          "three": {"first": 1, \(members), "last": true}
        }
        """)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `What is written reads back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = (0..<10).map { _ in random.nastyText(length: 8) }
    let numbers = (0..<10).map { _ in
      Double(bitPattern: random.next()).isFinite
        ? Double.random(in: -1e6...1e6, using: &random) : 1e-300
    }
    var writer = JSONWriter(layout: .compact)
    writer.object { writer in
      writer.key("texts")
      writer.array(texts)
      writer.key("numbers")
      writer.array { writer in
        for number in numbers { writer.number(number) }
      }
    }
    struct Content: Decodable {
      var texts: [String]
      var numbers: [Double]
    }
    let content = try JSONDecoder().decode(Content.self, from: Data(writer.bytes))
    #expect(content.texts.map { Array($0.utf8) } == texts.map { Array($0.utf8) }, "seed \(seed)")
    #expect(content.numbers == numbers, "seed \(seed)")
  }

  @Test(
    arguments: [
      JSONWriter.Layout.compact, .spaced, .indented,
    ], [false, true])
  func `Fragments are as if written in place`(layout: JSONWriter.Layout, drains: Bool) {
    let parts = [[], [1, 2], [], [3], [4, 5, 6], []]
    for first in [[], [0]] {
      var expected = JSONWriter(layout: layout)
      expected.array { writer in
        for number in first + parts.joined() {
          writer.object { $0.member("n", number) }
        }
      }
      var writer = JSONWriter(layout: layout)
      var bytes: [UInt8] = []
      writer.array { writer in
        for number in first { writer.object { $0.member("n", number) } }
        for part in parts {
          var fragment = writer.fragment()
          for number in part { fragment.object { $0.member("n", number) } }
          writer.append(fragment)
          if drains { writer.drain { bytes += $0 } }
        }
      }
      writer.drain { bytes += $0 }
      #expect(bytes == expected.bytes)
    }
  }

  @Test func `Bytes are handed out on the way`() {
    var writer = JSONWriter(layout: .compact)
    var parts: [[UInt8]] = []
    writer.array { writer in
      for number in 0..<1_000 {
        writer.integer(number)
        writer.drain(from: 100) { parts.append(Array($0)) }
      }
    }
    writer.drain { parts.append(Array($0)) }
    #expect(parts.count > 30)
    let text = "[" + (0..<1_000).map(String.init).joined(separator: ",") + "]"
    #expect(parts.flatMap { $0 } == Array(text.utf8))
  }
}
