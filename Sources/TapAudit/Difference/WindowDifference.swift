import TapInteraction
public import TapLayout
import TapText
public import TapViews

/// What touches hit differently in two windows, such as two versions of a screen: links and controls
/// that appeared, vanished, moved, became too small, or lost area to a neighbor.
///
/// Views are matched by their identifiers, the links of two matched texts as ``LayoutDifference`` matches
/// them, and controls without an identifier by role and name. What is scrolled away, clipped or
/// covered counts as not there. Equal windows differ in nothing, and swapping the sides swaps what is
/// reported.
///
///     let difference = WindowDifference(from: old, to: new)
///     for area in difference.areas { print(area.rect, area.before, area.after) }
public struct WindowDifference {
  /// The targets that differ, in the order in which the first window is read, then those that appeared.
  public let targets: [TargetDifference]
  /// The targets that both windows have, those that did not change included.
  public let matches: [(before: TouchTarget, after: TouchTarget)]
  /// Where the same touch hits another target, or a target in one window only; top to bottom.
  ///
  /// Where an edge is slanted or round, rectangles of at most a point in height cover what is well
  /// within.
  public let areas: [Area]

  /// A rectangle in which every touch hits something else than before.
  public struct Area {
    /// The rectangle, in points of the window.
    public var rect: Rect
    /// The target in the first window; `nil` for none.
    public var before: TouchTarget?
    /// The target in the second window; `nil` for none.
    public var after: TouchTarget?
  }

  /// Whether nothing that can be touched differs.
  public var isEmpty: Bool { targets.isEmpty && areas.isEmpty }

  /// Compares two windows.
  ///
  /// - Parameters:
  ///   - before: The first window.
  ///   - after: The second one.
  ///   - minimumSide: Targets below this size are too small, in points; WCAG 2.5.8 by default.
  /// - Complexity: O(rows that edges cut × edges in a row).
  public init(from before: Window, to after: Window, minimumSide: Double = 24) {
    let matching = TargetMatching(before, after)
    let comparison = PatternComparison(before, after, matching)
    areas = comparison.areas
    matches = matching.pairs.compactMap { pair in
      guard let before = pair.before, let after = pair.after else { return nil }
      return (before, after)
    }
    var lost: [TouchTarget: [(target: TouchTarget, area: Double)]] = [:]
    for area in comparison.areas {
      guard let target = area.before, let neighbor = area.after else { continue }
      let size = area.rect.width * area.rect.height
      if let index = lost[target]?.firstIndex(where: { $0.target == neighbor }) {
        lost[target]?[index].area += size
      } else {
        lost[target, default: []].append((neighbor, size))
      }
    }
    targets = matching.pairs.compactMap { pair in
      TargetDifference(
        pair, comparison, (before, after), minimumSide: minimumSide,
        lost: pair.before.flatMap { lost[$0] } ?? [])
    }
  }
}

/// A link or a control that differs between two windows.
public struct TargetDifference {
  /// The target in the first window; `nil` for one that appeared.
  public let before: TouchTarget?
  /// The target in the second window; `nil` for one that vanished.
  public let after: TouchTarget?
  /// What differs.
  public let kinds: Set<LinkDifference.Kind>
  /// The visible rectangles in the first window; none where it can't be hit.
  public let rectsBefore: [Rect]
  /// The visible rectangles in the second window; none where it can't be hit.
  public let rectsAfter: [Rect]
  /// What the target lost to others of the second window, in square points.
  public let lost: [(target: TouchTarget, area: Double)]

  /// Makes a target that is where it was, for a caller that knows of another difference.
  package init(
    unchanged match: (before: TouchTarget, after: TouchTarget),
    rects: (before: [Rect], after: [Rect])
  ) {
    (before, after, kinds, lost) = (match.before, match.after, [], [])
    (rectsBefore, rectsAfter) = rects
  }

  fileprivate init?(
    _ pair: (before: TouchTarget?, after: TouchTarget?), _ comparison: PatternComparison,
    _ windows: (before: Window, after: Window), minimumSide: Double,
    lost: [(target: TouchTarget, area: Double)]
  ) {
    (before, after) = pair
    self.lost = lost
    func rects(_ target: TouchTarget?, _ known: Set<TouchTarget>, _ window: Window) -> [Rect] {
      target.map { known.contains($0) ? $0.visibleParts(in: window) : [] } ?? []
    }
    rectsBefore = rects(before, comparison.hitBefore, windows.before)
    rectsAfter = rects(after, comparison.hitAfter, windows.after)
    var kinds = LinkDifference.kinds(rectsBefore, rectsAfter, minimumSide: minimumSide)
    if let before, let after, before.destination != after.destination {
      kinds.insert(.destination)
    }
    if !lost.isEmpty { kinds.insert(.lostArea) }
    guard !kinds.isEmpty else { return nil }
    self.kinds = kinds
  }
}

