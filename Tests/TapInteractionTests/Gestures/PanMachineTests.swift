import TapInteraction
import TapLayout
import TapTestSupport
import Testing

@Suite struct PanMachineTests {
  @Test func `PAN-1: a drag begins at the first event beyond the threshold`() {
    var pan = PanMachine(threshold: 10)
    #expect(pan.handle(.down(0, 3, 4)) == .none)
    #expect(pan.handle(.move(0.1, 3, 13.9)) == .none)
    #expect(pan.handle(.move(0.2, 3, 14.1)) == .begin)
    #expect(pan.translation == Point(x: 0, y: 14.1 - 4))
    #expect(pan.location == Point(x: 3, y: 14.1))
  }

  @Test(arguments: [GestureProfile.uikit, .android, .flutter, .gtk])
  func `PAN-1: a drag of exactly the threshold is none yet`(profile: GestureProfile) {
    let threshold = profile.panThreshold
    for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (0.6, 0.8)] {
      let (farX, farY) = (x * threshold, y * threshold)
      let script: [PointerEvent] = [.down(0), .move(0.1, farX, farY)]
      #expect(GestureRun(PanMachine(profile: profile), script).log.isEmpty)
      let more = script + [.move(0.2, farX * 1.3, farY * 1.3)]
      #expect(GestureRun(PanMachine(profile: profile), more).states == [.began])
    }
  }

  @Test func `GTK measures a drag on each axis`() {
    let script: [PointerEvent] = [.down(0), .move(0.1, 8, 8)]
    #expect(GestureRun(PanMachine(profile: .gtk), script).log.isEmpty)
    #expect(GestureRun(PanMachine(profile: .android), script).states == [.began])
  }

  @Test func `GR-2: a drag begins, changes with each move to another place, and ends`() {
    let script: [PointerEvent] = [
      .down(0), .move(0.1, 20, 0), .move(0.2, 30, 0), .move(0.3, 30, 0), .move(0.4, 0, 0),
      .up(0.5, 0, 0),
    ]
    let run = GestureRun(PanMachine(), script)
    #expect(run.states == [.began, .changed, .changed, .ended])
  }

  @Test func `GR-3: a drag that is called off is ready again`() {
    let script: [PointerEvent] = [.down(0), .move(0.1, 20, 0), .cancel(0.2)]
    let run = GestureRun(PanMachine(), script + [.down(1), .move(1.1, 20, 0)])
    #expect(run.states == [.began, .cancelled, .began])
  }

  @Test func `GR-4: what is no drag calls no action`() {
    #expect(GestureRun(PanMachine(), [.down(0), .move(1, 5, 0), .up(2)]).states == [.failed])
    #expect(GestureRun(PanMachine(), [.down(0), .cancel(2)]).states == [.failed])
    // A jump that is seen only as the finger lifts leaves nothing to drag.
    #expect(GestureRun(PanMachine(), [.down(0), .up(2, 50, 0)]).states == [.failed])
  }

  @Test(arguments: [(PanAxes.horizontal, 40.0, 0.0), (.vertical, 0, -30), (.both, 40, -30)])
  func `only moves along the axes count`(axes: PanAxes, x: Double, y: Double) {
    var pan = PanMachine(axes: axes)
    _ = pan.handle(.down(0))
    #expect(pan.handle(.move(0.1, 40, 0)) == (axes.contains(.horizontal) ? .begin : .none))
    _ = pan.handle(.move(0.1, 40, -30))
    #expect(pan.translation == Point(x: x, y: y))
    #expect(pan.velocity.x.sign == .plus)
    #expect((pan.velocity.x == 0) == (x == 0) && (pan.velocity.y == 0) == (y == 0))
  }

  @Test func `without axes a drag never begins`() {
    let run = GestureRun(PanMachine(axes: []), [.down(0), .move(0.1, 99, 99), .up(1)])
    #expect(run.states == [.failed])
  }

  @Test func `a drag with two fingers moves with the center of both`() {
    var pan = PanMachine(minimumNumberOfTouches: 2)
    #expect(pan.handle(.down(0)) == .none)
    #expect(pan.handle(.move(0.1, 50, 0)) == .none)
    #expect(pan.handle(.down(0.2, 100, 0, finger: 1)) == .none)
    #expect(pan.location == Point(x: 75, y: 0))
    #expect(pan.handle(.move(0.3, 70, 0)) == .none)
    #expect(pan.handle(.move(0.4, 120, 2, finger: 1)) == .begin)
    #expect(pan.translation == Point(x: 20, y: 1))
    #expect(pan.location == Point(x: 95, y: 1))
  }

  @Test(arguments: 0..<50)
  func `fingers that come and go leave the translation as it is`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var pan = PanMachine()
    var expected = Point(x: 20, y: 0)
    for event: PointerEvent in [.down(0), .move(0.1, 20, 0)] { _ = pan.handle(event) }
    var places = [0: Point(x: 20, y: 0)]
    for step in 1...40 {
      let (time, finger) = (Double(step), random.number(below: 4))
      if let place = places[finger], random.flag() {
        let change = Double(random.number(below: 9) * 12)
        places[finger]?.x += change
        #expect(pan.handle(.move(time, place.x + change, place.y, finger: finger)) != .fail)
        expected.x += change / Double(places.count)
      } else if let place = places[finger], places.count > 1 {
        places[finger] = nil
        #expect(pan.handle(.up(time, place.x, place.y, finger: finger)) == .none)
      } else if places[finger] == nil {
        places[finger] = Point(x: Double(step), y: 5)
        #expect(pan.handle(.down(time, Double(step), 5, finger: finger)) == .none)
      }
      #expect(abs(pan.translation.x - expected.x) < 1e-6 && abs(pan.translation.y) < 1e-6)
    }
  }

  @Test func `while fewer fingers than it takes touch, moves do not count`() {
    var pan = PanMachine(minimumNumberOfTouches: 2)
    let start: [PointerEvent] = [.down(0), .down(0, finger: 1), .move(0.1, 40, 0)]
    #expect(start.map { pan.handle($0) } == [.none, .none, .begin])
    #expect(pan.handle(.up(0.2, finger: 1)) == .none)
    #expect(pan.handle(.move(0.3, 90, 0)) == .none)
    #expect(pan.translation == Point(x: 20, y: 0))
    #expect(pan.location == Point(x: 90, y: 0))
    #expect(pan.handle(.up(0.4, 90, 0)) == .end)
  }

  @Test func `a finger too many fails before it begins, and after that is ignored`() {
    let machine = PanMachine(maximumNumberOfTouches: 1)
    #expect(GestureRun(machine, [.down(0), .down(0.1, finger: 1)]).states == [.failed])
    let late: [PointerEvent] = [
      .down(0), .move(0.1, 20, 0), .down(0.2, finger: 1), .move(0.3, 99, 0, finger: 1),
      .up(0.4, finger: 1), .up(0.5, 20, 0),
    ]
    #expect(GestureRun(machine, late).states == [.began, .ended])
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `only the primary button drags`(button: PointerButton) {
    let script: [PointerEvent] = [.down(0, button: button), .move(0.1, 99, 0), .up(1)]
    #expect(GestureRun(PanMachine(), script).states == [.failed])
  }

  @Test(arguments: [-1, Double.nan, -Double.infinity])
  func `settings below the least are the least`(value: Double) {
    var pan = PanMachine(threshold: value, minimumNumberOfTouches: 0, maximumNumberOfTouches: -1)
    #expect(
      pan.threshold == 0 && pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == 1)
    pan.threshold = value
    pan.minimumNumberOfTouches = .min
    pan.maximumNumberOfTouches = 0
    #expect(
      pan.threshold == 0 && pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == 1)
    #expect(GestureRun(pan, [.down(0), .move(0.1, 0.01, 0)]).states == [.began])
  }
}
