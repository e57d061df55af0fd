import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

@Suite struct ArbitrationTests {
  private let stage = TestArena()
  private let single = TapGestureRecognizer()
  private let double = TapGestureRecognizer()

  init() { double.numberOfTapsRequired = 2 }

  /// The lines of gestures alone, without the place: `0.060 inner tap`.
  private var gestures: [String] {
    stage.log.lines.filter { line in
      !["down", "move", "up", "cancel"].contains { line.contains(" \($0) ") }
    }.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
  }

  private func add(_ recognizers: GestureRecognizer...) {
    for recognizer in recognizers { stage.inner.addGestureRecognizer(recognizer) }
  }

  @Test func `TAP-5, LP-17: a press that gets long is a long press and no tap`() {
    add(single, LongPressGestureRecognizer())
    stage.send(.down, 50, 50, at: 0)
    stage.send(.up, 50, 50, at: 0.6)
    #expect(gestures == ["0.500 inner longPress began", "0.600 inner longPress ended"])
  }

  @Test(arguments: [false, true])
  func `GES-02: whenever a finger lifts, it is a tap or a long press, and never both`(
    isPressDeeper: Bool
  ) {
    stage.inner.addGestureRecognizer(isPressDeeper ? LongPressGestureRecognizer() : single)
    stage.outer.addGestureRecognizer(isPressDeeper ? single : LongPressGestureRecognizer())
    for milliseconds in stride(from: 50, through: 850, by: 50) {
      stage.log.lines = []
      let start = stage.window.time + 2
      stage.send(.down, 50, 50, at: start)
      stage.send(.up, 50, 50, at: start + Double(milliseconds) / 1000)
      let words = gestures.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
      let long = ["longPress began", "longPress ended"]
      #expect(words == (milliseconds < 500 ? ["tap"] : long), "\(milliseconds) ms")
    }
  }

  @Test func `TAP-8: a tap that waits for a double tap comes when that is too late`() {
    add(single, double)
    single.require(toFail: double)
    stage.tap(at: 0)
    stage.window.advance(to: 0.4)
    #expect(gestures == [])
    let deadline = stage.window.nextDeadline
    #expect(deadline.map { $0 > 0.4 && $0 < 0.400001 } == true)
    stage.window.advance(to: 0.41)
    #expect(gestures == ["0.400 inner tap"])
    #expect(stage.window.nextDeadline == nil)
  }

  @Test func `TAP-9: a second tap in time makes a double tap, and no single one`() {
    add(single, double)
    single.require(toFail: double)
    stage.tap(at: 0)
    stage.tap(80, 70, at: 0.4)
    stage.window.advance(to: 9)
    #expect(gestures == ["0.450 inner doubleTap"])
  }

  @Test func `TAP-10: a second tap that is late begins anew`() {
    add(single, double)
    single.require(toFail: double)
    stage.tap(at: 0)
    stage.tap(at: 0.41)
    stage.tap(at: 0.6)
    stage.window.advance(to: 9)
    #expect(gestures == ["0.400 inner tap", "0.650 inner doubleTap"])
  }

  @Test func `TAP-11: a second tap far off makes the first one single at once`() {
    add(single, double)
    single.require(toFail: double)
    stage.tap(at: 0)
    stage.tap(150, 150, at: 0.2)
    #expect(gestures == ["0.200 inner tap"])
    stage.window.advance(to: 9)
    #expect(gestures == ["0.200 inner tap", "0.600 inner tap"])
  }

  @Test func `TAP-12: by the rules of Android a second tap can come too soon`() {
    stage.window.profile = .android
    add(single, double)
    single.require(toFail: double)
    stage.tap(at: 0)
    stage.tap(at: 0.08)
    stage.window.advance(to: 9)
    #expect(gestures == ["0.080 inner tap", "0.430 inner tap"])
  }

  @Test(arguments: [false, true])
  func `TAP-13: without a requirement the tap comes first, and the double tap all the same`(
    isDoubleFirst: Bool
  ) {
    if isDoubleFirst { add(double, single) } else { add(single, double) }
    stage.tap(at: 0)
    stage.tap(at: 0.2)
    #expect(gestures == ["0.050 inner tap", "0.250 inner doubleTap"])
  }

  @Test func `LP-13: a drag that begins in time ends the wait for a long press`() {
    stage.inner.addGestureRecognizer(LongPressGestureRecognizer())
    stage.outer.addGestureRecognizer(StubDrag())
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 52, 50, at: 0.3)
    stage.send(.up, 52, 50, at: 0.9)
    #expect(gestures == ["0.300 outer drag began", "0.900 outer drag ended"])
  }

  @Test func `PAN-3: once a long press began a drag does not`() {
    stage.inner.addGestureRecognizer(LongPressGestureRecognizer())
    stage.outer.addGestureRecognizer(StubDrag())
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 150, 50, at: 0.6)
    stage.send(.up, 150, 50, at: 0.9)
    #expect(
      gestures == [
        "0.500 inner longPress began", "0.600 inner longPress changed",
        "0.900 inner longPress ended",
      ])
  }

  @Test func `GR-10, GR-13: of two taps that wait for one double tap the deeper comes alone`() {
    stage.inner.addGestureRecognizer(single)
    let other = TapGestureRecognizer()
    stage.outer.addGestureRecognizer(other)
    stage.outer.addGestureRecognizer(double)
    for tap in [single, other] { tap.require(toFail: double) }
    stage.tap(at: 0)
    // The number of the first contact must not be mistaken for this one.
    stage.send(.down, 300, 250, at: 0.1, pointer: 7)
    stage.window.advance(to: 9)
    #expect(gestures == ["0.100 inner tap"] || gestures == ["0.400 inner tap"])
  }

  @Test func `TAP-7: two fingers tap together`() {
    single.numberOfTouchesRequired = 2
    add(single)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.down, 100, 60, at: 0.05, pointer: 1)
    stage.send(.up, 50, 50, at: 0.1)
    stage.send(.up, 100, 60, at: 0.2, pointer: 1)
    #expect(stage.log.lines.filter { $0.contains("tap") } == ["0.200 inner tap 75,55"])
    stage.tap(at: 1)
    #expect(gestures.count == 1)
  }
}
