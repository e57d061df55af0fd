import TapDraw
import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

/// How far a finger may wander on a link is measured where the finger is: in the window.
@Suite struct LinkSlopTests {
  let stage = TestScrollView()
  var window: Window { stage.window }
  private var activations: Int { stage.log.lines.count { $0.contains("activate") } }

  @Test func `SCR-8: content that scrolls away below a finger that rests is not activated`() {
    window.send(.down, 100, 10, at: 0)
    window.advance(to: 0.15)
    stage.scroll.contentOffset = Point(x: 0, y: 20)
    window.send(.up, 100, 10, at: 0.2)
    #expect(activations == 0)
    #expect(stage.log.lines.last == "0.200 text leave 0")
  }

  @Test func `SCR-8: a link that moved below a finger that rests and is still there is activated`()
  {
    stage.scroll.contentSize.width = 500
    window.send(.down, 100, 10, at: 0)
    stage.scroll.contentOffset = Point(x: 40, y: 0)
    window.send(.up, 100, 10, at: 0.2)
    #expect(activations == 1)
  }

  @Test func `SCR-8: a link that comes back below the finger is activated`() {
    window.send(.down, 100, 10, at: 0)
    stage.scroll.contentOffset = Point(x: 0, y: 100)
    window.send(.move, 101, 10, at: 0.1)
    stage.scroll.contentOffset = Point(x: 0, y: 0)
    window.send(.up, 101, 10, at: 0.2)
    #expect(activations == 1)
  }

  @Test func `SCR-8: no long press of a link that scrolled away, though no finger moved`() {
    window.send(.down, 100, 10, at: 0)
    stage.scroll.contentOffset = Point(x: 0, y: 20)
    window.advance(to: 2)
    window.send(.up, 100, 10, at: 2)
    #expect(!stage.log.lines.contains { $0.contains("menu") || $0.contains("activate") })
  }

  @Test(arguments: [0.25, 1, 4])
  func `the slop of a link is in points of the window, however its text is scaled`(scale: Double) {
    let text = stage.text
    text.removeFromSuperview()
    text.anchorPoint = Point(x: 0, y: 0)
    text.transform = .scale(x: scale, y: scale)
    text.center = Point(x: 0, y: 0)
    window.addSubview(text)
    for (distance, isTap) in [(9.5, true), (10.5, false)] {
      let start = text.convertToRoot(Point(x: 85, y: 10))
      // Across, a link is wide enough at each scale for a tap, but not for a drag of it.
      let dx = min(distance, 60 * scale)
      let dy = (distance * distance - dx * dx).squareRoot()
      guard dy < 9 * scale || !isTap else { continue }
      let time = window.time + 1
      stage.log.lines = []
      window.send(.down, start.x, start.y, at: time)
      window.send(.move, start.x + dx, start.y + dy, at: time + 0.1)
      window.send(.up, start.x + dx, start.y + dy, at: time + 0.2)
      #expect(activations == (isTap ? 1 : 0))
    }
  }
}
