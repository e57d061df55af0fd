import TapDraw
import TapLayout
import TapTestSupport
import TapViews
import Testing

@Suite struct ConversionTests {
  @Test func `points and rectangles are converted between any two views of a tree`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let left = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
    let right = View(frame: Rect(x: 200, y: 0, width: 100, height: 100))
    root.addSubview(left)
    root.addSubview(right)
    right.bounds.y = 50
    #expect(left.convert(Point(x: 1, y: 2), to: nil) == Point(x: 11, y: 22))
    #expect(left.convert(Point(x: 1, y: 2), to: right) == Point(x: -189, y: 72))
    #expect(right.convert(Point(x: 1, y: 2), from: left) == Point(x: -189, y: 72))
    #expect(left.convert(Point(x: 11, y: 22), from: nil) == Point(x: 1, y: 2))
    let rect = Rect(x: 1, y: 2, width: 30, height: 40)
    #expect(left.convert(rect, to: right) == Rect(x: -189, y: 72, width: 30, height: 40))
    #expect(left.convert(rect, from: root) == Rect(x: -9, y: -18, width: 30, height: 40))
  }

  @Test func `a rectangle in a turned view is the smallest around its corners`() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let turned = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(turned)
    turned.transform = .rotation(.pi / 2)
    let found = try #require(
      turned.convert(Rect(x: 0, y: 0, width: 10, height: 30), from: root))
    #expect(abs(found.width - 30) < 1e-9)
    #expect(abs(found.height - 10) < 1e-9)
  }

  @Test func `HIT-14: nothing is converted through a transform that is not invertible`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let flat = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(flat)
    flat.transform = .scale(x: 0, y: 1)
    #expect(root.convert(Point(x: 1, y: 1), to: flat) == nil)
    #expect(flat.convert(Rect(x: 0, y: 0, width: 1, height: 1), from: root) == nil)
    #expect(flat.convert(Point(x: 1, y: 1), to: root) != nil)
  }

  @Test(arguments: 0..<100)
  func `there and back is the same point`(seed: Int) throws {
    var choices = SeededGenerator(seed: seed)
    var views = [View(frame: Rect(x: 0, y: 0, width: 400, height: 400))]
    for _ in 0..<6 {
      let number = { (range: ClosedRange<Double>) in Double.random(in: range, using: &choices) }
      let view = View(
        frame: Rect(x: number(-50...50), y: number(-50...50), width: 100, height: 80))
      view.bounds.x = number(-20...20)
      view.transform = .scale(x: number(0.5...2), y: number(0.5...2))
      views[Int.random(in: 0..<views.count, using: &choices)].addSubview(view)
      views.append(view)
    }
    for one in views {
      for other in views {
        let point = Point(x: 3, y: 7)
        let there = try #require(one.convert(point, to: other))
        let back = try #require(one.convert(there, from: other))
        #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
      }
    }
  }
}
