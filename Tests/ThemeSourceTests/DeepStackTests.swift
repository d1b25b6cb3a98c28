import Testing

@testable import ThemeSource

@Suite struct DeepStackTests {
  /// Adds up as many numbers, with a frame of some hundred bytes for each.
  private func sum(_ count: Int, _ frame: (Int, Int, Int, Int) = (1, 2, 3, 4)) -> Int {
    count == 0 ? frame.0 - 1 : 1 + sum(count - 1, (frame.0, count, frame.2, frame.3))
  }

  @Test func aThreadOfItsOwnHasRoom() {
    #expect(DeepStack.runOnThread { sum(10_000) } == 10_000)
  }

  @Test func aResultComesBackFromWhereverItRuns() {
    var calls = 0
    let text = DeepStack.run { () -> String? in
      calls += 1
      return nil
    }
    #expect(text == nil)
    #expect(DeepStack.runOnThread { [1, 2, 3] } == [1, 2, 3])
    #expect(calls == 1)
  }
}
