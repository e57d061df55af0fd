import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

/// Faults that others had reported, with a text of one link in the middle of a scroll view.
@Suite struct ScrollReportTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 500, height: 200))
  let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 500, height: 200))
  let log = TestScrollView.Log()

  init() {
    var content = AttributedText("text before https://example.com/app text after")
    content.addLink(
      Link(id: LinkID(rawValue: 1), destination: "https://example.com/L1"), over: 12..<35)
    let text = TextView(frame: Rect(x: 0, y: 100, width: 500, height: 20))
    text.typeface.shaper = CellShaper(width: 10, height: 20)
    text.text = content
    text.identifier = "text"
    scroll.identifier = "scroll"
    scroll.contentSize = Size(width: 500, height: 600)
    scroll.addSubview(text)
    window.addSubview(scroll)
    window.observer = { [log] in log.lines.append($0.line) }
  }

  @Test func `report/GES-07: a scroll that rests before it ends opens nothing`() {
    window.send(.down, 235, 110, at: 0)
    window.send(.move, 235, 80, at: 0.06)
    window.send(.move, 235, 50, at: 0.16)
    window.send(.up, 235, 50, at: 0.9)
    #expect(
      log.lines == ["0.060 scroll contentOffset 0,30", "0.160 scroll contentOffset 0,60"])
  }

  @Test func `report/GES-07: nor does one that comes back to where it began`() {
    window.send(.down, 235, 110, at: 0)
    window.send(.move, 235, 80, at: 0.2)
    window.send(.move, 235, 110, at: 0.3)
    window.send(.up, 235, 110, at: 2)
    #expect(scroll.contentOffset == Point(x: 0, y: 0))
    #expect(!log.lines.contains { $0.contains("activate") || $0.contains("menu") })
  }

  @Test func `report/GES-13: a touch that turns into a scroll opens nothing, at no time`() {
    window.send(.down, 235, 110, at: 0)
    window.send(.move, 235, 70, at: 0.03)
    window.send(.up, 235, -90, at: 0.2)
    window.advance(to: 10)
    #expect(!log.lines.contains { $0.contains("text") })
    #expect(scroll.contentOffset == Point(x: 0, y: 200))
  }

  @Test func `report/GES-18: a tap recognizer around the text gets only taps that no link took`() {
    scroll.addGestureRecognizer(TapGestureRecognizer())
    window.tap(235, 110, at: 0)
    window.tap(435, 110, at: 1)
    #expect(
      log.lines == [
        "0.060 text press 0", "0.060 text activate 0 https://example.com/L1",
        "1.060 scroll tap 435,110",
      ])
  }
}
