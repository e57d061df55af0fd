/// A measurer of text. (Provisional.)
public protocol Shaper: Sendable {}

/// A shaper that needs no font: each cluster is 0, 1 or 2 cells wide.
public struct CellShaper: Shaper, Hashable {
  /// The width of a cell, in points.
  public var width: Double
  /// The height of a cell, in points.
  public var height: Double
  /// The cells of a character of ambiguous width: 1, or 2 as in East Asian terminals.
  public var ambiguousWidth: Int

  /// Makes a shaper with cells of a size.
  public init(width: Double = 8, height: Double = 16, ambiguousWidth: Int = 1) {
    self.width = width
    self.height = height
    self.ambiguousWidth = ambiguousWidth
  }
}
