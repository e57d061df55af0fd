extension LayoutSnapshot {
  /// Gives a hit without a link the nearest link within the slop, where nothing forbids it.
  ///
  /// Slop never reaches beyond the bounds. Another cluster under the point vetoes (LINK-21),
  /// unless slop reaches over text.
  func reach(_ slop: HitSlop, from point: Point, _ hit: inout Hit) {
    let bounds = Rect(x: 0, y: 0, width: width, height: height)
    guard bounds.contains(point), hit.region != .notLaidOut,
      slop.reachesOverText || !hit.region.vetoesSlop
    else { return }
    let reach = min(slop.distance, HitSlop.maximumDistance)
    hit.link = nearestLink(to: point, within: reach) { _ in true }?.link
  }

  /// Returns the link whose fragments are nearest to a point, of those that `admits` accepts.
  ///
  /// The true distance to a link's rectangles decides, so that the enlarged areas of neighbors
  /// meet in the middle; of links equally far the vertically nearer wins, then the
  /// horizontally nearer, then the one that starts first (LINK-22).
  func nearestLink(
    to point: Point, within reach: Double, where admits: (Rect) -> Bool
  ) -> NearbyLink? {
    var best: (distance: Double, dy: Double, dx: Double, link: Int, rect: Rect)?
    // A point wider, so that no rounding leaves out what lies just within reach.
    let far = reach + 1
    let area = Rect(x: point.x - far, y: point.y - far, width: 2 * far, height: 2 * far)
    forEachLinkFragment(in: area) { link, rect in
      let gap = rect.gap(to: point)
      let (dx, dy, distance) = (gap.width, gap.height, gap.diagonal)
      guard distance <= reach else { return }
      if let best, (best.distance, best.dy, best.dx, best.link) <= (distance, dy, dx, link) {
        return
      }
      if admits(rect) { best = (distance, dy, dx, link, rect) }
    }
    return best.map { NearbyLink(link: $0.link, fragment: $0.rect, distance: $0.distance) }
  }
}

extension TextLayout {
  /// Returns the link nearest to a point by true distance, of those that `admits` takes.
  ///
  /// It knows nothing of vetoes or bounds; every kind of slop is built on it. `admits` receives a
  /// fragment of a link within reach.
  ///
  /// - Complexity: O(log *n* + links of the lines within reach). Allocates nothing.
  package func nearestLink(
    to point: Point, within reach: Double, where admits: (_ fragment: Rect) -> Bool
  ) -> NearbyLink? {
    snapshot.nearestLink(to: point, within: reach, where: admits)
  }
}

/// A link beside a point.
package struct NearbyLink: BitwiseCopyable, Sendable {
  /// The index of the link in the text's links.
  package var link: Int
  /// The nearest fragment of the link.
  package var fragment: Rect
  /// The distance to that fragment, in points.
  package var distance: Double
}

extension Region {
  /// Whether the region under the point prevents links from being hit by slop (LINK-21).
  package var vetoesSlop: Bool {
    self == .cluster || self == .inlineObject || self == .truncationToken
  }
}
