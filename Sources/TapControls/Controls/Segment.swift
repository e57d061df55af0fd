import TapViews

/// One choice of a segmented control.
public struct Segment: Sendable, Hashable {
  /// What it says, and what it is called.
  public var title: String
  /// A picture that is shown in place of the words.
  public var icon: Icon?
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// How wide it is, in points; 0 or less is an equal share of what the others leave.
  public var width: Double

  /// Makes a choice.
  public init(_ title: String, icon: Icon? = nil, isEnabled: Bool = true, width: Double = 0) {
    self.title = title
    self.icon = icon
    self.isEnabled = isEnabled
    self.width = width
  }
}
