import TapInteraction
import TapLayout
import Testing

@Suite struct MultipleTapTests {
  /// A second tap after a first one from 0 to 0.1 s at the origin.
  private func script(down: Double, x: Double = 0, y: Double = 0) -> [PointerEvent] {
    [.down(0), .up(0.1), .down(down, x, y), .up(down + 0.1, x, y)]
  }

  private static let profiles: [GestureProfile] = [.uikit, .android, .flutter, .gtk]

  @Test(arguments: profiles)
  func `a double tap is recognized when its second tap lifts`(profile: GestureProfile) {
    let machine = TapMachine(numberOfTapsRequired: 2, profile: profile)
    let run = GestureRun(machine, script(down: 0.25, x: 3, y: 4), until: 9)
    #expect(run.log.map(\.description) == ["0.35 ended 3.0,4.0"])
  }

  @Test(arguments: zip(profiles, [0.45, 0.4, 0.4, 0.5]))
  func `a second tap at exactly the interval still counts`(
    profile: GestureProfile, latest: Double
  ) {
    let machine = TapMachine(numberOfTapsRequired: 2, profile: profile)
    let sum = 0.1 + profile.multipleTapInterval
    #expect(GestureRun(machine, script(down: sum), until: 9).states == [.ended])
    #expect(GestureRun(machine, script(down: latest), until: 9).states == [.ended])
    let run = GestureRun(machine, script(down: latest.nextUp), until: 9)
    #expect(run.states == [.failed, .failed])
    #expect(run.log.first?.time == latest.nextUp)
  }

  @Test func `a lone tap waits for its second until the interval is over`() {
    var machine = TapMachine(numberOfTapsRequired: 2)
    #expect(machine.deadline == nil)
    _ = machine.handle(.down(1))
    #expect(machine.deadline == nil)
    _ = machine.handle(.up(3))
    #expect(machine.deadline == (3 + 0.35).nextUp)
    #expect(machine.advance(to: 3.35) == .none)
    #expect(machine.advance(to: 3.351) == .fail)
    #expect(machine.deadline == nil)
  }

  @Test func `a second tap that is too late in time is refused, and begins anew`() {
    var machine = TapMachine(numberOfTapsRequired: 2)
    _ = machine.handle(.down(0))
    _ = machine.handle(.up(0.1))
    #expect(!machine.accepts(.down(0.46)))
    let late: [PointerEvent] = script(down: 0.46) + [.down(0.6), .up(0.7)]
    #expect(GestureRun(machine, late.suffix(4)).states == [.failed, .ended])
  }

  @Test(arguments: [GestureProfile.uikit, .android, .flutter])
  func `a second tap at the multiple-tap slop counts, beyond it begins anew`(
    profile: GestureProfile
  ) {
    let machine = TapMachine(numberOfTapsRequired: 2, profile: profile)
    let slop = profile.multipleTapSlop
    #expect(GestureRun(machine, script(down: 0.2, x: slop)).states == [.ended])
    var run = GestureRun(machine, script(down: 0.2, x: slop + 0.01))
    #expect(run.log.map(\.description) == ["0.2 failed 0.0,0.0"])
    // The second tap is the first of another double tap.
    run.feed(.down(0.4, slop + 0.01, 0))
    run.feed(.up(0.5, slop + 0.01, 0))
    #expect(run.states == [.failed, .ended])
  }

  @Test func `a GTK double click must stay below its slop on each axis`() {
    let machine = TapMachine(numberOfTapsRequired: 2, profile: .gtk)
    #expect(GestureRun(machine, script(down: 0.2, x: 4.9, y: -4.9)).states == [.ended])
    #expect(GestureRun(machine, script(down: 0.2, x: 5)).states == [.failed])
  }

  @Test func `distance counts from the first of several taps`() {
    let machine = TapMachine(numberOfTapsRequired: 3)
    let walk: [PointerEvent] = [
      .down(0), .up(0.1), .down(0.2, 40, 0), .up(0.3, 40, 0), .down(0.4, 80, 0), .up(0.5, 80, 0),
    ]
    #expect(GestureRun(machine, walk).states == [.failed])
    let near = Array(walk.prefix(4)) + [.down(0.4, -40, 0), .up(0.5, -40, 0)]
    #expect(GestureRun(machine, near).states == [.ended])
  }

  @Test func `Android counts the shortest interval from the first up`() {
    let machine = TapMachine(numberOfTapsRequired: 2, profile: .android)
    #expect(GestureRun(machine, script(down: 0.1 + 0.04)).states == [.ended])
    let run = GestureRun(machine, script(down: 0.139) + [.down(0.35), .up(0.4)])
    #expect(run.states == [.failed, .ended])
  }

  @Test func `Flutter counts the shortest interval from the first down`() {
    let machine = TapMachine(numberOfTapsRequired: 2, profile: .flutter)
    let quick: [PointerEvent] = [.down(0), .up(0.03), .down(0.04), .up(0.05)]
    #expect(GestureRun(machine, quick).states == [.ended])
    let quicker: [PointerEvent] = [.down(0), .up(0.03), .down(0.039), .up(0.05)]
    #expect(GestureRun(machine, quicker).states == [.failed])
  }

  @Test func `two fingers double tap, whichever comes down first`() {
    let machine = TapMachine(numberOfTapsRequired: 2, numberOfTouchesRequired: 2)
    let script: [PointerEvent] = [
      .down(0, 0, 0), .down(0, 100, 0, finger: 1), .up(0.1, 0, 0), .up(0.1, 100, 0, finger: 1),
      .down(0.2, 101, 0), .down(0.2, 1, 0, finger: 1), .up(0.3, 101, 0), .up(0.3, 1, 0, finger: 1),
    ]
    #expect(GestureRun(machine, script).log.map(\.description) == ["0.3 ended 51.0,0.0"])
  }

  @Test func `a tap that is called off ends the wait`() {
    let machine = TapMachine(numberOfTapsRequired: 2)
    let script: [PointerEvent] = [.down(0), .up(0.1), .down(0.2), .cancel(0.3)]
    #expect(GestureRun(machine, script, until: 9).log.map(\.description) == ["0.3 failed 0.0,0.0"])
  }

  @Test func `machines for one tap and for two know nothing of each other`() {
    let double = script(down: 0.25)
    #expect(GestureRun(TapMachine(), double).log.map(\.time) == [0.1, 0.35])
    let two = GestureRun(TapMachine(numberOfTapsRequired: 2), double, until: 9)
    #expect(two.log.map(\.time) == [0.35])
  }
}
