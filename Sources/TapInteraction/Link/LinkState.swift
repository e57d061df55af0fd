/// The current state of a link, for its appearance and for assistive technology.
public struct LinkState: OptionSet, BitwiseCopyable, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A pointer presses it and is above it.
  public static let pressed = LinkState(rawValue: 1)
  /// A pointer is above it, without contact.
  public static let hovered = LinkState(rawValue: 2)
  /// It has the keyboard focus.
  public static let focused = LinkState(rawValue: 4)
  /// It was followed before.
  public static let visited = LinkState(rawValue: 8)
  /// It must not be followed: a link that does nothing, and is plain text to touches (LS-A6).
  public static let inert = LinkState(rawValue: 16)
}
