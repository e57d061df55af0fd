import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

// The sample of the article about a bar drawn with SwiftUI, its numbers computed as it does. The state
// of the view is a property, and a stack of views the order of subviews.

private enum TabbarItem: Int, CaseIterable {
  case home, favorite, news, profile

  var title: String {
    switch self {
    case .home: "Home"
    case .favorite: "Favorite"
    case .news: "News"
    case .profile: "Profile"
    }
  }

  var icon: Symbol {
    switch self {
    case .home: .house
    case .favorite: .heart
    case .news: .newspaper
    case .profile: .person
    }
  }
}

private final class ContentView: View, TabBarDelegate {
  var selectedIndex = 0 { didSet { tabView.selectedItem = tabView.items[selectedIndex] } }

  /// The hidden bar of the system, which the article's page view brings along.
  let tabView = TabBar()
  let bar = PillTabBar()
  /// Whether the page view is as narrow as the items.
  var isNarrowed = true { didSet { setNeedsLayout() } }

  override init(frame: Rect) {
    super.init(frame: frame)
    tabView.items = TabbarItem.allCases.map { _ in TabBarItem() }
    tabView.standardAppearance.configureWithTransparentBackground()
    bar.items = TabbarItem.allCases.map { TabBarItem(title: $0.title, icon: .symbol($0.icon)) }
    bar.selectedItem = bar.items[0]
    bar.onSelect = { [unowned self] in selectedIndex = $0 }
    tabView.delegate = self
    addSubview(tabView)
    addSubview(bar)
    layoutSubviews()
  }

  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    selectedIndex = tabBar.items.firstIndex { $0 === item } ?? 0
  }

  override func layoutSubviews() {
    let width = isNarrowed ? Double(80 * (TabbarItem.allCases.count - 1) + 120) : bounds.width
    let height = bar.sizeThatFits(Size(width: bounds.width, height: bounds.height)).height
    tabView.frame = Rect(
      x: (bounds.width - width) / 2, y: bounds.height - 26 - TabBar.standardHeight, width: width,
      height: TabBar.standardHeight)
    bar.frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}

@Suite struct PillContentViewTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 430, height: 932))
  private let content = ContentView(frame: Rect(x: 0, y: 0, width: 430, height: 932))

  init() { window.addSubview(content) }

  private func tap(_ x: Double, at time: Double) {
    for (phase, moment) in [(PointerEvent.Phase.down, time), (.up, time + 0.06)] {
      let event = PointerEvent(phase, at: Point(x: x, y: 880), time: moment, kind: .touch)
      window.send(.pointer(event))
    }
  }

  @Test func `SWB-4: with the width of the article the strip is covered, and without it is a trap`()
  {
    #expect(content.tabView.frame.width == 360)
    tap(425, at: 0)
    #expect(content.selectedIndex == 0)
    content.isNarrowed = false
    tap(425, at: 1)
    #expect(content.selectedIndex == 3)
  }

  @Test func `SWB-2: a tap on an item selects its page`() {
    for (time, item) in [2, 1, 3, 0].enumerated() {
      tap(content.bar.convertToRoot(content.bar.itemFrames[item].center).x, at: Double(time))
      #expect(content.selectedIndex == item)
      #expect(content.bar.itemFrames.map(\.width).firstIndex(of: 120) == item)
    }
  }
}
