/// A kind of gesture, for which a policy has an answer.
public enum GestureKind: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// A press and release.
  case tap
  /// Two or more taps.
  case doubleTap
  /// A press that is held.
  case longPress
  /// A press that moves away: a scroll, or a drag of the link itself.
  case drag
  /// A pointer above, without contact.
  case hover
  /// The second button, the Menu key: a request for a menu (LP-18).
  case menuRequest
}

/// Some kinds of gestures.
public struct GestureKinds: OptionSet, BitwiseCopyable, Sendable, Hashable {
  /// The bits, one a kind.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes the set of one kind.
  public init(_ kind: GestureKind) { self.init(rawValue: 1 << kind.rawValue) }

  /// Every kind.
  public static let all = GestureKinds(rawValue: (1 << UInt8(GestureKind.allCases.count)) - 1)

  /// Returns whether a kind is among them.
  public func contains(_ kind: GestureKind) -> Bool { contains(GestureKinds(kind)) }
}
