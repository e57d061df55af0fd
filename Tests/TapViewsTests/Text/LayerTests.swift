import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

/// What a text does not keep, and who is behind it.
@Suite struct LayerTests {
  private let stage = TestWindow()

  private func hold(_ x: Double, _ y: Double = 10, from start: Double) {
    stage.send(.down, x, y, at: start)
    stage.send(.up, x, y, at: start + 0.8)
  }

  private var words: [String] {
    stage.log.lines.map { line in
      line.split(separator: " ").dropFirst().filter { !$0.contains(",") }.joined(separator: " ")
    }
  }

  @Test func `a touch looks through many texts, but not through any number of them`() {
    let stage = TestWindow()
    for _ in 0..<2_000 {
      let text = TextView(frame: stage.text.frame)
      text.typeface.shaper = CellShaper(width: 10, height: 20)
      text.text = TestWindow.sentence
      stage.window.addSubview(text)
    }
    stage.tap(210, 10, at: 0)
    #expect(
      stage.log.lines.map { $0.dropFirst(6) } == [
        "- press 0", "- activate 0 https://www.google.com",
      ])
  }

  @Test func `PASS-4: the background that a text names has the long press, wherever it stands`() {
    let far = View(frame: Rect(x: 300, y: 200, width: 10, height: 10))
    far.identifier = "far"
    far.addGestureRecognizer(LongPressGestureRecognizer())
    far.addGestureRecognizer(TapGestureRecognizer())
    stage.window.addSubview(far)
    stage.text.background = far
    stage.text.policy = .linksOnlyBackgroundLongPress
    hold(210, from: 0)
    #expect(
      words == ["text press 0", "far longPress began", "text cancel 0", "far longPress ended"])
    stage.log.lines = []
    stage.tap(210, 10, at: 2)
    #expect(words == ["text press 0", "text activate 0 https://www.google.com"])
    // Off the link the text is a hole, whatever background it names.
    stage.log.lines = []
    stage.tap(100, 10, at: 4)
    #expect(words == ["background tap"])
  }

  @Test func `PASS-4: a background that is in no window counts as none`() {
    let loose = View(frame: stage.window.bounds)
    loose.addGestureRecognizer(LongPressGestureRecognizer())
    stage.text.background = loose
    stage.text.policy = .linksOnlyBackgroundLongPress
    hold(210, from: 0)
    #expect(words.contains("background longPress began"))
  }

  @Test func `a policy may send long presses to a background and taps to whatever is behind`() {
    let far = View(frame: Rect(x: 300, y: 200, width: 10, height: 10))
    far.identifier = "far"
    for recognizer in [TapGestureRecognizer(), LongPressGestureRecognizer()] {
      far.addGestureRecognizer(recognizer)
    }
    stage.window.addSubview(far)
    stage.text.background = far
    stage.text.policy[.link, .longPress] = .background
    stage.text.policy[.link, .tap] = .fallThrough
    #expect(stage.window.hitTest(Point(x: 210, y: 10)) === stage.text)
    stage.tap(210, 10, at: 0)
    #expect(words == ["background tap"])
    stage.log.lines = []
    hold(210, from: 2)
    #expect(words == ["far longPress began", "far longPress ended"])
  }

  @Test func `TAP-13: a double tap may be the background's where taps are the link's`() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.background.addGestureRecognizer(double)
    stage.text.policy[.link, .doubleTap] = .fallThrough
    stage.tap(210, 10, at: 0)
    stage.tap(210, 10, at: 0.2)
    #expect(words.contains("text activate 0 https://www.google.com"))
    #expect(words.contains("background doubleTap"))
    #expect(!words.contains("background tap"))
  }

  @Test func `TAP-11: a double tap behind a text begins anew where the second tap is far off`() {
    let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for recognizer in stage.background.gestureRecognizers { recognizer.isEnabled = false }
    stage.background.addGestureRecognizer(single)
    stage.background.addGestureRecognizer(double)
    stage.text.policy = .linksOnly
    stage.text.policy[.link, .tap] = .fallThrough
    stage.text.policy[.link, .doubleTap] = .fallThrough
    stage.tap(100, 100, at: 0)
    stage.tap(210, 10, at: 0.2)
    stage.window.advance(to: 9)
    #expect(
      stage.log.lines.filter { $0.contains("background") } == [
        "0.200 background tap 100,100", "0.610 background tap 210,10",
      ])
  }

  @Test func `two texts: where the front one is a hole the links of the other one react`() {
    let behind = TextView(frame: stage.text.frame)
    behind.identifier = "behind"
    behind.typeface.shaper = CellShaper(width: 10, height: 20)
    var text = AttributedText("this textview has a link test.")
    text.addLink(Link(id: LinkID(rawValue: 5), destination: "https://b.example"), over: 5..<24)
    behind.text = text
    stage.window.insertSubview(behind, at: 1)
    stage.tap(100, 10, at: 0)
    #expect(words == ["behind press 0", "behind activate 0 https://b.example"])
    stage.log.lines = []
    stage.tap(210, 10, at: 2)
    #expect(words == ["text press 0", "text activate 0 https://www.google.com"])

    // What the front link lets through, the link behind may take.
    stage.log.lines = []
    stage.text.policy[.link, .longPress] = .fallThrough
    hold(210, from: 4)
    #expect(
      words == [
        "text press 0", "behind press 0", "behind menu 0 https://b.example", "text cancel 0",
      ])
    stage.log.lines = []
    stage.tap(210, 10, at: 6)
    #expect(
      words == [
        "text press 0", "behind press 0", "text activate 0 https://www.google.com",
        "behind cancel 0",
      ])

    // And what both let through, the background has.
    stage.log.lines = []
    behind.policy[.link, .longPress] = .fallThrough
    hold(210, from: 8)
    #expect(
      words == [
        "text press 0", "background longPress began", "text cancel 0",
        "background longPress ended",
      ])
  }

  @Test func `a view behind speaks after the text, however deep it stands`() {
    let deep = View(frame: stage.background.bounds)
    deep.identifier = "deep"
    let room = View(frame: stage.background.bounds)
    room.addSubview(deep)
    stage.window.insertSubview(room, at: 1)
    var order: [String] = []
    let behind = ScriptedRecognizer { _ in
      order.append("behind")
      return .none
    }
    let front = ScriptedRecognizer { _ in
      order.append("front")
      return .none
    }
    deep.addGestureRecognizer(LongPressGestureRecognizer())
    stage.text.policy = .linksOnlyBackgroundLongPress
    stage.text.addGestureRecognizer(front)
    deep.addGestureRecognizer(behind)
    stage.send(.down, 210, 10, at: 0)
    stage.window.advance(to: 0.5)
    // A recognizer of no kind is nothing that a policy could pass on.
    #expect(order == ["front"])
    #expect(words == ["text press 0", "deep longPress began", "text cancel 0"])
  }

  @Test func `a text that takes plain text too keeps its taps from the background`() {
    stage.text.policy[.text, .tap] = .ignore
    stage.tap(100, 10, at: 0)
    #expect(words == [])
    hold(100, from: 1)
    #expect(words == ["background longPress began", "background longPress ended"])
    stage.log.lines = []
    stage.tap(350, 10, at: 3)
    #expect(words == ["background tap"])
  }

  @Test func `with many siblings a text is found again after it was looked through`() {
    for _ in 0..<20 {
      stage.window.insertSubview(View(frame: Rect(x: 390, y: 290, width: 5, height: 5)), at: 1)
    }
    stage.text.policy = .linksOnlyBackgroundLongPress
    for index in 0..<3 {
      stage.log.lines = []
      hold(210, from: Double(index) * 2)
      #expect(words.first == "text press 0")
      #expect(words.last == "background longPress ended")
      stage.text.frame.y += 1
      stage.text.frame.y -= 1
    }
  }

  @Test func `the wheel turns what is behind a link, too`() {
    let scroll = ScrollView(frame: stage.window.bounds)
    scroll.contentSize = Size(width: 400, height: 2_000)
    stage.window.insertSubview(scroll, at: 1)
    stage.window.send(.scroll(dx: 0, dy: 30, at: Point(x: 210, y: 10), time: 0))
    #expect(scroll.contentOffset == Point(x: 0, y: 30))
    #expect(stage.window.hitTest(Point(x: 210, y: 10)) === stage.text)
  }
}
