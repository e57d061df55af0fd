import TapDraw
import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

@Suite struct PanGestureRecognizerTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let log = TestScrollView.Log()

  init() {
    view.identifier = "view"
    window.addSubview(view)
    window.observer = { [log] in log.lines.append($0.line) }
  }

  @Test func `PAN-1: a drag begins beyond the threshold, and counts from the start`() {
    var moves: [Point?] = []
    view.addGestureRecognizer(
      PanGestureRecognizer { [view] recognizer in
        moves.append((recognizer as? PanGestureRecognizer)?.translation(in: view))
      })
    window.send(.down, 100, 100, at: 0)
    window.send(.move, 109.9, 100, at: 0.1)
    #expect(log.lines == [])
    window.send(.move, 110.1, 100, at: 0.2)
    window.send(.move, 110.1, 130, at: 0.3)
    window.send(.up, 110.1, 130, at: 0.4)
    #expect(
      log.lines == [
        "0.200 view pan began 110.1,100", "0.300 view pan changed 110.1,130",
        "0.400 view pan ended 110.1,130",
      ])
    #expect(moves.count == 3)
    #expect(moves.first == Point(x: 110.1 - 100, y: 0))
    #expect(moves.last == Point(x: 110.1 - 100, y: 30))
  }

  @Test func `each drag counts from its own start, whatever zero the last one was given`() {
    var moves: [Double?] = []
    view.addGestureRecognizer(
      PanGestureRecognizer { [view] recognizer in
        guard let pan = recognizer as? PanGestureRecognizer else { return }
        moves.append(pan.translation(in: view)?.x)
        pan.setTranslation(Point(x: 0, y: 0), in: view)
      })
    for start in [0.0, 10] {
      window.send(.down, 100, 100, at: start)
      window.send(.move, 150, 100, at: start + 0.1)
      window.send(.move, 170, 100, at: start + 0.2)
      window.send(.up, 170, 100, at: start + 0.3)
    }
    #expect(moves == [50, 20, 0, 50, 20, 0])
  }

  @Test func `PAN-2: a drag that begins leaves no tap and no long press`() {
    view.addGestureRecognizer(TapGestureRecognizer())
    view.addGestureRecognizer(LongPressGestureRecognizer())
    // A slop that alone would let both go on.
    window.profile.tapSlop = 100
    window.profile.longPressSlop = 100
    view.addGestureRecognizer(PanGestureRecognizer())
    window.send(.down, 100, 100, at: 0)
    window.send(.move, 120, 100, at: 0.1)
    window.advance(to: 1)
    window.send(.up, 120, 100, at: 1)
    #expect(log.lines == ["0.100 view pan began 120,100", "1.000 view pan ended 120,100"])
  }

  @Test func `PAN-3: after a long press began no drag begins, unless both may`() {
    let both = Allowing()
    for delegate in [nil, both] {
      let press = LongPressGestureRecognizer()
      press.delegate = delegate
      view.addGestureRecognizer(press)
      view.addGestureRecognizer(PanGestureRecognizer())
      log.lines = []
      window.send(.down, 100, 100, at: window.time + 1)
      window.send(.move, 150, 100, at: window.time + 0.6)
      window.send(.cancel, 150, 100, at: window.time + 0.1)
      #expect(log.lines.first?.contains("longPress began") == true)
      #expect(log.lines.contains { $0.contains("pan began") } == (delegate != nil))
      for recognizer in view.gestureRecognizers { view.removeGestureRecognizer(recognizer) }
    }
  }

  @Test func `a drag takes the fingers that it is set to take`() {
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    view.addGestureRecognizer(pan)
    window.send(.down, 100, 100, at: 0)
    window.send(.move, 150, 100, at: 0.1)
    #expect(log.lines == [])
    window.send(.down, 150, 200, at: 0.2, pointer: 1)
    window.send(.move, 150, 140, at: 0.3)
    #expect(log.lines == ["0.300 view pan began 150,170"])
    window.send(.cancel, 150, 140, at: 0.4)
    #expect(log.lines.last == "0.400 view pan cancelled 150,170")
  }

  @Test func `translation and velocity are in the view's own measure, and can be taken by steps`() {
    let pan = PanGestureRecognizer()
    view.addGestureRecognizer(pan)
    view.transform = .scale(x: 2, y: 2)
    window.send(.down, 100, 100, at: 0)
    window.send(.move, 140, 100, at: 0.1)
    #expect(pan.translation(in: view) == Point(x: 20, y: 0))
    #expect(pan.translation(in: window) == Point(x: 40, y: 0))
    #expect(pan.velocity(in: view) == Point(x: 200, y: 0))
    pan.setTranslation(Point(x: 0, y: 5), in: view)
    window.send(.move, 150, 100, at: 0.2)
    #expect(pan.translation(in: view) == Point(x: 5, y: 5))
    view.transform = .scale(x: 0, y: 1)
    #expect(pan.translation(in: view) == nil)
    #expect(pan.velocity(in: view) == nil)
  }
}

/// Lets every two gestures go on together.
private final class Allowing: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}
