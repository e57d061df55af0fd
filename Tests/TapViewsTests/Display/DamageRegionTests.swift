import TapLayout
import TapTestSupport
import Testing

@testable import TapViews

@Suite struct DamageRegionTests {
  @Test(arguments: 0..<100)
  func `every point that was inserted is covered, by a few rectangles`(seed: Int) {
    var choices = SeededGenerator(seed: seed)
    var damage = DamageRegion()
    var inserted: [Rect] = []
    for _ in 0..<Int.random(in: 1...30, using: &choices) {
      // Whole numbers, whose sums are exact.
      let sides = (0..<4).map { Double(Int.random(in: 0...($0 < 2 ? 300 : 60), using: &choices)) }
      let rect = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      damage.insert(rect)
      inserted.append(rect)
      #expect(damage.rects.count <= DamageRegion.maximumRectCount)
    }
    for rect in inserted where !rect.isEmpty {
      // Whole rectangles are kept or grow: none is split.
      #expect(damage.rects.contains { $0.union(rect) == $0 }, "\(rect)")
    }
  }

  @Test func `neighbors become one, and what is covered already adds nothing`() {
    var damage = DamageRegion()
    damage.insert(Rect(x: 0, y: 0, width: 10, height: 10))
    damage.insert(Rect(x: 10, y: 0, width: 10, height: 10))
    damage.insert(Rect(x: 5, y: 5, width: 2, height: 2))
    #expect(damage.rects == [Rect(x: 0, y: 0, width: 20, height: 10)])
    damage.insert(Rect(x: 200, y: 200, width: 10, height: 10))
    #expect(damage.rects.count == 2)
  }

  @Test func `too many become the one around all, and an empty one is none`() {
    var damage = DamageRegion()
    damage.insert(Rect(x: 5, y: 5, width: 0, height: 9))
    #expect(damage.rects.isEmpty)
    for index in 0...DamageRegion.maximumRectCount {
      damage.insert(Rect(x: Double(index) * 100, y: Double(index) * 100, width: 1, height: 1))
    }
    #expect(damage.rects == [Rect(x: 0, y: 0, width: 801, height: 801)])
    damage.removeAll()
    #expect(damage.rects.isEmpty)
  }
}
