import TapLayout
import TapShaping
import TapTestSupport
import TapText

extension Benchmark {
  /// From bytes to a layout in real fonts, with a shaper that has seen no word yet.
  static let shapingNew = BenchText.names.map { name in
    Benchmark(name: "shape/\(name)/new") { fixtures, effort in
      guard let fonts = BenchFonts.peers else { return [] }
      let text = fixtures[name].text
      // Kept until the end: letting go of what a shaper knows is no part of the question.
      var used: [HarfBuzzShaper] = []
      let sample = try effort.measure(prepare: { try HarfBuzzShaper(fonts) }) { shaper in
        let layout = TextLayout(
          Fixture.attributed(text), width: Fixture.width, shaper: shaper)
        keep(layout.lineCount)
        used.append(shaper)
      }
      used.removeAll()
      let marks = ["T1": 10.0, "T4": 10, "T5": 14, "T6": 14, "T7": 5, "T8": 8]
      return [
        Row("shape/\(name)/new", bytes: text.utf8.count, sample, mark: marks[name].map { Mark($0) })
      ]
    }
  }

  /// The same with a shaper that has seen the words.
  static let shapingSeen = BenchText.names.map { name in
    Benchmark(name: "shape/\(name)/seen") { fixtures, effort in
      guard let shaper = BenchFonts.shaper else { return [] }
      let text = fixtures[name].text
      let sample = effort.measure {
        let layout = TextLayout(
          Fixture.attributed(text), width: Fixture.width, shaper: shaper)
        keep(layout.lineCount)
      }
      let isLatin = ["T1", "T4", "T5", "T6"].contains(name)
      return [
        Row(
          "shape/\(name)/seen", bytes: text.utf8.count, sample, mark: isLatin ? Mark(30) : nil)
      ]
    }
  }

  /// The same text at another width, in real fonts.
  static let shapedWidths = ["T4", "T5", "T6", "T7", "T8"].map { name in
    Benchmark(name: "shape/\(name)/width") { fixtures, effort in
      guard let shaper = BenchFonts.shaper else { return [] }
      let layout = TextLayout(
        fixtures[name].attributed, width: Fixture.width, shaper: shaper)
      var width = Fixture.width
      let sample = effort.measure {
        width = width == 300 ? 400 : 300
        keep(layout.resized(to: width).lineCount)
      }
      let count = fixtures[name].text.utf8.count
      return [Row("shape/\(name)/width", bytes: count, sample, mark: Mark(100))]
    }
  }

  /// Hits on a layout in real fonts.
  static let shapedHits = ["T1", "T3", "T5", "T6", "T7"].map { name in
    Benchmark(name: "shape/\(name)/hit") { fixtures, effort in
      guard let shaper = BenchFonts.shaper else { return [] }
      let layout = TextLayout(
        fixtures[name].attributed, width: Fixture.width, shaper: shaper)
      let scale = layout.bounds.height / fixtures[name].layout.bounds.height
      let points = fixtures[name].points.map { Point(x: $0.x, y: $0.y * scale) }
      let sample = effort.measure(hitsAt: points, in: layout)
      return [
        Row("shape/\(name)/hit", sample, mark: Mark(name == "T1" ? 80 : 150))
      ]
    }
  }
}

/// The fonts that the peers were measured with, where Debian's packages have put them.
enum BenchFonts {
  private static let files = [
    "truetype/dejavu/DejaVuSans.ttf", "truetype/noto/NotoSansDevanagari-Regular.ttf",
    "truetype/noto/NotoSansThai-Regular.ttf", "opentype/noto/NotoSansCJK-Regular.ttc",
    "truetype/noto/NotoColorEmoji.ttf",
  ]

  /// The fonts; `nil` where one is not installed.
  static let peers = try? FontCollection(
    files.map { try FontFace(file: "/usr/share/fonts/\($0)") })

  /// One shaper for all measurements, which keeps the words that it has seen.
  static let shaper = peers.flatMap { try? HarfBuzzShaper($0) }
}
