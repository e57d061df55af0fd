import TapLayout
import TapTestSupport
import TapText

extension Benchmark {
  /// All runs, clusters and glyphs of a layout in real fonts, read as a drawing reads them.
  ///
  /// It asks for no memory but for ellipses and hyphens, of which these texts have none.
  static let drawing = ["T1", "T5", "T7", "T8"].map { name in
    Benchmark(name: "draw/\(name)/glyphs") { fixtures, effort in
      guard let shaper = BenchFonts.shaper else { return [] }
      let layout = TextLayout(fixtures[name].attributed, width: Fixture.width, shaper: shaper)
      var sum = 0.0
      var runs = 0
      func read() {
        for line in 0..<layout.lineCount {
          layout.forEachRun(inLine: line) { run in
            runs += 1
            run.forEachCluster { sum += $0.minX }
            run.forEachGlyph { sum += $0.x }
          }
        }
      }
      read()
      runs = 0
      let counts = AllocationCounter.count(read)
      let each = Double(counts.allocations) / Double(runs)
      let sample = effort.measure { read() }
      keep(sum.bitPattern.hashValue)
      let bytes = fixtures[name].text.utf8.count
      var rows = [Row("draw/\(name)/glyphs", bytes: bytes, sample)]
      if AllocationCounter.countsMemory {
        rows.append(Row("draw/\(name)/glyphs/allocations", .calls, each, mark: Mark(0)))
      }
      return rows
    }
  }
}
