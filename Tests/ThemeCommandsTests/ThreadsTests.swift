import Dispatch
import Testing
import ThemeSource

@testable import ThemeCommands

/// The threads that commands share do each part of a job once, whoever brings how many.
@Suite struct ThreadsTests {
  @Test(arguments: [0, 1, 2, 3, 8, 100, 5_000])
  func resultsAreInOrder(count: Int) {
    for grain in [1, 4, 1_000] {
      let texts = Workers.threads.map(count, grain: grain) { "part \($0)" }
      #expect(texts == (0..<count).map { "part \($0)" })
    }
  }

  @Test func eachPartIsDoneOnce() {
    for _ in 0..<200 {
      let counts = Counts(50)
      Workers.threads.each(50, grain: 1) { counts.add(to: $0) }
      #expect(counts.all == Array(repeating: 1, count: 50))
    }
  }

  @Test func aJobMayBringJobs() {
    for _ in 0..<20 {
      let sums = Workers.threads.map(30, grain: 1) { outer in
        Workers.threads.map(20, grain: 1) { inner in
          Workers.threads.map(3, grain: 1) { outer * 100 + inner + $0 }.reduce(0, +)
        }.reduce(0, +)
      }
      let expected = (0..<30).map { outer in
        (0..<20).reduce(0) { $0 + 3 * (outer * 100 + $1) + 3 }
      }
      #expect(sums == expected)
    }
  }

  @Test func manyMayBringJobsAtOnce() {
    let sums = Counts(8)
    DispatchQueue.concurrentPerform(iterations: 8) { caller in
      for round in 0..<50 {
        let parts = Workers.threads.map(40, grain: 1) { $0 + round }
        if parts == (0..<40).map({ $0 + round }) { sums.add(to: caller) }
      }
    }
    #expect(sums.all == Array(repeating: 50, count: 8))
  }

  /// Threads that are dismissed, at any moment, are not missed by what comes after.
  @Test func dismissedThreadsComeBack() {
    let sums = Counts(8)
    DispatchQueue.concurrentPerform(iterations: 8) { caller in
      for round in 0..<100 {
        let parts = Workers.threads.map(20, grain: 1) { $0 + round }
        if parts == (0..<20).map({ $0 + round }) { sums.add(to: caller) }
        if round % 3 == caller % 3 { Workers.dismissThreads() }
        if round % 5 == caller % 5 { Workers.prepareThreads(for: 20) }
      }
    }
    #expect(sums.all == Array(repeating: 100, count: 8))
  }

  @Test func partsOfDifferentLengthAreWaitedFor() {
    for count in 2..<12 {
      let done = Counts(count)
      Workers.threads.each(count, grain: 1) { part in
        var sum = 0
        for number in 0..<(part == count - 1 ? 3_000_000 : 10) { sum &+= number }
        if sum >= 0 { done.add(to: part) }
      }
      #expect(done.all == Array(repeating: 1, count: count))
    }
  }

  /// Numbers that threads add to, each place by one thread at a time.
  private final class Counts: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Int>

    init(_ count: Int) {
      places = .allocate(capacity: count)
      places.initialize(repeating: 0)
    }

    deinit { places.deallocate() }

    func add(to place: Int) { places[place] += 1 }

    var all: [Int] { Array(places) }
  }
}
