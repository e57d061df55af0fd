/// One choice of a segmented control.
public struct Segment: Sendable, Hashable {
  /// What it says.
  public var title: String
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// How wide it is, in points; 0 or less is an equal share of what the others leave.
  public var width: Double

  /// Makes a choice.
  public init(_ title: String, isEnabled: Bool = true, width: Double = 0) {
    self.title = title
    self.isEnabled = isEnabled
    self.width = width
  }
}
