import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

// The sample of the article about tab bars and their controller, for those who know UIKit. What the
// article found by trying is what the tests expect. Constraints are frames, images are symbols, and
// what it takes from the private views of UIKit's bar is asked of the bar.

private final class FirstViewController: ViewController {
  lazy var centerLabel: Label = {
    let label = Label("First")
    label.textColor = .white
    return label
  }()

  lazy var selectSecondTabButton: Button = {
    let button = Button(title: "Select the second tab")
    button.onActivate = { [unowned self] _ in tapSelectSecondTabButton() }
    return button
  }()

  override func loadView() {
    view = CenteringView([centerLabel, selectSecondTabButton])
    view.backgroundColor = Color(red: 0, green: 0, blue: 1)
  }

  private func tapSelectSecondTabButton() { tabBarController?.selectedIndex = 1 }
}

private final class SecondViewController: ViewController {
  override func loadView() {
    view = CenteringView([Label("Second")])
    view.backgroundColor = Color(red: 0.6, green: 0.4, blue: 0.2)
  }
}

private final class ThirdViewController: ViewController {
  lazy var showBadgeButton: Button = {
    let button = Button(title: "Show a badge")
    button.onActivate = { [unowned self] _ in tapShowBadgeButton() }
    return button
  }()

  override func loadView() { view = CenteringView([Label("Third"), showBadgeButton]) }

  private func tapShowBadgeButton() {
    let tabBarItem = tabBarController?.viewControllers[0].tabBarItem
    tabBarItem?.badgeValue = "test"
    tabBarItem?.badgeColor = Color(red: 0.5, green: 0, blue: 0.5)
  }
}

private final class ModalViewController: ViewController {
  var selectThirdTab: (() -> Void)?

  lazy var selectThirdTabButton: Button = {
    let button = Button(title: "Select the third tab")
    button.onActivate = { [unowned self] _ in selectThirdTab?() }
    return button
  }()

  lazy var closeButton: Button = {
    let button = Button(title: "Close")
    button.onActivate = { [unowned self] _ in dismiss() }
    return button
  }()

  override func loadView() {
    view = CenteringView([Label("Modal"), selectThirdTabButton, closeButton])
  }
}

private final class CustomTabBar: TabBar {
  override func sizeThatFits(_ size: Size) -> Size {
    var sizeThatFits = super.sizeThatFits(size)
    sizeThatFits.height = 70
    sizeThatFits.height += safeAreaInsets.bottom
    return sizeThatFits
  }
}

private final class MainTabBarController: TabBarController, TabBarControllerDelegate {
  init() {
    // No class is swapped at run time: the controller is made with its bar.
    super.init(tabBar: CustomTabBar())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setupTab()
  }

  private func setupTab() {
    delegate = self
    // The article swaps the views itself, behind the back of the controller.
    transition = .crossDissolve(duration: 0.3)
    let firstViewController = FirstViewController()
    firstViewController.tabBarItem = TabBarItem(systemItem: .history, tag: 0)
    let secondViewController = SecondViewController()
    secondViewController.tabBarItem = TabBarItem(systemItem: .downloads, tag: 0)
    let thirdViewController = ThirdViewController()
    thirdViewController.tabBarItem = TabBarItem(systemItem: .contacts, tag: 0)
    viewControllers = [firstViewController, secondViewController, thirdViewController]
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    if viewController === tabBarController.viewControllers[1] {
      let modal = ModalViewController()
      modal.selectThirdTab = { [weak self] in
        self?.selectedIndex = 2
      }
      present(modal)
      return false
    }
    if viewController === tabBarController.viewControllers[0] {
      viewController.tabBarItem.badgeValue = nil
    }
    return true
  }

  override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    guard let index = tabBar.items.firstIndex(where: { $0 === item }) else { return }
    tabBar.bounceIcon(ofItemAt: index)
  }
}

/// Lays views out one below the other, in the middle.
private final class CenteringView: View {
  init(_ views: [View]) {
    super.init()
    for view in views { addSubview(view) }
  }

