import TapInteraction
public import TapLayout
import TapText
public import TapViews

/// The probability that a touch that is meant for a link or a control of a window hits it, hits
/// another, or hits nothing.
///
/// The window is taken as it is: what is scrolled away, clipped or covered can't be hit, what is scaled
/// or turned is hit where it is drawn, and policies enlarge links. Areas of rectangles are summed exactly;
/// other shapes, such as round buttons and texts that are turned, to ``TapPrediction/largestError``.
///
///     let prediction = WindowPrediction(window)
///     for target in prediction.targets {
///       let outcomes = prediction.outcomes(of: target, aim: .area)
///       print(target.view, outcomes?.wrongTap ?? 0)
///     }
public struct WindowPrediction {
  /// The window.
  public let window: Window
  /// Where touches land.
  public let model: TouchModel
  /// The size of a point of the window on the display.
  public let scale: ScreenScale

  /// Makes a prediction.
  public init(_ window: Window, model: TouchModel = .finger, scale: ScreenScale = .phone) {
    self.window = window
    self.model = model
    self.scale = scale
  }

  /// What a touch hits that is meant for a target.
  public struct Outcomes {
    /// What it is meant for.
    public let target: TouchTarget
    /// The point that is aimed at, in the window's coordinates; `nil` for aims all over the target.
    public let point: Point?
    /// Each target that may be hit, with its probability; the most probable first.
    public let shares: [(target: TouchTarget, probability: Double)]
    /// The most by which all probabilities together may be wrong; 0 where they are exact to rounding.
    public let error: Double

    /// The probability that the touch hits what it is meant for.
    public var hit: Double { shares.first { $0.target == target }?.probability ?? 0 }

    /// The probability that it hits another target.
    public var wrongTap: Double {
      shares.reduce(0) { $0 + ($1.target == target ? 0 : $1.probability) }
    }

    /// The probability that it hits none.
    public var background: Double { max(0, 1 - shares.reduce(0) { $0 + $1.probability }) }
  }

  /// The links and the controls of the window, hidden ones not included, in the order in which they are
  /// read.
  ///
  /// - Complexity: O(views, and length of their texts).
  public var targets: [TouchTarget] {
    window.accessibilityNodes.flatMap(\.all).compactMap { node in
      if let link = node.link { return TouchTarget(node.view, link: link) }
      return node.isControl ? TouchTarget(node.view) : nil
    }
  }

  /// What a touch hits that is meant for a target; `nil` for one that can't be hit.
  ///
  /// - Complexity: O(edges within reach × rows that they cut), and O(number of views).
  public func outcomes(of target: TouchTarget, aim: TapPrediction.Aim = .area) -> Outcomes? {
    outcomes(of: target, aims: [aim]).first
  }

  /// The same for several ways to aim, which share most of the work.
  public func outcomes(of target: TouchTarget, aims: [TapPrediction.Aim]) -> [Outcomes] {
    var search = TargetSearch(target, self)
    guard !search.strips.isEmpty else { return [] }
    return aims.compactMap { aim in
      switch aim {
      case .tapPoint: search.outcomes(aimedAt: search.tapPoint)
      case .bestPoint: search.outcomes(aimedAt: search.bestPoint())
      case .area: search.outcomesOverArea()
      }
    }
  }
}

/// The work on one target of a window.
private struct TargetSearch {
  let target: TouchTarget
  /// The visible area of the target, in parts of which each has the size that is aimed at.
  private(set) var strips: [(strip: TouchIntegral<WindowPattern>.Strip, part: Int)] = []
  /// The rectangles that hold the parts of the target.
  private let parts: [Rect]
  private let touches: [TouchDistribution]
  private var integral: TouchIntegral<WindowPattern>
  private let pattern: WindowPattern

  init(_ target: TouchTarget, _ prediction: WindowPrediction) {
    self.target = target
    parts = target.visibleParts(in: prediction.window)
    touches = parts.map { part in
      TouchDistribution(
        prediction.model, scale: prediction.scale,
        target: Size(width: part.width, height: part.height))
    }
    // Room for all that a touch can reach, and for a search of the best aim.
    let area = zip(parts, touches).reduce(parts.first ?? .zero) { area, next in
      area.union(next.1.reach(from: next.0))
    }
    let spread = touches.map { min($0.x.spread, $0.y.spread) }.min() ?? 1
    pattern = WindowPattern(prediction.window, in: area, step: spread / 4)
    integral = TouchIntegral(pattern, in: area, spread: spread)
    for (number, part) in parts.enumerated() {
      strips += integral.strips(of: target, in: part).map { ($0, number) }
    }
  }

  /// The middle of the link's widest cluster, or of the control; where that is covered, the middle of
  /// what shows most of it.
  var tapPoint: (point: Point, part: Int) {
    if let point = target.preferredPoint, pattern.target(at: point) == target,
      let part = parts.firstIndex(where: { $0.contains(point) })
    {
      return (point, part)
    }
    let largest = strips.max {
      $0.strip.rect.width * $0.strip.area < $1.strip.rect.width * $1.strip.area
    }
    return largest.map { ($0.strip.rect.center, $0.part) } ?? (parts[0].center, 0)
  }

