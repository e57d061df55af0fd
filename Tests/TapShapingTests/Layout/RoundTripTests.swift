import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

/// From each cluster's box back to the cluster and its carets, with real fonts.
///
/// The question that the peers were measured by: the best of them errs on 1,104 of the 39,399
/// clusters of T7.
@Suite struct RoundTripTests {
  @Test(arguments: BenchText.names)
  func `each box of the bench texts leads to its cluster and carets`(name: String) throws {
    let text = AttributedText(String(decoding: BenchText.make(name).utf8, as: UTF8.self))
    var tally = RoundTrip()
    let shaper = try TestShapers.shaper(TestShapers.peers)
    // Of a text of a megabyte every tenth line is asked, in one layout.
    let isHuge = text.utf8Count > 500_000
    let widths = ["T4", "T5", "T6", "T8"].contains(name) ? [220.0] : [400, 220, 61]
    for width in widths {
      for (alignment, direction) in settings(isLong: text.utf8Count > 50_000)
        .prefix(isHuge ? 1 : .max)
      {
        tally.check(layout(text, shaper, width, alignment, direction), every: isHuge ? 10 : 1)
      }
    }
    print("\(name): \(tally)")
    #expect(tally.wrong == 0 && tally.missing == 0, "\(name): \(tally)")
    #expect(tally.right > 0)
  }

  @Test(arguments: CorpusFile.all(in: "texts"))
  func `each box of the corpus leads to its cluster and carets`(file: CorpusFile) throws {
    let text = AttributedText(try file.text())
    let shaper = try TestShapers.shaper()
    var tally = RoundTrip()
    for width in [300.0, 97.5, 30] {
      for (alignment, direction) in settings(isLong: false) {
        tally.check(layout(text, shaper, width, alignment, direction))
      }
    }
    #expect(tally.wrong == 0 && tally.missing == 0, "\(file): \(tally)")
  }

  /// Each alignment in each direction; of a long text each alignment in one of them.
  private func settings(isLong: Bool) -> [(TextAlignment, WritingDirection?)] {
    let directions: [WritingDirection?] = [nil, .leftToRight, .rightToLeft]
    guard isLong else {
      return TextAlignment.allCases.flatMap { alignment in
        directions.map { (alignment, $0) }
      }
    }
    return TextAlignment.allCases.enumerated().map { ($1, directions[$0 % 3]) }
  }

  private func layout(
    _ text: AttributedText, _ shaper: HarfBuzzShaper, _ width: Double,
    _ alignment: TextAlignment, _ direction: WritingDirection?
  ) -> TextLayout {
    var options = LayoutOptions()
    options.alignment = alignment
    options.direction = direction
    return TextLayout(text, width: width, options: options, shaper: shaper)
  }
}

/// What came of hitting each box at 30 % and at 70 % of its width.
private struct RoundTrip: CustomStringConvertible {
  /// Clusters that both points led back to.
  private(set) var right = 0
  private(set) var wrong = 0
  /// Clusters of the text without a box.
  private(set) var missing = 0
  /// Hard breaks and clusters without a width, which nothing can hit.
  private(set) var empty = 0
  private var first: String?

  var description: String {
    "\(right) right, \(wrong) wrong, \(missing) missing, \(empty) without width"
      + (first.map { ", first: \($0)" } ?? "")
  }

  /// Checks the boxes of each line, or of every so many.
  mutating func check(_ layout: TextLayout, every step: Int = 1) {
    var seen = 0
    for index in stride(from: 0, to: layout.lineCount, by: step) {
      let line = layout.line(at: index)
      let y = line.rect.y + line.rect.height / 2
      layout.forEachBox(inLine: index) { box in
        seen += 1
        // Spaces that hang over the edge are cut there, to nothing at times.
        guard box.region != .lineBreak, box.maxX - box.minX > 1e-6 else {
          empty += 1
          return
        }
        if let fault = fault(of: box, y, layout) {
          wrong += 1
          first = first ?? "\(fault) in line \(index), box \(box)"
        } else {
          right += 1
        }
      }
    }
    let count = layout.text.clusterIndex(at: layout.text.utf8Count).rawValue
    if step == 1 { missing += count - seen }
  }

  private func fault(of box: LineBox, _ y: Double, _ layout: TextLayout) -> String? {
    for part in [0.3, 0.49, 0.51, 0.7] {
      let width = box.maxX - box.minX
      let isRightToLeft = box.direction == .rightToLeft
      let point = Point(
        x: isRightToLeft ? box.maxX - part * width : box.minX + part * width, y: y)
      let hit = layout.hit(at: point)
      if hit.utf8Range != box.utf8Range || hit.cluster != box.cluster {
        return "at \(part) hit \(String(describing: hit.utf8Range))"
      }
      let caret = layout.caret(nearest: point)
      let wanted = part < 0.5 ? box.utf8Range.lowerBound : box.utf8Range.upperBound
      if caret.offset != wanted { return "at \(part) caret \(caret.offset)" }
    }
    return nil
  }
}
