import TapLayout
import TapTestSupport
import Testing

@Suite struct RectTests {
  /// A rectangle of whole points, now and then an empty one.
  private static func rect(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: Double(random.number(below: 12)) - 4, y: Double(random.number(below: 12)) - 4,
      width: Double(random.number(below: 8)), height: Double(random.number(below: 8)))
  }

  private static let points = (-6..<16).flatMap { x in
    (-6..<16).map { Point(x: Double(x), y: Double($0)) }
  }

  @Test(arguments: 0..<100)
  func `a point lies in an intersection just where it lies in both`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (Self.rect(&random), Self.rect(&random))
    let both = one.intersection(other)
    for point in Self.points {
      let isInBoth = one.contains(point) && other.contains(point)
      #expect((both?.contains(point) ?? false) == isInBoth, "\(point) of \(one), \(other)")
    }
    #expect(both?.isEmpty != true)
    #expect(one.intersects(other) == (both != nil))
  }

  @Test(arguments: 0..<100)
  func `a union is the smallest rectangle around both`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (Self.rect(&random), Self.rect(&random))
    let union = one.union(other)
    let inside = Self.points.filter { one.contains($0) || other.contains($0) }
    #expect(inside.allSatisfy(union.contains))
    #expect(inside.map(\.x).min() == (inside.isEmpty ? nil : union.x))
    #expect(inside.map(\.y).min() == (inside.isEmpty ? nil : union.y))
    #expect(inside.map { $0.x + 1 }.max() == (inside.isEmpty ? nil : union.maxX))
    #expect(inside.map { $0.y + 1 }.max() == (inside.isEmpty ? nil : union.maxY))
    #expect(union.isEmpty == inside.isEmpty)
  }

  @Test(arguments: 0..<100)
  func `a rectangle holds another just where it holds all of its points`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (Self.rect(&random), Self.rect(&random))
    guard !other.isEmpty else { return }
    let holdsAll = Self.points.filter(other.contains).allSatisfy(one.contains)
    #expect(one.contains(other) == holdsAll, "\(one), \(other)")
  }

  @Test(arguments: 0..<100)
  func `an intersection or union with itself keeps every bit`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let rect = Rect(
      x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random),
      width: .random(in: 0.1...9, using: &random), height: .random(in: 0.1...9, using: &random))
    #expect(rect.intersection(rect) == rect)
    #expect(rect.union(rect) == rect)
  }

  @Test func `insets move edges, and edges that would cross meet halfway`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 8)
    #expect(rect.inset(by: 2) == Rect(x: 12, y: 22, width: 26, height: 4))
    #expect(rect.inset(by: -5) == Rect(x: 5, y: 15, width: 40, height: 18))
    #expect(rect.inset(by: 4) == Rect(x: 14, y: 24, width: 22, height: 0))
    #expect(rect.inset(by: Insets(top: 12)) == Rect(x: 10, y: 30, width: 30, height: 0))
    #expect(rect.inset(by: Insets(left: 10, right: 40)) == Rect(x: 10, y: 20, width: 0, height: 8))
    #expect(rect.translated(x: 1, y: -1) == Rect(x: 11, y: 19, width: 30, height: 8))
    #expect(rect.center == Point(x: 25, y: 24))
  }

  @Test func `a rectangle without a size is empty, and so is one whose size is no number`() {
    #expect(Rect.zero.isEmpty)
    #expect(Rect(x: 0, y: 0, width: 1, height: 0).isEmpty)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 1).isEmpty)
    #expect(!Rect(x: 0, y: 0, width: 1, height: 0.1).isEmpty)
  }
}
