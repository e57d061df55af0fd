/// The buttons of a mouse or pen that are down.
///
/// Buttons that a text has no use for, such as Back and Forward, are left out: pressing them does
/// nothing.
public struct MouseButtons: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The button that activates: the left one, unless the user has swapped them.
  public static let primary = MouseButtons(rawValue: 1)
  /// The button that asks for a menu.
  public static let secondary = MouseButtons(rawValue: 2)
  /// The wheel, as a button.
  public static let middle = MouseButtons(rawValue: 4)

  /// The buttons in the order in which presses of the same moment count.
  static let inOrder: [MouseButtons] = [.primary, .secondary, .middle]
}
