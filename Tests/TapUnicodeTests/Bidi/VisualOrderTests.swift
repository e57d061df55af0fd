import TapTestSupport
import TapUnicode
import Testing

@Suite struct VisualOrderTests {
  @Test(arguments: 0..<200)
  func `the order is that of reversing levels one after another (L2)`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let levels = (0..<seed % 30).map { _ in UInt8.random(in: 0...5, using: &random) }
    // The rule as it is written: from the highest level down, over positions in the text.
    var items = Array(zip(levels, levels.indices))
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < items.count {
        let end = items[start...].firstIndex { $0.0 < level } ?? items.count
        items[start..<end].reverse()
        start = end + 1
      }
    }
    #expect(visualOrder(levels: levels.span) == items.map(\.1))
  }

  @Test(arguments: [
    ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
    ([1, 2, 2, 1], [3, 1, 2, 0]), ([2, 2], [0, 1]), ([], []),
  ])
  func `small lines are in the order that a reader expects`(levels: [UInt8], order: [Int]) {
    #expect(visualOrder(levels: levels.span) == order)
  }
}
