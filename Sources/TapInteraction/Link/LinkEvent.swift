public import TapText

/// Who acted on a link.
public enum LinkEventSource: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// A finger, a mouse, a pen.
  case pointer
  /// The keyboard.
  case keyboard
  /// Assistive technology.
  case accessibility
}

/// Something that happened to a link.
public struct LinkEvent: BitwiseCopyable, Sendable, Hashable {
  /// What happened.
  public enum Kind: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
    /// A pointer presses it, or came back to it.
    case press
    /// The pointer that presses it slid off.
    case leave
    /// Its press was cancelled.
    case cancel
    /// It is to be followed.
    case activate
    /// Its menu is asked for.
    case menu
    /// It is lifted, to be dragged away.
    case lift
    /// A pointer is above it; without a link, above none any more.
    case hover
    /// It has the keyboard focus; without a link, none has any more.
    case focus
    /// It was pressed and released, and the user is asked whether it is to be followed.
    case confirm
  }

  /// What happened.
  public var kind: Kind
  /// The link; `nil` for a hover or focus that ended.
  public var link: LinkID?
  /// Who acted.
  public var source: LinkEventSource

  /// Makes an event.
  public init(_ kind: Kind, _ link: LinkID?, source: LinkEventSource = .pointer) {
    self.kind = kind
    self.link = link
    self.source = source
  }
}
