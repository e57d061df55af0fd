public import TapLayout

/// The link that a point counts for, under or beside it.
public struct LinkTarget: BitwiseCopyable, Hashable, Sendable {
  /// The index of the link in the text's links.
  public var link: Int
  /// The point itself where it is on the link, else the nearest one that certainly hits the link.
  public var point: Point
  /// How far the link's boxes are from the point, in points; 0 on the link.
  public var distance: Double
  /// How sure the choice is: 1 on the link, falling to 0 where its area ends.
  public var score: Double

  /// Makes a target.
  public init(link: Int, point: Point, distance: Double, score: Double) {
    self.link = link
    self.point = point
    self.distance = distance
    self.score = score
  }
}

extension TextLayout {
  /// The link that a point counts for once links are enlarged; `nil` where there is none.
  ///
  /// A link under the point wins. Else the nearest link whose area holds the point does, by true
  /// distance to its boxes, so that neighbors share the space between them half and half; of links
  /// equally far the vertically nearer wins, then the horizontally nearer, then the one that
  /// starts first (LINK-20 to LINK-22, WCAG-7). An area never leaves the layout's bounds. The slop
  /// of the layout's own options plays no part.
  ///
  /// - Complexity: O(log *n* + links of the lines within reach). Allocates nothing.
  public func target(at point: Point, enlargement: TargetEnlargement) -> LinkTarget? {
    let hit = hit(at: point)
    if let link = hit.link { return LinkTarget(link: link, point: point, distance: 0, score: 1) }
    let share = enlargement.share(over: hit.region)
    let farthest = enlargement.farthest * share
    guard farthest > 0, hit.region != .notLaidOut, bounds.contains(point) else { return nil }
    if case .likelihood(let spread) = enlargement.growth {
      return likeliestTarget(at: point, spread, share: share, enlargement)
    }
    let found = nearestLink(to: point, within: enlargement.searchRadius(farthest)) { fragment in
      enlargement.closeness(of: point, to: fragment, share: share) != nil
    }
    guard let found,
      let score = enlargement.closeness(of: point, to: found.fragment, share: share)
    else { return nil }
    return LinkTarget(
      link: found.link, point: pointInside(found.fragment, of: found.link, nearest: point),
      distance: found.distance, score: score)
  }

  /// The link whose touches most probably land at a point beside it; of those equally likely the
  /// nearest wins, then the one that starts first.
  private func likeliestTarget(
    at point: Point, _ spread: TouchSpread, share: Double, _ enlargement: TargetEnlargement
  ) -> LinkTarget? {
    let far = HitSlop.maximumDistance * share
    let area = Rect(x: point.x - far, y: point.y - far, width: 2 * far, height: 2 * far)
    var best: (density: Double, distance: Double, link: Int, fragment: Rect)?
    forEachLinkFragment(in: area) { link, fragment in
      let (gap, reach) = (fragment.gap(to: point), enlargement.reach(of: fragment))
      guard gap.width <= reach.across * share, gap.height <= reach.down * share else { return }
      let density = spread.density(at: point, of: fragment)
      if let best, (-best.density, best.distance, best.link) <= (-density, gap.diagonal, link) {
        return
      }
      best = (density, gap.diagonal, link, fragment)
    }
    guard let best, best.density > 0 else { return nil }
    let most = spread.density(
      at: Point(
        x: best.fragment.center.x + spread.offset.width,
        y: best.fragment.center.y + spread.offset.height), of: best.fragment)
    return LinkTarget(
      link: best.link, point: pointInside(best.fragment, of: best.link, nearest: point),
      distance: best.distance, score: most > 0 ? min(1, best.density / most) : 0)
  }

  /// The point of a link's fragment that is nearest to a point and certainly hits the link.
  private func pointInside(_ fragment: Rect, of link: Int, nearest point: Point) -> Point {
    let edge = Point(
      x: min(max(point.x, fragment.x), fragment.maxX.nextDown),
      y: min(max(point.y, fragment.y), fragment.maxY.nextDown))
    let center = fragment.center
    // Edges are sums that round, so the last number below one may already lie outside.
    var part = 0.0
    while part < 1 {
      let inner = Point(
        x: edge.x + (center.x - edge.x) * part, y: edge.y + (center.y - edge.y) * part)
      if hit(at: inner).link == link { return inner }
      part = part == 0 ? 1 / 65536 : part * 16
    }
    return center
  }
}

extension TargetEnlargement {
  /// The radius around a point in which all fragments are whose areas may hold it.
  fileprivate func searchRadius(_ farthest: Double) -> Double {
    // A box that grows both ways has its corners farther off than its sides.
    if case .expandTo = growth { farthest * 2.0.squareRoot() } else { farthest }
  }

  /// How deep in a fragment's area a point is: 1 at the fragment, 0 at the end of the area; `nil`
  /// beyond it.
  fileprivate func closeness(of point: Point, to fragment: Rect, share: Double) -> Double? {
    let gap = fragment.gap(to: point)
    let reach = reach(of: fragment)
    let (across, down) = (reach.across * share, reach.down * share)
    guard case .expandTo = growth else {
      return gap.diagonal <= across ? 1 - gap.diagonal / across : nil
    }
    let area = Rect(
      x: fragment.x - across, y: fragment.y - down, width: fragment.width + 2 * across,
      height: fragment.height + 2 * down)
    guard area.contains(point) else { return nil }
    return 1
      - max(
        gap.width > 0 ? gap.width / across : 0, gap.height > 0 ? gap.height / down : 0)
  }
}
