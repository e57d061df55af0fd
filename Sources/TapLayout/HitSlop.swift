/// How far from a link a point may be and still count for it.
///
/// A parameter of the question, not of the layout: one layout answers for a mouse and for a finger.
///
///     layout.hit(at: point, slop: HitSlop(8))
public struct HitSlop: BitwiseCopyable, Sendable, Hashable, Codable {
  /// The farthest that slop reaches, in points.
  public static let maximumDistance = 64.0

  /// The distance in points, from 0 to ``maximumDistance``; more counts as that.
  public var distance: Double

  /// Whether it reaches over text that is not a link; otherwise such text vetoes (LINK-21).
  public var reachesOverText: Bool

  /// Makes a slop of a distance in points.
  @inlinable
  public init(_ distance: Double, overText: Bool = false) {
    self.distance = distance
    reachesOverText = overText
  }

  /// None: a link reacts on its own boxes alone.
  @inlinable public static var none: HitSlop { HitSlop(0) }
}
