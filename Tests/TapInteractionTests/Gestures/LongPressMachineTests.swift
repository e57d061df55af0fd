import TapInteraction
import TapLayout
import TapTestSupport
import Testing

@Suite struct LongPressMachineTests {
  @Test func `LP-1: a press begins by itself after half a second`() {
    let run = GestureRun(LongPressMachine(), [.down(0, 5, 6)], until: 0.5)
    #expect(run.log.map(\.description) == ["0.5 began 5.0,6.0"])
    let before = GestureRun(LongPressMachine(), [.down(0, 5, 6)], until: 0.5.nextDown)
    #expect(before.log.isEmpty)
  }

  @Test(arguments: [
    (GestureProfile.uikit, 0.5), (.android, 0.4), (.flutter, 0.5), (.gtk, 0.5),
  ])
  func `LP-1: each platform has its own time`(profile: GestureProfile, duration: Double) {
    var machine = LongPressMachine(profile: profile)
    #expect(machine.handle(.down(2)) == .none)
    #expect(machine.deadline == 2 + duration)
    #expect(machine.advance(to: 2 + duration) == .begin)
    #expect(machine.deadline == nil)
  }

  @Test func `LP-2: a press that lifts too early fails`() {
    let run = GestureRun(LongPressMachine(), [.down(0), .up(0.499)], until: 9)
    #expect(run.log.map(\.description) == ["0.499 failed 0.0,0.0"])
  }

  @Test func `LP-3: a press that lifts at the very moment begins and ends`() {
    let run = GestureRun(LongPressMachine(), [.down(0), .up(0.5)])
    #expect(run.states == [.began, .ended])
    #expect(run.log.map(\.time) == [0.5, 0.5])
    // 0.1 + 0.2 is a hair more than 0.3 in binary.
    let decimal = GestureRun(LongPressMachine(minimumPressDuration: 0.2), [.down(0.1), .up(0.3)])
    #expect(decimal.log.map(\.time) == [0.3, 0.3])
  }

