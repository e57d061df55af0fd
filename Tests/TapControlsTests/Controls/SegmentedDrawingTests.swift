import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

/// What is drawn of a segmented control.
@Suite struct SegmentedDrawingTests {
  private let stage = TestSegmentedControl()

  private func commands() -> [DrawCommand] {
    var surface = RecordingSurface()
    stage.window.render(on: &surface, visible: stage.window.bounds)
    return surface.commands
  }

  /// The rectangles around the shapes that are filled with a color.
  private func areas(_ color: Color) -> [Rect] {
    commands().compactMap { command in
      switch command {
      case .fillPath(let path, color): path.bounds
      case .fill(let rect, color): rect
      default: nil
      }
    }
  }

  @Test func `the track is under all segments, and the chosen one stands out`() {
    let style = stage.control.style
    #expect(areas(style.track) == [stage.control.bounds])
    #expect(areas(style.selection) == [stage.control.rect(ofSegment: 0).inset(by: 2)])
    stage.window.tap(150, 16, at: 0)
    #expect(areas(style.selection) == [stage.control.rect(ofSegment: 1).inset(by: 2)])
    stage.control.selectedSegmentIndex = -1
    #expect(areas(style.selection).isEmpty)
  }

  @Test func `the segment that is pressed is marked as long as it is`() {
    let style = stage.control.style
    stage.window.send(.down, 250, 16, at: 0)
    #expect(areas(style.highlight) == [stage.control.rect(ofSegment: 2).inset(by: 2)])
    stage.window.send(.move, 250, 80, at: 0.1)
    #expect(areas(style.highlight).isEmpty)
  }

  @Test func `a line parts two segments that are not chosen`() {
    stage.control.style.edge = Color(red: 1, green: 0, blue: 0)
    #expect(areas(stage.control.style.edge).map(\.center.x) == [200])
    stage.control.selectedSegmentIndex = 2
    #expect(areas(stage.control.style.edge).map(\.center.x) == [100])
    stage.window.traitOverride = Traits(direction: .rightToLeft)
    #expect(areas(stage.control.style.edge).map(\.center.x) == [200])
  }

  @Test func `each word stands in the middle of its cell`() {
    stage.control.segments[1].title = "long title"
    let labels = stage.control.subviews.flatMap(\.subviews).compactMap { $0 as? Label }
    #expect(labels.map(\.text.string) == ["A", "long title", "C"])
    for (index, label) in labels.enumerated() {
      let cell = stage.control.rect(ofSegment: index)
      #expect(label.convertToRoot(label.bounds).center == cell.center)
    }
  }

  @Test func `a picture stands in place of the word, which is still read`() {
    stage.control.segments[0].icon = .symbol(.house)
    let before = commands().count
    stage.control.segments[0].icon = nil
    #expect(commands().count != before)
    stage.control.segments[0].icon = .symbol(.house)
    #expect(stage.segmentNodes[0].name == "A")
    let label = stage.control.subviews[0].subviews[0]
    #expect(label.isHidden)
  }

  @Test func `what changes is drawn anew`() {
    var isAsked = false
    stage.window.displayHandler = { isAsked = true }
    let changes: [() -> Void] = [
      { stage.control.selectedSegmentIndex = 1 }, { stage.control.segments[0].title = "other" },
      { stage.control.isEnabled = false }, { stage.control.style.title = .white },
      { stage.control.insertSegment(Segment("new"), at: 0) },
    ]
    for (index, change) in changes.enumerated() {
      _ = stage.window.takeDisplayRects()
      isAsked = false
      change()
      #expect(isAsked, "change \(index)")
    }
  }
}
