import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

@Suite struct TouchDeliveryTests {
  private let stage = TestArena()

  @Test func `HIT-19: a touch stays with the view that it began in`() {
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 390, 290, at: 0.1)
    stage.send(.up, 1_000, -50, at: 0.2)
    #expect(
      stage.log.lines == [
        "0.0 inner down 50,50", "0.1 inner move 390,290", "0.2 inner up 1000,-50",
      ])
  }

  @Test func `HIT-20: a sibling behind sees nothing of a touch, a superview does`() {
    let behind = View(frame: stage.inner.frame)
    let recognizer = ScriptedRecognizer { _ in .none }
    behind.addGestureRecognizer(recognizer)
    stage.outer.insertSubview(behind, at: 0)
    stage.outer.addGestureRecognizer(TapGestureRecognizer())
    stage.tap(at: 0)
    #expect(recognizer.seen.isEmpty)
    #expect(stage.words() == ["inner down", "inner cancel", "outer tap"])
  }

  @Test func `HIT-21: behind a hole the recognizers of the view there run from the start`() {
    let hole = OpenView(frame: stage.outer.bounds)
    hole.takes = { $0.x > 100 }
    stage.outer.addSubview(hole)
    stage.inner.addGestureRecognizer(LongPressGestureRecognizer())
    stage.send(.down, 50, 50, at: 0)
    stage.window.advance(to: 0.5)
    stage.send(.up, 50, 50, at: 0.6)
    #expect(
      stage.words() == [
        "inner down", "inner cancel", "inner longPress began", "inner longPress ended",
      ])
  }

  @Test func `HIT-23: a view that leaves the tree gets one cancel, and nothing after`() {
    stage.send(.down, 50, 50, at: 0)
    stage.send(.down, 60, 50, at: 0, pointer: 1)
    stage.inner.removeFromSuperview()
    stage.send(.move, 55, 50, at: 0.1)
    stage.send(.up, 55, 50, at: 0.2)
    stage.send(.up, 55, 50, at: 0.2, pointer: 1)
    #expect(stage.words() == ["inner down", "inner down", "inner cancel", "inner cancel"])
    stage.outer.addSubview(stage.inner)
    stage.tap(at: 1)
    #expect(stage.words() == ["inner down", "inner up"])
  }

  @Test func `HIT-23: with a superview the views in it leave too, and gestures are called off`() {
    stage.inner.addGestureRecognizer(LongPressGestureRecognizer())
    stage.outer.addGestureRecognizer(TapGestureRecognizer())
    stage.send(.down, 50, 50, at: 0)
    stage.window.advance(to: 0.5)
    stage.outer.removeFromSuperview()
    stage.send(.up, 50, 50, at: 0.6)
    #expect(
      stage.words() == [
        "inner down", "inner cancel", "inner longPress began", "inner longPress cancelled",
      ])
  }

  @Test func `HIT-23: a view that waits for the end of a touch gets a cancel as it leaves`() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.outer.addGestureRecognizer(double)
    stage.tap(at: 0)
    #expect(stage.words() == ["inner down"])
    stage.inner.removeFromSuperview()
    #expect(stage.words() == ["inner cancel"])
    stage.window.advance(to: 9)
    #expect(stage.words() == [])
  }

  @Test func `HIT-23: a move of the view within the tree ends its touches too`() {
    stage.send(.down, 50, 50, at: 0)
    stage.window.addSubview(stage.inner)
    stage.send(.up, 50, 50, at: 0.1)
    #expect(stage.words() == ["inner down", "inner cancel"])
  }

  @Test func `a touch goes up to the superview where a view does not take it`() {
    let label = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    stage.inner.addSubview(label)
    stage.tap(10, 10, at: 0)
    stage.send(.down, 10, 10, at: 1)
    label.removeFromSuperview()
    #expect(stage.words() == ["inner down", "inner up", "inner down", "inner cancel"])
  }

  @Test func `a pointer that goes down twice was lost in between`() {
    stage.send(.down, 50, 50, at: 0)
    stage.tap(at: 1)
    #expect(stage.words() == ["inner down", "inner cancel", "inner down", "inner up"])
  }

  @Test func `events of pointers that are not down, and of no time, are dropped`() {
    stage.send(.move, 50, 50, at: 0)
    stage.send(.up, 50, 50, at: 0)
    stage.send(.down, 50, 50, at: .nan)
    stage.send(.down, 50, 50, at: .infinity)
    stage.send(.down, .nan, 50, at: 0.1)
    #expect(stage.log.lines.isEmpty)
    stage.tap(at: 0.2)
    #expect(stage.words() == ["inner down", "inner up"])
  }

  @Test func `an event that is older than the last counts as of that time`() {
    stage.window.advance(to: 5)
    stage.tap(at: 1)
    #expect(stage.log.lines == ["5.0 inner down 50,50", "5.0 inner up 50,50"])
    #expect(stage.window.time == 5)
  }

  @Test func `GR-15: a link that is followed takes the touch from the views around its text`() {
    let text = TextView(frame: Rect(x: 0, y: 0, width: 200, height: 20))
    text.identifier = "text"
    text.typeface.shaper = CellShaper(width: 10, height: 20)
    text.text = AttributedText("link")
    text.text.addLink(Link(id: LinkID(rawValue: 1), destination: "https://a.example"), over: 0..<4)
    stage.inner.addSubview(text)
    stage.tap(10, 10, at: 0)
    #expect(
      stage.words() == [
        "text press 0", "inner down", "inner cancel", "text activate 0 https://a.example",
      ])
  }

  @Test func `a touch stays of the kind and the button that it began with`() {
    let view = KindLogger(frame: stage.inner.bounds)
    stage.inner.addSubview(view)
    let place = Point(x: 50, y: 50)
    let events: [(PointerEvent.Phase, PointerKind, PointerButton)] = [
      (.down, .pen, .secondary),
      (.move, .touch, .primary), (.up, .mouse, .middle),
    ]
    for (phase, kind, button) in events {
      stage.window.send(
        .pointer(PointerEvent(phase, at: place, time: 0, kind: kind, button: button)))
    }
    #expect(view.kinds == [.pen, .pen, .pen])
    #expect(view.buttons == [.secondary, .secondary, .secondary])
  }
}

/// A view that notes of which kind and button its touches are.
private final class KindLogger: View {
  private(set) var kinds: [PointerKind] = []
  private(set) var buttons: [PointerButton] = []

  private func note(_ touch: Touch) {
    kinds.append(touch.kind)
    buttons.append(touch.button)
  }

  override func touchesBegan(_ touch: Touch) { note(touch) }
  override func touchesMoved(_ touch: Touch) { note(touch) }
  override func touchesEnded(_ touch: Touch) { note(touch) }
}
