import TapGTK
import TapLayout
import TapShaping
import TapText
import TapViews
import TapControls

/// The article's colors of a tab bar: gray and black on a light gray that nothing shines through.
final class AppearancePage: GalleryPage {
  private let tabs = TabBarController()

  init(_ shaper: HarfBuzzShaper) {
    super.init(name: "appearance", title: "Colors of a tab bar")
    view.window.typefaceOverride = Typeface(shaper: shaper)
    let home = ColumnScreen("home", "Home", .white, ink: .black)
    let trash = ColumnScreen("trash", "Trash", .white, ink: .black)
    home.tabBarItem = TabBarItem(title: "Home", icon: .symbol(.house))
    trash.tabBarItem = TabBarItem(title: "Trash", icon: .symbol(.trash))
    tabs.identifier = "tabs"
    tabs.tabBar.identifier = "bar"
    var looks = TabBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = Color(red: 0.95, green: 0.95, blue: 0.97)
    var items = TabBarItemAppearance()
    items.normal.setColor(Color(red: 0.5, green: 0.5, blue: 0.5))
    items.selected.setColor(.black)
    looks.stackedLayoutAppearance = items
    looks.inlineLayoutAppearance = items
    looks.compactInlineLayoutAppearance = items
    tabs.tabBar.standardAppearance = looks
    tabs.tabBar.scrollEdgeAppearance = looks
    tabs.viewControllers = [home, trash]
    view.window.rootViewController = tabs
  }

  override var placed: View? { view.window }
}

extension TabBarItemStateAppearance {
  /// Gives picture and words a color.
  fileprivate mutating func setColor(_ color: Color) {
    iconColor = color
    titleTextAttributes = TextAttributes()
    titleTextAttributes?.foreground = color
  }
}
