public import TapText
import TapViews

extension SegmentedControl {
  /// The paint of a segmented control.
  public struct Style: Sendable, Hashable {
    /// Under all segments.
    public var track = Color(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.16)
    /// Under the chosen one.
    public var selection = Color.white
    /// Around the chosen one, and between two that are not.
    public var edge = Color(red: 0, green: 0, blue: 0, alpha: 0.16)
    /// Under the one that is pressed.
    public var highlight = Color(red: 0, green: 0, blue: 0, alpha: 0.08)
    /// The outline of the segment with the keyboard focus.
    public var focusRing = Color(red: 0.1, green: 0.35, blue: 0.9)
    /// What segments say.
    public var title = Color.black
    /// What segments say that can't be chosen.
    public var disabledTitle = Color(red: 0, green: 0, blue: 0, alpha: 0.35)

    /// Makes the usual paint, for light surroundings.
    public init() {}
  }
}
