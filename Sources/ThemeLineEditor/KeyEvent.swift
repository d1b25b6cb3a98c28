/// Something that the user did at the keyboard, or had the terminal paste.
package struct KeyEvent: Hashable, Sendable {
  /// What was pressed.
  package enum Key: Hashable, Sendable {
    /// Printable text: one character as typed, or several that arrived together.
    case text(String)
    /// Text that the terminal pasted; it may hold any character.
    case paste(String)
    case enter, tab, backspace, escape
    case up, down, left, right, home, end, pageUp, pageDown, insert, delete
    /// A function key, from 1.
    case function(Int)
  }

  /// The keys held down with it.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set, in the order of the terminals' own modifier numbers.
    package let rawValue: UInt8
    /// The set with the bits `rawValue`.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  /// What was pressed.
  package let key: Key
  /// What was held down with it. Shift shows only on keys that have no upper case.
  package let modifiers: Modifiers

  /// `key` with `modifiers` held down.
  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Control with a letter, as in Ctrl-A.
  package static func control(_ letter: String) -> KeyEvent { KeyEvent(.text(letter), .control) }
  /// Alt with a letter, as in Alt-B.
  package static func alt(_ letter: String) -> KeyEvent { KeyEvent(.text(letter), .alt) }
}

extension KeyEvent: CustomStringConvertible {
  /// The key as manuals write it: `Ctrl-A`, `Alt-Left`.
  package var description: String {
    var prefix = ""
    if modifiers.contains(.control) { prefix += "Ctrl-" }
    if modifiers.contains(.alt) { prefix += "Alt-" }
    if modifiers.contains(.shift) { prefix += "Shift-" }
    return prefix + name
  }

  private var name: String {
    switch key {
    case .text(" "): "Space"
    case .text(let text): modifiers.isEmpty ? text : text.uppercased()
    case .paste: "Paste"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .escape: "Esc"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .insert: "Insert"
    case .delete: "Delete"
    case .function(let number): "F\(number)"
    }
  }
}
