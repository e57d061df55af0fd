import TapGTK
import TapLayout
import TapShaping
import TapText
import TapViews
import TapControls

/// The article's bar of its own width, whose selected item grows; beside it the page is touched.
final class PillPage: GalleryPage {
  private let tabs = TabBarController(tabBar: PillTabBar())

  init(_ shaper: HarfBuzzShaper) {
    super.init(name: "pill", title: "A bar of its own width")
    view.window.typefaceOverride = Typeface(shaper: shaper)
    tabs.identifier = "tabs"
    tabs.tabBar.identifier = "bar"
    let screens: [(String, String, Symbol)] = [
      ("home", "Home", .house), ("favorite", "Favorite", .heart), ("news", "News", .newspaper),
      ("profile", "Profile", .person),
    ]
    tabs.viewControllers = screens.map { name, title, symbol in
      let screen = ColumnScreen(name, "\(title)View", .white, ink: .black)
      screen.tabBarItem = TabBarItem(title: title, icon: .symbol(symbol))
      screen.view.addGestureRecognizer(TapGestureRecognizer())
      return screen
    }
    view.window.rootViewController = tabs
  }

  override var placed: View? { view.window }
}
