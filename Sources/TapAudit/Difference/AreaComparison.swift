import TapLayout

/// The rectangles in which two sets of link areas differ.
///
/// Both are rows of fragments from top to bottom. Every edge of a row begins a band; inside a band
/// both sides are lists of intervals, which are compared from left to right. Equal rectangles of
/// bands that touch become one.
struct AreaComparison {
  /// Edges nearer than this are the same, in points: they are sums that round.
  static let tolerance = 1.0 / 64

  private(set) var areas: [DifferentArea] = []

  private let before: LinkFragments
  private let after: LinkFragments
  /// For each link its number among the pairs, so that the same link has the same number.
  private var numbersBefore: [Int]
  private var numbersAfter: [Int]
  /// The areas that end where the next band begins, from left to right.
  private var open: [DifferentArea] = []

  /// Compares the links of two layouts.
  ///
  /// - Complexity: O(fragments of both).
  init(
    _ before: LinkFragments, _ after: LinkFragments, _ pairs: [(before: Int?, after: Int?)]
  ) {
    self.before = before
    self.after = after
    numbersBefore = Array(repeating: 0, count: pairs.count)
    numbersAfter = Array(repeating: 0, count: pairs.count)
    for (number, pair) in pairs.enumerated() {
      if let link = pair.before { numbersBefore[link] = number }
      if let link = pair.after { numbersAfter[link] = number }
    }
    compare()
  }

  private mutating func compare() {
    var (first, second) = (0, 0)
    var top = -Double.infinity
    while first < before.rows.count || second < after.rows.count {
      let one = first < before.rows.count ? before.rows[first] : nil
      let other = second < after.rows.count ? after.rows[second] : nil
      // The next edge below, of either side, ends the band.
      let bottom = min(one?.edge(below: top) ?? .infinity, other?.edge(below: top) ?? .infinity)
      if bottom - top >= Self.tolerance, top.isFinite {
        close(
          with: band(
            fragments(of: before, one, from: top, to: bottom),
            fragments(of: after, other, from: top, to: bottom), from: top, to: bottom))
      }
      top = bottom
      if let one, one.bottom <= top { first += 1 }
      if let other, other.bottom <= top { second += 1 }
    }
    areas += open
    areas.sort { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
  }

  private func fragments(
    of side: LinkFragments, _ row: LinkFragments.Row?, from top: Double, to bottom: Double
  ) -> ArraySlice<LinkFragments.Fragment> {
    guard let row, row.top <= top, row.bottom >= bottom else { return [] }
    return side.fragments[row.fragments]
  }

  /// The areas of one band.
  private func band(
    _ one: ArraySlice<LinkFragments.Fragment>, _ other: ArraySlice<LinkFragments.Fragment>,
    from top: Double, to bottom: Double
  ) -> [DifferentArea] {
    var found: [DifferentArea] = []
    var (first, second) = (one.startIndex, other.startIndex)
    var left = -Double.infinity
    while first < one.endIndex || second < other.endIndex {
      let before = first < one.endIndex ? one[first] : nil
      let after = second < other.endIndex ? other[second] : nil
      let right = min(before?.edge(after: left) ?? .infinity, after?.edge(after: left) ?? .infinity)
      let link = before.flatMap { $0.left <= left ? $0.link : nil }
      let now = after.flatMap { $0.left <= left ? $0.link : nil }
      if right - left >= Self.tolerance, left.isFinite,
        link.map({ numbersBefore[$0] }) != now.map({ numbersAfter[$0] })
      {
        if let last = found.last, last.before == link, last.after == now, last.rect.maxX >= left {
          found[found.count - 1].rect.width = right - last.rect.x
        } else {
          let rect = Rect(x: left, y: top, width: right - left, height: bottom - top)
          found.append(DifferentArea(rect: rect, before: link, after: now))
        }
      }
      left = right
      if let before, before.right <= left { first += 1 }
      if let after, after.right <= left { second += 1 }
    }
    return found
  }

  /// Joins the areas of a band with those that end where it begins.
  private mutating func close(with band: [DifferentArea]) {
    var next = band
    var index = 0
    for area in open {
      while index < next.count, next[index].rect.x < area.rect.x { index += 1 }
      if index < next.count, next[index].rect.x == area.rect.x,
        next[index].rect.width == area.rect.width, next[index].before == area.before,
        next[index].after == area.after, area.rect.maxY >= next[index].rect.y - Self.tolerance
      {
        next[index].rect = Rect(
          x: area.rect.x, y: area.rect.y, width: area.rect.width,
          height: next[index].rect.maxY - area.rect.y)
      } else {
        areas.append(area)
      }
    }
    open = next
  }
}

extension LinkFragments.Row {
  /// The next edge below a height.
  fileprivate func edge(below height: Double) -> Double { top > height ? top : bottom }
}

extension LinkFragments.Fragment {
  /// The next edge after a position.
  fileprivate func edge(after position: Double) -> Double { left > position ? left : right }
}
