import TapInteraction
import TapLayout
import TapTestSupport
import Testing

@testable import TapViews

@Suite struct TouchRouterTests {
  /// A view that records the phases of its touches.
  private final class Recorder: View {
    var phases: [String] = []
    override func touchesBegan(_ touch: Touch) { phases.append("began") }
    override func touchesMoved(_ touch: Touch) { phases.append("moved") }
    override func touchesEnded(_ touch: Touch) { phases.append("ended") }
    override func touchesCancelled(_ touch: Touch) { phases.append("cancelled") }
  }

  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let view = Recorder(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  private var router: TouchRouter { window.touches }

  init() { window.addSubview(view) }

  private func send(_ phase: PointerEvent.Phase, _ x: Double, pointer: Int = 0) {
    router.dispatch(
      PointerEvent(phase, pointer: PointerID(pointer), at: Point(x: x, y: 10), time: 0))
    router.settle()
  }

  @Test func `HIT-19: a touch stays with the view that it hit`() {
    send(.down, 10)
    send(.move, 90)
    send(.up, 90)
    #expect(view.phases == ["began", "moved", "ended"])
    #expect(router.isIdle)
  }

  @Test func `a member joins for each recognizer on the way up, the deepest first`() {
    let inner = TapGestureRecognizer()
    let outer = LongPressGestureRecognizer()
    view.addGestureRecognizer(inner)
    window.addGestureRecognizer(outer)
    send(.down, 10)
    #expect(
      router.watchers.map { $0.recognizer.map(ObjectIdentifier.init) } == [
        ObjectIdentifier(inner), ObjectIdentifier(outer),
      ])
    #expect(
      router.watchers.map { ObjectIdentifier($0.view) } == [
        ObjectIdentifier(view), ObjectIdentifier(window),
      ])
    #expect(router.nextTimer()?.time == window.profile.longPressDuration)
    send(.up, 10)
    #expect(router.isIdle)
    #expect(router.watchers.isEmpty)
  }

  @Test func `touches of a view are cancelled once, and its gestures with them`() {
    var states: [GestureState] = []
    view.addGestureRecognizer(LongPressGestureRecognizer { states.append($0.state) })
    send(.down, 10)
    router.cancelTouches(in: view)
    router.cancelTouches(in: view)
    router.settle()
    send(.move, 20)
    send(.up, 20)
    #expect(view.phases == ["began", "cancelled"])
    #expect(states.isEmpty)
    #expect(router.isIdle)
  }

  @Test func `a question from within a decision is answered with those who take part`() {
    final class Delegate: GestureRecognizerDelegate {
      var counts: [Int] = []
      var idle: [Bool] = []
      func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        counts.append(recognizer.view?.window?.arenaMembers.count ?? -1)
        idle.append(recognizer.view?.window?.isIdle ?? true)
        return true
      }
    }
    let delegate = Delegate()
    let tap = TapGestureRecognizer()
    tap.delegate = delegate
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(LongPressGestureRecognizer())
    send(.down, 10)
    send(.up, 10)
    #expect(delegate.counts == [2])
    #expect(delegate.idle == [false])
    #expect(tap.state == .possible)
  }

  @Test func `sixty-four contacts are routed, and one more is ignored`() {
    for pointer in 0...64 { send(.down, 10, pointer: pointer) }
    #expect(view.phases.count == 64)
    for pointer in 0...64 { send(.up, 10, pointer: pointer) }
    #expect(view.phases.count == 128)
    #expect(router.isIdle)
  }
}
