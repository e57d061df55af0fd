import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct ContainmentTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  private let log = TestWindow.Log()

  init() {
    window.observer = { [log] entry in
      log.lines.append(entry.line.split(separator: " ").dropFirst().joined(separator: " "))
    }
  }

  private func words() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  private func show(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.notifyDidMove(to: parent)
  }

  @Test func `SEG-9: a child that is there already appears within its parent`() {
    let (parent, child) = (TestTabBar.screen("parent"), TestTabBar.screen("child"))
    show(child, in: parent)
    window.rootViewController = parent
    #expect(
      words() == [
        "parent viewWillAppear", "child viewWillAppear", "child viewDidAppear",
        "parent viewDidAppear",
      ])
  }

  @Test func `a child that comes to a parent in sight appears at once, between its two moves`() {
    let (parent, child) = (TestTabBar.screen("parent"), TestTabBar.screen("child"))
    window.rootViewController = parent
    log.lines = []
    show(child, in: parent)
    #expect(
      words() == [
        "child willMove parent", "child viewDidLoad", "child viewWillAppear",
        "child viewDidAppear", "child didMove parent",
      ])
    child.notifyWillMove(to: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      words() == [
        "child willMove nil", "child viewWillDisappear", "child viewDidDisappear",
        "child didMove nil",
      ])
  }

  @Test func `SEG-10: when a parent goes its visible child goes with it, and stays its child`() {
    let (parent, child) = (TestTabBar.screen("parent"), TestTabBar.screen("child"))
    let hidden = TestTabBar.screen("hidden")
    show(child, in: parent)
    parent.addChild(hidden)
    window.rootViewController = parent
    log.lines = []
    window.rootViewController = nil
    #expect(
      words() == [
        "parent viewWillDisappear", "child viewWillDisappear", "child viewDidDisappear",
        "parent viewDidDisappear",
      ])
    #expect(child.parent === parent)
    #expect(parent.children.count == 2)
  }

  @Test func `SEG-14: a child of another parent is taken from there first`() {
    let (old, new) = (TestTabBar.screen("old"), TestTabBar.screen("new"))
    let child = TestTabBar.screen("child")
    window.rootViewController = old
    show(new, in: old)
    show(child, in: old)
    log.lines = []
    show(child, in: new)
    #expect(
      words() == [
        "child willMove nil", "child viewWillDisappear", "child viewDidDisappear",
        "child didMove nil", "child willMove new", "child viewWillAppear", "child viewDidAppear",
        "child didMove new",
      ])
    #expect(old.children.map(\.identifier) == ["new"])
    new.addChild(child)
    #expect(words() == [])
  }

  @Test func `a new root appears before the old one goes`() {
    window.rootViewController = TestTabBar.screen("a")
    log.lines = []
    window.rootViewController = TestTabBar.screen("b")
    #expect(
      words() == [
        "b viewDidLoad", "b viewWillAppear", "b viewDidAppear", "a viewWillDisappear",
        "a viewDidDisappear",
      ])
    window.frame = Rect(x: 0, y: 0, width: 500, height: 400)
    #expect(window.rootViewController?.view.frame == window.bounds)
  }

  @Test func `a screen over all of the window hides the one behind it, a sheet does not`() {
    let root = TestTabBar.screen("root")
    window.rootViewController = root
    for style in ModalPresentationStyle.allCases {
      let modal = TestTabBar.screen("modal")
      modal.modalPresentationStyle = style
      root.present(modal)
      #expect(root.isAppeared == (style != .fullScreen))
      #expect(modal.isAppeared)
      #expect(window.hitTest(Point(x: 150, y: 200)) === modal.view)
      #expect(window.hitTest(Point(x: 150, y: 5)) !== root.view)
      #expect((modal.view.frame.y == 10) == (style == .pageSheet))
      modal.dismiss()
      #expect(root.isAppeared)
      #expect(modal.presentingViewController == nil)
      #expect(window.hitTest(Point(x: 150, y: 200)) === root.view)
    }
  }

  @Test func `screens over screens go from the top down`() {
    let (root, one, two) = (
      TestTabBar.screen("root"), TestTabBar.screen("one"), TestTabBar.screen("two")
    )
    window.rootViewController = root
    root.present(one)
    one.present(two)
    #expect(root.presentedViewController === one)
    #expect(one.presentedViewController === two)
    log.lines = []
    root.dismiss()
    #expect(
      words() == [
        "two viewWillDisappear", "two viewDidDisappear", "one viewWillDisappear",
        "one viewDidDisappear",
      ])
    #expect(root.presentedViewController == nil)
  }

  @Test func `what can't be presented is told in words`() {
    var words: [String] = []
    window.misuseHandler = { words.append($0) }
    let (root, modal) = (TestTabBar.screen("root"), TestTabBar.screen("modal"))
    window.rootViewController = root
    root.present(modal)
    root.present(TestTabBar.screen("another"))
    #expect(words == ["root presents something already"])
    modal.present(root)
    #expect(words.count == 2)
    root.dismiss()
    root.dismiss()
    #expect(words.count == 2)
    #expect(window.isIdle)
  }

  @Test func `KEY-2: the keyboard stays in what was presented last`() {
    let (root, modal) = (TestTabBar.screen("root"), TestTabBar.screen("modal"))
    let (behind, front) = (Button(title: "behind"), Button(title: "front"))
    root.view.addSubview(behind)
    modal.view.addSubview(front)
    window.rootViewController = root
    root.present(modal)
    #expect(window.moveFocus(forward: true))
    #expect(window.focusedView === front)
    #expect(!window.moveFocus(forward: true))
    modal.dismiss()
    #expect(window.moveFocus(forward: true))
    #expect(window.focusedView === behind)
  }

  @Test func `controllers and views that go leave nothing behind`() {
    weak var root: ViewController?
    weak var tabs: TabBarController?
    do {
      let made = TabBarController()
      made.viewControllers = (0..<7).map { TestTabBar.screen("\($0)") }
      made.transition = .crossDissolve(duration: 1)
      window.rootViewController = made
      made.selectedIndex = 5
      made.present(TestTabBar.screen("modal"))
      root = made.viewControllers[5]
      tabs = made
    }
    #expect(tabs != nil)
    window.rootViewController = nil
    window.advance(to: 5)
    #expect(tabs == nil)
    #expect(root == nil)
  }
}
