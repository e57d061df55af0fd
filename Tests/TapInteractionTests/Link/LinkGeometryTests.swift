import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import Testing

/// Finds the link under a point, by its number.
private func link(
  _ layout: TextLayout, _ x: Double, _ y: Double = 10, kind: PointerKind = .touch,
  targets: TargetEnlargement = .none
) -> UInt64? {
  var links = LinkInteraction()
  links.policy.touchTargets = targets
  let point = Point(x: x, y: y)
  let found = links.linkID(at: point, on: layout, kind: kind)
  let hit = links.hit(at: point, on: layout, kind: kind)
  #expect(found == hit.link.map { layout.text.link(at: $0).link.id })
  #expect(PolicyRegion(hit) == .link || found == nil)
  return found?.rawValue
}

/// The numbers of the links found at steps of a quarter of a point, each as often as it is found.
private func counts(_ layout: TextLayout, y: Double = 10) -> [UInt64: Int] {
  stride(from: -50.0, to: 500, by: 0.25).reduce(into: [:]) { counts, x in
    if let link = link(layout, x, y) { counts[link, default: 0] += 1 }
  }
}

@Suite struct LinkGeometryTests {
  @Test(arguments: 0..<100)
  func `LINK-11: a link is found in its rectangles and nowhere else`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let layout = LinkedLayout.random(&random) { _ in }
    let links = layout.text.links.indices.map { LinkedLayout.rects(ofLink: $0, in: layout) }
    for _ in 0..<60 {
      let point = LinkedLayout.point(in: layout, &random)
      let expected = links.firstIndex { $0.contains { $0.contains(point) } }
      #expect(
        link(layout, point.x, point.y)
          == expected.map { layout.text.link(at: $0).link.id.rawValue })
    }
  }

  @Test func `LINK-7: a wrapped link is found in each of its pieces, not beside them`() {
    let layout = LinkedLayout.make("see the [docs and help] now", width: 90)
    #expect(layout.lineCount == 3)
    #expect([link(layout, 10, 30), link(layout, 60, 30), link(layout, 20, 50)] == [1, 1, 1])
    // Beside the pieces, within their bounding box.
    #expect([link(layout, 82, 30), link(layout, 45, 50), link(layout, 75, 10)] == [nil, nil, nil])
  }

  @Test func `LINK-8: a link holds the spaces between its words, but none that a line wraps at`() {
    let line = LinkedLayout.make("[docs and help]")
    #expect(link(line, 45) == 1)
    let wrapped = LinkedLayout.make("[docs and help]", width: 85)
    #expect(link(wrapped, 45) == 1)
    #expect(link(wrapped, 82) == nil)
  }

  @Test func `LINK-9: where two links touch the right one has the edge`() {
    let layout = LinkedLayout.make("[docs][help]")
    #expect([link(layout, 39.999), link(layout, 40), link(layout, 40.001)] == [1, 2, 2])
    #expect(counts(layout) == [1: 160, 2: 160])
  }

  @Test func `LINK-10: in text to the left a link is found where it is drawn`() {
    let layout = LinkedLayout.make("\u{5D0}\u{5D1} [\u{5D2}\u{5D3}] \u{5D4}", width: 100)
    // From the right: two letters, a space, the link from 50 to 70.
    #expect([link(layout, 50), link(layout, 69.9)] == [1, 1])
    #expect([link(layout, 49.9), link(layout, 70), link(layout, 30)] == [nil, nil, nil])
  }

  @Test func `LINK-11: a link to the left with digits in it is as wide as its clusters`() {
    let layout = LinkedLayout.make("see [\u{5D0}\u{5D1} 12 \u{5D2}] now")
    let width = LinkedLayout.rects(ofLink: 0, in: layout).reduce(0) { $0 + $1.width }
    #expect(width == 70)
    #expect(counts(layout) == [1: 280])
  }

  @Test(arguments: [
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E7}\u{1F1F7}",
    "\u{1100}\u{1161}\u{11A8}", "\u{915}\u{94D}\u{937}", "e\u{301}",
  ])
  func `LINK-15: each point of a character made of several scalars finds its link`(
    character: String
  ) {
    let layout = LinkedLayout.make("a[\(character)]b")
    let width = LinkedLayout.rects(ofLink: 0, in: layout)[0].width
    #expect(counts(layout) == [1: Int(width * 4)])
    let hit = LinkInteraction().hit(at: Point(x: 10, y: 10), on: layout, kind: .touch)
    #expect(hit.utf8Range == 1..<1 + character.utf8.count)
  }

  @Test func `LINK-16: a link over the second half of a character is found nowhere`() {
    let layout = LinkedLayout.make("e[\u{301}]x")
    #expect(counts(layout) == [:])
    #expect(layout.droppedLinks == [0])
  }

  @Test func `LINK-18: an inline object is found as part of its link`() {
    var text = AttributedText("see \u{FFFC} now")
    text.addLink(Link(id: LinkID(rawValue: 1), destination: "https://a.example"), over: 4..<7)
    text.updateAttributes(in: 4..<7) {
      $0.inlineObject = InlineObject(width: 50, height: 20, alternativeText: "a picture")
    }
    let layout = TextLayout(text, width: 400, shaper: CellShaper(width: 10, height: 20))
    #expect(counts(layout) == [1: 200])
  }

  @Test func `LINK-19: of a truncated link what shows is found, and one cut away is not`() {
    let layout = LinkedLayout.make("see [docs] and [help]", width: 70) { $0.lineLimit = 1 }
    #expect([link(layout, 45), link(layout, 15)] == [1, nil])
    let whole = LinkedLayout.make("see words [docs]", width: 60) { $0.lineLimit = 1 }
    #expect(counts(whole) == [:])
  }

  @Test func `LINK-20, LINK-21, LINK-22: fingers find links beside them, mice and pens do not`() {
    let layout = LinkedLayout.make("a [link] b") { $0.height = 100 }
    let slop = TargetEnlargement.slop(8)
    #expect(link(layout, 40, 25, targets: slop) == 1)
    #expect(link(layout, 40, 28.01, targets: slop) == nil)
    #expect(link(layout, 63, 10, targets: slop) == nil)
    for kind in [PointerKind.mouse, .pen] {
      #expect(link(layout, 40, 25, kind: kind, targets: slop) == nil)
    }
    let pair = LinkedLayout.make("[ab]\n[cd]") {
      $0.lineSpacing = 10; $0.paragraphSpacing = 10
    }
    #expect(link(pair, 10, 25, targets: slop) == 1)
    #expect(link(pair, 10, 25.01, targets: slop) == 2)
  }

  @Test func `LINK-20: a press beside a link is let go beside it`() {
    var stage = TestLinks(LinkedLayout.make("[link]") { $0.height = 100 })
    stage.links.policy.touchTargets = .slop(8)
    stage.down(20, 25, at: 0)
    stage.move(20, 29, at: 0.1)
    stage.move(20, 27, at: 0.2)
    stage.up(20, 27, at: 0.3)
    #expect(stage.log == ["press 1", "leave 1", "press 1", "activate 1"])
  }

  @Test(arguments: [
    (Double.nan, 10.0), (10, .nan), (.infinity, 10), (10, -.infinity), (1e308, 1e308), (-1e9, 10),
  ])
  func `LINK-23: places that no text reaches have no link`(x: Double, y: Double) {
    let layout = LinkedLayout.make("[link]")
    #expect(link(layout, x, y, targets: .slop(64, overText: .full)) == nil)
    var stage = TestLinks(layout)
    stage.tap(x, y, at: 0)
    #expect(stage.log == [])
  }
}
