import TapInteraction
public import TapLayout
public import TapText
public import TapViews

/// What a touch in a window can hit: a link of a text, or a control.
///
/// ``Window/touchTarget(at:)`` finds it.
public struct TouchTarget: Hashable {
  /// The text view or the control.
  public let view: View
  /// The link; `nil` for a control.
  public let link: LinkID?

  /// Makes a target.
  public init(_ view: View, link: LinkID? = nil) {
    self.view = view
    self.link = link
  }

  /// Whether two targets are the same link of the same view, or the same control.
  public static func == (one: Self, other: Self) -> Bool {
    one.view === other.view && one.link == other.link
  }

  /// Feeds the identity of the view and the link.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(view))
    hasher.combine(link)
  }
}

/// What touches hit in a window: views that are scrolled, clipped, transformed, covered or hidden count
/// as they are now.
///
/// Hit testing says what is at a point. Where that may change is known from the views: their edges, those
/// of links and boxes of text, and polygons where a view is turned. In a view that takes points of
/// another shape than its bounds, and in a text whose links are enlarged, rows are looked at in small
/// steps too, and every change is found by halving.
struct WindowPattern: TouchPattern {
  typealias Target = TouchTarget

  private let window: Window
  /// The views that are controls.
  private let controls: Set<ObjectIdentifier>
  /// The edges along the axes.
  private var rects: [Rect] = []
  /// The corners of what is turned.
  private var polygons: [[Point]] = []
  /// Where shapes are not known.
  private var unknown: [Rect] = []
  /// How far apart points of a row are that are looked at there.
  private let step: Double

  /// Where the target changes is found to this many points.
  private static let resolution = 1e-9

  /// Reads the edges of a window that are in an area.
  init(_ window: Window, in area: Rect, step: Double) {
    self.window = window
    self.step = step
    let nodes = window.accessibilityNodes.flatMap(\.all).filter(\.isControl)
    controls = Set(nodes.map { ObjectIdentifier($0.view) })
    addEdges(of: window, in: area)
  }

  private mutating func addEdges(of view: View, in area: Rect) {
    guard !view.isHidden, view.isUserInteractionEnabled else { return }
    add(view.hitBounds ?? view.bounds, of: view, in: area)
    if view.hitBounds != nil, view.hitBounds != view.bounds { add(view.bounds, of: view, in: area) }
    if let text = view as? TextView {
      addEdges(ofText: text, in: area)
    } else if !view.takesItsBounds {
      unknown.append(view.convertToRoot(view.hitBounds ?? view.bounds).inset(by: -step))
    }
    for child in view.subviews { addEdges(of: child, in: area) }
  }

  private mutating func addEdges(ofText text: TextView, in area: Rect) {
    guard let inner = text.convert(area, from: nil) else { return }
    text.layout.forEachLinkFragment(in: inner) { _, fragment in
      add(fragment, of: text, in: area)
    }
    for line in text.layout.lines(in: inner) {
      let rect = text.layout.line(at: line).rect
      add(rect, of: text, in: area)
      text.layout.forEachBox(inLine: line) { box in
        let cell = Rect(x: box.minX, y: rect.y, width: box.maxX - box.minX, height: rect.height)
        add(cell, of: text, in: area)
      }
    }
    if case .none = text.policy.touchTargets.growth, text.policy.geometry == .exact { return }
    unknown.append(text.convertToRoot(text.bounds))
  }

