/// The identity of a link: two neighbours with one destination are two links.
public struct LinkID: BitwiseCopyable, Hashable, Sendable, Codable {
  /// The number behind the identity.
  public let rawValue: UInt64

  /// Makes an identity that the caller keeps unique.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
