import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

/// Callbacks that change the very things that call them.
@Suite struct ReentrancyTests {
  private let stage = TestArena()

  @Test func `an action may take its view away`() {
    stage.inner.addGestureRecognizer(
      LongPressGestureRecognizer { [inner = stage.inner] _ in inner.removeFromSuperview() })
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 90, 50, at: 0.6)
    stage.send(.up, 90, 50, at: 0.7)
    #expect(
      stage.words() == [
        "inner down", "inner cancel", "inner longPress began", "inner longPress cancelled",
      ])
    stage.outer.addSubview(stage.inner)
    stage.tap(at: 1)
    #expect(stage.words() == ["inner down", "inner up"])
  }

  @Test func `an action may turn its recognizer off, and on again`() {
    var states: [GestureState] = []
    let press = LongPressGestureRecognizer {
      states.append($0.state)
      $0.isEnabled.toggle()
    }
    stage.inner.addGestureRecognizer(press)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.up, 50, 50, at: 1)
    #expect(states == [.began, .cancelled])
    #expect(press.isEnabled && press.state == .possible)
  }

  @Test func `an event that is sent from a callback comes after the one at work`() {
    let tap = TapGestureRecognizer { [stage] _ in
      stage.send(.down, 300, 250, at: 0.1, pointer: 5)
      stage.send(.up, 300, 250, at: 0.2, pointer: 5)
      stage.log.lines.append("0.1 action over")
    }
    stage.inner.addGestureRecognizer(tap)
    stage.outer.addGestureRecognizer(TapGestureRecognizer())
    stage.tap(at: 0)
    #expect(
      stage.words() == ["inner down", "inner cancel", "inner tap", "action over", "outer tap"])
    #expect(stage.window.time == 0.2)
  }

  @Test func `a call for time from a callback comes after the event at work`() {
    let press = LongPressGestureRecognizer()
    stage.outer.addGestureRecognizer(press)
    let tap = ScriptedRecognizer { [window = stage.window] event in
      if event.phase == .down { window.advance(to: 5) }
      return .none
    }
    stage.inner.addGestureRecognizer(tap)
    stage.send(.down, 50, 50, at: 0)
    #expect(press.state == .began)
    #expect(stage.window.time == 5)
  }

  @Test func `whoever is asked may look at the window, and change it`() {
    let delegate = ScriptedDelegate()
    var deadlines: [Double?] = []
    delegate.receives = { [window = stage.window] _ in
      deadlines.append(window.nextDeadline)
      return true
    }
    delegate.begins = { [stage] _ in
      deadlines.append(stage.window.nextDeadline)
      stage.inner.removeFromSuperview()
      return true
    }
    delegate.joins = { [stage] one, other in
      deadlines.append(stage.window.nextDeadline)
      stage.outer.removeGestureRecognizer(other)
      one.isEnabled = false
      return false
    }
    let tap = TapGestureRecognizer()
    tap.delegate = delegate
    stage.inner.addGestureRecognizer(tap)
    stage.outer.addGestureRecognizer(LongPressGestureRecognizer())
    stage.tap(at: 0)
    #expect(deadlines == [nil, 0.05, 0.05])
    #expect(stage.inner.superview == nil)
    #expect(stage.outer.gestureRecognizers.isEmpty && !tap.isEnabled)
    #expect(tap.state == .possible)
    #expect(stage.window.nextDeadline == nil)
    #expect(stage.words().last == "inner tap")
  }

  @Test func `outside of an event, too, whoever is asked may change the window`() {
    let delegate = ScriptedDelegate()
    delegate.begins = { [stage] _ in
      stage.inner.removeFromSuperview()
      stage.tap(300, 250, at: 0.2, pointer: 3)
      return true
    }
    let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
    single.delegate = delegate
    double.numberOfTapsRequired = 2
    let drag = StubDrag()
    drag.delegate = delegate
    drag.require(toFail: double)
    stage.inner.addGestureRecognizer(drag)
    stage.outer.addGestureRecognizer(double)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 52, 50, at: 0.1)
    double.isEnabled = false
    stage.send(.up, 52, 50, at: 0.3)
    #expect(stage.inner.superview == nil)
    #expect(drag.state == .possible && double.state == .possible)
  }

  @Test func `a view may take itself away as it hears of a touch`() {
    let view = Leaver(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    for phase in [PointerEvent.Phase.down, .move, .up, .cancel] {
      view.phase = phase
      view.heard = []
      stage.outer.addSubview(view)
      let start = stage.window.time + 1
      stage.send(.down, 10, 10, at: start)
      stage.send(.move, 12, 10, at: start + 0.1)
      if phase == .cancel { stage.send(.cancel, 12, 10, at: start + 0.2) }
      stage.send(.up, 12, 10, at: start + 0.3)
      #expect(view.superview == nil)
      let all: [PointerEvent.Phase] = [.down, .move, phase == .cancel ? .cancel : .up]
      let expected =
        phase == .up || phase == .cancel ? all : all.prefix { $0 != phase } + [phase, .cancel]
      #expect(view.heard == expected)
    }
  }

  @Test func `a touch that was held back stops where its view goes away`() {
    let view = Leaver(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.phase = .down
    stage.outer.addSubview(view)
    let press = LongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    stage.outer.addGestureRecognizer(press)
    stage.send(.down, 10, 10, at: 0)
    stage.send(.move, 12, 10, at: 0.1)
    stage.send(.up, 12, 10, at: 0.2)
    #expect(view.heard == [.down, .cancel])
  }

  @Test func `a view that is put elsewhere while it is taken away stays where it was put last`() {
    let view = Leaver(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let (elsewhere, target) = (View(), View())
    view.onCancel = { elsewhere.addSubview($0) }
    stage.outer.addSubview(view)
    stage.send(.down, 10, 10, at: 0)
    target.addSubview(view)
    #expect(view.superview === target)
    #expect(elsewhere.subviews.isEmpty)
    #expect(!stage.outer.subviews.contains { $0 === view })
    #expect(view.window == nil)
  }

  @Test func `a recognizer may change the window as it forgets a gesture`() {
    let recognizer = Forgetter()
    recognizer.onReset = { [window = stage.window] in
      _ = window.nextDeadline
      recognizer.isEnabled = false
      window.advance(to: 7)
    }
    stage.inner.addGestureRecognizer(recognizer)
    stage.tap(at: 0)
    #expect(stage.window.time == 7)
    #expect(!recognizer.isEnabled)
    #expect(stage.window.nextDeadline == nil)
  }

  @Test func `an observer may send events and let time pass`() {
    var count = 0
    stage.window.observer = { [stage] entry in
      count += 1
      guard count < 20 else { return }
      stage.tap(at: entry.time + 1)
    }
    stage.inner.addGestureRecognizer(TapGestureRecognizer())
    stage.tap(at: 0)
    #expect(count == 20)
  }
}

/// A view that leaves its superview at a phase of a touch.
private final class Leaver: View {
  var phase: PointerEvent.Phase?
  var heard: [PointerEvent.Phase] = []
  var onCancel: ((View) -> Void)?

  private func hear(_ heardPhase: PointerEvent.Phase) {
    heard.append(heardPhase)
    if heardPhase == phase { removeFromSuperview() }
  }

  override func touchesBegan(_ touch: Touch) { hear(.down) }
  override func touchesMoved(_ touch: Touch) { hear(.move) }
  override func touchesEnded(_ touch: Touch) { hear(.up) }
  override func touchesCancelled(_ touch: Touch) {
    hear(.cancel)
    onCancel?(self)
  }
}

/// A recognizer of nothing that calls back when it is reset.
private final class Forgetter: GestureRecognizer {
  var onReset: (() -> Void)?

  override func handle(_ event: PointerEvent) -> GestureStep {
    event.phase == .up ? .recognize : .none
  }

  override func reset() { onReset?() }
}
