import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing

@Suite struct RandomTextViewTests {
  private func view(_ random: inout SeededGenerator) -> TextView {
    var text = AttributedText(TextPool.text(of: random.number(below: 60), &random))
    RandomLayout.decorate(&text, &random)
    let view = TextView(frame: Rect(x: 0, y: 0, width: RandomLayout.width(&random), height: 100))
    view.options = RandomLayout.options(&random)
    view.text = text
    view.bounds.height = view.layout.bounds.height
    return view
  }

  private func points(on view: TextView, _ random: inout SeededGenerator) -> [Point] {
    let bounds = view.layout.bounds
    var rects: [Rect] = []
    for index in 0..<view.layout.text.linkCount { view.layout.rects(ofLink: index, into: &rects) }
    let corners = rects.flatMap { rect in
      [rect.x, rect.maxX, rect.center.x].flatMap { x in
        [rect.y, rect.maxY, rect.center.y].map { Point(x: x, y: $0) }
      }
    }
    return corners
      + (0..<60).map { _ in
        Point(
          x: Double.random(in: -20...min(bounds.width, 400) + 20, using: &random),
          y: Double.random(in: -20...bounds.height + 20, using: &random))
      }
  }

  @Test(arguments: 0..<300)
  func `PASS-9: a text of links alone is hit where a link is, and nowhere else`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let view = self.view(&random)
    for point in points(on: view, &random) {
      // What overflows is drawn, and not hit (HIT-8).
      let isLink = view.bounds.contains(point) && view.layout.hit(at: point).link != nil
      #expect((view.hitTest(point) != nil) == isLink, "\(point)")
    }
  }

  @Test(arguments: 0..<100)
  func `each change of a text view gives what a new one would have`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let view = self.view(&random)
    for _ in 0..<4 {
      switch random.number(below: 4) {
      case 0: view.options = RandomLayout.options(&random)
      case 1: view.bounds.width = Double(random.number(below: 300))
      case 2: view.bounds.height = Double(random.number(below: 300))
      default: view.text = AttributedText(TextPool.text(of: random.number(below: 60), &random))
      }
      let fresh = TextView(frame: view.bounds)
      fresh.options = view.options
      fresh.text = view.text
      for point in points(on: view, &random) {
        #expect(view.hit(at: point) == fresh.hit(at: point))
      }
    }
  }
}
