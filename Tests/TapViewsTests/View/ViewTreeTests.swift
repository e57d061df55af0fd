import TapDraw
import TapLayout
import TapTestSupport
import TapViews
import Testing

@Suite struct ViewTreeTests {
  @Test(arguments: 0..<40)
  func `HIT-25: a point comes back from each view's coordinates`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let root = RandomTree.make(&random)
    for view in RandomTree.views(in: root) {
      let point = Point(x: Double(random.number(below: 99)), y: Double(random.number(below: 99)))
      guard let back = view.convertFromRoot(view.convertToRoot(point)) else { continue }
      #expect(abs(back.x - point.x) < 1e-4 && abs(back.y - point.y) < 1e-4)
    }
  }

  @Test func `a size that changes keeps the center, a frame that changes the corner`() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    view.bounds = Rect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.frame == Rect(x: 20, y: 35, width: 10, height: 10))
    #expect(view.center == Point(x: 25, y: 40))
    view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    #expect(view.bounds == Rect(x: 5, y: 5, width: 50, height: 50))
  }

  private func holds(_ view: View, _ subviews: [View]) -> Bool {
    view.subviews.map(ObjectIdentifier.init) == subviews.map(ObjectIdentifier.init)
  }

  @Test func `a view that is added elsewhere leaves where it was`() {
    let (one, other) = (View(), View())
    let views = (0..<3).map { _ in View() }
    for view in views { one.addSubview(view) }
    one.insertSubview(views[2], at: 0)
    #expect(holds(one, [views[2], views[0], views[1]]))
    one.insertSubview(views[2], at: 3)
    #expect(holds(one, views))
    other.addSubview(views[1])
    #expect(holds(one, [views[0], views[2]]))
    #expect(views[1].superview === other)
    #expect(views[0].isDescendant(of: one) && !views[0].isDescendant(of: other))
  }

  @Test func `a view in itself is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (View(), View())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
  }

  @Test func `a declared place that does not scroll along is found after a scroll`() {
    let page = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<20 { page.addSubview(View(frame: Rect(x: 90, y: 90, width: 1, height: 1))) }
    let fixed = FixedView(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    page.addSubview(fixed)
    #expect(page.hitTest(Point(x: 5, y: 5)) === fixed)
    fixed.bounds = Rect(x: 0, y: -40, width: 20, height: 20)
    #expect(page.hitTest(Point(x: 5, y: 45)) === fixed)
    #expect(page.hitTest(Point(x: 5, y: 5)) === page)
  }
}

/// A view that is hit in one place of its own coordinates, whatever its bounds show.
private final class FixedView: View {
  override var hitBounds: Rect? { Rect(x: 0, y: 0, width: 10, height: 10) }
  override func contains(_ point: Point) -> Bool { hitBounds?.contains(point) == true }
}
