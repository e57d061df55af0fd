/// The ordinal of a grapheme cluster in a text.
public struct ClusterIndex: Hashable, Sendable, Comparable {
  /// The count of clusters before this one.
  public var rawValue: Int
  /// Makes an index from its count.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Returns whether one index comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
