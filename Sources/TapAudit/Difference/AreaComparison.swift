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
    let edges = (before.rows + after.rows).flatMap { [$0.top, $0.bottom] }.sorted()
    var (first, second) = (0, 0)
    for (top, bottom) in zip(edges, edges.dropFirst()) where bottom - top >= Self.tolerance {
      while first < before.rows.count, before.rows[first].bottom <= top { first += 1 }
      while second < after.rows.count, after.rows[second].bottom <= top { second += 1 }
      let one = fragments(of: before, row: first, at: top, bottom)
      let other = fragments(of: after, row: second, at: top, bottom)
      close(with: band(one, other, from: top, to: bottom))
    }
    areas += open
    areas.sort { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
  }

  private func fragments(
    of side: LinkFragments, row: Int, at top: Double, _ bottom: Double
  ) -> ArraySlice<LinkFragments.Fragment> {
    guard row < side.rows.count, side.rows[row].top < (top + bottom) / 2 else { return [] }
    return side.fragments[side.rows[row].fragments]
  }

  /// The areas of one band.
  private func band(
    _ one: ArraySlice<LinkFragments.Fragment>, _ other: ArraySlice<LinkFragments.Fragment>,
    from top: Double, to bottom: Double
  ) -> [DifferentArea] {
    var found: [DifferentArea] = []
    let edges = (one + other).flatMap { [$0.left, $0.right] }.sorted()
    var (first, second) = (one.startIndex, other.startIndex)
    for (left, right) in zip(edges, edges.dropFirst()) where right - left >= Self.tolerance {
      let middle = (left + right) / 2
      while first < one.endIndex, one[first].right <= middle { first += 1 }
      while second < other.endIndex, other[second].right <= middle { second += 1 }
      let link = first < one.endIndex && one[first].left <= middle ? one[first].link : nil
      let now = second < other.endIndex && other[second].left <= middle ? other[second].link : nil
      guard link.map({ numbersBefore[$0] }) != now.map({ numbersAfter[$0] }) else { continue }
      if let last = found.last, last.before == link, last.after == now, last.rect.maxX >= left {
        found[found.count - 1].rect.width = right - last.rect.x
      } else {
        let rect = Rect(x: left, y: top, width: right - left, height: bottom - top)
        found.append(DifferentArea(rect: rect, before: link, after: now))
      }
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
