import TapAudit
import TapLayout
import TapTestSupport
import TapText

extension Benchmark {
  /// What a touch hits, a heat map of a page, and the difference of two documents.
  static let audits = [
    Benchmark(name: "finger/link") { _, effort in
      let layout = listOfLinks(100, width: 800)
      let prediction = TapPrediction(layout)
      let aims = (0..<100).compactMap { layout.tapPoint(ofLink: $0) }
      let sample = effort.measure(operations: aims.count) {
        for (link, point) in aims.enumerated() {
          keep(prediction.probability(ofLink: link, aimedAt: point))
        }
      }
      // 1 µs, and 50 ns for each of the eight rectangles within reach.
      return [Row("finger/link", sample, mark: Mark(1_400))]
    },
    Benchmark(name: "finger/heat") { _, effort in
      let map = HeatMap(TapPrediction(listOfLinks(100, width: 800) { $0.height = 1_000 }))
      let sample = effort.measure {
        var runs = 0
        map.forEachRun { _, _ in runs += 1 }
        keep(runs)
      }
      return [Row("finger/heat", sample, mark: Mark(100_000_000))]
    },
    Benchmark(name: "diff/document") { _, effort in
      // Two texts of a megabyte with 20,000 links each, of which one word differs.
      let text = page(lines: 20_000)
      let shaper = CellShaper(width: 8, height: 16)
      let before = TextLayout(text, width: 400, shaper: shaper)
      let after = TextLayout(page(lines: 20_000, first: "other"), width: 400, shaper: shaper)
      let layouts = effort.measure {
        keep(TextLayout(text, width: 400, shaper: shaper).lineCount)
        keep(TextLayout(text, width: 400, shaper: shaper).lineCount)
      }
      let difference = effort.measure {
        keep(LayoutDifference(from: before, to: after).links.count)
      }
      return [
        Row("diff/document/layouts", layouts),
        Row("diff/document", difference, mark: Mark(2 * layouts.middle)),
      ]
    },
  ]

  private static func listOfLinks(
    _ count: Int, width: Double, _ change: (inout LayoutOptions) -> Void = { _ in }
  ) -> TextLayout {
    LinkedLayout.make(
      (0..<count).map { "see [link \($0)] here" }.joined(separator: "\n"), width: width, change)
  }

  private static func page(lines: Int, first: String = "first") -> AttributedText {
    LinkedLayout.text(
      "\(first)\n"
        + (0..<lines).map { "a line of words that has [a link] and \($0) words more" }
        .joined(separator: "\n"))
  }
}
