/// A direction of writing.
public enum WritingDirection: UInt8, BitwiseCopyable, Sendable, Hashable, Codable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}
