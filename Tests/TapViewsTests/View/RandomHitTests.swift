import TapLayout
import TapTestSupport
import TapViews
import Testing

/// What is hit in any tree is what the rules HIT-1 to HIT-22 say, view by view.
@Suite struct RandomHitTests {
  @Test(arguments: 0..<100)
  func `HIT-24: what is hit is what asking each view in turn finds`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let root = RandomTree.make(&random)
    for round in 0..<4 {
      let views = RandomTree.views(in: root)
      for _ in 0..<40 {
        let point = self.point(on: random.pick(views), &random)
        #expect(root.hitTest(point) === naiveHit(root, point), "\(point) in round \(round)")
      }
      changeSome(of: root, &random)
    }
  }

  /// Asks every view in turn, from front to back.
  private func naiveHit(_ view: View, _ point: Point) -> View? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
      !view.isAnimating || view.allowsInteractionWhileAnimating, view.contains(point)
    else { return nil }
    for child in view.subviews.reversed() {
      guard let place = child.convertFromSuperview(point) else { continue }
      if let hit = naiveHit(child, place) { return hit }
    }
    return view
  }

  /// Half of the points lie on corners of views, where roundings decide.
  private func point(on view: View, _ random: inout SeededGenerator) -> Point {
    let anywhere = Point(
      x: Double.random(in: 0..<400, using: &random), y: Double.random(in: 0..<400, using: &random))
    let corner = Point(
      x: random.flag() ? view.bounds.x : view.bounds.maxX,
      y: random.flag() ? view.bounds.y : view.bounds.maxY)
    return random.flag() ? anywhere : view.convertToRoot(corner)
  }

  private func changeSome(of root: View, _ random: inout SeededGenerator) {
    let views = RandomTree.views(in: root).dropFirst()
    for view in views where random.once(in: 8) { RandomTree.change(view, &random) }
    guard views.count > 2 else { return }
    let (moved, target) = (random.pick(Array(views)), random.pick(Array(views)))
    switch random.number(below: 4) {
    case 0: moved.removeFromSuperview()
    case 1: moved.superview?.bringSubviewToFront(moved)
    case 2: moved.superview?.sendSubviewToBack(moved)
    default: if !target.isDescendant(of: moved) { target.addSubview(moved) }
    }
  }
}
