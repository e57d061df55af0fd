import TapInteraction
public import TapLayout
import TapText

/// The probability that a touch that is meant for a link opens it, opens another, or hits nothing.
///
/// The area of a link is a union of rectangles that don't overlap, one for each part of a line. A
/// touch lands in a rectangle with the product of two differences of the normal distribution
/// function, so the answers are sums, not samples: exact to rounding.
///
///     let prediction = TapPrediction(layout, model: .finger, scale: .phone)
///     let outcomes = prediction.outcomes(ofLink: 0, aim: .tapPoint)
///     print(outcomes[0], outcomes.wrongTap(aimedAt: 0), outcomes.background)
///
/// Only what `TextLayout.hit(at:slop:)` reports without slop counts.
public struct TapPrediction: Sendable {
  /// The layout.
  public let layout: TextLayout
  /// Where touches land.
  public let model: TouchModel
  /// The size of a point on the display.
  public let scale: ScreenScale

  /// Makes a prediction.
  public init(_ layout: TextLayout, model: TouchModel = .finger, scale: ScreenScale = .phone) {
    self.layout = layout
    self.model = model
    self.scale = scale
  }

  /// How a person aims at a link.
  public enum Aim: String, Sendable, Hashable, CaseIterable {
    /// At the point that a test taps: the center of the widest cluster of the largest fragment.
    case tapPoint
    /// At the point from which the link is hit most probably.
    case bestPoint
    /// Anywhere on its visible area, each point as likely as the others.
    case area
  }

  /// What a touch hits that is aimed at a point.
  ///
  /// - Parameters:
  ///   - point: The point in the layout.
  ///   - target: The size of what is aimed at, in points; a larger one is aimed at less carefully.
  /// - Returns: The links within reach; none for a point that is not finite.
  /// - Complexity: O(log *n* + fragments of links within reach).
  public func outcomes(
    aimedAt point: Point, target: Size = Size(width: 0, height: 0)
  ) -> TapOutcomes {
    guard point.x.isFinite, point.y.isFinite else { return TapOutcomes() }
    let touch = TouchDistribution(model, scale: scale, target: target)
    var outcomes = TapOutcomes()
    // The fragments of a line have the same height, and so the same factor.
    var (top, height, factor) = (Double.nan, 0.0, 0.0)
    layout.forEachLinkFragment(in: touch.reach(from: point)) { link, fragment in
      if fragment.y != top || fragment.height != height {
        (top, height) = (fragment.y, fragment.height)
        factor = touch.y.probability(from: top, to: top + height, aimedAt: point.y)
      }
      let across = touch.x.probability(
        from: fragment.x, to: fragment.maxX, aimedAt: point.x)
      outcomes.add(across * factor, to: link)
    }
    outcomes.sort()
    return outcomes
  }

  /// What a touch hits that is meant for a link; `nil` for a link that can't be hit.
  ///
  /// - Complexity: O(fragments of the link × those within reach).
  public func outcomes(ofLink link: Int, aim: Aim = .area) -> TapOutcomes? {
    switch aim {
    case .tapPoint:
      return tapPoint(ofLink: link).map { outcomes(aimedAt: $0.point, target: $0.target) }
    case .bestPoint:
      return bestPoint(ofLink: link).map { outcomes(aimedAt: $0.point, target: $0.target) }
    case .area: return outcomesOverArea(ofLink: link)
    }
  }

  /// The mean over all points of the link's area.
  private func outcomesOverArea(ofLink link: Int) -> TapOutcomes? {
    let fragments = layout.joinedRects(ofLink: link)
    let area = fragments.reduce(0) { $0 + $1.width * $1.height }
    guard area > 0 else { return nil }
    var outcomes = TapOutcomes()
    for aim in fragments {
      let touch = TouchDistribution(
        model, scale: scale, target: Size(width: aim.width, height: aim.height))
      let share = aim.width * aim.height / area
      layout.forEachLinkFragment(in: touch.reach(from: aim)) { other, fragment in
        let across = touch.x.probability(
          from: fragment.x, to: fragment.maxX, aimedFrom: aim.x, to: aim.maxX)
        let down = touch.y.probability(
          from: fragment.y, to: fragment.maxY, aimedFrom: aim.y, to: aim.maxY)
        outcomes.add(across * down * share, to: other)
      }
    }
    outcomes.sort()
    return outcomes
  }
}

extension TapPrediction {
  /// The point from which a link is hit most probably, with the size that is aimed at.
  ///
  /// The probability has one maximum along each axis of a rectangle, and neighbors of the same link
  /// move it by little, so a search in shrinking steps around the center of each fragment finds it.
  ///
  /// - Complexity: O(fragments of the link × those within reach).
  public func bestPoint(ofLink link: Int) -> (point: Point, target: Size)? {
    var best: (point: Point, target: Size, probability: Double)?
    for fragment in layout.joinedRects(ofLink: link) where !fragment.isEmpty {
      let target = Size(width: fragment.width, height: fragment.height)
      let touch = TouchDistribution(model, scale: scale, target: target)
      var point = Point(
        x: fragment.center.x - touch.x.offset, y: fragment.center.y - touch.y.offset)
      var probability = outcomes(aimedAt: point, target: target)[link]
      var step = Size(width: touch.x.spread, height: touch.y.spread)
      while step.width > touch.x.spread / 64 {
        let before = probability
        for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
          let next = Point(x: point.x + dx * step.width, y: point.y + dy * step.height)
          let value = outcomes(aimedAt: next, target: target)[link]
          if value > probability { (point, probability) = (next, value) }
        }
        if probability == before {
          step.width /= 2
          step.height /= 2
        }
      }
      if probability > best?.probability ?? -1 { best = (point, target, probability) }
    }
    return best.map { ($0.point, $0.target) }
  }

  /// The point that a test taps, with the size of the part of the link that it is on.
  public func tapPoint(ofLink link: Int) -> (point: Point, target: Size)? {
    guard let point = layout.tapPoint(ofLink: link) else { return nil }
    let fragment = layout.joinedRects(ofLink: link).first { $0.contains(point) }
    return (point, Size(width: fragment?.width ?? 0, height: fragment?.height ?? 0))
  }
}

/// The two coordinates of a touch, in points, for a target of one size.
struct TouchDistribution {
  let x: NormalCoordinate
  let y: NormalCoordinate

  init(_ model: TouchModel, scale: ScreenScale, target: Size) {
    let points = scale.pointsPerMillimeter
    func coordinate(
      _ offset: Double, _ spread: Double, _ growth: Double, _ size: Double
    ) -> NormalCoordinate {
      let millimeters = max(0, size) / points
      let variance = growth * millimeters * millimeters + spread * spread
      return NormalCoordinate(offset: offset * points, spread: variance.squareRoot() * points)
    }
    x = coordinate(model.offset.x, model.spread.x, model.growth.x, target.width)
    y = coordinate(model.offset.y, model.spread.y, model.growth.y, target.height)
  }

  /// Where a touch can land: beyond nine standard deviations are fewer than one in 10^18.
  func reach(from point: Point) -> Rect {
    reach(from: Rect(x: point.x, y: point.y, width: 0, height: 0))
  }

  /// Where a touch can land that is aimed into a rectangle.
  func reach(from aim: Rect) -> Rect {
    Rect(
      x: aim.x + x.offset - 9 * x.spread, y: aim.y + y.offset - 9 * y.spread,
      width: aim.width + 18 * x.spread, height: aim.height + 18 * y.spread)
  }
}
