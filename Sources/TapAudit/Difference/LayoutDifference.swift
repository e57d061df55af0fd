import TapInteraction
public import TapLayout
import TapText

/// What two layouts answer differently: which links appeared, vanished, lead elsewhere, moved, became
/// too small or lost area to a neighbor, and at which points the same tap now hits something else.
///
/// Two versions of a text, two widths or two fonts:
///
///     let difference = LayoutDifference(from: old, to: new)
///     for area in difference.areas { print(area.rect, area.before, area.after) }
///
/// Equal layouts differ in nothing, and swapping the sides swaps what is reported.
public struct LayoutDifference: Sendable {
  /// The links that differ, in the order of the first layout, then those that appeared.
  public let links: [LinkDifference]

  /// The links of both layouts that are the same, those that did not change included.
  public let matches: [(before: Int, after: Int)]

  /// Where the same point hits another link, or a link on one side only; top to bottom.
  public let areas: [DifferentArea]

  /// Compares two layouts.
  ///
  /// - Parameters:
  ///   - before: The first layout.
  ///   - after: The second one.
  ///   - minimumSide: Links below this size are too small, in points; WCAG 2.5.8 by default.
  /// - Complexity: O(links, their text and their fragments).
  public init(from before: TextLayout, to after: TextLayout, minimumSide: Double = 24) {
    let pairs = LinkMatching(before.text, after.text).pairs
    matches = pairs.compactMap { pair in
      guard let before = pair.before, let after = pair.after else { return nil }
      return (before, after)
    }
    let (first, second) = (LinkFragments(before), LinkFragments(after))
    (fragmentsBefore, fragmentsAfter) = (first, second)
    areas = AreaComparison(first, second, pairs).areas
    var lost: [Int: [Int: Double]] = [:]
    for area in areas {
      guard let link = area.before, let neighbor = area.after else { continue }
      lost[link, default: [:]][neighbor, default: 0] += area.rect.width * area.rect.height
    }
    links = pairs.compactMap { pair in
      LinkDifference(
        pair, first, second, before.text, after.text, minimumSide: minimumSide,
        lost: pair.before.flatMap { lost[$0] } ?? [:])
    }
  }

  /// The rectangles of a link that is the same in both layouts.
  public func rects(ofMatch match: (before: Int, after: Int)) -> (before: [Rect], after: [Rect]) {
    (fragmentsBefore.rects(ofLink: match.before), fragmentsAfter.rects(ofLink: match.after))
  }

  private let fragmentsBefore: LinkFragments
  private let fragmentsAfter: LinkFragments

  /// Whether nothing that can be tapped differs.
  public var isEmpty: Bool { links.isEmpty && areas.isEmpty }
}

/// A link that differs between two layouts.
public struct LinkDifference: Sendable, Hashable {
  /// The index among the first text's links; `nil` for a link that appeared.
  public let before: Int?
  /// The index among the second text's links; `nil` for one that vanished.
  public let after: Int?
  /// What differs.
  public let kinds: Set<Kind>
  /// The rectangles in the first layout.
  public let rectsBefore: [Rect]
  /// The rectangles in the second layout.
  public let rectsAfter: [Rect]
  /// What the link lost to other links, in square points, by their index in the second text.
  public let lost: [Int: Double]

  /// A way in which a link differs.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The second text alone has it, or shows it.
    case appeared
    /// The first text alone has it, or shows it.
    case vanished
    /// It leads elsewhere.
    case destination
    /// Its rectangles are elsewhere, or of another size.
    case moved
    /// It fell below the smallest size of a target.
    case shrank
    /// A part of its area belongs to another link now.
    case lostArea
  }

  /// Makes a link that is where it was, for a caller that knows of another difference.
  public init(unchanged before: Int, _ after: Int, _ rects: (before: [Rect], after: [Rect])) {
    (self.before, self.after) = (before, after)
    kinds = []
    (rectsBefore, rectsAfter) = rects
    lost = [:]
  }

  fileprivate init?(
    _ pair: (before: Int?, after: Int?), _ first: LinkFragments, _ second: LinkFragments,
    _ textBefore: AttributedText, _ textAfter: AttributedText, minimumSide: Double,
    lost: [Int: Double]
  ) {
    before = pair.before
    after = pair.after
    rectsBefore = pair.before.map { first.rects(ofLink: $0) } ?? []
    rectsAfter = pair.after.map { second.rects(ofLink: $0) } ?? []
    self.lost = lost
    var kinds: Set<Kind> = []
    let wasShown = pair.before != nil && !rectsBefore.isEmpty
    let isShown = pair.after != nil && !rectsAfter.isEmpty
    switch (wasShown, isShown) {
    case (false, false): break
    case (false, true): kinds.insert(.appeared)
    case (true, false): kinds.insert(.vanished)
    case (true, true):
      if !Self.areSame(rectsBefore, rectsAfter) { kinds.insert(.moved) }
      if Self.smallestSide(rectsBefore) >= minimumSide, Self.smallestSide(rectsAfter) < minimumSide
      {
        kinds.insert(.shrank)
      }
    }
    if let before = pair.before, let after = pair.after,
      textBefore.link(at: before).destination != textAfter.link(at: after).destination
    {
      kinds.insert(.destination)
    }
    if !lost.isEmpty { kinds.insert(.lostArea) }
    guard !kinds.isEmpty else { return nil }
    self.kinds = kinds
  }

  private static func areSame(_ one: [Rect], _ other: [Rect]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { one, other in
        abs(one.x - other.x) < AreaComparison.tolerance
          && abs(one.y - other.y) < AreaComparison.tolerance
          && abs(one.maxX - other.maxX) < AreaComparison.tolerance
          && abs(one.maxY - other.maxY) < AreaComparison.tolerance
      }
  }

  /// The smallest side of the largest fragment, which is the one that people aim at.
  private static func smallestSide(_ rects: [Rect]) -> Double {
    let largest = rects.max { $0.width * $0.height < $1.width * $1.height }
    return largest.map { min($0.width, $0.height) } ?? 0
  }
}

/// A rectangle in which every point hits something else than before.
public struct DifferentArea: Sendable, Hashable {
  /// The rectangle, in points.
  public var rect: Rect
  /// The link in the first layout; `nil` for none.
  public var before: Int?
  /// The link in the second layout; `nil` for none.
  public var after: Int?

  /// Makes an area.
  public init(rect: Rect, before: Int?, after: Int?) {
    self.rect = rect
    self.before = before
    self.after = after
  }
}
