import TapLayout
import TapViews

/// The view of a tab bar controller: the container of the screens, which the bar covers at the
/// bottom.
final class TabBarControllerView: View {
  /// Where the screens are, over the whole view.
  let content = View()
  private weak var tabs: TabBarController?

  init(of controller: TabBarController) {
    tabs = controller
    super.init()
    addSubview(content)
    addSubview(controller.tabBar)
  }

  override var hitBounds: Rect? { bounds }

  override func layoutSubviews() {
    guard let tabs else { return }
    tabs.updateItems()
    content.frame = bounds
    let bar = tabs.tabBar
    let room = Size(width: bounds.width, height: bounds.height)
    // What the bar wants depends on what covers it where it stands.
    bar.frame = Rect(
      x: 0, y: bounds.height - TabBar.standardHeight, width: bounds.width,
      height: TabBar.standardHeight)
    let height = min(max(bar.sizeThatFits(room).height, 0), bounds.height)
    bar.frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    // The bar covers the screens, and with it what covers the bar.
    content.additionalSafeAreaInsets = Insets(bottom: max(0, height - safeAreaInsets.bottom))
    for view in content.subviews { view.frame = content.bounds }
  }
}
