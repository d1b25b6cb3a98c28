import Testing

@testable import ThemeSemantics

@Suite struct LayerStackTests {
  /// Stacks as they come to be: files on top of earlier stacks, which may go on from them too.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func sharedRoomKeepsStacksApart(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stacks: [(stack: LayerStack, files: [Int])] = [(.empty, [])]
    // Loaded from the lowest up, from the highest down, or in any order.
    let numbers = [
      Array(0..<60), Array((0..<60).reversed()), Array(0..<60).shuffled(using: &random),
    ]
    for file in random.pick(numbers) {
      let below = random.chance(80) ? stacks[stacks.count - 1] : random.pick(stacks)
      stacks.append(
        (below.stack.appending(file, mayShare: random.chance(90)), below.files + [file]))
    }
    for (stack, files) in stacks {
      #expect(Array(stack.files) == files)
      #expect(Array(LayerStack(files).files) == files)
      for file in -1...60 {
        #expect(stack.layer(of: file) == files.firstIndex(of: file), "\(files)")
        #expect(stack.contains(file) == files.contains(file))
      }
    }
  }
}
