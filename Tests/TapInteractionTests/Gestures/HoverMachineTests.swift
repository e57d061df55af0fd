import TapInteraction
import TapLayout
import TapTestSupport
import Testing

@Suite struct HoverMachineTests {
  private let place = Point(x: 3, y: 4)

  @Test func `a pointer enters, moves and leaves`() {
    var hover = HoverMachine()
    #expect(hover.hover(at: nil) == .none)
    #expect(hover.location == nil)
    #expect(hover.hover(at: place) == .begin)
    #expect(hover.hover(at: place) == .none)
    #expect(hover.hover(at: Point(x: 5, y: 4)) == .change)
    #expect(hover.location == Point(x: 5, y: 4))
    #expect(hover.hover(at: nil) == .end)
    #expect(hover.location == Point(x: 5, y: 4))
    #expect(hover.hover(at: place) == .none)
    hover.reset()
    #expect(hover.location == nil)
    #expect(hover.hover(at: place) == .begin)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a place that is not finite is over nothing`(value: Double) {
    var hover = HoverMachine()
    #expect(hover.hover(at: Point(x: value, y: 0)) == .none)
    #expect(hover.hover(at: place) == .begin)
    #expect(hover.hover(at: Point(x: 0, y: value)) == .end)
    #expect(hover.location == place)
  }

  @Test func `contacts neither begin nor end hovering`() {
    var hover = HoverMachine()
    let drag: [PointerEvent] = [.down(0), .move(0.1, 9, 9), .up(0.2)]
    #expect(drag.map { hover.handle($0) } == [.none, .none, .none])
    #expect(hover.hover(at: place) == .begin)
    #expect(drag.map { hover.handle($0) } == [.none, .none, .none])
    #expect(hover.hover(at: nil) == .end)
  }

  @Test func `hovering is called off with its pointer`() {
    var hover = HoverMachine()
    #expect(hover.handle(.cancel(0)) == .none)
    #expect(hover.hover(at: place) == .begin)
    #expect(hover.handle(.cancel(1)) == .cancel)
    #expect(hover.hover(at: place) == .none)
  }

  @Test(arguments: 0..<50)
  func `entering and leaving are paired`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var hover = HoverMachine()
    var isInside = false
    for _ in 0..<60 {
      let next = random.flag() ? Point(x: Double(random.number(below: 3)), y: 0) : nil
      let step = hover.hover(at: next)
      #expect((step == .begin) == (!isInside && next != nil))
      #expect((step == .end) == (isInside && next == nil))
      isInside = next != nil
      if step == .end { hover.reset() }
    }
  }
}
