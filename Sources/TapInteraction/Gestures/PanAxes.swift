internal import TapLayout

/// The directions in which a drag counts.
public struct PanAxes: OptionSet, BitwiseCopyable, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Left and right.
  public static let horizontal = PanAxes(rawValue: 1)
  /// Up and down.
  public static let vertical = PanAxes(rawValue: 2)
  /// Anywhere.
  public static let both: PanAxes = [.horizontal, .vertical]

  /// Leaves out of a distance what does not count.
  func part(of distance: Point) -> Point {
    Point(
      x: contains(.horizontal) ? distance.x : 0, y: contains(.vertical) ? distance.y : 0)
  }
}
