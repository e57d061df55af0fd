import TapGTK
import TapLayout
import TapShaping
import TapText
import TapViews
import TapControls

/// The article's tabs: a bar of 70 points, a tab that presents a screen instead, a badge, screens that
/// fade and icons that bounce.
final class TabsPage: GalleryPage {
  private let tabs = BouncingTabBarController()
  private let presentation = PresentingDelegate()

  init(_ shaper: HarfBuzzShaper) {
    super.init(name: "tabs", title: "Tabs")
    view.window.typefaceOverride = Typeface(shaper: shaper)
    let first = ColumnScreen("first", "First", Color(red: 0.2, green: 0.3, blue: 0.9))
    let second = ColumnScreen("second", "Second", Color(red: 0.55, green: 0.4, blue: 0.25))
    let third = ColumnScreen("third", "Third", Color(red: 0.15, green: 0.5, blue: 0.3))
    first.add("Select the second tab") { [tabs] in tabs.selectedIndex = 1 }
    third.add("Show a badge") { [first] in
      first.tabBarItem.badgeValue = "test"
      first.tabBarItem.badgeColor = Color(red: 0.5, green: 0, blue: 0.5)
    }
    first.tabBarItem = TabBarItem(systemItem: .history)
    second.tabBarItem = TabBarItem(systemItem: .downloads)
    third.tabBarItem = TabBarItem(systemItem: .contacts)
    tabs.identifier = "tabs"
    tabs.tabBar.identifier = "bar"
    tabs.transition = .crossDissolve(duration: 0.3)
    tabs.delegate = presentation
    tabs.viewControllers = [first, second, third]
    view.window.rootViewController = tabs
  }

  override var placed: View? { view.window }
}

/// A bar of a height of its own.
private final class TallTabBar: TabBar {
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: 70 + safeAreaInsets.bottom)
  }
}

/// A tab controller whose icons bounce.
private final class BouncingTabBarController: TabBarController {
  init() { super.init(tabBar: TallTabBar()) }

  override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    guard let index = tabBar.items.firstIndex(where: { $0 === item }) else { return }
    tabBar.bounceIcon(ofItemAt: index)
  }
}

/// Presents a screen for the second tab, and takes the badge of the first away.
private final class PresentingDelegate: TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    let tabs = tabBarController.viewControllers
    if viewController === tabs[1] {
      tabBarController.present(modal(over: tabBarController))
      return false
    }
    if viewController === tabs[0] { viewController.tabBarItem.badgeValue = nil }
    return true
  }

  private func modal(over tabs: TabBarController) -> ViewController {
    let modal = ColumnScreen("modal", "Modal", Color(red: 0.3, green: 0.3, blue: 0.33))
    modal.add("Select the third tab") { [weak tabs] in tabs?.selectedIndex = 2 }
    modal.add("Close") { [weak modal] in modal?.dismiss() }
    return modal
  }
}