  @Test(arguments: 0..<100)
  func `LP-3: decimal times meet exactly`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let start = random.number(below: 100_000)
    let length = 1 + random.number(below: 2_000)
    let machine = LongPressMachine(minimumPressDuration: Double(length) / 1000)
    func script(_ milliseconds: Int) -> [PointerEvent] {
      [.down(Double(start) / 1000), .up(Double(start + milliseconds) / 1000)]
    }
    #expect(GestureRun(machine, script(length)).states == [.began, .ended])
    #expect(GestureRun(machine, script(length - 1)).states == [.failed])
  }

  @Test(arguments: [GestureProfile.uikit, .android, .flutter, .gtk])
  func `LP-4: a move of exactly the limit is allowed`(profile: GestureProfile) {
    let script: [PointerEvent] = [.down(0), .move(0.2, profile.longPressSlop, 0)]
    let run = GestureRun(LongPressMachine(profile: profile), script, until: 0.6)
    #expect(run.states == [.began])
    #expect(run.log.first?.location == Point(x: profile.longPressSlop, y: 0))
  }

  @Test func `LP-5: a move beyond the limit fails, and nothing begins later`() {
    let script: [PointerEvent] = [.down(0), .move(0.2, 10.01, 0), .move(0.3)]
    let run = GestureRun(LongPressMachine(), script, until: 9)
    #expect(run.log.map(\.description) == ["0.2 failed 10.01,0.0"])
    #expect(run.machine.deadline == nil)
  }

  @Test func `LP-6: once begun a press goes wherever it likes`() {
    let script: [PointerEvent] = [.down(0), .move(0.6, 200, 0), .move(0.7, 200, -500), .up(0.8)]
    let run = GestureRun(LongPressMachine(), script)
    #expect(run.states == [.began, .changed, .changed, .ended])
    #expect(run.log[2].location == Point(x: 200, y: -500))
  }

  @Test func `LP-7: a press ends when the last of its fingers lifts`() {
    let machine = LongPressMachine(numberOfTouchesRequired: 2)
    let script: [PointerEvent] = [
      .down(0), .down(0, 10, 0, finger: 1), .up(0.7), .move(0.8, 20, 0, finger: 1),
      .up(0.9, 20, 0, finger: 1),
    ]
    let run = GestureRun(machine, script)
    #expect(run.states == [.began, .changed, .ended])
    #expect(run.log.map(\.time) == [0.5, 0.8, 0.9])
  }

  @Test func `LP-8: a press that began is called off`() {
    #expect(
      GestureRun(LongPressMachine(), [.down(0), .cancel(0.6)]).states == [.began, .cancelled])
    #expect(GestureRun(LongPressMachine(), [.down(0), .cancel(0.4)]).states == [.failed])
  }

  @Test func `LP-9: the raw values that people log are 1, 2, 2, 2, 3`() {
    let moves = (1...3).map { PointerEvent.move(0.9 + Double($0) / 100, Double($0), 0) }
    let run = GestureRun(LongPressMachine(), [.down(0)] + moves + [.up(1, 3, 0)])
    #expect(run.states.map(\.rawValue) == [1, 2, 2, 2, 3])
  }

  @Test func `LP-10: time counts from when the last finger it needs lands`() {
    let machine = LongPressMachine(numberOfTouchesRequired: 2)
    #expect(GestureRun(machine, [.down(0)], until: 60).log.isEmpty)
    let script: [PointerEvent] = [.down(0), .down(3, 10, 2, finger: 1)]
    let run = GestureRun(machine, script, until: 60)
    #expect(run.log.map(\.description) == ["3.5 began 5.0,1.0"])
    #expect(GestureRun(machine, script + [.up(3.4)], until: 60).states == [.failed])
  }

  @Test func `LP-11: a press after a tap begins half a second after the second down`() {
    let machine = LongPressMachine(numberOfTapsRequired: 1)
    let script: [PointerEvent] = [.down(0), .up(0.1), .down(0.45, 3, 0)]
    let run = GestureRun(machine, script, until: 9)
    #expect(run.log.map(\.description) == ["0.95 began 3.0,0.0"])
  }

  @Test func `LP-11: without a tap in time and place before it a press does not begin`() {
    let machine = LongPressMachine(numberOfTapsRequired: 1)
    #expect(GestureRun(machine, [.down(0)], until: 9).log.isEmpty)
    #expect(GestureRun(machine, [.down(0), .up(0.1)], until: 9).states == [.failed])
    let late = GestureRun(machine, [.down(0), .up(0.1), .down(0.46)], until: 9)
    #expect(late.log.map(\.time) == [(0.45).nextUp])
    let far = GestureRun(machine, [.down(0), .up(0.1), .down(0.2, 46, 0)], until: 9)
    #expect(far.log.map(\.time) == [0.2])
    // Where the second contact was refused it is the first tap of another try.
    let again: [PointerEvent] = [.down(0), .up(0.1), .down(0.2, 46, 0), .up(0.3, 46, 0)]
    let run = GestureRun(machine, again + [.down(0.4, 46, 0)], until: 9)
    #expect(run.states == [.failed, .began])
  }

  @Test func `LP-12: an extra finger before it begins fails, and after that is ignored`() {
    let early: [PointerEvent] = [.down(0), .down(0.4, finger: 1)]
    #expect(GestureRun(LongPressMachine(), early, until: 9).states == [.failed])
    let late: [PointerEvent] = [
      .down(0), .down(0.6, finger: 1), .move(0.7, 50, 0, finger: 1), .up(0.8, finger: 1), .up(0.9),
    ]
    let run = GestureRun(LongPressMachine(), late)
    #expect(run.log.map(\.description) == ["0.5 began 0.0,0.0", "0.9 ended 0.0,0.0"])
  }

  @Test func `LP-14: a press of no duration begins at once`() {
    var machine = LongPressMachine(minimumPressDuration: 0)
    #expect(machine.handle(.down(1)) == .begin)
    #expect(machine.handle(.up(1)) == .end)
    var two = LongPressMachine(minimumPressDuration: 0, numberOfTouchesRequired: 2)
    #expect(two.handle(.down(1)) == .none)
    #expect(two.handle(.down(1, finger: 1)) == .begin)
  }

  @Test(arguments: [-1, .nan, -.infinity, -0.0])
  func `LP-15: a negative duration or movement, or none at all, is 0`(value: Double) {
    let made = LongPressMachine(minimumPressDuration: value, allowableMovement: value)
    #expect(made.minimumPressDuration == 0 && made.allowableMovement == 0)
    var changed = LongPressMachine()
    changed.minimumPressDuration = value
    changed.allowableMovement = value
    #expect(changed.minimumPressDuration == 0 && changed.allowableMovement == 0)
    #expect(changed.handle(.down(0)) == .begin)
  }

  @Test func `LP-15: with no movement allowed the least one fails`() {
    let machine = LongPressMachine(allowableMovement: 0)
    #expect(GestureRun(machine, [.down(0), .move(0.1)], until: 1).states == [.began])
    #expect(GestureRun(machine, [.down(0), .move(0.1, 0, 0.001)]).states == [.failed])
  }

  @Test func `LP-16: GTK measures each axis, and allows exactly the limit`() {
    let machine = LongPressMachine(profile: .gtk)
    #expect(GestureRun(machine, [.down(0), .move(0.1, 8, -8)], until: 1).states == [.began])
    #expect(GestureRun(machine, [.down(0), .move(0.1, 8.5, 0)], until: 1).states == [.failed])
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `only the primary button presses long`(button: PointerButton) {
    let run = GestureRun(LongPressMachine(), [.down(0, button: button)], until: 9)
    #expect(run.states == [.failed])
  }

  @Test func `a duration without end never begins`() {
    let run = GestureRun(
      LongPressMachine(minimumPressDuration: .infinity), [.down(0), .up(1e9)], until: 2e9)
    #expect(run.states == [.failed])
  }
}
