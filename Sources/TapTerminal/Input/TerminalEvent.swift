public import TapInteraction

/// What a user or the terminal itself sends to a program.
public enum TerminalEvent: Sendable, Hashable {
  /// A key went down, or came up where the terminal reports that.
  case key(TerminalKeyEvent)
  /// The mouse moved, or a button or the wheel did something.
  case mouse(TerminalMouseEvent)
  /// A text was pasted.
  case paste(String)
  /// The terminal got the focus of its window system, or lost it.
  case focus(Bool)
  /// The terminal answers a question of the program.
  case answer(TerminalAnswer)
}

/// A key of a terminal with what is held beside it.
public struct TerminalKeyEvent: Sendable, Hashable {
  /// A key.
  public enum Key: Sendable, Hashable {
    /// A key that types a character.
    case character(Unicode.Scalar)
    /// A key that interaction knows.
    case named(KeyEvent.Key)
    /// The key that deletes to the left.
    case backspace
    /// The key that deletes to the right.
    case delete
    /// The Insert key.
    case insert
    /// A function key, from 1.
    case function(Int)
  }

  /// The key.
  public var key: Key
  /// What is held beside it.
  public var modifiers: KeyEvent.Modifiers
  /// Whether it came up; only terminals with the protocol of kitty report that.
  public var isRelease: Bool

  /// Makes an event.
  public init(_ key: Key, modifiers: KeyEvent.Modifiers = [], isRelease: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isRelease = isRelease
  }
}

/// What the mouse did, and over which cell.
public struct TerminalMouseEvent: Sendable, Hashable {
  /// What the mouse did.
  public enum Action: Sendable, Hashable {
    /// A button went down.
    case press(Button)
    /// A button came up.
    case release(Button)
    /// The mouse moved, with a button down or none.
    case move(Button?)
    /// The wheel turned by a notch: to the right or down where positive.
    case wheel(dx: Int, dy: Int)
  }

  /// A button.
  public enum Button: Sendable, Hashable {
    /// The left button.
    case primary
    /// The wheel as a button.
    case middle
    /// The right button.
    case secondary
    /// Another one, such as Back and Forward, from 8 as X11 counts.
    case other(Int)
  }

  /// What the mouse did.
  public var action: Action
  /// The column, from 0.
  public var column: Int
  /// The row, from 0.
  public var row: Int
  /// What is held beside it.
  public var modifiers: KeyEvent.Modifiers

  /// Makes an event.
  public init(
    _ action: Action, column: Int, row: Int, modifiers: KeyEvent.Modifiers = []
  ) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

/// An answer of the terminal.
public enum TerminalAnswer: Sendable, Hashable {
  /// The color behind letters, 16 bits a part (OSC 11).
  case background(red: UInt16, green: UInt16, blue: UInt16)
  /// The color of letters, likewise (OSC 10).
  case foreground(red: UInt16, green: UInt16, blue: UInt16)
  /// The state of a DEC mode: 0 is not known, 1 set, 2 reset, 3 and 4 permanently so (DECRQM).
  case mode(Int, state: Int)
  /// The flags of the keyboard protocol of kitty.
  case keyboard(flags: Int)
  /// The attributes of the terminal, which each terminal sends (DA1).
  case attributes
}
