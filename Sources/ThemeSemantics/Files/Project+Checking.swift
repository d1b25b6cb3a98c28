import ThemeSource

extension Project {
  /// Checks files: what they declare each after those that they need, and then what they set, several at
  /// the same time. A checker changes its own file only.
  func check(_ places: ArraySlice<Int>, _ workers: Workers) {
    // Files that declare nothing keep nobody waiting.
    var depths = Array(repeating: 0, count: files.count)
    var groups: [[Int]] = []
    for place in places {
      var depth = 0
      for parent in files[place].parents { depth = max(depth, parent.file.map { depths[$0] } ?? 0) }
      for other in files[place].imports { depth = max(depth, other.file.map { depths[$0] } ?? 0) }
      depths[place] = depth
      guard !files[place].lets.isEmpty || !files[place].functions.isEmpty else { continue }
      depths[place] = depth + 1
      if depth == groups.count { groups.append([]) }
      groups[depth].append(place)
    }
    let shared = SharedProject(self)
    var checkers: [Checker] = []
    var begun = Array(files.count, of: Int32(-1))
    for group in groups {
      let inside = group.count == 1 ? workers : .serial
      let found = workers.map(group.count) { shared.checkDeclarations(group[$0], inside) }
      for (place, checker) in zip(group, found) {
        begun[place] = Int32(checkers.count)
        checkers.append(checker)
      }
    }
    shared.checkers = checkers
    workers.each(places.count) { [begun] index in
      let place = places[places.startIndex + index]
      shared.checkSettings(place, Int(begun[place]))
    }
  }
}

/// A project that several threads read at the same time, each of which changes files of its own.
private final class SharedProject: @unchecked Sendable {
  private let project: Project
  /// Those that have checked what their files declare.
  var checkers: [Checker] = []

  init(_ project: Project) { self.project = project }

  func checkDeclarations(_ place: Int, _ workers: Workers) -> Checker {
    Checker.checkDeclarations(of: project.files[place], in: project, workers)
  }

  /// Checks what a file sets, with one of the `checkers` or, where it has declared nothing, another.
  func checkSettings(_ place: Int, _ known: Int) {
    let checker = known < 0 ? checkDeclarations(place, .serial) : checkers[known]
    checker.checkSettings()
  }
}
