/// An offset in UTF-16 code units, as Foundation, Java and JavaScript count.
public struct UTF16Offset: Hashable, Sendable, Comparable {
  /// The count of UTF-16 code units before the offset.
  public var rawValue: Int
  /// Makes an offset from its count.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Returns whether one offset comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// An offset in Unicode scalars, as Python counts.
public struct ScalarOffset: Hashable, Sendable, Comparable {
  /// The count of scalars before the offset.
  public var rawValue: Int
  /// Makes an offset from its count.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Returns whether one offset comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The ordinal of a grapheme cluster in a text.
public struct ClusterIndex: Hashable, Sendable, Comparable {
  /// The count of clusters before this one.
  public var rawValue: Int
  /// Makes an index from its count.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Returns whether one index comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