extension TouchTarget {
  /// The index of the link in the text of its view; `nil` for a control.
  public var linkIndex: Int? {
    guard let link else { return nil }
    return (view as? TextView)?.layout.text.linkIndex(withID: link)
  }

  /// Where the link leads; `nil` for a control.
  var destination: String? {
    guard let text = view as? TextView, let linkIndex else { return nil }
    return text.layout.text.link(at: linkIndex).destination
  }
}

/// Which targets of two windows are the same.
private struct TargetMatching {
  private(set) var pairs: [(before: TouchTarget?, after: TouchTarget?)] = []
  /// The number of each target's pair.
  private(set) var numbersBefore: [TouchTarget: Int] = [:]
  private(set) var numbersAfter: [TouchTarget: Int] = [:]

  init(_ before: Window, _ after: Window) {
    let (first, second) = (Self.texts(of: before), Self.texts(of: after))
    var appeared: [(before: TouchTarget?, after: TouchTarget?)] = []
    for key in first.keys + second.keys.filter({ first.views[$0] == nil }) {
      let (one, other) = (first.views[key], second.views[key])
      let empty = AttributedText()
      for pair in LinkMatching(one?.layout.text ?? empty, other?.layout.text ?? empty).pairs {
        let sides = (before: Self.target(one, pair.before), after: Self.target(other, pair.after))
        if sides.before == nil { appeared.append(sides) } else { pairs.append(sides) }
      }
    }
    let (controls, others) = (Self.controls(of: before), Self.controls(of: after))
    for key in controls.keys { pairs.append((controls.views[key], others.views[key])) }
    pairs += appeared
    for key in others.keys where controls.views[key] == nil {
      pairs.append((nil, others.views[key]))
    }
    for (number, pair) in pairs.enumerated() {
      if let target = pair.before { numbersBefore[target] = number }
      if let target = pair.after { numbersAfter[target] = number }
    }
  }

  /// Views under keys that both windows give them, in order.
  private struct Keyed<Value> {
    var keys: [String] = []
    var views: [String: Value] = [:]

    mutating func add(_ value: Value, _ name: String) {
      var key = name
      var count = 1
      // The second of several with one name is matched with the second.
      while views[key] != nil {
        count += 1
        key = "\(name) \(count)"
      }
      keys.append(key)
      views[key] = value
    }
  }

  private static func texts(of window: Window) -> Keyed<TextView> {
    var found = Keyed<TextView>()
    func visit(_ view: View) {
      if let text = view as? TextView { found.add(text, text.identifier ?? "") }
      for child in view.subviews { visit(child) }
    }
    visit(window)
    return found
  }

  private static func controls(of window: Window) -> Keyed<TouchTarget> {
    var found = Keyed<TouchTarget>()
    for node in window.accessibilityNodes.flatMap(\.all) where node.isControl {
      let name = node.view.identifier.map { "id \($0)" } ?? "\(node.role.rawValue) \(node.name)"
      found.add(TouchTarget(node.view), name)
    }
    return found
  }

  private static func target(_ text: TextView?, _ link: Int?) -> TouchTarget? {
    guard let text, let link else { return nil }
    return TouchTarget(text, link: text.layout.linkID(at: link))
  }
}

/// The rectangles in which touches of two windows hit different targets.
private struct PatternComparison {
  private(set) var areas: [WindowDifference.Area] = []
  /// The targets that some touch hits.
  private(set) var hitBefore: Set<TouchTarget> = []
  private(set) var hitAfter: Set<TouchTarget> = []

  private typealias Segment = (from: Double, to: Double, target: TouchTarget)

  private static let tolerance = AreaComparison.tolerance

