#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
import ThemeSource

/// Why a file could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  package enum Operation: String, Sendable {
    case read, write, list, remove
  }

  /// What stood in the way.
  package enum Reason: Error, Hashable, Sendable {
    /// The system said no, with this `errno`.
    case system(Int32)
    /// A folder stands where a file is needed.
    case isFolder
    /// Something else than a file is there: "a pipe", "a device".
    case isNoFile(String)
    /// The file has more bytes than `limit`.
    case isTooLarge(limit: Int)
    /// The file's mode forbids everybody to write it.
    case isReadOnly
  }

  /// What was tried.
  package let operation: Operation
  /// The path as the user knows it.
  package let path: String
  /// What stood in the way.
  package let reason: Reason
  /// A file of a similar name beside a missing one.
  package var suggestion: String?

  /// An error of `operation` on `path`.
  package init(
    _ operation: Operation, _ path: String, _ reason: Reason, suggestion: String? = nil
  ) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.suggestion = suggestion
  }

  /// Whether nothing is at the path.
  package var isMissing: Bool {
    reason == .system(ENOENT) || reason == .system(ENOTDIR)
  }

  /// What happened, as a sentence without a full stop.
  package var message: String {
    let hint = suggestion.map { ", did you mean \(Wording.quoted($0, limit: 200))?" } ?? ""
    return "cannot \(operation.rawValue) \(Wording.quoted(path, limit: 200)): \(explanation)\(hint)"
  }

  /// Whether the links of the path lead in a circle.
  package var isLinkLoop: Bool { reason == .system(ELOOP) }

  /// What stood in the way, to stand behind "cannot read `x`: ".
  package var explanation: String {
    switch reason {
    case .system(let code): Self.words(for: code, operation)
    case .isFolder: "it is a folder"
    case .isNoFile(let kind): "it is \(kind), not a file"
    case .isTooLarge(let limit): "it is larger than \(limit >> 20) MB"
    case .isReadOnly: "it is read-only"
    }
  }

  /// What the system's error numbers mean to somebody who runs a command.
  private static func words(for code: Int32, _ operation: Operation) -> String {
    switch code {
    // What is written need not be there, so it is its folder that is not.
    case ENOENT: operation == .list || operation == .write ? "no such folder" : "no such file"
    case ENOTDIR: "a part of the path is not a folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk is read-only"
    case EFBIG: "the file would be too large"
    case EMFILE, ENFILE: "too many files are open"
    case EBADF: "it is closed"
    case EIO: "the disk reports an error"
    default: String(cString: strerror(code))
    }
  }
}
