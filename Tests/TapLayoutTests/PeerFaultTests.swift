import Synchronization
import TapLayout
import TapText
import Testing

/// Faults that other text systems have, by their number in the survey of peers.
@Suite struct PeerFaultTests {
  private let cells = CellShaper(width: 10, height: 20)

  private func layout(
    _ string: String, links: [Range<Int>] = [], width: Double = 400,
    _ change: (inout LayoutOptions) -> Void = { _ in }
  ) -> TextLayout {
    var text = AttributedText(string)
    for (index, range) in links.enumerated() {
      let link = Link(id: LinkID(rawValue: UInt64(index + 1)), destination: "https://a.example/")
      text.addLink(link, over: range)
    }
    var options = LayoutOptions()
    change(&options)
    return TextLayout(text, width: width, options: options, shaper: cells)
  }

  private func link(_ layout: TextLayout, _ x: Double, _ y: Double) -> Int? {
    layout.hit(at: Point(x: x, y: y)).link
  }

  @Test func `PEER-1: a link is neither shifted nor grown by half a character`() {
    let layout = layout("aa link aa", links: [3..<7])
    for x in stride(from: 0.25, to: 100, by: 0.5) {
      #expect((link(layout, x, 10) == 0) == (30..<70).contains(x))
    }
  }

  @Test func `PEER-2: the last character of a text that ends in a link is alive`() {
    let layout = layout("see docs", links: [4..<8])
    #expect(link(layout, 70, 10) == 0)
    #expect(link(layout, 79.99, 10) == 0)
  }

  @Test func `PEER-3: blank space after a last or short line is dead`() {
    let layout = layout("see\ndocs", links: [0..<3, 4..<8])
    for x in stride(from: 40.0, to: 400, by: 7) {
      #expect(link(layout, x, 10) == nil)
      #expect(link(layout, x, 30) == nil)
    }
    #expect(link(layout, 10, 41) == nil)
  }

  @Test func `PEER-4: blank space right of a wrapped link is dead`() {
    let layout = layout("alpha beta gamma", links: [0..<16], width: 80)
    #expect(layout.lineCount == 3)
    #expect(link(layout, 55, 10) == nil)
    #expect(layout.hit(at: Point(x: 55, y: 10)).region == .collapsedSpace)
    #expect(layout.hit(at: Point(x: 65, y: 10)).region == .trailingMargin)
  }

