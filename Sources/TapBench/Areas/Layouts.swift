import TapLayout
import TapTestSupport
import TapText

extension Benchmark {
  /// From bytes to a layout with links that answers.
  static let layouts =
    (BenchText.names + [Fixtures.large]).map { name in
      Benchmark(name: "layout/\(name)", isLarge: name == Fixtures.large) { fixtures, effort in
        let text = fixtures[name].text
        let sample = effort.measure {
          keep(TextLayout(Fixture.attributed(text), width: Fixture.width).lineCount)
        }
        let isLatin = ["T1", "T4", "T5", "T6", Fixtures.large].contains(name)
        return [
          Row(
            "layout/\(name)", bytes: text.utf8.count, sample,
            mark: name == "T2" ? nil : Mark(isLatin ? 30 : 15))
        ]
      }
    }
}
