public import TapLayout
public import TapText
import TapViews

/// The appearance of a tab bar item in one state; what is `nil` is as in the normal state.
///
/// The counterpart of `UITabBarItemStateAppearance`. Positions shift what is drawn, to the right and
/// down, and never what is hit (APP-8).
public struct TabBarItemStateAppearance: Sendable, Hashable {
  /// The color of a symbol.
  public var iconColor: Color?
  /// The attributes of the words.
  public var titleTextAttributes: TextAttributes?
  /// How far the words are shifted, in points.
  public var titlePositionAdjustment: Point?
  /// The color of the badge.
  public var badgeBackgroundColor: Color?
  /// The attributes of the badge text.
  public var badgeTextAttributes: TextAttributes?
  /// How far the badge is shifted, in points.
  public var badgePositionAdjustment: Point?
  /// The offset of the badge text, in points.
  public var badgeTitlePositionAdjustment: Point?

  /// Creates an appearance that leaves every property unset.
  public init() {}

  /// Returns the appearance with unset properties taken from another.
  public func completed(by other: TabBarItemStateAppearance) -> TabBarItemStateAppearance {
    var whole = self
    whole.iconColor = iconColor ?? other.iconColor
    whole.titleTextAttributes = titleTextAttributes ?? other.titleTextAttributes
    whole.titlePositionAdjustment = titlePositionAdjustment ?? other.titlePositionAdjustment
    whole.badgeBackgroundColor = badgeBackgroundColor ?? other.badgeBackgroundColor
    whole.badgeTextAttributes = badgeTextAttributes ?? other.badgeTextAttributes
    whole.badgePositionAdjustment = badgePositionAdjustment ?? other.badgePositionAdjustment
    whole.badgeTitlePositionAdjustment =
      badgeTitlePositionAdjustment ?? other.badgeTitlePositionAdjustment
    return whole
  }
}
