import TapLayout
import TapTestSupport
import TapText
import Testing

/// Runs and the boxes of their lines are one.
@Suite struct LineRunTests {
  /// A random layout, in fonts or in cells.
  private func layout(_ seed: Int, of text: String? = nil) -> (TextLayout, SeededGenerator) {
    var random = SeededGenerator(seed: seed)
    var attributed = AttributedText(
      text ?? TextPool.text(of: 5 + random.number(below: 60), &random))
    RandomLayout.decorate(&attributed, &random)
    if attributed.utf8Count > 0, random.flag() {
      let range = random.range(within: attributed.utf8Count)
      attributed.updateAttributes(in: range) { $0.foreground = .white }
    }
    var options = RandomLayout.options(&random)
    options.hyphenationPoints = random.flag() ? [] : Array(1..<attributed.utf8Count + 1)
    let width = RandomLayout.width(&random)
    return random.flag()
      ? (TextLayout(attributed, width: width, options: options), random)
      : (TextLayout(attributed, width: width, options: options, shaper: TestFontShaper()), random)
  }

  /// The boxes of the text that a line shows, from left to right.
  private func boxes(_ layout: TextLayout, _ line: Int) -> [LineBox] {
    var boxes: [LineBox] = []
    layout.forEachBox(inLine: line) { box in
      let isSoftHyphen = layout.text.string(in: box.utf8Range) == "\u{AD}" && box.minX < box.maxX
      if box.region == .cluster && !isSoftHyphen || box.region == .inlineObject {
        boxes.append(box)
      }
    }
    return boxes
  }

  private func shows(_ run: LineRun) -> Bool {
    run.region == .cluster || run.region == .inlineObject
  }

  @Test(arguments: 0..<300)
  func `the clusters of the runs are the boxes of the line`(seed: Int) {
    let (layout, _) = layout(seed)
    for line in 0..<layout.lineCount {
      var found: [LineBox] = []
      layout.forEachRun(inLine: line) { run in
        if shows(run) { run.forEachCluster { found.append($0) } }
      }
      #expect(found == boxes(layout, line))
    }
  }

  @Test(arguments: CorpusFile.all(in: "texts"))
  func `the clusters of the runs of a corpus text are its boxes`(file: CorpusFile) throws {
    let text = AttributedText(String(try file.text().prefix(2000)))
    let layout = TextLayout(text, width: 150, shaper: TestFontShaper())
    for line in 0..<layout.lineCount {
      var found: [LineBox] = []
      layout.forEachRun(inLine: line) { run in
        if shows(run) { run.forEachCluster { found.append($0) } }
      }
      #expect(found == boxes(layout, line))
    }
  }

  @Test(arguments: 0..<100)
  func `the clusters of the runs of an edited text are its boxes`(seed: Int) {
    var (layout, random) = layout(seed)
    for _ in 0..<3 {
      var text = layout.text
      let place = text.clusterIndex(at: random.number(below: text.utf8Count + 1))
      let words = AttributedText(TextPool.text(of: 1 + random.number(below: 9), &random))
      text.replaceSubrange(text.offset(at: place)..<text.offset(at: place), with: words)
      layout = layout.updated(to: text)
      for line in 0..<layout.lineCount {
        var found: [LineBox] = []
        layout.forEachRun(inLine: line) { run in
          if shows(run) { run.forEachCluster { found.append($0) } }
        }
        #expect(found == boxes(layout, line))
      }
    }
  }

  @Test(arguments: 0..<300)
  func `each run has one look, and its neighbor another`(seed: Int) throws {
    let (layout, _) = layout(seed)
    for line in 0..<layout.lineCount {
      var last: LineRun?
      layout.forEachRun(inLine: line) { run in
        defer { last = run }
        var edges: [Double] = []
        run.forEachCluster { box in
          #expect(box.direction == run.direction && box.link == run.link)
          if shows(run) {
            #expect(layout.text.attributes(at: box.utf8Range.lowerBound) == run.attributes)
          }
          edges += [box.minX, box.maxX]
        }
        #expect(edges == edges.sorted())
        guard let last, run.region == .cluster, last.region == .cluster else { return }
        let joins =
          run.direction == .leftToRight
          ? last.utf8Range.upperBound == run.utf8Range.lowerBound
          : last.utf8Range.lowerBound == run.utf8Range.upperBound
        #expect(
          !joins || last.direction != run.direction || last.link != run.link
            || last.font != run.font || last.attributes != run.attributes)
      }
    }
  }

  @Test(arguments: 0..<300)
  func `what is seen of a run is what touches the visible part`(seed: Int) {
    var (layout, random) = layout(seed)
    for line in 0..<layout.lineCount {
      let left = Double.random(in: -20...layout.bounds.width, using: &random).rounded()
      let visible = left..<left + Double(1 + random.number(below: 100))
      let owed = boxes(layout, line).filter { box in
        box.minX < visible.upperBound && max(box.maxX, box.minX.nextUp) > visible.lowerBound
      }
      var found: [LineBox] = []
      layout.forEachRun(inLine: line, within: visible) { run in
        if shows(run) { run.forEachCluster { found.append($0) } }
      }
      #expect(found == owed)
    }
  }

  @Test(arguments: 0..<300)
  func `glyphs stand over the boxes of their clusters`(seed: Int) {
    let (layout, _) = layout(seed)
    for line in 0..<layout.lineCount {
      layout.forEachRun(inLine: line) { run in
        // A run that shares a ligature draws its other half too, which may be elsewhere.
        guard run.sides.lowerBound == -.infinity, run.sides.upperBound == .infinity else { return }
        run.forEachGlyph { glyph in
          // A mark stands within four points of its cluster, which may have no width.
          #expect(glyph.x > run.rect.x - 0.01 && glyph.x <= run.rect.maxX + 4)
        }
      }
    }
  }
}
