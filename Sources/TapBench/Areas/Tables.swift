import TapLayout
import TapTestSupport
import TapText

extension Benchmark {
  /// What is under a point of a table; the floor is the same text with its tabs as plain lines.
  static let tables = [
    Benchmark(name: "hit/table") { _, effort in
      let text = tableText(rows: 2000)
      let table = TextLayout(text.table, width: tableWidth)
      let plain = TextLayout(text.plain, width: tableWidth)
      let sample = time(ofHitsIn: table, effort)
      let floor = time(ofHitsIn: plain, effort)
      return [Row("hit/table", sample, floor: floor.middle, mark: Mark(300, ratio: 1.5))]
    },
    Benchmark(name: "layout/table") { _, effort in
      let text = tableText(rows: 2000)
      let table = effort.measure {
        keep(TextLayout(text.table, width: tableWidth).lineCount)
      }
      let plain = effort.measure {
        keep(TextLayout(text.plain, width: tableWidth).lineCount)
      }
      let bytes = text.plain.utf8Count
      return [
        Row(
          "layout/table", bytes: bytes, table, floor: Row("", bytes: bytes, plain).middle)
      ]
    },
  ]

  private static let tableWidth = 500.0

  /// Rows of four cells, of which one has a link, as a table and as lines with tabs.
  private static func tableText(rows: Int) -> (table: AttributedText, plain: AttributedText) {
    var random = SeededGenerator(seed: 7)
    var string = ""
    var links: [LinkSpan] = []
    for row in 0..<rows {
      string += "row \(row)\t"
      let start = string.utf8.count
      string += "link \(row)"
      links.append(
        LinkSpan(
          link: Link(id: LinkID(rawValue: UInt64(row)), destination: "https://example.org/\(row)"),
          utf8Range: start..<string.utf8.count))
      let words = (0..<1 + Int.random(in: 0..<6, using: &random)).map { "word\($0)" }
      string += "\t\(words.joined(separator: " "))\t\(row * 7)\n"
    }
    var plain = AttributedText(string)
    plain.addLinks(links)
    var table = plain
    table.updateAttributes(in: 0..<table.utf8Count) { attributes in
      attributes.paragraph = ParagraphStyle()
      attributes.paragraph?.block = BlockStyle(table: TableRow(table: 1))
    }
    return (table, plain)
  }

  private static func time(ofHitsIn layout: TextLayout, _ effort: Effort) -> Sample {
    var random = SeededGenerator(seed: 99)
    let bounds = layout.bounds
    let points = (0..<10_000).map { _ in
      Point(
        x: Double.random(in: 0..<bounds.width, using: &random),
        y: Double.random(in: 0..<bounds.height, using: &random))
    }
    return effort.measure(hitsAt: points, in: layout)
  }
}
