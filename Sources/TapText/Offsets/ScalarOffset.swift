/// An offset in Unicode scalars, as Python counts.
public struct ScalarOffset: Hashable, Sendable, Comparable {
  /// The count of scalars before the offset.
  public var rawValue: Int
  /// Makes an offset from its count.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Returns whether one offset comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
