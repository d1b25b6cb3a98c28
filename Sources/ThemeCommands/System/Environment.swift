#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Environment variables: the process's own, or given ones in tests.
package struct Environment: Sendable {
  private let values: [String: String]?

  /// The environment of the process, asked one variable at a time.
  package static let process = Environment(values: nil)

  /// An environment that holds `values` and nothing else.
  package init(_ values: [String: String]) {
    self.init(values: values)
  }

  private init(values: [String: String]?) {
    self.values = values
  }

  /// The value of a variable; `nil` when it is not set.
  package subscript(name: String) -> String? {
    if let values { return values[name] }
    return getenv(name).map { String(cString: $0) }
  }
}
