/// A `let` of a stack as it is introduced, without its value.
package struct DeclaredLet {
  /// The file that introduces it.
  package let file: ThemeFile
  /// Its place among the `let`s of the file.
  package let index: Int

  package var declaration: LetDeclaration { file.lets[index] }
  package var name: String { file.tree.name(of: declaration.name) }
  package var variable: Variable { .introduced(file: file.index, index: index) }
  package var type: ValueType { declaration.type }
}

extension World {
  /// The `let`s of the stack, in the order of layers and then of their place; made one by one as
  /// they are gone through, since there may be very many.
  package var declaredLets: some Sequence<DeclaredLet> {
    file.stack.lazy.flatMap { [project] place in
      let file = project.files[place]
      return file.lets.indices.lazy.map { DeclaredLet(file: file, index: $0) }
    }
  }
}
