import TapInteraction
import TapLayout
import TapTestSupport
import TapViews
import Testing
import TapControls

/// A segmented container that is asked for something while it is at work.
@Suite struct SegmentedReentrancyTests {
  @Test func `SEG-15: taps within one turn change one after the other`() {
    let stage = TestContainer()
    _ = stage.words()
    stage.container.select(1)
    stage.container.select(0)
    #expect(
      stage.words() == ["control selectionDidChange 1"]
        + TestContainer.hide(0) + TestContainer.show(1, isNew: true)
        + ["P selectionDidChange 1", "control selectionDidChange 0"]
        + TestContainer.hide(1) + TestContainer.show(0, isNew: false)
        + ["P selectionDidChange 0"])
  }

  @Test(arguments: [
    "0 viewWillDisappear", "0 viewDidDisappear", "1 viewWillAppear", "1 viewDidAppear",
  ])
  func `SEG-15: a change that is asked for within another comes after it`(call: String) {
    let stage = TestContainer()
    _ = stage.words()
    stage.didHear = { [unowned stage] heard in
      guard heard == call else { return }
      stage.didHear = nil
      stage.container.select(2)
    }
    stage.tap(1)
    let words = stage.words()
    #expect(Array(words.prefix(1)) == ["control valueChanged 1"])
    let changes =
      TestContainer.hide(0) + TestContainer.show(1, isNew: true) + TestContainer.hide(1)
      + TestContainer.show(2, isNew: true)
    #expect(words.dropFirst().filter { !$0.contains("selectionDidChange") } == changes)
    #expect(words.contains("control selectionDidChange 2"))
    #expect(words.last == "P selectionDidChange 2")
    #expect(stage.container.currentChild?.identifier == "2")
  }

  @Test(arguments: 0..<40)
  func `SEG-15: whatever is asked for, comings and goings are balanced and never interleaved`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    let stage = TestContainer()
    let wishes = (0..<30).map { _ in random.number(below: 4) - 1 }
    var next = 0
    stage.didHear = { [unowned stage] _ in
      guard next < wishes.count, (next + seed).isMultiple(of: 3) else { return next += 1 }
      next += 1
      stage.container.select(wishes[next - 1])
    }
    for wish in wishes {
      if wish >= 0 { stage.tap(wish) } else { stage.container.select(wish) }
      #expect(stage.container.children.count <= 1)
      #expect(stage.container.view.subviews.count == stage.container.children.count)
    }
    var current: Substring?
    for line in stage.words() {
      let name = line.prefix { $0 != " " }
      guard ["0", "1", "2"].contains(name) else { continue }
      if line.hasSuffix(" willMove P") {
        #expect(current == nil, "\(line)")
        current = name
      }
      if !line.hasSuffix(" init") { #expect(current == name, "\(line)") }
      if line.hasSuffix(" didMove nil") { current = nil }
    }
  }
}
