import TapInteraction
import TapLayout

/// The links of a layout as a policy enlarges them.
///
/// A row is cut where a fragment of a link, its enlarged area or a box of the text begins or ends.
/// Between two cuts the same fragments may win, and which does is found by halving: the value that a
/// fragment wins by rises to one maximum and falls, so its values at both ends and at the maximum bound
/// it. `TextLayout.target(at:enlargement:)` says who wins in the end.
struct LinkPattern: TouchPattern {
  let layout: TextLayout
  let enlargement: TargetEnlargement

  /// What a touch hits.
  enum Target: Hashable {
    /// A link, by its index.
    case link(Int)
    /// No link.
    case background(Region)
  }

  private typealias Fragment = (link: Int, rect: Rect)

  /// Where two links meet is found to this many points.
  private static let resolution = 1e-9

  private func fragments(in area: Rect) -> [Fragment] {
    var fragments: [Fragment] = []
    let far = enlargement.farthest
    let around = Rect(
      x: area.x - far, y: area.y - far, width: area.width + 2 * far, height: area.height + 2 * far)
    layout.forEachLinkFragment(in: around) { fragments.append(($0, $1)) }
    return fragments
  }

  func rowEdges(in area: Rect) -> [Double] {
    var edges = [layout.bounds.y, layout.bounds.maxY]
    for fragment in fragments(in: area) {
      let rect = fragment.rect
      edges += [rect.y, rect.maxY]
      let down = enlargement.reach(of: rect).down
      for share in shares { edges += [rect.y - down * share, rect.maxY + down * share] }
    }
    for index in layout.lines(in: area) {
      let rect = layout.line(at: index).rect
      edges += [rect.y, rect.maxY]
    }
    return edges
  }

  /// The parts of the reach that remain over blank space and over text.
  private var shares: [Double] { enlargement.overText == .half ? [1, 0.5] : [1] }

  func hasEqualRows(from top: Double, to bottom: Double, in area: Rect) -> Bool {
    if case .none = enlargement.growth { return true }
    let row = Rect(x: area.x, y: top, width: area.width, height: bottom - top)
    return fragments(in: row).isEmpty
  }

  func forEachSegment(ofRow y: Double, in area: Rect, _ body: (Double, Double, Target) -> Void) {
    let row = Rect(x: area.x, y: y, width: area.width, height: 0)
    let fragments = fragments(in: row)
    let edges = cuts(ofRow: y, in: area, fragments)
    for (left, right) in zip(edges, edges.dropFirst()) where left < right {
      let middle = Point(x: (left + right) / 2, y: y)
      let hit = layout.hit(at: middle)
      if let link = hit.link {
        body(left, right, .link(link))
        continue
      }
      let share = enlargement.share(over: hit.region)
      guard share > 0, let winner = layout.target(at: middle, enlargement: enlargement) else {
        body(left, right, .background(hit.region))
        continue
      }
      let rivals = fragments.filter {
        enlargement.closeness(of: middle, to: $0.rect, share: share) != nil
      }
      guard rivals.contains(where: { $0.link != winner.link }) else {
        body(left, right, .link(winner.link))
        continue
      }
      var steps = 512
      divide(from: left, to: right, y, rivals, &steps, body)
    }
  }

  /// Passes on who wins from one position to another, where the same rivals take part all along.
  private func divide(
    from left: Double, to right: Double, _ y: Double, _ rivals: [Fragment], _ steps: inout Int,
    _ body: (Double, Double, Target) -> Void
  ) {
    steps -= 1
    let bounds = rivals.map { value(of: $0.rect, from: left, to: right, y: y) }
    let best = bounds.map(\.low).max() ?? 0
    let contenders = rivals.indices.filter { bounds[$0].high >= best }
    let isDecided = contenders.allSatisfy { rivals[$0].link == rivals[contenders[0]].link }
    guard !isDecided, right - left > Self.resolution, steps > 0 else {
      let middle = Point(x: (left + right) / 2, y: y)
      let winner = layout.target(at: middle, enlargement: enlargement)
      body(left, right, winner.map { .link($0.link) } ?? .background(layout.hit(at: middle).region))
      return
    }
    let open = contenders.map { rivals[$0] }
    let middle = (left + right) / 2
    divide(from: left, to: middle, y, open, &steps, body)
    divide(from: middle, to: right, y, open, &steps, body)
  }

  /// The least and the greatest value of a fragment on a part of a row; the greatest one wins.
  private func value(
    of fragment: Rect, from left: Double, to right: Double, y: Double
  ) -> (low: Double, high: Double) {
    func value(at x: Double) -> Double {
      let point = Point(x: x, y: y)
      if case .likelihood(let spread) = enlargement.growth {
        return spread.density(at: point, of: fragment)
      }
      return -fragment.gap(to: point).diagonal
    }
    var peak = fragment.center.x
    if case .likelihood(let spread) = enlargement.growth { peak += spread.offset.width }
    return (
      min(value(at: left), value(at: right)), value(at: min(max(peak, left), right))
    )
  }

  /// Where a row may change, ascending.
  private func cuts(ofRow y: Double, in area: Rect, _ fragments: [Fragment]) -> [Double] {
    var edges = [layout.bounds.x, layout.bounds.maxX]
    for (_, rect) in fragments {
      edges += [rect.x, rect.maxX]
      for share in shares {
        let across = reach(across: rect, y: y, share: share)
        if across > 0 { edges += [rect.x - across, rect.maxX + across] }
      }
    }
    for index in layout.lines(in: Rect(x: area.x, y: y, width: area.width, height: 1e-9)) {
      layout.forEachBox(inLine: index) { edges += [$0.minX, $0.maxX] }
    }
    edges = edges.filter { $0 > area.x && $0 < area.maxX }
    return ([area.x, area.maxX] + edges).sorted()
  }

  /// How far the area of a fragment reaches to the sides at a height.
  private func reach(across rect: Rect, y: Double, share: Double) -> Double {
    let reach = enlargement.reach(of: rect)
    switch enlargement.growth {
    case .expandTo, .likelihood: return reach.across * share
    case .none, .slop, .physicalSlop:
      let (far, gap) = (reach.across * share, max(rect.y - y, y - rect.maxY, 0))
      return gap < far ? (far * far - gap * gap).squareRoot() : 0
    }
  }
}
