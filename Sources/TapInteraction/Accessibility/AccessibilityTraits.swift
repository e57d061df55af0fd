/// What assistive technology says an element is, and in which state.
///
/// | here | UIKit | AT-SPI |
/// |---|---|---|
/// | ``staticText`` | `.staticText` | role `LABEL` |
/// | ``link`` | `.link`, in the links rotor | role `LINK` |
/// | ``visited`` | the rotor of visited links | state `VISITED` |
/// | ``disabled`` | `.notEnabled` | neither `ENABLED` nor `SENSITIVE` |
/// | ``focusable`` | an element that full keyboard access reaches | state `FOCUSABLE` |
/// | ``selected`` | `.selected` | states `SELECTED` and `CHECKED` |
///
/// There is none for a selection in a text, editing or a caret: no words are ever selected (A11Y-10).
public struct AccessibilityTraits: OptionSet, BitwiseCopyable, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Words to read.
  public static let staticText = AccessibilityTraits(rawValue: 1)
  /// Something that leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 2)
  /// A link that was followed before.
  public static let visited = AccessibilityTraits(rawValue: 4)
  /// A link that does nothing at present (A11Y-9).
  public static let disabled = AccessibilityTraits(rawValue: 8)
  /// Something that keyboard focus stops at.
  public static let focusable = AccessibilityTraits(rawValue: 16)
  /// The one of several that is chosen: a segment, a tab.
  public static let selected = AccessibilityTraits(rawValue: 32)
}
