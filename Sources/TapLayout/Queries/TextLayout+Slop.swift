extension LayoutSnapshot {
  /// The farthest that slop reaches, in points.
  static let maximalSlop = 64.0

  /// Gives a hit without a link the nearest link within the slop, where nothing forbids it.
  ///
  /// The true distance to a link's rectangles decides, so that the enlarged areas of neighbors
  /// meet in the middle; of links equally far the vertically nearer wins, then the
  /// horizontally nearer, then the one that starts first (LINK-22). Another cluster under the
  /// point vetoes (LINK-21), unless slop reaches over text.
  func reach(from point: Point, _ hit: inout Hit) {
    guard hit.region != .outside, hit.region != .notLaidOut else { return }
    if !options.slopOverText,
      hit.region == .cluster || hit.region == .inlineObject || hit.region == .truncationToken
    {
      return
    }
    let slop = min(options.slop, Self.maximalSlop)
    var best: (distance: Double, dy: Double, dx: Double, link: Int)?
    forEachLine(from: point.y - slop, to: (point.y + slop).nextUp) { place in
      let top = top(place)
      let bottom = bottom(place)
      let dy = max(top - point.y, point.y - bottom, 0)
      forEachLinkFragment(in: place) { link, left, right in
        let dx = max(left - point.x, point.x - right, 0)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance <= slop else { return }
        let candidate = (distance: distance, dy: dy, dx: dx, link: link)
        if best.map({ isNearer(candidate, $0) }) ?? true { best = candidate }
      }
    }
    hit.link = best?.link
  }

  private func isNearer(
    _ one: (distance: Double, dy: Double, dx: Double, link: Int),
    _ other: (distance: Double, dy: Double, dx: Double, link: Int)
  ) -> Bool {
    (one.distance, one.dy, one.dx, one.link) < (other.distance, other.dy, other.dx, other.link)
  }
}
