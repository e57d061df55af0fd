public import TapText
import TapViews

/// How a screen shows in a tab bar: its words, its pictures and its badge.
///
/// The counterpart of `UITabBarItem`. An object, since the screen and the bar share it: what changes
/// shows at once.
///
///     let item = TabBarItem(title: "Home", icon: .symbol(.house))
///     item.badgeValue = "3"
public final class TabBarItem {
  /// A name for logs, scenes and tests.
  public var identifier: String? { didSet { changed() } }

  /// The words.
  public var title: String? { didSet { changed() } }

  /// The picture.
  public var icon: Icon? { didSet { changed() } }

  /// The picture while the item is selected; `nil` is the same.
  public var selectedIcon: Icon? { didSet { changed() } }

  /// The picture where there is little height, as on a phone held sideways; `nil` is the same.
  public var landscapeIcon: Icon? { didSet { changed() } }

  /// The text of the badge: `nil` shows none, an empty text a dot (BDG-3).
  ///
  /// Selecting the item does not remove it (BDG-1).
  public var badgeValue: String? { didSet { changed() } }

  /// The color of the badge; `nil` is that of the appearance (BDG-4).
  public var badgeColor: Color? { didSet { changed() } }

  /// Whether the item can be selected.
  public var isEnabled = true { didSet { changed() } }

  /// A number for the client's own use.
  public var tag: Int

  /// The appearance of the whole bar while the item is selected; `nil` are the bar's own (APP-2).
  public var standardAppearance: TabBarAppearance? { didSet { changed() } }

  /// The same while content is at its end behind the bar; `nil` is the bar's own.
  public var scrollEdgeAppearance: TabBarAppearance? { didSet { changed() } }

  /// What assistive technology calls it; `nil` are its words.
  public var accessibilityLabel: String?

  /// The bar that shows it.
  weak var bar: TabBar?

  /// Makes an item of its own words and pictures.
  public init(
    title: String? = nil, icon: Icon? = nil, selectedIcon: Icon? = nil, tag: Int = 0
  ) {
    self.title = title
    self.icon = icon
    self.selectedIcon = selectedIcon
    self.tag = tag
  }

  /// Makes an item that users know from elsewhere.
  public convenience init(systemItem: TabBarSystemItem, tag: Int = 0) {
    self.init(title: systemItem.title, icon: .symbol(systemItem.symbol), tag: tag)
  }

  private func changed() { bar?.itemDidChange(self) }
}
