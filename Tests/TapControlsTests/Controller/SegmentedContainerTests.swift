import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct SegmentedContainerTests {
  @Test func `SEG-1: at first only the screen of the chosen segment is made, and added once`() {
    let stage = TestContainer()
    let words = stage.words()
    #expect(words.filter { $0.hasSuffix("init") } == ["0 init"])
    #expect(words.count { $0 == "0 willMove P" } == 1)
    #expect(words.count { $0 == "0 didMove P" } == 1)
    #expect(stage.container.children.map(\.identifier) == ["0"])
    #expect(stage.container.childIfMade(at: 1) == nil)
  }

  @Test func `SEG-2: another segment hides the old screen, then shows the new one`() {
    let stage = TestContainer()
    _ = stage.words()
    stage.tap(1)
    #expect(
      stage.words() == ["control valueChanged 1"] + TestContainer.hide(0)
        + TestContainer.show(1, isNew: true))
    #expect(stage.container.currentChild?.identifier == "1")
  }

  @Test func `SEG-3: a screen that was shown before is neither made nor loaded again`() {
    let stage = TestContainer()
    stage.tap(1)
    _ = stage.words()
    stage.tap(0)
    #expect(
      stage.words() == ["control valueChanged 0"] + TestContainer.hide(1)
        + TestContainer.show(0, isNew: false))
  }

  @Test func `SEG-4: however often it changes each is made once and one is contained`() {
    let stage = TestContainer()
    for turn in 0..<100 {
      stage.tap(1 - turn % 2)
      #expect(stage.container.children.count == 1)
      #expect(stage.container.view.subviews.count == 1)
    }
    let words = stage.words()
    #expect(words.count { $0 == "0 init" } == 1)
    #expect(words.count { $0 == "1 init" } == 1)
    #expect(words.count { $0 == "1 viewDidLoad" } == 1)
    #expect(!words.contains("2 init"))
  }

  @Test func `SEG-5: a tap on the chosen segment does nothing`() {
    let stage = TestContainer()
    _ = stage.words()
    stage.tap(0)
    #expect(stage.words().isEmpty)
  }

  @Test func `SEG-6: an index that is set in code shows its screen once the container is told`() {
    let stage = TestContainer()
    _ = stage.words()
    stage.control.selectedSegmentIndex = 1
    #expect(stage.words() == ["control selectionDidChange 1"])
    #expect(stage.container.currentChild?.identifier == "0")
    stage.container.updateView()
    #expect(stage.words() == TestContainer.hide(0) + TestContainer.show(1, isNew: true))
  }

  @Test func `a selection in code is reported once its screen is shown, one by the user is not`() {
    let stage = TestContainer()
    var reports: [String] = []
    stage.control.onSelectionChange = { reports.append("control \($0.selectedSegmentIndex)") }
    stage.container.onSelectionChange = {
      reports.append("container \($0.currentChild?.identifier ?? "none")")
    }
    stage.container.select(1)
    stage.container.select(1)
    stage.container.select(SegmentedControl.noSegment)
    stage.tap(2)
    #expect(reports == ["control 1", "container 1", "control -1", "container none"])
  }

  @Test func `SEG-7: the container makes nothing of a momentary control`() {
    let stage = TestContainer()
    _ = stage.words()
    stage.control.isMomentary = true
    stage.tap(1)
    stage.container.updateView()
    #expect(stage.words() == ["control selectionDidChange none", "control valueChanged 1"])
    #expect(stage.container.currentChild?.identifier == "0")
  }

  @Test func `SEG-8: without a chosen segment no screen is contained`() {
    let stage = TestContainer()
    _ = stage.words()
    stage.container.select(SegmentedControl.noSegment)
    #expect(
      stage.words() == ["control selectionDidChange none"] + TestContainer.hide(0)
        + ["P selectionDidChange none"])
    #expect(stage.container.currentChild == nil)
    #expect(stage.container.children.isEmpty)
    stage.tap(0)
    #expect(stage.words().dropFirst() == TestContainer.show(0, isNew: false)[...])
    let empty = TestContainer(selected: SegmentedControl.noSegment)
    #expect(empty.words() == ["P viewDidLoad", "P viewWillAppear", "P viewDidAppear"])
  }

  @Test func `SEG-9: a screen appears within the appearing of its container`() {
    let stage = TestContainer(isShown: false)
    _ = stage.container.view
    #expect(stage.container.currentChild?.isAppeared == false)
    _ = stage.words()
    stage.show()
    #expect(
      stage.words() == [
        "P viewWillAppear", "0 viewWillAppear", "0 viewDidAppear", "P viewDidAppear",
      ])
  }

  @Test func `SEG-10: a container that goes takes the screen that shows with it, and no other`() {
    let stage = TestContainer()
    stage.tap(1)
    _ = stage.words()
    stage.window.rootViewController = nil
    #expect(
      stage.words() == [
        "P viewWillDisappear", "1 viewWillDisappear", "1 viewDidDisappear", "P viewDidDisappear",
      ])
    #expect(stage.container.currentChild?.identifier == "1")
    #expect(stage.words().isEmpty)
    // Out of sight a change tells of no coming and going.
    stage.container.select(0)
    stage.show()
    #expect(
      stage.words() == [
        "control selectionDidChange 0", "P viewWillAppear", "0 viewWillAppear", "0 viewDidAppear",
        "P viewDidAppear",
      ])
  }

  @Test func `SEG-11: the screen is as large as the container, also after that was resized`() {
    let stage = TestContainer()
    #expect(stage.container.currentChild?.view.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    stage.window.frame = Rect(x: 0, y: 0, width: 480, height: 320)
    #expect(stage.container.currentChild?.view.frame == Rect(x: 0, y: 0, width: 480, height: 320))
    stage.tap(1)
    #expect(stage.container.currentChild?.view.frame == Rect(x: 0, y: 0, width: 480, height: 320))
    stage.tap(0)
    #expect(stage.container.currentChild?.view.frame == Rect(x: 0, y: 0, width: 480, height: 320))
  }

  @Test func `SEG-12: hiding never makes a screen`() {
    let stage = TestContainer()
    for index in [2, 0, -1, 2, -1] {
      stage.container.select(index)
      #expect(stage.container.childIfMade(at: 1) == nil)
    }
    #expect(!stage.words().contains { $0.hasPrefix("1 ") })
  }

  @Test func `SEG-13: the screen that shows is not added again`() {
    let stage = TestContainer()
    _ = stage.words()
    stage.container.updateView()
    stage.container.select(0)
    #expect(stage.words().isEmpty)
    #expect(stage.container.view.subviews.count == 1)
  }

  @Test func `SEG-14: a screen that another takes is let go of first, and can be shown again`()
    throws
  {
    let stage = TestContainer()
    let other = ViewController()
    other.identifier = "Q"
    let child = try #require(stage.container.currentChild)
    _ = stage.words()
    other.addChild(child)
    #expect(stage.words() == TestContainer.hide(0))
    #expect(stage.container.currentChild == nil)
    #expect(other.children.map(\.identifier) == ["0"])
    stage.tap(1)
    #expect(stage.words().dropFirst() == TestContainer.show(1, isNew: true)[...])
    stage.tap(0)
    #expect(other.children.isEmpty)
    #expect(stage.container.currentChild === child)
  }

  @Test func `SEG-16: a memory warning drops screens out of sight only on request`() {
    let stage = TestContainer()
    stage.tap(1)
    stage.container.didReceiveMemoryWarning()
    #expect(stage.container.childIfMade(at: 0) != nil)
    stage.container.dropsHiddenChildrenOnMemoryWarning = true
    stage.container.didReceiveMemoryWarning()
    #expect(stage.container.childIfMade(at: 0) == nil)
    #expect(stage.container.currentChild?.identifier == "1")
    _ = stage.words()
    stage.tap(0)
    #expect(stage.words().dropFirst(5) == TestContainer.show(0, isNew: true)[...])
  }

  @Test func `SEG-16: a screen that is dropped is gone`() {
    let stage = TestContainer()
    weak let screen = stage.container.currentChild
    stage.container.select(SegmentedControl.noSegment)
    #expect(screen != nil)
    stage.container.dropHiddenChildren()
    #expect(screen == nil)
  }

  @Test func `assistive technology sees the segments as tabs`() throws {
    let stage = TestContainer()
    let list = try #require(stage.control.accessibilityNodes.first)
    #expect(list.role == .tabList)
    #expect(list.children.map(\.role) == [.tab, .tab, .tab])
    stage.window.send(
      .accessibility(.activate, of: nil, in: list.children[2].view, time: stage.window.time))
    #expect(stage.container.currentChild?.identifier == "2")
  }

  @Test func `a container whose view is taken out hears that it went, and so does its screen`() {
    let stage = TestContainer(isShown: false)
    stage.window.addSubview(stage.container.view)
    _ = stage.words()
    stage.container.view.removeFromSuperview()
    #expect(
      stage.words() == [
        "P viewWillDisappear", "0 viewWillDisappear", "0 viewDidDisappear", "P viewDidDisappear",
      ])
    #expect(stage.container.currentChild?.isAppeared == false)
  }
}