  /// Adds a rectangle of a view's own coordinates.
  private mutating func add(_ rect: Rect, of view: View, in area: Rect) {
    let around = view.convertToRoot(rect)
    guard around.intersects(area) else { return }
    let corners = [
      Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.x, y: rect.maxY),
    ].map(view.convertToRoot)
    let isUpright = zip(corners, corners[1...] + [corners[0]]).allSatisfy { one, other in
      abs(one.x - other.x) < 1e-9 || abs(one.y - other.y) < 1e-9
    }
    if isUpright { rects.append(around) } else { polygons.append(corners) }
  }

  /// What a touch at a point hits.
  func target(at point: Point) -> TouchTarget? {
    window.touchTarget(at: point) { controls.contains(ObjectIdentifier($0)) }
  }

  func rowEdges(in area: Rect) -> [Double] {
    rects.flatMap { [$0.y, $0.maxY] } + polygons.flatMap { $0.map(\.y) }
      + unknown.flatMap { [$0.y, $0.maxY] }
  }

  func hasEqualRows(from top: Double, to bottom: Double, in area: Rect) -> Bool {
    !unknown.contains { $0.y < bottom && $0.maxY > top && $0.x < area.maxX && $0.maxX > area.x }
      && !polygons.contains { corners in
        corners.contains { $0.y < bottom } && corners.contains { $0.y > top }
      }
  }

  func forEachSegment(
    ofRow y: Double, in area: Rect, _ body: (Double, Double, TouchTarget) -> Void
  ) {
    let cuts = cuts(ofRow: y, in: area)
    for (left, right) in zip(cuts, cuts.dropFirst()) where left < right {
      let middle = (left + right) / 2
      let known = target(at: Point(x: middle, y: y))
      guard isUnknown(middle, y) else {
        if let known { body(left, right, known) }
        continue
      }
      // Positions a little inside, since an edge itself belongs to one side.
      let inset = min(Self.resolution, (right - left) / 4)
      divide(
        (left, target(at: Point(x: left + inset, y: y))),
        (middle, known), y, body)
      divide((middle, known), (right, target(at: Point(x: right - inset, y: y))), y, body)
    }
  }

  /// Passes on the targets between two positions, of which at most a few differ.
  private func divide(
    _ left: (x: Double, target: TouchTarget?), _ right: (x: Double, target: TouchTarget?),
    _ y: Double, _ body: (Double, Double, TouchTarget) -> Void
  ) {
    if left.target == right.target || right.x - left.x <= Self.resolution {
      if let target = left.target { body(left.x, right.x, target) }
      return
    }
    let middle = (left.x + right.x) / 2
    let found = (x: middle, target: target(at: Point(x: middle, y: y)))
    divide(left, found, y, body)
    divide(found, right, y, body)
  }

  private func isUnknown(_ x: Double, _ y: Double) -> Bool {
    unknown.contains { $0.contains(Point(x: x, y: y)) }
  }

  /// Where a row may change, ascending, and the positions that are looked at in between.
  private func cuts(ofRow y: Double, in area: Rect) -> [Double] {
    var cuts: [Double] = []
    for rect in rects where rect.y <= y && y <= rect.maxY { cuts += [rect.x, rect.maxX] }
    for corners in polygons {
      for (one, other) in zip(corners, corners[1...] + [corners[0]])
      where (one.y <= y) != (other.y <= y) {
        cuts.append(one.x + (y - one.y) / (other.y - one.y) * (other.x - one.x))
      }
    }
    for rect in unknown where rect.y <= y && y <= rect.maxY {
      let (left, right) = (max(rect.x, area.x), min(rect.maxX, area.maxX))
      guard left < right else { continue }
      let parts = max(1, min(4_096, ((right - left) / step).rounded(.up)))
      cuts += (0...Int(parts)).map { left + (right - left) * Double($0) / parts }
    }
    cuts = cuts.filter { $0 > area.x && $0 < area.maxX }
    return ([area.x, area.maxX] + cuts).sorted()
  }
}

extension Window {
  /// What a touch at a point hits: a link, a control, or neither.
  ///
  /// Fingers reach as far as the policies of texts let them.
  ///
  /// - Complexity: As of a hit test and of the accessibility tree.
  public func touchTarget(at point: Point) -> TouchTarget? {
    let nodes = accessibilityNodes.flatMap(\.all).filter(\.isControl)
    let controls = Set(nodes.map { ObjectIdentifier($0.view) })
    return touchTarget(at: point) { controls.contains(ObjectIdentifier($0)) }
  }

  func touchTarget(at point: Point, isControl: (View) -> Bool) -> TouchTarget? {
    guard let hit = hitTest(point, for: .touch) else { return nil }
    if let text = hit as? TextView, let place = text.convertFromRoot(point),
      let link = text.hit(at: place, for: .touch).link
    {
      return TouchTarget(text, link: text.layout.linkID(at: link))
    }
    var view: View? = hit
    while let current = view {
      if isControl(current) { return TouchTarget(current) }
      view = current.superview
    }
    return nil
  }
}

extension View {
  /// Whether the view takes the points of its bounds and no others, as far as points along its edges,
  /// in its corners and inside say.
  fileprivate var takesItsBounds: Bool {
    let rect = bounds
    guard rect.width > 0, rect.height > 0 else { return true }
    if let hitBounds, hitBounds != rect { return false }
    let inset = min(rect.width, rect.height) * 1e-3
    let parts = 16
    for row in 0...parts {
      for column in 0...parts {
        let across = inset + (rect.width - 2 * inset) * Double(column) / Double(parts)
        let down = inset + (rect.height - 2 * inset) * Double(row) / Double(parts)
        guard contains(Point(x: rect.x + across, y: rect.y + down)) else { return false }
      }
      let part = Double(row) / Double(parts)
      let outside = [
        Point(x: rect.x + rect.width * part, y: rect.y - inset),
        Point(x: rect.x + rect.width * part, y: rect.maxY + inset),
        Point(x: rect.x - inset, y: rect.y + rect.height * part),
        Point(x: rect.maxX + inset, y: rect.y + rect.height * part),
      ]
      guard !outside.contains(where: contains) else { return false }
    }
    return true
  }
}
