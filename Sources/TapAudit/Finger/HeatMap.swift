public import TapLayout

/// For each point of a layout, the probability that a touch meant for the nearest link opens it.
///
/// The touch is aimed at the point itself. On a large link alone the value is near 1; it falls towards
/// the edges, in dead zones, and where neighbors contest the space.
///
///     let map = HeatMap(TapPrediction(layout), step: 4)
///     map.forEachRun { rect, level in fill(rect, HeatMap.color(ofLevel: level)) }
public struct HeatMap: Sendable {
  /// What touches hit.
  public let prediction: TapPrediction
  /// The side of a cell, in points.
  public let step: Double

  /// The number of levels that differ; level `n` begins at the probability n / levels.
  public static let levels = 20

  /// Makes a map with cells of a size in points, at least 1.
  public init(_ prediction: TapPrediction, step: Double = 4) {
    self.prediction = prediction
    self.step = step.isFinite ? max(1, step) : 4
  }

  /// The probability that a touch that is aimed at a point opens the nearest link; `nil` where no
  /// link is near enough to be meant.
  ///
  /// - Complexity: O(log *n* + fragments of links within reach). Allocates nothing.
  public func probability(at point: Point) -> Double? {
    let reach = TouchDistribution(
      prediction.model, scale: prediction.scale, target: Size(width: 0, height: 0))
    let far = 2 * max(reach.x.spread, reach.y.spread)
    let layout = prediction.layout
    guard let nearest = layout.nearestLink(to: point, within: far, where: { _ in true }) else {
      return nil
    }
    let target = Size(width: nearest.fragment.width, height: nearest.fragment.height)
    return prediction.probability(ofLink: nearest.link, aimedAt: point, target: target)
  }

  /// Calls `body` with each run of cells of one level, top to bottom and left to right; the level is
  /// `nil` where no link is near.
  ///
  /// A picture of more than ``largestCount`` cells gets larger cells.
  ///
  /// - Complexity: O(cells × fragments of links within reach).
  public func forEachRun(_ body: (_ rect: Rect, _ level: Int?) -> Void) {
    let bounds = prediction.layout.bounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite else { return }
    let cells = bounds.width / step * (bounds.height / step)
    let side = step * max(1, cells / Self.largestCount).squareRoot()
    var y = bounds.y
    while y < bounds.maxY {
      let height = min(side, bounds.maxY - y)
      var (start, open): (Double, Int??) = (bounds.x, nil)
      var x = bounds.x
      while x < bounds.maxX {
        let width = min(side, bounds.maxX - x)
        let level = probability(at: Point(x: x + width / 2, y: y + height / 2)).map(Self.level)
        if let before = open, before != level {
          body(Rect(x: start, y: y, width: x - start, height: height), before)
          start = x
        }
        open = .some(level)
        x += side
      }
      if let last = open {
        body(Rect(x: start, y: y, width: bounds.maxX - start, height: height), last)
      }
      y += side
    }
  }

  /// The most cells that are computed for one picture.
  public static let largestCount = 250_000.0

  private static func level(of probability: Double) -> Int {
    min(levels - 1, max(0, Int(probability * Double(levels))))
  }
}

extension TapPrediction {
  /// The probability that a touch that is aimed at a point hits one link.
  ///
  /// - Complexity: O(log *n* + fragments of links within reach). Allocates nothing.
  public func probability(
    ofLink link: Int, aimedAt point: Point, target: Size = Size(width: 0, height: 0)
  ) -> Double {
    guard point.x.isFinite, point.y.isFinite else { return 0 }
    let touch = TouchDistribution(model, scale: scale, target: target)
    var probability = 0.0
    layout.forEachLinkFragment(in: touch.reach(from: point)) { other, fragment in
      guard other == link else { return }
      probability +=
        touch.x.probability(from: fragment.x, to: fragment.maxX, aimedAt: point.x)
        * touch.y.probability(from: fragment.y, to: fragment.maxY, aimedAt: point.y)
    }
    return probability
  }
}
