import TapInteraction
import TapLayout
import TapTestSupport
import TapViews
import TapControls

/// A window with a tab controller, whose log tells of everything without times.
final class TestTabBar {
  let window: Window
  let tabs: TabBarController
  let log = TestWindow.Log()
  /// What the window said of mistakes.
  private(set) var misuses: [String] = []
  private let judge = TabJudge()

  /// Puts up a few screens with plain views, `tab 0` and so on, in a window of a size.
  init(
    tabs count: Int = 3, width: Double = 320, height: Double = 480, bar: TabBar = TabBar()
  ) {
    window = Window(frame: Rect(x: 0, y: 0, width: width, height: height))
    tabs = TabBarController(tabBar: bar)
    tabs.identifier = "tabs"
    bar.identifier = "bar"
    tabs.viewControllers = (0..<count).map { TestTabBar.screen("\($0)") }
    tabs.delegate = judge
    window.misuseHandler = { [unowned self] in misuses.append($0) }
    window.observer = { [log] entry in
      log.lines.append(entry.line.split(separator: " ").dropFirst().joined(separator: " "))
    }
    window.rootViewController = tabs
    log.lines = []
  }

  /// A screen with a name, which its item has too.
  static func screen(_ name: String) -> ViewController {
    let screen = ViewController()
    screen.identifier = name
    screen.title = "Tab \(name)"
    return screen
  }

  /// What the delegate answers, and what it does when it is asked or told.
  var shouldSelect: (ViewController) -> Bool {
    get { judge.shouldSelect }
    set { judge.shouldSelect = newValue }
  }

  var didSelect: (ViewController) -> Void {
    get { judge.didSelect }
    set { judge.didSelect = newValue }
  }

  var selectionDidChange: (ViewController?) -> Void {
    get { judge.selectionDidChange }
    set { judge.selectionDidChange = newValue }
  }

  /// The log since the last call.
  func words() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  /// Sends a step of a pointer.
  func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double, pointer: Int = 0
  ) {
    window.send(
      .pointer(
        PointerEvent(
          phase, pointer: PointerID(pointer), at: Point(x: x, y: y), time: time, kind: .touch)))
  }

  /// Taps the middle of an item.
  func tap(item index: Int, at time: Double = 0) {
    let bar = tabs.tabBar
    let middle = bar.convertToRoot(bar.itemFrames[index].center)
    send(.down, middle.x, middle.y, at: time)
    send(.up, middle.x, middle.y, at: time + 0.06)
  }
}

/// A delegate that does as it is told.
private final class TabJudge: TabBarControllerDelegate {
  var shouldSelect: (ViewController) -> Bool = { _ in true }
  var didSelect: (ViewController) -> Void = { _ in }
  var selectionDidChange: (ViewController?) -> Void = { _ in }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { shouldSelect(viewController) }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { didSelect(viewController) }

  func tabBarController(
    _ tabBarController: TabBarController, selectionDidChange viewController: ViewController?
  ) { selectionDidChange(viewController) }
}

extension TabBar {
  /// The index of the item whose view is hit at a point of the bar's own coordinates.
  func item(at point: Point) -> Int? {
    let hit = hitTest(point)
    return items.indices.first { view(ofItemAt: $0) === hit }
  }
}
