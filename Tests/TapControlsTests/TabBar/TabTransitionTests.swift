import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct TabTransitionTests {
  private let stage = TestTabBar()

  init() { stage.tabs.transition = .crossDissolve(duration: 0.3) }

  private func view(_ index: Int) -> View { stage.tabs.viewControllers[index].view }

  @Test func `TAB-26: screens fade into one another, and the selected one into nothing`() {
    stage.tap(item: 0)
    #expect(stage.window.nextDeadline == nil)
    stage.tap(item: 1, at: 1)
    #expect(stage.window.nextDeadline != nil)
    #expect(view(0).window != nil)
    #expect(view(1).window != nil)
    stage.window.advance(to: 1.06 + 0.3)
    #expect(stage.window.nextDeadline == nil)
    #expect(view(0).window == nil)
    #expect(view(0).alpha == 1)
    #expect(view(1).alpha == 1)
  }

  @Test func `TAB-28: both opacities follow the curve, and add up to one`() {
    stage.tap(item: 1, at: 0)
    for part in [0.25, 0.5, 0.75] {
      stage.window.advance(to: 0.06 + 0.3 * part + 1e-6)
      let frame = (0.3 * part * 60 + 1e-4).rounded(.down) / 60
      let progress = CubicTiming.easeInOut.progress(at: frame / 0.3)
      #expect(abs(view(1).alpha - progress) < 1e-9)
      #expect(abs(view(0).alpha + view(1).alpha - 1) < 1e-9)
    }
  }

  @Test func `TAB-27: while screens fade their content is not hit, and the bar is`() {
    view(0).addGestureRecognizer(TapGestureRecognizer())
    view(1).addGestureRecognizer(TapGestureRecognizer())
    stage.tap(item: 1, at: 0)
    stage.log.lines = []
    stage.send(.down, 100, 100, at: 0.1)
    stage.send(.up, 100, 100, at: 0.15)
    #expect(stage.words() == [])
    stage.tap(item: 2, at: 0.2)
    #expect(stage.tabs.selectedIndex == 2)
    #expect(view(0).window == nil, "the first change ended at once")
    #expect(view(1).window != nil)
    stage.window.advance(to: 2)
    #expect(view(1).window == nil)
    stage.tap(item: 1, at: 3)
    stage.window.advance(to: 4)
    stage.log.lines = []
    stage.send(.down, 100, 100, at: 5)
    stage.send(.up, 100, 100, at: 5.05)
    #expect(stage.words() == ["1 tap 100,100"])
  }

  @Test func `TAB-27: each screen hears of coming and going once, however fast tabs change`() {
    for (index, item) in [1, 2, 0, 1, 1, 0].enumerated() {
      stage.tap(item: item, at: Double(index) * 0.1)
    }
    stage.window.advance(to: 9)
    #expect(stage.tabs.viewControllers.map(\.isAppeared) == [true, false, false])
    for name in ["0", "1", "2"] {
      let calls = stage.log.lines.filter { $0.hasPrefix("\(name) view") && !$0.hasSuffix("Load") }
      let first = name == "0" ? 2 : 0
      for (place, call) in calls.enumerated() {
        let order = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        #expect(call == "\(name) \(order[(place + first) % 4])")
      }
    }
  }

  @Test func `a tab controller that leaves while screens fade leaves both behind`() {
    stage.tap(item: 1, at: 0)
    stage.window.rootViewController = ViewController()
    stage.window.advance(to: 9)
    #expect(stage.tabs.viewControllers.map(\.isAppeared) == [false, false, false])
    #expect(stage.window.nextDeadline == nil)
  }

  @Test func `ANI-5: where motion is reduced screens change at once`() {
    stage.window.reducesMotion = true
    stage.tap(item: 1, at: 0)
    #expect(stage.window.nextDeadline == nil)
    #expect(view(0).window == nil)
    #expect(view(1).alpha == 1)
    #expect(stage.tabs.viewControllers.map(\.isAppeared) == [false, true, false])
  }
}
