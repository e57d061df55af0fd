import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

// The sample of the article about the colors of a tab bar, nearly line by line.

private final class MyTabBar: TabBar {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setupView()
  }

  enum Const {
    static let backgroundColor = Color(red: 0.95, green: 0.95, blue: 0.97)
    static let tintColor = Color(red: 0.5, green: 0.5, blue: 0.5)
    static let selectedColor = Color.black
  }

  private func setupView() {
    let tabBarItemAppearance = setupTabBarItemAppearance()
    var appearance = TabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = Const.backgroundColor
    appearance.stackedLayoutAppearance = tabBarItemAppearance
    appearance.inlineLayoutAppearance = tabBarItemAppearance
    appearance.compactInlineLayoutAppearance = tabBarItemAppearance

    standardAppearance = appearance
    scrollEdgeAppearance = appearance
  }

  private func setupTabBarItemAppearance() -> TabBarItemAppearance {
    var tabBarItemAppearance = TabBarItemAppearance()
    tabBarItemAppearance.normal.iconColor = Const.tintColor
    tabBarItemAppearance.normal.titleTextAttributes = .foreground(Const.tintColor)

    tabBarItemAppearance.selected.iconColor = Const.selectedColor
    tabBarItemAppearance.selected.titleTextAttributes = .foreground(Const.selectedColor)

    return tabBarItemAppearance
  }
}

extension TextAttributes {
  fileprivate static func foreground(_ color: Color) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.foreground = color
    return attributes
  }
}

private final class FirstViewController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setupTabBar()
  }

  private func setupTabBar() {
    tabBarItem = TabBarItem(
      title: "Home", icon: .symbol(.house), selectedIcon: .symbol(.house))
  }
}

private final class SecondViewController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setupTabBar()
  }

  private func setupTabBar() {
    tabBarItem = TabBarItem(
      title: "Trash", icon: .symbol(.trash), selectedIcon: .symbol(.trash))
  }
}

@Suite struct MyTabBarTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let tabs = TabBarController(tabBar: MyTabBar())

  init() {
    tabs.viewControllers = [FirstViewController(), SecondViewController()]
    window.rootViewController = tabs
  }

  private func colors(ofItemAt index: Int) -> Set<Color> {
    var surface = RecordingSurface()
    tabs.tabBar.view(ofItemAt: index)?.render(on: &surface, visible: window.bounds)
    return surface.commands.reduce(into: []) { colors, command in
      switch command {
      case .fillPath(_, let color), .stroke(_, let color, _): colors.insert(color)
      case .text(let run): colors.insert(run.color)
      default: break
      }
    }
  }

  @Test func `APP-4: the selected item is black, and the other gray`() {
    #expect(colors(ofItemAt: 0) == [MyTabBar.Const.selectedColor])
    tabs.selectedIndex = 1
    #expect(colors(ofItemAt: 0) == [MyTabBar.Const.tintColor])
    #expect(colors(ofItemAt: 1) == [MyTabBar.Const.selectedColor])
  }

  @Test func `APP-1: at the edge of the content the bar looks the same`() {
    tabs.tabBar.isAtScrollEdge = true
    #expect(tabs.tabBar.effectiveAppearance.drawnBackground == MyTabBar.Const.backgroundColor)
    tabs.tabBar.scrollEdgeAppearance = nil
    #expect(tabs.tabBar.effectiveAppearance.drawnBackground == nil, "why the article sets both")
  }

  @Test func `TAB-24: an item that is set when the view is made is bare until its tab is visited`()
  {
    #expect(tabs.tabBar.items.map(\.title) == ["Home", nil])
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.items.map(\.title) == ["Home", "Trash"])
    #expect(tabs.tabBar.selectedIndex == 1)
  }
}
