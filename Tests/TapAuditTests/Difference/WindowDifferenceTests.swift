import TapAudit
import TapControls
import TapDraw
import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing

@Suite struct WindowDifferenceTests {
  /// A window whose parts depend on random numbers; texts and buttons keep their identifiers.
  private static func window(_ random: inout SeededGenerator) -> Window {
    let window = Window(frame: Rect(x: 0, y: 0, width: 160, height: 120))
    let text = TextView(
      frame: Rect(x: Double(random.number(below: 20)), y: 0, width: 120, height: 80))
    text.show(
      LinkedLayout.make(
        random.pick(["[aaa] [bb]\n[c]", "x [aaa]\n[c]", "[bb]\n\n[c]"]), width: 120))
    text.identifier = "text"
    if random.number(below: 3) == 0 { text.transform = Transform.rotation(0.2) }
    window.addSubview(text)
    for number in 0..<2 where random.number(below: 4) > 0 {
      let frame = Rect(
        x: Double(random.number(below: 100)), y: Double(random.number(below: 90)), width: 40,
        height: 30)
      let button = Button(title: "b\(number)", frame: frame)
      button.identifier = "b\(number)"
      if random.flag() { button.cornerRadius = 15 }
      window.addSubview(button)
    }
    return window
  }

  @Test(arguments: 0..<20)
  func `equal windows differ in nothing, and swapping swaps the sides`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (Self.window(&random), Self.window(&random))
    #expect(WindowDifference(from: one, to: one).isEmpty)
    let forward = WindowDifference(from: one, to: other)
    let back = WindowDifference(from: other, to: one)
    #expect(forward.areas.count == back.areas.count)
    for (area, mirror) in zip(forward.areas, back.areas) {
      #expect(area.rect == mirror.rect)
      #expect(area.before == mirror.after && area.after == mirror.before)
    }
    for target in forward.targets {
      let mirror = back.targets.first { $0.before == target.after && $0.after == target.before }
      #expect(mirror?.kinds.contains(.moved) ?? false == target.kinds.contains(.moved))
      #expect(mirror?.kinds.contains(.vanished) ?? false == target.kinds.contains(.appeared))
    }
  }

  @Test(arguments: 0..<20)
  func `touches differ inside every area, and in none of the blank parts`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (Self.window(&random), Self.window(&random))
    let difference = WindowDifference(from: one, to: other)
    for area in difference.areas {
      for (x, y) in [(0.5, 0.5), (0.02, 0.02), (0.98, 0.98), (0.02, 0.98)] {
        let point = Point(
          x: area.rect.x + x * area.rect.width, y: area.rect.y + y * area.rect.height)
        #expect(one.touchTarget(at: point) == area.before)
        #expect(other.touchTarget(at: point) == area.after)
      }
    }
    // Where one window has a target and the other none, an area is not far.
    for _ in 0..<60 {
      let point = Point(
        x: Double(random.number(below: 16_000)) / 100, y: Double(random.number(below: 12_000)) / 100
      )
      let isBlank = (one.touchTarget(at: point) == nil) != (other.touchTarget(at: point) == nil)
      guard isBlank else { continue }
      let near = Rect(x: point.x - 1.5, y: point.y - 1.5, width: 3, height: 3)
      #expect(
        difference.areas.contains { $0.rect.intersects(near) },
        "\(point) \(one.touchTarget(at: point) == nil)")
    }
  }

  @Test func `a button that covers a link takes its area`() throws {
    func window(covered: Bool) -> Window {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 60))
      let text = TextView(frame: Rect(x: 0, y: 0, width: 100, height: 20))
      text.show(LinkedLayout.make("[aaaaa]", width: 100))
      text.identifier = "text"
      window.addSubview(text)
      let button = Button(
        title: "go", frame: Rect(x: 30, y: covered ? 0 : 30, width: 40, height: 30))
      button.identifier = "go"
      window.addSubview(button)
      return window
    }
    let difference = WindowDifference(from: window(covered: false), to: window(covered: true))
    #expect(difference.targets.map(\.kinds) == [[.lostArea], [.moved]])
    #expect(difference.targets[0].lost.map(\.area) == [400])
    #expect(difference.targets[0].lost.map(\.target.view.identifier) == ["go"])
    let taken = Rect(x: 30, y: 0, width: 20, height: 20)
    #expect(difference.areas.contains { $0.rect == taken })
  }
}
