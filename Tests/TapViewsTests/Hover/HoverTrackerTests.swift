import TapInteraction
import TapLayout
import TapText
import TapTestSupport
import Testing

@testable import TapViews

@Suite struct HoverTrackerTests {
  private let stage = TestWindow()
  private var hover: HoverTracker { stage.window.hover }

  @Test func `a pointer over a link shows the hand, beside it the arrow`() {
    hover.move(to: Point(x: 210, y: 10), kind: .mouse)
    hover.update()
    #expect(hover.cursor == .pointer)
    hover.move(to: Point(x: 10, y: 10), kind: .mouse)
    hover.update()
    #expect(hover.cursor == .arrow)
    #expect(stage.log.lines == ["0.000 text hover 0", "0.000 text hover none"])
  }

  @Test func `it is outdated only while a pointer is above the window`() {
    hover.needsUpdate = true
    #expect(!hover.isOutdated)
    hover.move(to: Point(x: 1, y: 1), kind: .pen)
    #expect(hover.isOutdated)
    hover.update()
    #expect(!hover.isOutdated)
  }

  @Test func `recognizers get each entry, move and exit, outer views as well`() {
    var states: [GestureState] = []
    stage.background.addGestureRecognizer(HoverGestureRecognizer { states.append($0.state) })
    for x in [10.0, 20, 500] {
      hover.move(to: Point(x: x, y: 200), kind: .mouse)
      hover.update()
    }
    #expect(states == [.began, .changed, .ended])
  }

  @Test func `a view that leaves the tree is left at once, and once`() {
    var states: [GestureState] = []
    stage.background.addGestureRecognizer(HoverGestureRecognizer { states.append($0.state) })
    hover.move(to: Point(x: 10, y: 200), kind: .mouse)
    hover.update()
    hover.leave(stage.background)
    hover.leave(stage.background)
    #expect(states == [.began, .ended])
  }
}
