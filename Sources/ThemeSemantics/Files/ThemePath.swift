#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path as a key, the same as another only if their bytes are; strings are the same key where they
/// look alike.
package struct ExactPath: Hashable, Sendable {
  private let bytes: [UInt8]
  package init(_ path: String) { bytes = Array(path.utf8) }
}

/// Paths as themes write them: `/` between names, relative to the file that says them.
package enum ThemePath {
  /// The absolute path that `relative` means in a file in `folder`, without `.` and `..`; `nil`
  /// where it climbs above `/`.
  package static func resolve(_ relative: String, in folder: String) -> String? {
    var path: [UInt8] = []
    path.reserveCapacity(folder.utf8.count + relative.utf8.count + 2)
    for part in relative.utf8.starts(with: "/".utf8) ? [relative] : [folder, relative] {
      var part = part
      guard part.withUTF8({ append($0, to: &path) }) else { return nil }
    }
    return path.isEmpty ? "/" : String(decoding: path, as: UTF8.self)
  }

  /// Appends the names between the slashes of `text` to a path; false where `..` climbs above `/`.
  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, to path: inout [UInt8]
  ) -> Bool {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != slash { end += 1 }
      let length = end - start
      let isDot = length == 1 && text[start] == dot
      if length == 2, text[start] == dot, text[start + 1] == dot {
        guard let last = path.lastIndex(of: slash) else { return false }
        path.removeSubrange(last...)
      } else if length > 0, !isDot {
        path.append(slash)
        path.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      }
      start = end + 1
    }
    return true
  }

  /// The path of what is called `name` in `folder`.
  package static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  /// The folder that holds the file at `path`: `/a` for `/a/b.theme`.
  package static func folder(of path: String) -> String {
    var path = path
    return path.withUTF8 { path in
      let start = startOfName(path)
      return start == 1 ? "/" : String(decoding: path.prefix(max(0, start - 1)), as: UTF8.self)
    }
  }

  /// The last name of `path`.
  package static func fileName(of path: String) -> String {
    var path = path
    return path.withUTF8 { String(decoding: $0.dropFirst(startOfName($0)), as: UTF8.self) }
  }

  /// Where the last name of a path begins.
  private static func startOfName(_ path: UnsafeBufferPointer<UInt8>) -> Int {
    var start = path.count
    while start > 0, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
    return start
  }

  /// The file's name without `.theme`.
  package static func stem(of path: String) -> String {
    let name = fileName(of: path)
    return name.hasSuffix(".theme") ? String(name.dropLast(6)) : name
  }

  /// What `path` calls something that lies in `folder` itself; `folder` ends in a slash, or is empty. `nil`
  /// where it lies elsewhere, or the name does not end in `ending`.
  package static func name(
    of path: String, inFolder folder: String, endingIn ending: StaticString
  ) -> String? {
    var (path, folder) = (path, folder)
    return path.withUTF8 { path in
      folder.withUTF8 { folder in
        let ending = UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount)
        guard path.count >= folder.count + ending.count,
          path.prefix(folder.count).isSame(as: folder),
          path.suffix(ending.count).isSame(as: ending)
        else { return nil }
        let name = path.dropFirst(folder.count)
        return name.contains(UInt8(ascii: "/")) ? nil : String(decoding: name, as: UTF8.self)
      }
    }
  }

  /// Whether two paths are of files in the same folder.
  static func areBeside(_ path: String, _ other: String) -> Bool {
    var (path, other) = (path, other)
    return path.withUTF8 { path in
      other.withUTF8 { other in
        let length = startOfName(path)
        return other.count >= length && path.prefix(length).isSame(as: other.prefix(length))
          && !other.dropFirst(length).contains(UInt8(ascii: "/"))
      }
    }
  }

  /// Whether `path` lies in `folder` or below it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    var (path, folder) = (path, folder)
    return path.withUTF8 { path in
      folder.withUTF8 { folder in
        let slash = UInt8(ascii: "/")
        guard path.count > folder.count || folder.last == slash, path.count >= folder.count,
          path.prefix(folder.count).isSame(as: folder)
        else { return false }
        return folder.last == slash || path[folder.count] == slash
      }
    }
  }

  /// Whether two paths are the same, byte by byte: of names that look alike, as `é` in one character
  /// and in two, most systems keep both.
  package static func areEqual(_ path: String, _ other: String) -> Bool {
    var (path, other) = (path, other)
    return path.withUTF8 { path in
      other.withUTF8 { path[...].isSame(as: $0) }
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the bytes are those of `other`. To compare them as a sequence takes a dozen instructions a
  /// byte.
  fileprivate func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    isSame(as: other[...])
  }

  fileprivate func isSame(as other: Self) -> Bool {
    guard count == other.count else { return false }
    let (own, others) = (
      UnsafeBufferPointer(rebasing: self), UnsafeBufferPointer(rebasing: other)
    )
    guard let start = own.baseAddress, let otherStart = others.baseAddress else { return true }
    return memcmp(start, otherStart, count) == 0
  }
}
