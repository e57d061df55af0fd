import TapLayout
import TapText
import TapViews

/// The appearance of tab bar items in all their states.
///
/// The counterpart of `UITabBarItemAppearance`.
///
///     var items = TabBarItemAppearance()
///     items.normal.iconColor = gray
///     items.selected.iconColor = .black
public struct TabBarItemAppearance: Sendable, Hashable {
  /// The appearance of an item that is nothing else.
  public var normal = TabBarItemStateAppearance()
  /// The appearance of the selected item.
  public var selected = TabBarItemStateAppearance()
  /// The appearance of an item that can't be selected.
  public var disabled = TabBarItemStateAppearance()
  /// The appearance of the item with the keyboard focus.
  public var focused = TabBarItemStateAppearance()

  /// Creates an appearance that leaves every property at its default.
  public init() {}

  /// The appearance of an item in a state: what the state leaves open is as in the normal one, and
  /// what that leaves open by default (APP-4).
  ///
  /// Of several states the first of disabled, selected and focused counts.
  public func appearance(for state: TabBarItemState) -> TabBarItemStateAppearance {
    let own =
      if state.contains(.disabled) {
        disabled
      } else if state.contains(.selected) {
        selected
      } else if state.contains(.focused) {
        focused
      } else {
        normal
      }
    return own.completed(by: normal).completed(by: .standard(for: state))
  }
}

/// What a tab bar item goes through.
public struct TabBarItemState: OptionSet, BitwiseCopyable, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It was chosen.
  public static let selected = TabBarItemState(rawValue: 1)
  /// It can't be chosen.
  public static let disabled = TabBarItemState(rawValue: 2)
  /// It has the keyboard focus.
  public static let focused = TabBarItemState(rawValue: 4)
}

extension TabBarItemStateAppearance {
  /// The default appearance: the tint color if selected, else gray; a red badge.
  fileprivate static func standard(for state: TabBarItemState) -> TabBarItemStateAppearance {
    var looks = TabBarItemStateAppearance()
    let isOn = state.contains(.selected) && !state.contains(.disabled)
    let color = isOn ? Color.tint : Color.unselected
    looks.iconColor = state.contains(.disabled) ? color.faded(by: 0.5) : color
    looks.titleTextAttributes = TextAttributes()
    looks.titleTextAttributes?.foreground = looks.iconColor
    looks.badgeBackgroundColor = .badge
    looks.badgeTextAttributes = TextAttributes()
    looks.badgeTextAttributes?.foreground = .white
    looks.titlePositionAdjustment = Point(x: 0, y: 0)
    looks.badgePositionAdjustment = Point(x: 0, y: 0)
    looks.badgeTitlePositionAdjustment = Point(x: 0, y: 0)
    return looks
  }
}
