import TapTestSupport
import Testing

@testable import TapViews

@Suite struct SkippedLinksTests {
  @Test(arguments: 0..<100)
  func `from any link the focus goes on at the first that is not skipped`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = 1 + random.number(below: 40)
    var skipped = SkippedLinks()
    var model: Set<Int> = []
    for _ in 0..<random.number(below: 60) {
      let index = random.number(below: count)
      skipped.insert(index, of: count)
      model.insert(index)
      for start in -1...count {
        for step in [1, -1] {
          var expected = start
          while model.contains(expected) { expected += step }
          #expect(skipped.next(from: start, step: step) == expected)
        }
      }
    }
  }
}
