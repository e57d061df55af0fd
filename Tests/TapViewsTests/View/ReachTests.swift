import TapLayout
import TapViews
import TapTestSupport
import Testing

@Suite struct ReachTests {
  /// Ways to put a view out of reach, and back.
  private static var changes: [(View, Bool) -> Void] {
    [
      { $0.isHidden = !$1 }, { $0.alpha = $1 ? 1 : 0 }, { $0.isUserInteractionEnabled = $1 },
      { $0.isAnimating = !$1 },
      { view, isInReach in
        view.isAnimating = true
        view.allowsInteractionWhileAnimating = isInReach
      },
    ]
  }

  @Test(arguments: changes.indices, [2, 20])
  func `HIT-24: a view comes back into reach, few siblings or many`(way: Int, siblings: Int) {
    let change = Self.changes[way]
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    for _ in 1..<siblings { window.addSubview(View(frame: window.bounds)) }
    let front = View(frame: window.bounds)
    change(front, false)
    window.addSubview(front)
    let point = Point(x: 50, y: 50)
    #expect(window.hitTest(point) !== front)
    change(front, true)
    #expect(window.hitTest(point) === front)
    change(front, false)
    #expect(window.hitTest(point) !== front)
  }
}
