/// A key that went down or up.
public struct KeyEvent: BitwiseCopyable, Sendable, Hashable {
  /// The keys that interaction knows; hosts translate theirs and leave the others out.
  public enum Key: String, BitwiseCopyable, Sendable, Hashable, CaseIterable {
    /// Tab moves the focus, with Shift back.
    case tab
    /// Enter and the Enter of the keypad activate.
    case enter, keypadEnter
    /// The space bar scrolls.
    case space
    /// Escape cancels what is in progress.
    case escape
    /// The Menu key, or F10 with Shift, asks for a menu.
    case menu, f10
    /// The arrows.
    case left, right, up, down
    /// The keys that jump.
    case home, end, pageUp, pageDown
  }

  /// The keys held beside it.
  public struct Modifiers: OptionSet, BitwiseCopyable, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt, or Option.
    public static let alt = Modifiers(rawValue: 4)
    /// Command, Super, or the Windows key.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The key.
  public var key: Key
  /// The keys held beside it.
  public var modifiers: Modifiers
  /// Whether it goes down; else it comes up.
  public var isDown: Bool
  /// Whether the keyboard repeats a key that is held (KEY-3).
  public var isRepeat: Bool
  /// When, in seconds.
  public var time: Double

  /// Makes an event.
  public init(
    _ key: Key, modifiers: Modifiers = [], isDown: Bool = true, isRepeat: Bool = false,
    time: Double
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.time = time
  }
}
