import ThemeSource
import ThemeSyntax

/// What can be chosen about how themes are written: how long a line may be, and nothing else.
public struct FormatConfiguration: Hashable, Sendable {
  /// The columns that a line should not exceed. What cannot be broken, such as a long string or
  /// comment, may be longer.
  public var width: Int

  /// Lines of at most `width` columns.
  public init(width: Int = 100) {
    self.width = width
  }
}

/// What becomes of a text that is formatted.
public enum FormatResult: Sendable {
  /// The text as it is to be written, equal to the source if that is so already.
  case formatted([UInt8])
  /// The text has syntax errors and stays as it is. These are all findings of its tree.
  case leftAlone([Diagnostic])

  /// The formatted text; nothing where it was left alone.
  public var bytes: [UInt8]? {
    if case .formatted(let bytes) = self { bytes } else { nil }
  }
}

/// Brings themes into the one form in which they are written.
///
/// Only white space and spelling change: every comment and every token stays, in order, but for
/// imports, which are sorted to the top. What a theme evaluates to stays the same, and a text that
/// has been formatted is not changed by formatting it again.
public enum Formatter {
  /// Formats a whole text.
  public static func format(
    _ tree: SyntaxTree, configuration: FormatConfiguration = FormatConfiguration()
  ) -> FormatResult {
    guard tree.diagnostics.allSatisfy({ $0.severity < .error }) else {
      return .leftAlone(tree.diagnostics)
    }
    let bytes = tree.source.bytes.withUnsafeBufferPointer { bytes in
      tree.tokens.withUnsafeBufferPointer { tokens in
        var writer = Writer(
          tree: tree, bytes: bytes, tokens: tokens, width: configuration.width)
        writer.file()
        return writer.printer.output.bytes
      }
    }
    return .formatted(bytes)
  }

  /// Formats a text that a tool has put together; a text with syntax errors comes back as it is.
  package static func formatted(
    _ text: String, configuration: FormatConfiguration = FormatConfiguration()
  ) -> String {
    let result = format(.parse(SourceText(name: "", text)), configuration: configuration)
    return result.bytes.map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
