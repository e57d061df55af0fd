import TapTestSupport

/// A source of short words from few letters, so that they resemble one another.
struct RandomWords {
  private var random: SeededGenerator

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  mutating func word() -> String {
    let count = Int.random(in: 0...8, using: &random)
    return String((0..<count).map { _ in "abc".randomElement(using: &random) ?? "a" })
  }
}
