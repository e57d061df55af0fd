import TapInteraction
import TapLayout
import TapTestSupport
import Testing

/// Laws that hold for any script, sane or not; the run itself checks that no step is illegal.
@Suite struct RandomGestureTests {
  private static let profiles: [GestureProfile] = [.uikit, .android, .flutter, .gtk]

  private func machines(_ random: inout SeededGenerator) -> [any GestureMachine] {
    let profile = random.pick(Self.profiles)
    let touches = 1 + random.number(below: 3)
    return [
      TapMachine(profile: profile),
      TapMachine(
        numberOfTapsRequired: 1 + random.number(below: 3), numberOfTouchesRequired: touches,
        profile: profile),
      LongPressMachine(profile: profile),
      LongPressMachine(
        minimumPressDuration: random.pick([0, 0.1, 0.35]), numberOfTouchesRequired: touches,
        numberOfTapsRequired: random.number(below: 3), profile: profile),
      PanMachine(profile: profile), HoverMachine(),
      PanMachine(
        minimumNumberOfTouches: touches, maximumNumberOfTouches: touches + random.number(below: 2),
        profile: profile),
    ]
  }

  @Test(arguments: 0..<300)
  func `once all pointers are up and time has passed, a machine is as new`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let script = RandomScript.events(&random)
    for machine in machines(&random) { expectRest(of: machine, after: script) }
  }

  private func expectRest(of machine: some GestureMachine, after script: [PointerEvent]) {
    let run = GestureRun(machine, script, until: 1e6)
    #expect(run.state == .possible)
    #expect(run.machine.deadline == nil)
    #expect(run.machine.location == nil)
    #expect(run.log.allSatisfy { $0.location.map { abs($0.x) < 1e5 } ?? true })
    let plain: [PointerEvent] = [.down(2e6, 3, 4), .up(2e6, 3, 4), .down(3e6), .up(3e6 + 9)]
    let again = GestureRun(run.machine, plain, until: 4e6)
    #expect(again.log == GestureRun(machine, plain, until: 4e6).log)
  }

  @Test(arguments: 0..<200)
  func `other names for the pointers, or x and y exchanged, change nothing else`(seed: Int) {
    var random = SeededGenerator(seed: 1_000 + seed)
    let script = RandomScript.events(&random)
    for machine in machines(&random) { expectSymmetry(of: machine, script) }
  }

  private func expectSymmetry(of machine: some GestureMachine, _ script: [PointerEvent]) {
    let log = GestureRun(machine, script, until: 1e6).log
    let renamed = script.map { event in
      var other = event
      other.pointer.rawValue = 77 - event.pointer.rawValue
      return other
    }
    #expect(GestureRun(machine, renamed, until: 1e6).log == log)
    let mirrored = script.map { event in
      var other = event
      other.location = Point(x: event.location.y, y: event.location.x)
      return other
    }
    let back = GestureRun(machine, mirrored, until: 1e6).log.map { entry in
      var other = entry
      other.location = entry.location.map { Point(x: $0.y, y: $0.x) }
      return other
    }
    #expect(back == log)
  }

  @Test(arguments: 0..<200)
  func `a tap and a long press never both come of one finger`(seed: Int) {
    var random = SeededGenerator(seed: 2_000 + seed)
    let release = Double(random.number(below: 1_200)) / 1000
    let slide = Double(random.number(below: 12))
    let script: [PointerEvent] = [.down(0), .move(release / 2, slide, 0), .up(release, slide, 0)]
    let strays = slide > 10 && release / 2 < 0.5
    #expect(Rivals.winners(script).count == (strays ? 0 : 1))
  }

  @Test func `GES-02: there is no dead zone between a tap and a long press`() {
    for milliseconds in 50...850 {
      let script: [PointerEvent] = [.down(0), .up(Double(milliseconds) / 1000)]
      #expect(Rivals.winners(script) == [milliseconds < 500 ? "tap" : "long press"])
    }
  }
}

/// A tap and a long press on the same script, of which the first to wish wins.
private enum Rivals {
  static func winners(_ script: [PointerEvent]) -> [String] {
    let tap = GestureRun(TapMachine(), script, until: 9).log.filter { $0.state == .ended }
    let press = GestureRun(LongPressMachine(), script, until: 9).log.filter { $0.state == .began }
    guard let tapTime = tap.first?.time else { return press.map { _ in "long press" } }
    // A timer that is due at the time of an event fires first.
    guard let pressTime = press.first?.time, pressTime <= tapTime else {
      return tap.map { _ in "tap" }
    }
    return press.map { _ in "long press" }
  }
}
