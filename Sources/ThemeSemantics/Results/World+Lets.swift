import ThemeTokens

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

extension World {
  /// Where the values of a colour `let` are, by appearance; `nil` where a slot failed.
  ///
  /// Reports read every `let` of 200,000. With the cells at hand a slot costs a look into an array; a
  /// `LetValue` is a colour of four values that is copied from hand to hand, about 1,000 instructions.
  package struct ColorCells {
    fileprivate var cells: SIMD4<Int32>
  }

  /// The cells of the colour `let` at `index` of `file`; `nil` where a slot failed.
  package func colorCells(file: Int, index: Int) -> ColorCells? {
    guard let found = deciders(ofColor: index, in: file) else { return nil }
    for slot in 0..<(hasContrast ? 4 : 2) {
      guard cells.state(Int(found[slot])) == .done else { return nil }
    }
    return ColorCells(cells: found)
  }

  /// The colour of one appearance.
  package func color(_ cells: ColorCells, _ appearance: Appearance) -> ColorValue {
    plainValue(cells, appearance)?.color.map(project.color) ?? .plain(.clear)
  }

  /// The colour of one appearance; `nil` for an asset or a system colour.
  @inline(__always)
  package func plainColor(_ cells: ColorCells, _ appearance: Appearance) -> ColorComponents? {
    guard case .color(.plain(let components))? = plainValue(cells, appearance) else { return nil }
    return components
  }

  @inline(__always)
  private func plainValue(_ cells: ColorCells, _ appearance: Appearance) -> PlainValue? {
    self.cells.value(Int(cells.cells[Int(appearance.rawValue)]))
  }
}
