/// The generator behind the bench texts: a 64-bit linear congruence with a mixed output.
///
/// Its numbers are part of the texts, so it never changes; tests take `SeededGenerator`.
struct BenchRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    advance()
  }

  private mutating func advance() {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  }

  /// The next 32 bits.
  mutating func next() -> UInt32 {
    advance()
    var mixed = state
    mixed ^= mixed >> 33
    mixed &*= 0xff51_afd7_ed55_8ccd
    mixed ^= mixed >> 33
    return UInt32(truncatingIfNeeded: mixed >> 32)
  }

  /// The next number from 0 up to, not including, 1.
  mutating func fraction() -> Double { Double(next()) / 4_294_967_296 }

  /// The next number below `limit`.
  mutating func number(below limit: Int) -> Int { Int(next()) % limit }

  /// One of several strings.
  mutating func pick(_ choices: [String]) -> String { choices[number(below: choices.count)] }
}
