import ThemeSource

/// The worlds of files that several themes extend: what is built on them takes over the values that it
/// does not change, and a base is evaluated once for all of its children.
package struct BaseWorlds: @unchecked Sendable {
  /// The worlds, by file. Nothing in them changes any more.
  package let byFile: [World?]

  /// No worlds: each theme evaluates all that it is made of.
  package static let none = BaseWorlds(byFile: [])

  fileprivate init(byFile: [World?]) { self.byFile = byFile }

  /// The world of a file itself.
  func world(of file: ThemeFile) -> World? {
    file.index < byFile.count ? byFile[file.index] : nil
  }

  /// The world of the layers below a file's.
  package func world(below file: ThemeFile) -> World? {
    guard let below = file.stack.dropLast().last, below < byFile.count else { return nil }
    return byFile[below]
  }
}

extension Project {
  /// The worlds that more than one of `themes` has below it, or one of them and itself is another. One
  /// with a mistake is left out, for each theme to find what is wrong with it in its own way.
  package func bases(
    of themes: [Int], _ extent: World.Extent, workers: Workers = .serial
  ) -> BaseWorlds {
    guard themes.count > 1 else { return .none }
    var uses = Array(repeating: 0, count: files.count)
    for theme in themes {
      uses[theme] += 1
      if let below = files[theme].stack.dropLast().last { uses[below] += 2 }
    }
    var worlds = [World?](repeating: nil, count: files.count)
    for place in files.indices where uses[place] > 2 {
      let world = base(files[place], extent, workers)
      if world.diagnostics.isEmpty, world.openLets.isEmpty { worlds[place] = world }
    }
    return BaseWorlds(byFile: worlds)
  }
}