  init(_ before: Window, _ after: Window, _ matching: TargetMatching) {
    let area = before.bounds.union(after.bounds)
    let first = WindowPattern(before, in: area, step: 1)
    let second = WindowPattern(after, in: area, step: 1)
    var edges = first.rowEdges(in: area) + second.rowEdges(in: area)
    edges = [area.y] + edges.filter { $0 > area.y && $0 < area.maxY }.sorted() + [area.maxY]
    var open: [WindowDifference.Area] = []
    func close(_ next: [WindowDifference.Area]) {
      var next = next
      for area in open {
        let index = next.firstIndex {
          abs($0.rect.x - area.rect.x) < 1e-6 && abs($0.rect.width - area.rect.width) < 1e-6
            && $0.before == area.before && $0.after == area.after
            && $0.rect.y - area.rect.maxY < Self.tolerance
        }
        if let index {
          next[index].rect = Rect(
            x: area.rect.x, y: area.rect.y, width: area.rect.width,
            height: next[index].rect.maxY - area.rect.y)
        } else {
          areas.append(area)
        }
      }
      open = next
    }
    for (top, bottom) in zip(edges, edges.dropFirst()) where bottom - top >= Self.tolerance {
      let isEqual =
        first.hasEqualRows(from: top, to: bottom, in: area)
        && second.hasEqualRows(from: top, to: bottom, in: area)
      let slices = isEqual ? 1 : Int((bottom - top).rounded(.up))
      for slice in 0..<slices {
        let start = top + (bottom - top) * Double(slice) / Double(slices)
        let end = top + (bottom - top) * Double(slice + 1) / Double(slices)
        let rows = isEqual ? [0.5] : [0.01, 0.5, 0.99]
        let parts = rows.map { part in
          let y = start + (end - start) * part
          let (one, other) = (Self.row(of: first, y, area), Self.row(of: second, y, area))
          hitBefore.formUnion(one.map(\.target))
          hitAfter.formUnion(other.map(\.target))
          return Self.differences(one, other, matching, in: area)
        }
        // What differs in all rows of a slice differs everywhere in it.
        let common = parts.dropFirst().reduce(parts[0], Self.common)
        close(
          common.compactMap { part in
            let inset = isEqual ? 0 : 0.01 * (end - start)
            guard part.rect.width >= Self.tolerance else { return nil }
            var area = part
            area.rect.y = start + inset
            area.rect.height = end - start - 2 * inset
            return area
          })
      }
    }
    areas += open
    areas.sort { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
  }

  private static func row(of pattern: WindowPattern, _ y: Double, _ area: Rect) -> [Segment] {
    var segments: [Segment] = []
    pattern.forEachSegment(ofRow: y, in: area) { from, to, target in
      if let last = segments.last, last.target == target, last.to == from {
        segments[segments.count - 1].to = to
      } else {
        segments.append((from, to, target))
      }
    }
    return segments
  }

  /// The parts of a row that differ, as areas whose heights count nothing.
  private static func differences(
    _ one: [Segment], _ other: [Segment], _ matching: TargetMatching, in area: Rect
  ) -> [WindowDifference.Area] {
    let edges = (one + other).flatMap { [$0.from, $0.to] }.sorted()
    var found: [WindowDifference.Area] = []
    var (first, second) = (0, 0)
    for (left, right) in zip(edges, edges.dropFirst()) where left < right {
      while first < one.count, one[first].to <= left { first += 1 }
      while second < other.count, other[second].to <= left { second += 1 }
      let before = first < one.count && one[first].from <= left ? one[first].target : nil
      let after = second < other.count && other[second].from <= left ? other[second].target : nil
      let isSame =
        before.flatMap { matching.numbersBefore[$0] } == after.flatMap { matching.numbersAfter[$0] }
      guard !isSame else { continue }
      if let last = found.last, last.before == before, last.after == after, last.rect.maxX == left {
        found[found.count - 1].rect.width = right - last.rect.x
      } else {
        let rect = Rect(x: left, y: area.y, width: right - left, height: 0)
        found.append(WindowDifference.Area(rect: rect, before: before, after: after))
      }
    }
    return found
  }

  /// What two rows have in common.
  private static func common(
    _ one: [WindowDifference.Area], _ other: [WindowDifference.Area]
  ) -> [WindowDifference.Area] {
    one.flatMap { part in
      other.compactMap { candidate in
        guard candidate.before == part.before, candidate.after == part.after else { return nil }
        let left = max(part.rect.x, candidate.rect.x)
        let right = min(part.rect.maxX, candidate.rect.maxX)
        guard left < right else { return nil }
        var common = part
        common.rect = Rect(x: left, y: part.rect.y, width: right - left, height: 0)
        return common
      }
    }
  }
}