  @Test func `PEER-5: every piece of a wrapped link is alive`() {
    let layout = layout("alpha beta gamma delta", links: [0..<22], width: 60)
    #expect(layout.lineCount == 4)
    for line in 0..<4 { #expect(link(layout, 5, Double(line) * 20 + 10) == 0) }
  }

  @Test func `PEER-8: an ellipsis names no character that it hides`() {
    let layout = layout("short words and a link here", links: [18..<22], width: 100) {
      $0.lineLimit = 1
    }
    let hit = layout.hit(at: Point(x: 95, y: 10))
    #expect(hit.region == .ellipsis)
    #expect(hit.utf8Range == nil && hit.link == nil)
    #expect(hit.hiddenUTF8Range == 9..<27)
    #expect(layout.tapPoint(ofLink: 0) == nil)
  }

  @Test func `PEER-9: an exact hit looks at y`() {
    let layout = layout("one line") { $0.height = 200 }
    #expect(layout.hit(at: Point(x: 5, y: 19.99)).region == .cluster)
    #expect(layout.hit(at: Point(x: 5, y: 20)).region == .below)
    #expect(layout.hit(at: Point(x: 5, y: -0.01)).region == .outside)
  }

  @Test(arguments: [TextAlignment.left, .center, .right])
  func `PEER-10: later and aligned lines are inside where they are drawn`(alignment: TextAlignment)
  {
    let layout = layout("first line\nno\nthird", width: 201) { $0.alignment = alignment }
    for index in 0..<3 {
      let rect = layout.line(at: index).rect
      let y = rect.y + 10
      #expect(layout.hit(at: Point(x: rect.x, y: y)).region == .cluster)
      #expect(layout.hit(at: Point(x: rect.maxX - 0.01, y: y)).region == .cluster)
      #expect(layout.hit(at: Point(x: rect.x - 0.01, y: y)).region != .cluster)
      #expect(layout.hit(at: Point(x: rect.maxX, y: y)).region != .cluster)
    }
  }

  @Test(arguments: [(TextAlignment.center, 10.0), (.right, 10)])
  func `PEER-11: left of a centered or right line lies its start`(
    alignment: TextAlignment, x: Double
  ) {
    let layout = layout("hello", width: 300) { $0.alignment = alignment }
    #expect(layout.caret(nearest: Point(x: x, y: 10)).offset == 0)
    #expect(layout.hit(at: Point(x: x, y: 10)).region == .leadingMargin)
  }

  @Test func `PEER-12: affinity decides on which line a caret stands`() {
    let layout = layout("aaaa bbbb", width: 50)
    let end = layout.caret(at: 5, affinity: .upstream)
    let start = layout.caret(at: 5, affinity: .downstream)
    #expect((end.line, end.x) == (0, 50))
    #expect((start.line, start.x) == (1, 0))
  }

  @Test func `PEER-14: a click reaches the end of a wrapped line without a space`() {
    let layout = layout("日本語日本語", width: 60)
    let caret = layout.caret(nearest: Point(x: 55, y: 10))
    #expect(caret.offset == 9 && caret.affinity == .upstream && caret.line == 0)
    #expect(caret.x == 60)
  }

  @Test func `PEER-17: neighbors do not reach into each other`() {
    let layout = layout("aaabbb", links: [0..<3, 3..<6])
    #expect(link(layout, 29.99, 10) == 0)
    #expect(link(layout, 30, 10) == 1)
    #expect(link(layout, 60, 10) == nil)
  }

  @Test func `PEER-19: hits follow insets, spacing, indents and alignment as drawn`() {
    let layout = layout("go to docs and then home", links: [6..<10], width: 180) {
      $0.insets = Insets(top: 7, left: 11, bottom: 3, right: 5)
      $0.lineSpacing = 6
      $0.headIndent = 9
      $0.alignment = .center
    }
    var rects: [Rect] = []
    layout.rects(ofLink: 0, into: &rects)
    #expect(rects.count == 1)
    for rect in rects {
      #expect(link(layout, rect.x, rect.y) == 0)
      #expect(link(layout, rect.maxX - 0.01, rect.maxY - 0.01) == 0)
      #expect(link(layout, rect.x - 0.01, rect.y) == nil)
      #expect(link(layout, rect.x, rect.maxY) == nil)
    }
  }

  @Test func `PEER-20: a snapshot outlives a change of its text`() {
    let before = layout("see docs", links: [4..<8])
    var text = before.text
    text.replaceSubrange(0..<4, with: AttributedText(""))
    let after = before.updated(to: text)
    #expect(link(before, 45, 10) == 0 && link(after, 45, 10) == nil)
    #expect(link(before, 5, 10) == nil && link(after, 5, 10) == 0)
    #expect(before.text.link(at: 0).link.id == after.text.link(at: 0).link.id)
  }

  @Test func `PEER-22: a link over two directions is the union of its boxes (LINK-11)`() {
    let string = "see אבג def 123 אבג end"
    let start = 4
    let end = string.utf8.count - 4
    let layout = layout(string, links: [start..<end])
    var boxes: [LineBox] = []
    layout.forEachBox(inLine: 0) { boxes.append($0) }
    for x in stride(from: 0, to: 400, by: 0.25) {
      let owner = boxes.first { $0.minX <= x && x < $0.maxX }
      let isLinked =
        owner.map { $0.utf8Range.lowerBound >= start && $0.utf8Range.lowerBound < end } ?? false
      #expect((link(layout, x, 10) == 0) == isLinked)
    }
  }

  @Test func `PEER-26: fractions of a point count`() {
    let layout = TextLayout(
      AttributedText("abc"), width: 100, shaper: CellShaper(width: 7.25, height: 15.5))
    #expect(layout.hit(at: Point(x: 7.24, y: 15.49)).utf8Range == 0..<1)
    #expect(layout.hit(at: Point(x: 7.25, y: 15.49)).utf8Range == 1..<2)
    #expect(layout.hit(at: Point(x: 7.25, y: 15.5)).region == .outside)
  }

  @Test(arguments: [400.0, 1e6, .infinity])
  func `PEER-27: a paragraph of half a million characters keeps its geometry`(width: Double) throws
  {
    let count = 500_000
    let layout = layout(
      String(repeating: "x", count: count), links: [count - 1..<count], width: width)
    let perLine = width.isInfinite ? count : Int(width / 10)
    #expect(layout.lineCount == (count + perLine - 1) / perLine)
    let last = layout.line(at: layout.lineCount - 1).rect
    let point = try #require(layout.tapPoint(ofLink: 0))
    #expect(point == Point(x: last.maxX - 5, y: last.y + 10))
    #expect(layout.hit(at: point).utf8Range == count - 1..<count)
    #expect(layout.hit(at: Point(x: point.x - 10, y: point.y)).utf8Range == count - 2..<count - 1)
  }

  @Test func `PEER-28: pointer events shape nothing`() {
    let shaper = CountingShaper(cells: cells)
    let text = AttributedText(String(repeating: "Words in a row. ", count: 500))
    let layout = TextLayout(text, width: 300, shaper: shaper)
    let shaped = shaper.calls
    #expect(shaped > 0)
    for step in 0..<1000 {
      let point = Point(x: Double(step % 310), y: Double(step * 7 % 8000))
      #expect(layout.hit(at: point).link == nil)
      #expect(layout.caret(nearest: point).offset <= text.utf8Count)
    }
    #expect(shaper.calls == shaped)
  }
}

/// A shaper of cells that counts how often it is asked.
private final class CountingShaper: Shaper {
  private let cells: CellShaper
  private let count = Atomic<Int>(0)

  init(cells: CellShaper) { self.cells = cells }

  var calls: Int { count.load(ordering: .relaxed) }
  var hasUniformMetrics: Bool { cells.hasUniformMetrics }

  func metrics(of attributes: TextAttributes) -> FontMetrics { cells.metrics(of: attributes) }

  func shape(
    _ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters
  ) {
    count.add(1, ordering: .relaxed)
    cells.shape(text, request, into: &result)
  }

  func width(of text: String, attributes: TextAttributes) -> Double {
    count.add(1, ordering: .relaxed)
    return cells.width(of: text, attributes: attributes)
  }
}
