import TapInteraction
import TapLayout
import TapText
import TapViews
import TapControls

/// A tab bar, segments, a centered strip, a stack, a text with a link and a background together, in a
/// window, with a delegate that forbids what it is told to.
final class TestScreen {
  let window = Window(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let tabs = TabBarController()
  let segments = SegmentedControl(items: ["One", "Two", "Three"])
  let container: SegmentedContainer
  let stack = NavigationController(root: TestScreen.screen("root"))
  let strip = CenteringScrollView(frame: Rect(x: 0, y: 70, width: 375, height: 44))
  /// The tabs that there may be.
  let all: [ViewController]
  /// The identifiers of the tabs that the delegate forbids.
  var vetoes: Set<String> = []
  /// The number of screens that were presented or pushed, for their names.
  private var count = 0
  private lazy var judge = Judge(self)

  init() {
    segments.selectedSegmentIndex = 0
    container = SegmentedContainer(
      segmentedControl: segments,
      children: (0..<3).map { index in { TestScreen.screen("page\(index)") } })
    container.identifier = "container"
    stack.identifier = "stack"
    let home = Self.screen("home")
    all = [home, stack] + (0..<5).map { Self.screen("tab\($0)") }
    tabs.identifier = "tabs"
    tabs.tabBar.identifier = "bar"
    fill(home)
    tabs.viewControllers = Array(all.prefix(4))
    tabs.delegate = judge
  }

  /// A screen with a name and a background that hears of taps and long presses.
  static func screen(_ name: String) -> ViewController {
    let screen = ViewController()
    screen.identifier = name
    screen.title = name
    screen.view.addGestureRecognizer(TapGestureRecognizer())
    screen.view.addGestureRecognizer(LongPressGestureRecognizer())
    return screen
  }

  private func fill(_ home: ViewController) {
    segments.identifier = "segments"
    segments.frame = Rect(x: 16, y: 24, width: 343, height: 36)
    container.view.frame = Rect(x: 0, y: 120, width: 375, height: 400)
    let chips = View(frame: Rect(x: 0, y: 0, width: 600, height: 44))
    for index in 0..<6 {
      let chip = Button(
        title: "\(index)", frame: Rect(x: Double(index) * 100, y: 6, width: 90, height: 32))
      chip.identifier = "chip\(index)"
      chips.addSubview(chip)
    }
    strip.identifier = "strip"
    strip.setContent(chips)
    let text = TextView(frame: Rect(x: 16, y: 540, width: 343, height: 32))
    text.identifier = "text"
    text.text = AttributedText("only this link reacts")
    text.text.addLink(Link(id: LinkID(rawValue: 1), destination: "https://a.example"), over: 5..<14)
    home.view.addSubview(segments)
    home.view.addSubview(strip)
    home.view.addSubview(text)
    home.addChild(container)
    home.view.addSubview(container.view)
    container.notifyDidMove(to: home)
  }

  /// A new screen to present or push.
  func newScreen() -> ViewController {
    count += 1
    let screen = Self.screen("extra\(count)")
    screen.modalPresentationStyle = ModalPresentationStyle.allCases[count % 3]
    return screen
  }
}

/// A delegate that forbids, and that selects from within its callbacks now and then.
private final class Judge: TabBarControllerDelegate {
  private unowned let stage: TestScreen

  init(_ stage: TestScreen) { self.stage = stage }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    guard !stage.vetoes.contains(viewController.identifier ?? "") else { return false }
    viewController.tabBarItem.badgeValue = nil
    return true
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    if viewController.identifier == "tab1" { tabBarController.selectedIndex = 0 }
  }
}
