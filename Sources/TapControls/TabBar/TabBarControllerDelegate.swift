import TapViews

/// The methods by which a tab bar controller asks about selections and reports them.
///
/// The counterpart of `UITabBarControllerDelegate`.
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether the user may select a tab; asked of the selected one too, and once for each
  /// use.
  ///
  /// After a no nothing else is called and nothing changes (TAB-8). To present a screen from here
  /// is usual.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool

  /// The user selected a tab, or the selected one again.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)

  /// The selection changed, though the user did not select: code set it, or the selected tab was
  /// removed; `nil` is no tab.
  ///
  /// Called after the screen is shown. Not called for what the user selects, which
  /// ``tabBarController(_:didSelect:)`` reports.
  func tabBarController(
    _ tabBarController: TabBarController, selectionDidChange viewController: ViewController?)
}

extension TabBarControllerDelegate {
  /// Returns `true` by default.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }

  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}

  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: TabBarController, selectionDidChange viewController: ViewController?
  ) {}
}
