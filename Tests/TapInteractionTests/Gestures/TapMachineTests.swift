import TapInteraction
import TapLayout
import Testing

@Suite struct TapMachineTests {
  @Test func `TAP-1: a tap is recognized when it lifts, where it is`() {
    let run = GestureRun(TapMachine(), [.down(0, 30, 40), .up(0.08, 30, 40)], until: 9)
    #expect(run.log.map(\.description) == ["0.08 ended 30.0,40.0"])
  }

  @Test(arguments: [GestureProfile.uikit, .android, .flutter, .gtk])
  func `TAP-2: a tap that moves farther than the slop fails at that move`(
    profile: GestureProfile
  ) {
    let far = profile.tapSlop + 0.01
    for (x, y) in [(far, 0), (-far, 0), (0, far), (0, -far)] {
      let script: [PointerEvent] = [.down(0), .move(0.1, x, y), .move(0.2), .up(0.3)]
      let run = GestureRun(TapMachine(profile: profile), script)
      #expect(run.log.map(\.description) == ["0.1 failed \(Double(x)),\(Double(y))"])
    }
  }

  @Test(arguments: [GestureProfile.uikit, .android, .flutter])
  func `TAP-3: a move of exactly the slop still taps`(profile: GestureProfile) {
    let slop = profile.tapSlop
    for (x, y) in [(slop, 0), (0, -slop), (slop * 0.6, slop * 0.8)] {
      let script: [PointerEvent] = [.down(0), .move(0.1, x, y), .up(0.2, x, y)]
      #expect(GestureRun(TapMachine(profile: profile), script).states == [.ended])
    }
  }

  @Test(arguments: 0..<100)
  func `TAP-3: decimal places meet exactly`(tenths: Int) {
    let (from, to) = (Double(tenths * 37) / 10, Double(tenths * 37 + 100) / 10)
    let script: [PointerEvent] = [.down(0, from, 0), .up(0.1, to, 0)]
    #expect(GestureRun(TapMachine(), script).states == [.ended])
    var gtk = GestureProfile.gtk
    gtk.tapSlop = 10
    #expect(GestureRun(TapMachine(profile: gtk), script).states == [.failed])
  }

  @Test func `a GTK click fails at exactly the slop, measured on each axis`() {
    let machine = TapMachine(profile: .gtk)
    let near: [PointerEvent] = [.down(0), .move(0.1, 7.9, 7.9), .up(0.2, 7.9, 7.9)]
    #expect(GestureRun(machine, near).states == [.ended])
    #expect(GestureRun(machine, [.down(0), .move(0.1, 8, 0)]).states == [.failed])
    #expect(GestureRun(machine, [.down(0), .move(0.1, 0, -8)]).states == [.failed])
  }

  @Test func `TAP-2: the place where a tap lifts counts as a move`() {
    #expect(GestureRun(TapMachine(), [.down(0), .up(0.1, 10.01, 0)]).states == [.failed])
    #expect(GestureRun(TapMachine(), [.down(0), .up(0.1, 10, 0)]).states == [.ended])
  }

  @Test func `TAP-2: distance counts from the first place, not along the way`() {
    let script: [PointerEvent] = [.down(0)] + (1...100).map { .move(0, Double($0 % 10), 0) }
    #expect(GestureRun(TapMachine(), script + [.up(1)]).states == [.ended])
  }

  @Test(arguments: [0, 0.001, 0.6, 5, 1000])
  func `TAP-4: a tap may take as long as it likes`(duration: Double) {
    let run = GestureRun(TapMachine(), [.down(0), .up(duration)])
    #expect(run.log.map(\.time) == [duration])
    #expect(run.states == [.ended])
  }

  @Test func `TAP-6: a tap that is called off fails`() {
    #expect(GestureRun(TapMachine(), [.down(0), .cancel(0.1)], until: 9).states == [.failed])
  }

