import TapDraw
import TapLayout
import TapViews
import TapTestSupport
import Testing

@Suite struct HitTestingTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  /// Puts a view into another, the root by default.
  @discardableResult
  private func add(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, to parent: View? = nil
  ) -> View {
    let view = View(frame: Rect(x: x, y: y, width: width, height: height))
    (parent ?? root).addSubview(view)
    return view
  }

  private func hit(_ x: Double, _ y: Double) -> View? { root.hitTest(Point(x: x, y: y)) }

  @Test func `HIT-1, HIT-2: the deepest view that holds the point is hit`() {
    let a = add(10, 10, 50, 50)
    let b = add(5, 5, 10, 10, to: a)
    #expect(hit(16, 16) === b)
    #expect(hit(12, 12) === a)
    #expect(hit(5, 5) === root)
    #expect(hit(100, 50) == nil)
  }

  @Test func `HIT-3: of two that overlap the one in front is hit`() {
    let behind = add(0, 0, 60, 60)
    let front = add(40, 40, 60, 60)
    #expect(hit(50, 50) === front)
    #expect(hit(30, 30) === behind)
    root.sendSubviewToBack(front)
    #expect(hit(50, 50) === behind)
    root.bringSubviewToFront(front)
    let inner = add(0, 0, 20, 20, to: front)
    #expect(hit(50, 50) === inner)
  }

  @Test(
    arguments: [
      { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0.009 },
      { $0.isAnimating = true }, { $0.transform = .scale(x: 0, y: 1) },
    ] as [@Sendable (View) -> Void])
  func `HIT-4, HIT-22: what can't be hit is passed over with all that is in it`(
    change: @Sendable (View) -> Void
  ) {
    let behind = add(0, 0, 60, 60)
    let front = add(0, 0, 60, 60)
    let inner = add(0, 0, 60, 60, to: front)
    #expect(hit(30, 30) === inner)
    change(front)
    #expect(hit(30, 30) === behind)
  }

  @Test func `HIT-5: an opacity of exactly 0.01 can be hit`() {
    let view = add(0, 0, 60, 60)
    view.alpha = 0.01
    #expect(hit(30, 30) === view)
    view.alpha = 0.01.nextDown
    #expect(hit(30, 30) === root)
  }

  @Test func `HIT-6: opacities count each for itself`() {
    let outer = add(0, 0, 60, 60)
    let middle = add(0, 0, 60, 60, to: outer)
    let inner = add(0, 0, 60, 60, to: middle)
    outer.alpha = 0.01
    middle.alpha = 0.5
    #expect(hit(30, 30) === inner)
  }

  @Test(arguments: [
    (0.0, 0.0, true), (9.999, 9.999, true), (10, 5, false), (5, 10, false), (-0.001, 5, false),
  ])
  func `HIT-7: the left and top edges are inside, the others not`(
    x: Double, y: Double, isInside: Bool
  ) {
    let view = View(frame: Rect(x: 3, y: 4, width: 10, height: 10))
    #expect(view.contains(Point(x: x, y: y)) == isInside)
    #expect((view.hitTest(Point(x: x, y: y)) != nil) == isInside)
  }

  @Test(arguments: [false, true])
  func `HIT-8: what overflows its superview is not hit there`(clips: Bool) {
    let behind = add(0, 0, 100, 100)
    let parent = add(10, 10, 20, 20)
    let child = add(10, 10, 40, 40, to: parent)
    parent.clipsToBounds = clips
    #expect(hit(25, 25) === child)
    #expect(hit(45, 45) === behind)
  }

  @Test func `HIT-9: a view that takes points beyond its bounds lets overflow be hit`() {
    let parent = OpenView(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(parent)
    let child = add(10, 10, 40, 40, to: parent)
    parent.takes = { child.frame.contains($0) }
    #expect(hit(45, 45) === child)
    #expect(hit(12, 12) === root)
  }

  @Test func `HIT-10: a view that refuses a point hides what is in it`() {
    let behind = add(0, 0, 60, 60)
    let front = OpenView(frame: Rect(x: 0, y: 0, width: 60, height: 60))
    root.addSubview(front)
    add(0, 0, 60, 60, to: front)
    front.takes = { _ in false }
    #expect(hit(30, 30) === behind)
  }

  @Test func `HIT-11, HIT-12: nothing looks at what is drawn`() {
    let view = add(0, 0, 60, 60)
    #expect(view.backgroundColor == nil)
    #expect(hit(0, 0) === view)
    #expect(hit(59, 59) === view)
  }

  @Test func `HIT-13: a quarter turn about the center exchanges the sides exactly`() {
    let view = add(40, 45, 20, 10)
    view.transform = .rotation(.pi / 2)
    #expect(view.frame == Rect(x: 45, y: 40, width: 10, height: 20))
    #expect(hit(50, 41) === view)
    #expect(hit(59, 50) === root)
    #expect(hit(50, 40) === view)
    #expect(hit(50, 59.999) === view)
    #expect(hit(50, 60) === root)
    // What was the bottom edge is now at the left, and so outside.
    #expect(hit(45, 50) === root)
    #expect(hit(45.001, 50) === view)
    #expect(hit(55, 50) === view)
  }

  @Test(arguments: [
    Transform.scale(x: 0, y: 1), .scale(x: 1, y: 0), .scale(x: 0, y: 0), .scale(x: .nan, y: 1),
    .scale(x: .infinity, y: 1), .translation(x: .nan, y: 0),
    Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
  ])
  func `HIT-14: a view whose transform has no way back is never hit`(transform: Transform) {
    let view = add(40, 40, 20, 20)
    view.transform = transform
    for x in stride(from: 0.0, to: 100, by: 5) { #expect(hit(x, 50) === root) }
    #expect(hit(50, 50) === root)
  }

  @Test func `HIT-15, HIT-16: a scrolled view is hit where its content is seen`() {
    let container = add(0, 0, 100, 50)
    let row = add(0, 310, 100, 40, to: container)
    container.bounds = Rect(x: 0, y: 300, width: 100, height: 50)
    #expect(hit(50, 20) === row)
    #expect(hit(50, 5) === container)
    #expect(hit(50, 50) === root)
    #expect(row.convertToRoot(Point(x: 0, y: 0)) == Point(x: 0, y: 10))
  }

  @Test func `HIT-17: to ask is to change nothing, and nothing is written into the log`() {
    let stage = TestWindow()
    let points = (0..<200).map { Point(x: Double($0 * 37 % 410), y: Double($0 * 53 % 310)) }
    let first = points.map { stage.window.hitTest($0) }
    for (point, view) in zip(points, first) { #expect(stage.window.hitTest(point) === view) }
    #expect(stage.log.lines.isEmpty)
    #expect(stage.window.nextDeadline == nil)
    #expect(stage.window.focusedView == nil && stage.window.cursor == .arrow)
  }

  @Test(arguments: [
    Point(x: .nan, y: 0), Point(x: 0, y: .nan), Point(x: .infinity, y: 0),
    Point(x: 0, y: -.infinity),
  ])
  func `HIT-18: a point that is nowhere hits nothing`(point: Point) {
    let view = OpenView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.takes = { _ in true }
    #expect(root.hitTest(point) == nil)
    #expect(view.hitTest(point) == nil)
  }

  @Test func `HIT-22: a view that asks for it is hit while it is animated`() {
    let view = add(0, 0, 60, 60)
    view.isAnimating = true
    #expect(hit(30, 30) === root)
    view.allowsInteractionWhileAnimating = true
    #expect(hit(30, 30) === view)
    view.allowsInteractionWhileAnimating = false
    view.isAnimating = false
    #expect(hit(30, 30) === view)
  }

  @Test func `HIT-24: among ten thousand siblings the right one is hit`() {
    let page = View(frame: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
    var cells: [View] = []
    for index in 0..<10_000 {
      let (row, column) = index.quotientAndRemainder(dividingBy: 100)
      let frame = Rect(x: Double(column) * 10, y: Double(row) * 10, width: 10, height: 10)
      cells.append(View(frame: frame))
      page.addSubview(cells[index])
    }
    for index in stride(from: 0, to: 10_000, by: 97) {
      let frame = cells[index].frame
      #expect(page.hitTest(Point(x: frame.x, y: frame.y)) === cells[index])
      #expect(page.hitTest(Point(x: frame.maxX - 0.001, y: frame.maxY - 0.001)) === cells[index])
    }
    // The last one behind, and one that covers all of them.
    #expect(page.hitTest(Point(x: 1, y: 1)) === cells[0])
    cells[5_000].frame = page.bounds
    #expect(page.hitTest(Point(x: 1, y: 1)) === cells[5_000])
    #expect(page.hitTest(Point(x: 995, y: 995)) === cells[9_999])
    cells[5_000].isHidden = true
    #expect(page.hitTest(Point(x: 1, y: 1)) === cells[0])
  }

  @Test func `HIT-24: ten thousand siblings that promise nothing are hit front before behind`() {
    let page = View(frame: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
    let cells = (0..<10_000).map { _ in OpenView(frame: page.bounds) }
    var asked = 0
    for (index, cell) in cells.enumerated() {
      cell.takes = { _ in
        asked += 1
        return index == 3
      }
      page.addSubview(cell)
    }
    #expect(page.hitTest(Point(x: 1, y: 1)) === cells[3])
    #expect(asked == 9_997)
  }
}

/// A view that takes the points that it is told to, and promises nothing.
final class OpenView: View {
  var takes: ((Point) -> Bool)?

  override func contains(_ point: Point) -> Bool { takes?(point) ?? super.contains(point) }
}
