import TapDraw
import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing

@Suite struct DisplayTests {
  @Test(arguments: 0..<150)
  func `whatever looks otherwise than before asks to be drawn`(seed: Int) {
    var choices = SeededGenerator(seed: seed)
    let stage = RandomWindow(&choices)
    let window = stage.window
    paint(window, &choices)
    window.displayHandler = {}
    var script = RandomScript(for: stage, cast: .everything)
    var picture = picture(of: window)
    #expect(window.takeDisplayRects() == [window.bounds])
    for _ in 0..<60 {
      if choices.once(in: 5) {
        change(window, &choices)
      } else {
        play(script.next(&choices), to: window)
      }
      let rects = window.takeDisplayRects()
      let next = self.picture(of: window)
      for tile in next.tiles.indices where next.tiles[tile] != picture.tiles[tile] {
        let place = next.rect(ofTile: tile)
        #expect(rects.contains { $0.intersects(place) }, "\(place) is not in \(rects)")
      }
      picture = next
    }
  }

  @Test func `a link asks for its own boxes and what may stick out of them`() throws {
    let (window, text) = page()
    window.send(.hover(Point(x: 45, y: 10), kind: .mouse, time: 0))
    #expect(window.takeDisplayRects() == [Rect(x: 30, y: 0, width: 60, height: 30)])
    window.send(.hover(Point(x: 55, y: 10), kind: .mouse, time: 0.1))
    #expect(window.takeDisplayRects().isEmpty)
    window.send(.hover(nil, kind: .mouse, time: 0.2))
    #expect(window.takeDisplayRects() == [Rect(x: 30, y: 0, width: 60, height: 30)])
    text.text = AttributedText("no link")
    #expect(window.takeDisplayRects() == [text.frame])
  }

  @Test func `the host hears once until it takes the places`() {
    let (window, text) = page()
    var calls = 0
    window.displayHandler = { calls += 1 }
    #expect(calls == 1)
    _ = window.takeDisplayRects()
    text.textColor = .white
    text.alpha = 0.5
    #expect(calls == 2)
    #expect(window.takeDisplayRects() == [text.frame])
    text.isHidden = true
    #expect(calls == 3)
    _ = window.takeDisplayRects()
    text.textColor = .black
    #expect(calls == 3)
  }

  @Test func `what is scrolled out of sight asks for nothing`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let scroll = ScrollView(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    scroll.contentSize = Size(width: 50, height: 500)
    let row = View(frame: Rect(x: 0, y: 40, width: 50, height: 20))
    let other = View(frame: Rect(x: 0, y: 200, width: 50, height: 20))
    window.addSubview(scroll)
    scroll.addSubview(row)
    scroll.addSubview(other)
    window.displayHandler = {}
    _ = window.takeDisplayRects()
    other.backgroundColor = .black
    #expect(window.takeDisplayRects().isEmpty)
    row.backgroundColor = .black
    #expect(window.takeDisplayRects() == [Rect(x: 10, y: 50, width: 50, height: 10)])
    scroll.contentOffset.y = 5
    #expect(window.takeDisplayRects() == [scroll.frame])
  }

  @Test func `rows out of sight are not asked to draw`() {
    final class Row: View {
      var draws = 0
      override var drawBounds: Rect? { bounds }
      override func draw(on surface: inout some Surface, visible: Rect) { draws += 1 }
    }
    let list = View(frame: Rect(x: 0, y: 0, width: 100, height: 10_000))
    let rows = (0..<500).map { Row(frame: Rect(x: 0, y: Double($0) * 20, width: 100, height: 20)) }
    rows.forEach(list.addSubview)
    var surface = RecordingSurface()
    list.render(on: &surface, visible: Rect(x: 0, y: 1001, width: 100, height: 58))
    #expect(rows.indices.filter { rows[$0].draws > 0 } == [50, 51, 52])
    rows[50].isHidden = true
    rows[51].frame.y = 0
    list.render(on: &surface, visible: Rect(x: 0, y: 1001, width: 100, height: 58))
    #expect(rows[50...52].map(\.draws) == [1, 1, 2])
  }

  /// A page with one link over four cells.
  private func page() -> (Window, TextView) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let text = TextView(frame: Rect(x: 0, y: 0, width: 200, height: 50))
    text.typeface.shaper = CellShaper(width: 10, height: 20)
    text.text = AttributedText("see docs now")
    var linked = text.text
    linked.addLink(destination: "https://a.example", over: 4..<8)
    text.text = linked
    window.addSubview(text)
    window.displayHandler = {}
    _ = window.takeDisplayRects()
    return (window, text)
  }

  private func picture(of window: Window) -> MosaicSurface {
    var surface = MosaicSurface(window.bounds, side: 10)
    window.render(on: &surface, visible: window.bounds)
    return surface
  }

  /// Gives views colors, so that they can be seen.
  private func paint(_ view: View, _ choices: inout SeededGenerator) {
    if choices.flag() { view.backgroundColor = color(&choices) }
    for child in view.subviews { paint(child, &choices) }
  }

  private func color(_ choices: inout SeededGenerator) -> Color {
    Color(
      red: Float(choices.number(below: 9)) / 8, green: Float(choices.number(below: 9)) / 8,
      blue: Float(choices.number(below: 9)) / 8)
  }

  private func play(_ step: ScriptStep, to window: Window) {
    switch step {
    case .pointer(let event): window.send(.pointer(event))
    case .input(let event): window.send(event)
    case .change(_, let body): body()
    }
  }

  /// Changes something about how some view looks.
  private func change(_ window: Window, _ choices: inout SeededGenerator) {
    var view: View = window
    while choices.flag(), !view.subviews.isEmpty { view = choices.pick(view.subviews) }
    guard view !== window else { return }
    let number = Double(choices.number(below: 60))
    switch choices.number(below: 9) {
    case 0: view.isHidden.toggle()
    case 1: view.alpha = choices.pick([0, 0.4, 1])
    case 2: view.frame.x += number - 30
    case 3: view.bounds.width = 20 + number
    case 4: view.bounds.y = number
    case 5: view.transform = choices.pick([.identity, .rotation(number / 20), .scale(x: 2, y: 1)])
    case 6: view.clipsToBounds.toggle()
    case 7: view.superview?.bringSubviewToFront(view)
    default: view.backgroundColor = color(&choices)
    }
  }
}