  @Test func `TAP-7: two fingers tap at the center of both`() {
    let machine = TapMachine(numberOfTouchesRequired: 2)
    let script: [PointerEvent] = [
      .down(0, 10, 0), .down(0.02, 30, 8, finger: 1), .up(0.1, 10, 0), .up(0.12, 32, 8, finger: 1),
    ]
    let run = GestureRun(machine, script)
    #expect(run.log.map(\.description) == ["0.12 ended 21.0,4.0"])
  }

  @Test func `TAP-7: a finger too few or too many makes no tap`() {
    let two = TapMachine(numberOfTouchesRequired: 2)
    #expect(GestureRun(two, [.down(0), .up(0.1)]).states == [.failed])
    let apart: [PointerEvent] = [.down(0), .up(0.1), .down(0.2, finger: 1), .up(0.3, finger: 1)]
    #expect(GestureRun(two, apart).states == [.failed, .failed])
    let three: [PointerEvent] = [.down(0), .down(0, finger: 1), .down(0, finger: 2)]
    #expect(GestureRun(two, three).states == [.failed])
    #expect(GestureRun(TapMachine(), [.down(0), .down(0.1, finger: 1)]).states == [.failed])
  }

  @Test func `TAP-7: eight fingers tap, a ninth makes no tap`() {
    for count in 1...9 {
      let downs = (0..<count).map { PointerEvent.down(0, Double($0), 0, finger: $0) }
      let ups = (0..<count).map { PointerEvent.up(1, Double($0), 0, finger: $0) }
      let run = GestureRun(TapMachine(numberOfTouchesRequired: count), downs + ups)
      #expect(run.states == [count <= 8 ? .ended : .failed])
      guard count <= 8 else { continue }
      #expect(run.log.first?.location == Point(x: Double(count - 1) / 2, y: 0))
    }
  }

  @Test func `TAP-7: after one of two fingers lifts no other may take its place`() {
    let script: [PointerEvent] = [
      .down(0), .down(0, finger: 1), .up(0.1), .down(0.2), .up(0.3), .up(0.3, finger: 1),
    ]
    #expect(GestureRun(TapMachine(numberOfTouchesRequired: 2), script).states == [.failed])
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `only the primary button taps`(button: PointerButton) {
    let run = GestureRun(TapMachine(), [.down(0, button: button), .up(0.1)])
    #expect(run.states == [.failed])
  }

  @Test(arguments: PointerKind.allCases)
  func `fingers, mice and pens tap alike`(kind: PointerKind) {
    var script: [PointerEvent] = [.down(0), .move(0.05, 10, 0), .up(0.1, 10, 0)]
    for index in script.indices { script[index].kind = kind }
    #expect(GestureRun(TapMachine(), script).states == [.ended])
  }

  @Test func `another button while one is down makes no tap`() {
    let script: [PointerEvent] = [.down(0), .down(0.1, button: .secondary), .up(0.2)]
    #expect(GestureRun(TapMachine(), script).states == [.failed])
  }

  @Test func `pointers that never came down are passed over`() {
    let strays: [PointerEvent] = [.up(0), .move(0, 99, 0, finger: 7), .cancel(0, finger: 2)]
    #expect(GestureRun(TapMachine(), strays).states.isEmpty)
    let script = [.down(0)] + strays.dropFirst() + [.up(0.1)]
    #expect(GestureRun(TapMachine(), script).states == [.ended])
  }

  @Test func `numbers of taps and touches are at least one`() {
    var machine = TapMachine(numberOfTapsRequired: -3, numberOfTouchesRequired: 0)
    #expect(machine.numberOfTapsRequired == 1 && machine.numberOfTouchesRequired == 1)
    machine.numberOfTapsRequired = 0
    machine.numberOfTouchesRequired = .min
    #expect(machine.numberOfTapsRequired == 1 && machine.numberOfTouchesRequired == 1)
  }
}
