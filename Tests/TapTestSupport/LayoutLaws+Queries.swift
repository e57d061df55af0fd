import TapLayout
import TapText

extension LayoutLaws {
  /// Holds the queries for ranges, rectangles, offsets and many points against boxes and hits.
  mutating func checkQueries() {
    var whole: [Rect] = []
    layout.forEachRect(of: 0..<layout.text.utf8Count) { whole.append($0) }
    var points: [Point] = []
    var visible: [LineBox] = []
    for index in 0..<layout.lineCount {
      let line = layout.line(at: index)
      layout.forEachBox(inLine: index) { box in
        if box.minX < box.maxX, line.rect.height > 0 { visible.append(box) }
        let isText = box.region == .cluster || box.region == .inlineObject
        guard isText, box.maxX - box.minX > 8 * Self.tolerance else { return }
        guard line.rect.height > 8 * Self.tolerance else { return }
        check(box, on: line, amongRectsOf: whole, &points)
      }
    }
    checkMany(points)
    checkEverywhere(visible)
  }

  /// Asks for one box by its range and by its offsets.
  private mutating func check(
    _ box: LineBox, on line: Line, amongRectsOf whole: [Rect], _ points: inout [Point]
  ) {
    let center = Point(x: (box.minX + box.maxX) / 2, y: line.rect.y + line.rect.height / 2)
    let place = "line \(line.index), box \(box.utf8Range)"
    let leading = box.direction == .leftToRight ? box.minX : box.maxX
    let caret = layout.caret(at: box.utf8Range.lowerBound)
    require(caret.line == line.index, "\(place): the caret at its start is on line \(caret.line)")
    require(isNear(caret.x, leading), "\(place): the caret at its start is at x \(caret.x)")
    let owner = layout.line(containing: box.utf8Range.lowerBound)
    require(owner == line, "\(place): its line is said to be \(String(describing: owner?.index))")
    guard content.contains(center) else { return }
    points.append(center)
    var rects: [Rect] = []
    layout.forEachRect(of: box.utf8Range) { rects.append($0) }
    require(rects.count == 1 && rects[0].contains(center), "\(place): has rectangles \(rects)")
    let owners = whole.count { $0.contains(center) }
    require(owners == 1, "\(place): \(owners) rectangles of the whole text hold it")
    let tapPoint = layout.tapPoint(of: box.utf8Range)
    require(tapPoint != nil, "\(place): visible, yet without a tap point")
    if let tapPoint {
      let hit = layout.hit(at: tapPoint)
      require(
        hit.utf8Range == box.utf8Range,
        "\(place): its tap point hits \(String(describing: hit.utf8Range))")
    }
  }

  /// Many points in one call give what each gives alone.
  private mutating func checkMany(_ points: [Point]) {
    var hits: [Hit] = []
    layout.hits(at: points.span, into: &hits)
    require(hits == points.map { layout.hit(at: $0) }, "many points in one call hit other things")
    let links = hits.map { layout.link(for: $0)?.link.id }
    require(
      links == hits.map { $0.link.map(layout.linkID) }, "links are not those of the hits")
  }

  /// A rectangle around everything holds each box once and each link that shows.
  private mutating func checkEverywhere(_ visible: [LineBox]) {
    let everywhere = Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
    for inclusion in Inclusion.allCases {
      var boxes: [LineBox] = []
      layout.forEachBox(in: everywhere, inclusion: inclusion) { boxes.append($0) }
      let words = "\(boxes.count) boxes lie everywhere (\(inclusion)), not \(visible.count)"
      require(boxes == visible, words)
    }
    var links: [Int] = []
    layout.links(in: everywhere, into: &links)
    let shown = linkRects.indices.filter { !linkRects[$0].isEmpty }
    require(links == shown, "links \(links) lie everywhere, but \(shown) have rectangles")
  }
}