  /// The point from which the target is hit most probably, by a search in shrinking steps.
  mutating func bestPoint() -> (point: Point, part: Int) {
    let tolerance = integral.tolerance
    integral.tolerance = 1e-6
    defer { integral.tolerance = tolerance }
    var best = (point: tapPoint.point, part: tapPoint.part, value: -1.0)
    for (part, rect) in parts.enumerated() where strips.contains(where: { $0.part == part }) {
      let touch = touches[part]
      let (far, start) = (max(touch.x.spread, touch.y.spread), rect.center)
      let limits = rect.inset(by: -3 * far)
      var point = Point(x: start.x - touch.x.offset, y: start.y - touch.y.offset)
      var value = probability(touch, at: point)
      var step = Size(width: touch.x.spread, height: touch.y.spread)
      while step.width > touch.x.spread / 64 {
        let before = value
        for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
          let next = Point(x: point.x + dx * step.width, y: point.y + dy * step.height)
          guard limits.contains(next) else { continue }
          let found = probability(touch, at: next)
          if found > value { (point, value) = (next, found) }
        }
        if value == before { step = Size(width: step.width / 2, height: step.height / 2) }
      }
      if value > best.value { best = (point, part, value) }
    }
    return (best.point, best.part)
  }

  private mutating func probability(_ touch: TouchDistribution, at point: Point) -> Double {
    let aim = Rect(x: point.x, y: point.y, width: 0, height: 0)
    let sums = integral.probabilities(touch, aimedAt: aim)
    return integral.number(of: target).map { $0 < sums.count ? sums[$0] : 0 } ?? 0
  }

  mutating func outcomes(aimedAt aim: (point: Point, part: Int)) -> WindowPrediction.Outcomes {
    let rect = Rect(x: aim.point.x, y: aim.point.y, width: 0, height: 0)
    let sums = integral.probabilities(touches[aim.part], aimedAt: rect)
    return outcomes(sums, point: aim.point, error: integral.error)
  }

  mutating func outcomesOverArea() -> WindowPrediction.Outcomes? {
    let area = strips.reduce(0) { $0 + $1.strip.area }
    guard area > 0 else { return nil }
    var sums: [Double] = []
    var error = 0.0
    for (strip, part) in strips {
      let share = strip.area / area
      let found = integral.probabilities(touches[part], aimedAt: strip.rect)
      sums += Array(repeating: 0, count: max(0, found.count - sums.count))
      for (number, value) in found.enumerated() { sums[number] += value * share }
      error += integral.error * share
    }
    return outcomes(sums, point: nil, error: error)
  }

  private func outcomes(
    _ sums: [Double], point: Point?, error: Double
  ) -> WindowPrediction.Outcomes {
    let shares = sums.enumerated().compactMap { number, value in
      value > 0 ? (target: integral.targets[number], probability: min(1, value)) : nil
    }
    // Equal probabilities keep the order in which their targets are met, top to bottom.
    let sorted = shares.enumerated().sorted {
      ($1.element.probability, $0.offset) < ($0.element.probability, $1.offset)
    }
    return WindowPrediction.Outcomes(
      target: target, point: point, shares: sorted.map(\.element), error: error)
  }
}

extension TouchTarget {
  /// The smallest upright rectangles around the parts of the target that show in a window.
  ///
  /// A text that is turned has one for each link, since those of its lines overlap.
  package func visibleParts(in window: Window) -> [Rect] {
    guard let text = view as? TextView else {
      return view.visiblePart(of: view.hitBounds ?? view.bounds, in: window).map { [$0] } ?? []
    }
    guard let link, let index = text.layout.text.linkIndex(withID: link) else { return [] }
    let parts = text.layout.joinedRects(ofLink: index).compactMap {
      text.visiblePart(of: $0, in: window)
    }.filter { !$0.isEmpty }
    let overlap = parts.indices.contains { index in
      parts[..<index].contains { $0.intersects(parts[index]) }
    }
    guard overlap else { return parts }
    return [parts.dropFirst().reduce(parts[0]) { $0.union($1) }]
  }

  /// The point that a test taps, whether the target is hit there or not.
  fileprivate var preferredPoint: Point? {
    guard let text = view as? TextView else { return view.convertToRoot(view.bounds.center) }
    guard let link, let index = text.layout.text.linkIndex(withID: link) else { return nil }
    return text.layout.tapPoint(ofLink: index).map(text.convertToRoot)
  }
}

extension View {
  /// The smallest upright rectangle around the part of a rectangle that shows in a window.
  fileprivate func visiblePart(of rect: Rect, in window: Window) -> Rect? {
    var (rect, view): (Rect, View) = (rect, self)
    while let parent = view.superview {
      // A touch is passed on by what holds the view, within its bounds alone.
      rect = view.convertToSuperview(rect)
      guard let part = rect.intersection(parent.bounds) else { return nil }
      (rect, view) = (part, parent)
    }
    return rect
  }
}
