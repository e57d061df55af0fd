/// Who hears of the items of a tab bar that are selected by the user.
///
/// The counterpart of `UITabBarDelegate`.
public protocol TabBarDelegate: AnyObject {
  /// Tells whether an item may be selected; asked once for each use, of the selected one too.
  func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool

  /// The user selected an item, or the selected one again.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Yes, unless told otherwise.
  public func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool { true }

  /// Nothing, unless told otherwise.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
