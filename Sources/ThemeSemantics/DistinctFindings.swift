import ThemeSource

extension Diagnostic {
  /// What makes two findings the same.
  struct Key: Hashable {
    private let id: DiagnosticID
    private let location: SourceLocation
    private let message: String

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      location = diagnostic.location
      // Several circles may lead through one statement; other values fail once, whatever they are.
      message = id == .cycle ? diagnostic.message : ""
    }
  }

  /// `findings`, each once: the first of those that are the same.
  package static func distinct(_ findings: [Diagnostic]) -> [Diagnostic] {
    // A set of 200,000 findings takes as long as writing them; mostly they come in order.
    let isInOrder = findings.indices.dropFirst().allSatisfy {
      findings[$0].location.starts(after: findings[$0 - 1].location)
    }
    guard !isInOrder else { return findings }
    var known: Set<Key> = []
    return findings.filter { known.insert(Key($0)).inserted }
  }
}

/// Tells what is found anew from what is in a list already.
struct DistinctFindings {
  /// The place behind which nothing was found so far.
  private var furthest: SourceLocation?
  /// All that was found, from the first finding on that did not come behind those before it.
  private var known: Set<Diagnostic.Key>?

  /// Adds `finding` to `list`, which all findings so far were added to, if it is not among them.
  mutating func add(_ finding: Diagnostic, to list: inout [Diagnostic]) {
    if known == nil {
      if furthest.map(finding.location.starts(after:)) ?? true {
        furthest = finding.location
        list.append(finding)
        return
      }
      known = Set(list.map(Diagnostic.Key.init))
    }
    if known?.insert(Diagnostic.Key(finding)).inserted == true { list.append(finding) }
  }
}

extension SourceLocation {
  /// Whether it begins behind the beginning of `other`, in the same text or a later one.
  fileprivate func starts(after other: SourceLocation) -> Bool {
    file == other.file
      ? range.start.index > other.range.start.index : file.index > other.file.index
  }
}

extension [Diagnostic] {
  /// Adds findings; to none, without a copy of them.
  package mutating func gather(_ more: [Diagnostic]) {
    if isEmpty { self = more } else if !more.isEmpty { self += more }
  }

  /// These findings and `more`.
  package func gathering(_ more: [Diagnostic]) -> [Diagnostic] {
    var all = self
    all.gather(more)
    return all
  }
}
