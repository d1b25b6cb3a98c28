@testable import ThemeSemantics

/// Files in memory, of which some cannot be read.
struct FixtureFiles: ThemeFileProvider {
  var contents: [String: [UInt8]] = [:]
  /// What is wrong with a file, by its path: the name of a case of `ThemeFileProblem`.
  var problems: [String: String] = [:]
  /// Links, by path: reading one gives the file that it leads to.
  var links: [String: String] = [:]
  var root = "/"

  func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> {
    switch problems[path] {
    case "notAFile": return .failure(.notAFile("a folder"))
    case "unreadable": return .failure(.unreadable("permission denied"))
    case "tooLarge": return .failure(.tooLarge)
    case "linkLoop": return .failure(.linkLoop)
    default: break
    }
    var memory = InMemoryFiles([:])
    memory.files = contents
    return memory.read(links[path] ?? path)
  }

  func root(for path: String) -> String { root }

  func displayName(of path: String) -> String { path == "/" ? path : String(path.dropFirst()) }
}
