import TapLayout

/// How far around its own boxes a link takes taps.
///
/// Nothing by default: a link reacts on its boxes alone. Fingers are blunt, so a touch screen may
/// give each link some space around it, and a page that must pass WCAG 2.5.8 may let small links
/// grow to 24 by 24. The areas of neighbors meet in the middle, and none leaves the layout.
///
///     let hit = layout.target(at: point, enlargement: .slop(8))
///     let page = layout.target(at: point, enlargement: .expandTo(24))
///     let exact = TargetEnlargement.slop(millimeters: 2, pointsPerMillimeter: 6.3)
public struct TargetEnlargement: Hashable, Sendable {
  /// What a link's area grows by.
  public enum Growth: Hashable, Sendable {
    /// Nothing.
    case none
    /// The same distance to all sides, in points.
    case slop(Double)
    /// The same distance to all sides, in millimeters on a display with a scale in points per
    /// millimeter: a finger is as wide on every display.
    case physicalSlop(millimeters: Double, pointsPerMillimeter: Double)
    /// Each fragment of the link is enlarged to a size in points, both ways, half of the difference
    /// on each side (WCAG-7).
    case expandTo(Double)
    /// Of the links within reach, the one whose touches most probably land there.
    case likelihood(TouchSpread)
  }

  /// How far an area reaches where text that is no link is under the point.
  public enum TextReach: Hashable, Sendable, CaseIterable {
    /// Not at all: a cluster, an object or a truncation token vetoes (LINK-21).
    case none
    /// Half as far as over blank space. Inside a paragraph the veto leaves links hardly any room.
    case half
    /// As far as over blank space.
    case full
  }

  /// What a link's area grows by; at most 64 points to each side count.
  public var growth: Growth
  /// How far it reaches over text.
  public var overText: TextReach

  /// Makes an enlargement.
  public init(_ growth: Growth, overText: TextReach = .none) {
    self.growth = growth
    self.overText = overText
  }
}

extension TargetEnlargement {
  /// A link reacts on its own boxes alone.
  public static let none = TargetEnlargement(.none)

  /// For fingers: 8 points, the slop of AOSP and GTK; half of it over text.
  public static let touch = slop(8, overText: .half)

  /// Grows links to all sides by a distance in points.
  public static func slop(_ points: Double, overText: TextReach = .none) -> TargetEnlargement {
    TargetEnlargement(.slop(points), overText: overText)
  }

  /// Grows links to all sides by a distance in millimeters.
  public static func slop(
    millimeters: Double, pointsPerMillimeter: Double, overText: TextReach = .none
  ) -> TargetEnlargement {
    let growth = Growth.physicalSlop(
      millimeters: millimeters, pointsPerMillimeter: pointsPerMillimeter)
    return TargetEnlargement(growth, overText: overText)
  }

  /// Gives a touch to the link, of those within reach, whose touches most probably land there.
  ///
  /// A small link beside a large one gets the touches between them that are more likely its own. A
  /// touch on a link's own boxes stays that link's, whatever is likelier.
  public static func likelihood(
    _ spread: TouchSpread, overText: TextReach = .none
  ) -> TargetEnlargement {
    TargetEnlargement(.likelihood(spread), overText: overText)
  }

  /// Enlarges each fragment of a link to a size in points; WCAG 2.5.8 requires 24.
  public static func expandTo(_ size: Double, overText: TextReach = .none) -> TargetEnlargement {
    TargetEnlargement(.expandTo(size), overText: overText)
  }
}

extension TargetEnlargement {
  /// How far the area of a fragment reaches beyond it, in points.
  struct Reach: BitwiseCopyable {
    var across: Double
    var down: Double
  }

  /// The farthest that any area reaches with this enlargement, in points, over blank space.
  var farthest: Double {
    // A wide spread on a large target reaches to the limit.
    if case .likelihood = growth { return HitSlop.maximumDistance }
    return reach(of: Rect(x: 0, y: 0, width: 0, height: 0)).across
  }

  /// How far the area of a fragment reaches, over blank space.
  func reach(of fragment: Rect) -> Reach {
    switch growth {
    case .none: Reach(across: 0, down: 0)
    case .slop(let points): Reach(uniform: points)
    case .physicalSlop(let millimeters, let scale): Reach(uniform: millimeters * scale)
    case .expandTo(let size):
      Reach(
        across: Self.sane((size - fragment.width) / 2),
        down: Self.sane((size - fragment.height) / 2))
    case .likelihood(let spread): spread.reach(of: fragment)
    }
  }

  /// The fraction of the reach that remains over a kind of region; 0 if the region vetoes.
  func share(over region: Region) -> Double {
    guard region.vetoesSlop else { return 1 }
    return switch overText {
    case .none: 0
    case .half: 0.5
    case .full: 1
    }
  }

  /// A distance between 0 and the farthest allowed; what is no number counts as 0.
  static func sane(_ distance: Double) -> Double {
    distance > 0 ? min(distance, HitSlop.maximumDistance) : 0
  }
}

extension TargetEnlargement.Reach {
  fileprivate init(uniform distance: Double) {
    across = TargetEnlargement.sane(distance)
    down = across
  }
}
