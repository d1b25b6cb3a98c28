/// Paths as themes write them: `/` between names, relative to the file that says them.
package enum ThemePath {
  /// The absolute path that `relative` means in a file in `folder`, without `.` and `..`; `nil`
  /// where it climbs above `/`.
  package static func resolve(_ relative: String, in folder: String) -> String? {
    let slash = UInt8(ascii: "/")
    // Bytes, as splitting and joining strings costs a process as much as a small theme does.
    var path: [UInt8] = []
    for part in relative.utf8.first == slash ? [relative] : [folder, relative] {
      var rest = part.utf8[...]
      while !rest.isEmpty {
        let name = rest.prefix { $0 != slash }
        rest = rest[name.endIndex...].dropFirst()
        if name.isEmpty || name.elementsEqual([dot]) { continue }
        if name.elementsEqual([dot, dot]) {
          guard let last = path.lastIndex(of: slash) else { return nil }
          path.removeSubrange(last...)
        } else {
          path.append(slash)
          path.append(contentsOf: name)
        }
      }
    }
    return path.isEmpty ? "/" : String(decoding: path, as: UTF8.self)
  }

  private static let dot = UInt8(ascii: ".")

  /// The path of what is called `name` in `folder`.
  package static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  /// The folder that holds the file at `path`: `/a` for `/a/b.theme`.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name of `path`.
  package static func fileName(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The file's name without `.theme`.
  package static func stem(of path: String) -> String {
    let name = fileName(of: path)
    return name.hasSuffix(".theme") ? String(name.dropLast(6)) : name
  }

  /// Whether `path` lies in `folder` or below it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
