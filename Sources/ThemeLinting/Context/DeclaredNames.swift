import ThemeSemantics
import ThemeSource
import ThemeSyntax

extension ThemeFile {
  /// Whether the file declares anything at its top level.
  var declaresNames: Bool { !lets.isEmpty || !functions.isEmpty || !imports.isEmpty }

  /// The names that the file declares at its top level, and where.
  var declaredNames: [(name: String, place: SourceLocation)] {
    let declared = lets.map(\.name) + functions.map(\.name)
    return declared.map { (tree.name(of: $0), tree.location(of: $0)) }
      + imports.map { ($0.alias, tree.location(of: $0.aliasNode)) }
  }

  /// Whether `holds` is true for the UTF-8 of any declared name. No text is made of most, so that a
  /// rule can find out quickly that thousands of names are nothing to it.
  func anyDeclaredName(_ holds: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    tree.withReader { reader in
      lets.contains { reader.withNameBytes(of: $0.name, holds) }
        || functions.contains { reader.withNameBytes(of: $0.name, holds) }
    }
      || imports.contains { declaration in
        var alias = declaration.alias
        return alias.withUTF8(holds)
      }
  }
}
