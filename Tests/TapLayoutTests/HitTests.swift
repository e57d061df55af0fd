import TapLayout
import TapTestSupport
import TapText
import TapUnicode
import Testing

/// The fixture T1: one line of 30 cells of 10 points, a link over "link".
private func seedLayout(
  _ string: String = "this textview has a link test.", link range: Range<Int> = 20..<24
) -> TextLayout {
  var text = AttributedText(string)
  text.addLink(
    Link(id: LinkID(rawValue: 1), destination: "https://a.example/"), over: range)
  var options = LayoutOptions()
  options.height = 100
  return TextLayout(
    text, width: 400, options: options, shaper: CellShaper(width: 10, height: 20))
}

@Suite struct HitTests {
  @Test(arguments: [
    (199.999, false), (200, true), (204, true), (205, true), (239.999, true), (240, false),
    (244, false), (245, false), (1000, false),
  ])
  func `a link reacts on its own boxes alone (LINK-1, LINK-2, PEER-1)`(x: Double, isLink: Bool) {
    #expect((seedLayout().hit(at: Point(x: x, y: 10)).link == 0) == isLink)
  }

  @Test func `blank space after a last link is no link (LINK-4, PEER-2, PEER-3)`() {
    let layout = seedLayout("this textview has a link")
    #expect(layout.hit(at: Point(x: 239.9, y: 10)).link == 0)
    #expect(layout.hit(at: Point(x: 240, y: 10)).link == nil)
    #expect(layout.hit(at: Point(x: 300, y: 10)).region == .trailingMargin)
    #expect(layout.hit(at: Point(x: 230, y: 60)).region == .below)
  }

  @Test func `a link at the start hits from its first pixel (LINK-5)`() {
    let layout = seedLayout("link test", link: 0..<4)
    #expect(layout.hit(at: Point(x: 0, y: 10)).link == 0)
    #expect(layout.hit(at: Point(x: -1, y: 10)).region == .outside)
  }

  @Test(arguments: [("", 1), ("\n", 2), ("\r\n\n", 3), ("\u{2029}", 2)])
  func `a text without characters answers nothing (LINK-6)`(string: String, lines: Int) {
    let layout = TextLayout(AttributedText(string), width: 400)
    for y in stride(from: -8.0, to: 80, by: 8) {
      for x in [-1.0, 0, 200, 399, 400] {
        #expect(layout.hit(at: Point(x: x, y: y)).utf8Range == nil)
      }
    }
    #expect(layout.lineCount == lines)
  }
}

@Suite struct ExtremeMeasureTests {
  private static let extremes: [Double] = [0, -1, 1e-308, 1e9, 1e308, -1e308, .infinity, .nan]

  /// Each measure of a layout, set to an extreme one.
  private static let changes: [@Sendable (inout LayoutOptions, Double) -> Void] = [
    { $0.lineHeight = .multiple($1) }, { $0.lineHeight = .absolute($1) }, { $0.lineSpacing = $1 },
    { $0.paragraphSpacing = $1 }, { $0.firstLineIndent = $1 }, { $0.headIndent = $1 },
    { $0.insets.left = $1 }, { $0.insets.right = $1 }, { $0.insets.top = $1 },
    { $0.insets.bottom = $1 }, { $0.height = $1 }, { $0.tabInterval = $1 }, { $0.tabStops = [$1] },
  ]

  @Test(arguments: extremes, changes.indices)
  func `an extreme measure gives a finite layout`(extreme: Double, change: Int) {
    for alignment in TextAlignment.allCases {
      var options = LayoutOptions()
      options.alignment = alignment
      Self.changes[change](&options, extreme)
      expectFinite(TextLayout(text, width: 300, options: options))
      expectFinite(TextLayout(text, width: extreme, options: options))
    }
  }

  @Test(arguments: extremes)
  func `an extreme cell gives a finite layout`(extreme: Double) {
    expectFinite(TextLayout(text, width: 300, shaper: CellShaper(width: extreme, height: 16)))
    expectFinite(TextLayout(text, width: 300, shaper: CellShaper(width: 8, height: extreme)))
  }

  private var text: AttributedText {
    var text = AttributedText("some words\tand a tab\n\u{5D0}\u{5D1} more \u{FFFC} words\n")
    text.addLink(destination: "https://a.example/", over: 5..<10)
    text.updateAttributes(in: 31..<34) {
      $0.inlineObject = InlineObject(width: 1e300, height: 1e300)
    }
    return text
  }

  private func expectFinite(
    _ layout: TextLayout, at sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bounds = layout.bounds
    #expect(bounds.width.isFinite && bounds.height.isFinite, sourceLocation: sourceLocation)
    for index in 0..<layout.lineCount {
      let rect = layout.line(at: index).rect
      #expect(
        rect.x.isFinite && rect.maxX.isFinite && rect.y.isFinite && rect.maxY.isFinite,
        sourceLocation: sourceLocation)
      let hit = layout.hit(at: Point(x: rect.x, y: rect.y))
      for extreme in Self.extremes {
        let near = layout.hit(at: Point(x: rect.x, y: rect.y), slop: HitSlop(extreme))
        #expect(near.region == hit.region, sourceLocation: sourceLocation)
      }
      #expect(hit.line != nil || hit.region == .outside, sourceLocation: sourceLocation)
    }
    if let point = layout.tapPoint(ofLink: 0) {
      #expect(layout.hit(at: point).link == 0, sourceLocation: sourceLocation)
    }
  }
}

@Suite struct CellShaperTests {
  @Test(arguments: 0..<60, [1, 2])
  func `a cluster is as wide as the cells of its scalars`(seed: Int, ambiguous: Int) {
    var random = SeededGenerator(seed: seed)
    let text = AttributedText(TextPool.text(of: 60, &random))
    var options = LayoutOptions()
    options.wrap = .none
    options.hyphenates = false
    let shaper = CellShaper(width: 10, height: 20, ambiguousWidth: ambiguous)
    let layout = TextLayout(text, width: .infinity, options: options, shaper: shaper)
    for index in 0..<layout.lineCount {
      layout.forEachBox(inLine: index) { box in
        let cluster = Array(text.string(in: box.utf8Range).utf8)
        guard cluster != [0x09] else { return }
        let cells = ScalarProperties.shared.cellWidth(
          of: cluster.span, 0..<cluster.count, ambiguous: ambiguous)
        #expect(box.maxX - box.minX == (box.region == .lineBreak ? 0 : Double(cells) * 10))
      }
    }
  }
}
