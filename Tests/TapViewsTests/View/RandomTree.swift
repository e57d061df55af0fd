import TapDraw
import TapLayout
import TapTestSupport
import TapViews

/// Makers of random trees of views.
enum RandomTree {
  /// A view that takes points as it likes, and may promise where.
  final class Shape: View {
    /// A disc in the middle, beyond the bounds or within.
    var radius = 0.0
    var promises = false

    override func contains(_ point: Point) -> Bool {
      let (x, y) = (point.x - bounds.center.x, point.y - bounds.center.y)
      return x * x + y * y < radius * radius
    }

    override var hitBounds: Rect? {
      let corner = Point(x: bounds.center.x - radius, y: bounds.center.y - radius)
      let disc = Rect(x: corner.x, y: corner.y, width: 2 * radius, height: 2 * radius)
      return promises ? disc : nil
    }
  }

  /// Makes a tree of a few levels, at times with far more siblings than are asked one by one.
  static func make(_ random: inout SeededGenerator) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    fill(root, levels: 3, &random)
    return root
  }

  private static func fill(_ parent: View, levels: Int, _ random: inout SeededGenerator) {
    // An index takes over from twelve on.
    let count = random.pick([0, 1, 3, 5, levels == 3 ? 60 : 14])
    for _ in 0..<count {
      let view = random.once(in: 3) ? shape(&random) : View(frame: frame(&random))
      change(view, &random)
      parent.addSubview(view)
      if levels > 1 { fill(view, levels: levels - 1, &random) }
    }
  }

  private static func shape(_ random: inout SeededGenerator) -> View {
    let view = Shape(frame: frame(&random))
    view.radius = Double(random.number(below: 90))
    view.promises = random.flag()
    return view
  }

  private static func frame(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: Double(random.number(below: 500)) - 100 + 0.1, y: Double(random.number(below: 500)) - 100,
      width: Double(random.number(below: 200)), height: Double(random.number(below: 200)) / 3)
  }

  /// Changes something about a view, or nothing.
  static func change(_ view: View, _ random: inout SeededGenerator) {
    switch random.number(below: 16) {
    case 0: view.isHidden.toggle()
    case 1: view.isUserInteractionEnabled.toggle()
    case 2: view.alpha = random.pick([0, 0.009, 0.01, 0.5, 1])
    case 3: view.transform = transform(&random)
    case 4:
      view.bounds = Rect(
        x: Double(random.number(below: 2_000)) / 7, y: -50, width: view.bounds.width,
        height: view.bounds.height)
    case 5: view.anchorPoint = Point(x: Double(random.number(below: 3)) / 2, y: 0.1)
    case 6: view.frame = frame(&random)
    case 7: view.center = Point(x: Double(random.number(below: 400)), y: 200)
    case 8: view.isAnimating.toggle()
    case 9:
      guard let shape = view as? Shape else { break }
      shape.radius = Double(random.number(below: 90))
      shape.hitBoundsDidChange()
    case 10: view.transform = .identity
    default: break
    }
  }

  private static func transform(_ random: inout SeededGenerator) -> Transform {
    let angle = Double(random.number(below: 24)) * .pi / 12
    let scale = random.pick([0, 0.001, 0.3, 1, 2.5, 100])
    return Transform.rotation(angle).concatenating(.scale(x: scale, y: random.pick([-1, 0.5, 1])))
      .concatenating(.translation(x: Double(random.number(below: 50)), y: 0))
  }

  /// All views of a tree, the root first.
  static func views(in root: View) -> [View] { [root] + root.subviews.flatMap(views) }
}