  override func layoutSubviews() {
    for (index, view) in subviews.enumerated() {
      view.frame = Rect(
        x: bounds.width / 2 - 120, y: bounds.height / 2 + Double(index) * 44 - 22, width: 240,
        height: 44)
    }
  }
}

@Suite struct MainTabBarControllerTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let tabs = MainTabBarController()

  init() { window.rootViewController = tabs }

  private func tap(_ place: Point, at time: Double) {
    window.send(.pointer(PointerEvent(.down, at: place, time: time, kind: .touch)))
    window.send(.pointer(PointerEvent(.up, at: place, time: time + 0.06, kind: .touch)))
    window.advance(to: time + 0.9)
  }

  private func tap(tab index: Int, at time: Double) {
    tap(tabs.tabBar.convertToRoot(tabs.tabBar.itemFrames[index].center), at: time)
  }

  private func tap(_ view: View, at time: Double) {
    tap(view.convertToRoot(view.bounds.center), at: time)
  }

  @Test func `TAB-24: tabs switch between screens, whose views are made when they are shown`() {
    #expect(tabs.viewControllers.map(\.isViewLoaded) == [true, false, false])
    tap(tab: 2, at: 0)
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.viewControllers.map(\.isAppeared) == [false, false, true])
  }

  @Test func `TAB-14: the second tab presents a screen instead, and stays unselected`() throws {
    tap(tab: 1, at: 0)
    #expect(tabs.selectedIndex == 0)
    let modal = try #require(tabs.presentedViewController as? ModalViewController)
    tap(modal.selectThirdTabButton, at: 1)
    #expect(tabs.selectedIndex == 2, "the tab changes behind the screen")
    #expect(tabs.presentedViewController === modal)
    tap(modal.closeButton, at: 2)
    #expect(tabs.presentedViewController == nil)
    #expect(tabs.viewControllers[2].isAppeared)
  }

  @Test func `TAB-11: code selects the second tab, and no screen is presented`() throws {
    let first = try #require(tabs.viewControllers[0] as? FirstViewController)
    tap(first.selectSecondTabButton, at: 0)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.presentedViewController == nil)
  }

  @Test func `TAB-23: the bar is as high as its class says`() {
    #expect(tabs.tabBar.frame == Rect(x: 0, y: 597, width: 375, height: 70))
    window.deviceInsets = Insets(bottom: 34)
    #expect(tabs.tabBar.frame == Rect(x: 0, y: 563, width: 375, height: 104))
  }

  @Test func `BDG-1, BDG-2: a badge stays until the delegate takes it away`() throws {
    tap(tab: 2, at: 0)
    let third = try #require(tabs.viewControllers[2] as? ThirdViewController)
    tap(third.showBadgeButton, at: 1)
    #expect(tabs.viewControllers[0].tabBarItem.badgeValue == "test")
    tap(tab: 2, at: 2)
    #expect(tabs.viewControllers[0].tabBarItem.badgeValue == "test")
    tap(tab: 0, at: 3)
    #expect(tabs.viewControllers[0].tabBarItem.badgeValue == nil)
  }

  @Test func `TAB-26, ANI-1: screens fade and the icon bounces`() {
    let place = tabs.tabBar.convertToRoot(tabs.tabBar.itemFrames[2].center)
    window.send(.pointer(PointerEvent(.down, at: place, time: 0, kind: .touch)))
    window.send(.pointer(PointerEvent(.up, at: place, time: 0.06, kind: .touch)))
    window.advance(to: 0.06 + 0.15)
    #expect(abs(tabs.tabBar.iconScale(ofItemAt: 2) - 1.290124) < 1e-5)
    #expect(tabs.viewControllers[0].view.alpha < 1)
    window.advance(to: 1)
    #expect(tabs.tabBar.iconScale(ofItemAt: 2) == 1)
    #expect(tabs.viewControllers[0].view.window == nil)
  }
}
