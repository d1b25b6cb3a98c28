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
  /// How much of bases is kept while themes on them are evaluated, in `let`s and claims of theirs: some
  /// 20 MB. Of a tower of thousands of themes each would keep all that is below it.
  private static let mostKept = 200_000

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
    var rest = Self.mostKept
    var places: [Int] = []
    for place in files.indices where uses[place] > 2 && rest > 0 {
      rest -= files[place].stack.reduce(0) { $0 + files[$1].lets.count + files[$1].claims.count }
      if rest > 0 { places.append(place) }
    }
    let shared = SharedBases(project: self)
    let inside = places.count == 1 ? workers : .serial
    let found = workers.map(places.count) { [places] in
      shared.world(of: places[$0], extent, inside)
    }
    var worlds = [World?](repeating: nil, count: files.count)
    for (place, world) in zip(places, found)
    where world.diagnostics.isEmpty && world.openLets.isEmpty { worlds[place] = world }
    return BaseWorlds(byFile: worlds)
  }
}

/// A project whose files are checked, which threads only read.
private struct SharedBases: @unchecked Sendable {
  let project: Project

  func world(of place: Int, _ extent: World.Extent, _ workers: Workers) -> World {
    project.base(project.files[place], extent, workers)
  }
}
