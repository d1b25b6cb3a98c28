/// Random numbers that a seed determines (SplitMix64), so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// Whether something that happens in `percent` of all cases happens now.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of `choices`, which are not empty.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  /// One of what `choices` make, each as often as its weight says.
  mutating func pick<Choice>(_ choices: [(weight: Int, make: (inout Self) -> Choice)]) -> Choice {
    var rest = Int.random(in: 0..<choices.reduce(0) { $0 + $1.weight }, using: &self)
    for (weight, make) in choices {
      if rest < weight { return make(&self) }
      rest -= weight
    }
    return choices[0].make(&self)
  }
}
