import TapViews

/// The methods by which a tab bar reports items that the user selected.
///
/// The counterpart of `UITabBarDelegate`.
public protocol TabBarDelegate: AnyObject {
  /// Returns whether an item may be selected; asked once for each use, of the selected one too.
  func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool

  /// The user selected an item, or the selected one again.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Returns `true` by default.
  public func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool { true }

  /// Does nothing by default.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
