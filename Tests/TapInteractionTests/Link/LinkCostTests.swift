import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite(.enabled(if: AllocationCounter.countsMemory, "a sanitizer owns malloc"))
struct LinkCostTests {
  @Test(arguments: [TargetEnlargement.none, .touch])
  func `moves and hovers ask for no memory`(targets: TargetEnlargement) {
    let layout = LinkedLayout.make("see [docs] [help] now")
    var links = LinkInteraction()
    links.policy.touchTargets = targets
    var events: [LinkEvent] = []
    let places = [50.0, 85, 300, 60].map { Point(x: $0, y: 10) }
    let kinds = [PointerKind.mouse, .touch]
    var found = 0
    func work() {
      events.removeAll(keepingCapacity: true)
      // A loop over the array itself asks for memory where nothing is optimized.
      for number in kinds.indices {
        let kind = kinds[number]
        _ = links.press(
          PointerEvent(.down, at: places[0], time: 0, kind: kind), on: layout, gestures: .all,
          into: &events)
        for index in places.indices {
          let move = PointerEvent(.move, at: places[index], time: 0.1, kind: kind)
          _ = links.handle(move, on: layout, into: &events)
          links.hover(at: places[index], kind: kind, on: layout, into: &events)
        }
        links.failAll(into: &events)
      }
      found = events.count
    }
    // The first runs pay for metadata, that of counting too.
    for _ in 0..<3 { _ = AllocationCounter.count(work) }
    #expect(AllocationCounter.count(work).allocations == 0)
    #expect(found > 5)
  }
}
