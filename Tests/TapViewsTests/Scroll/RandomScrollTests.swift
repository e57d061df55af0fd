import TapInteraction
import TapLayout
import TapTestSupport
import TapViews
import Testing

/// Random scripts of fingers, wheels, keys, changes of content and time.
@Suite struct RandomScrollTests {
  private static func run(seed: Int, check: (TestScrollView) -> Void = { _ in }) -> TestScrollView {
    var random = SeededGenerator(seed: seed)
    let stage = TestScrollView()
    let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    outer.identifier = "outer"
    outer.contentSize = Size(width: 600, height: 500)
    outer.addSubview(stage.scroll)
    stage.window.addSubview(outer)
    _ = stage.window.focus(stage.text)
    var time = 0.0
    var places: [Int: Point] = [:]
    for _ in 0..<60 {
      time += random.pick([0, 0.01, 0.03, 0.1, 0.2, 1])
      Self.step(stage, at: time, &places, &random)
      check(stage)
    }
    for (pointer, place) in places.sorted(by: { $0.key < $1.key }) {
      stage.window.send(.up, place.x, place.y, at: time, pointer: pointer)
    }
    return stage
  }

  private static func step(
    _ stage: TestScrollView, at time: Double, _ places: inout [Int: Point],
    _ random: inout SeededGenerator
  ) {
    let pointer = random.number(below: 2)
    switch random.number(below: 12) {
    case 0: stage.window.advance(to: time)
    case 1:
      stage.window.send(
        .scroll(
          dx: .random(in: -80...80, using: &random), dy: .random(in: -80...80, using: &random),
          at: place(&random), time: time))
    case 2: stage.window.send(.key(KeyEvent(random.pick(KeyEvent.Key.allCases), time: time)))
    case 3: stage.scroll.contentSize.height = random.pick([100, 400, 800, 801.5])
    case 4: stage.scroll.contentOffset.y = .random(in: -100...900, using: &random)
    default: move(pointer, stage, at: time, &places, &random)
    }
  }

  private static func move(
    _ pointer: Int, _ stage: TestScrollView, at time: Double, _ places: inout [Int: Point],
    _ random: inout SeededGenerator
  ) {
    guard let old = places[pointer] else {
      let place = place(&random)
      places[pointer] = place
      stage.window.send(.down, place.x, place.y, at: time, pointer: pointer)
      return
    }
    let place = Point(
      x: old.x + .random(in: -20...20, using: &random),
      y: old.y + .random(in: -60...60, using: &random))
    let phase = random.pick([PointerEvent.Phase.move, .move, .move, .up, .cancel])
    places[pointer] = phase == .move ? place : nil
    stage.window.send(phase, place.x, place.y, at: time, pointer: pointer)
  }

  private static func place(_ random: inout SeededGenerator) -> Point {
    Point(x: .random(in: 0..<400, using: &random), y: .random(in: 0..<300, using: &random))
  }

  @Test(arguments: 0..<60)
  func `the offset is legal at all times`(seed: Int) {
    _ = Self.run(seed: seed) { stage in
      let (least, most) = (stage.scroll.minimumOffset, stage.scroll.maximumOffset)
      let offset = stage.scroll.contentOffset
      #expect(
        offset.x >= least.x && offset.y >= least.y && offset.x <= most.x && offset.y <= most.y)
    }
  }

  @Test(arguments: 0..<60)
  func `every touch comes to an end, every drag and every glide too`(seed: Int) {
    let stage = Self.run(seed: seed)
    #expect(!stage.scroll.isDragging && !stage.scroll.isTracking)
    stage.window.advance(to: 1000)
    #expect(!stage.scroll.isDecelerating)
    #expect(stage.window.nextDeadline == nil)
    let calls = stage.delegateCalls
    #expect(calls.count { $0 == "begin" } == calls.count { $0.hasPrefix("end") })
    #expect(calls.count { $0 == "end, glide" } == calls.count { $0 == "rest" })
  }

  @Test(arguments: 0..<30)
  func `GR-22: the same script scrolls the same`(seed: Int) {
    #expect(Self.run(seed: seed).log.lines == Self.run(seed: seed).log.lines)
  }
}
