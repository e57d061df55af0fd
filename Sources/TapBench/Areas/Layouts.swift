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
            // The large text is T5 many times over, and so is the work of ICU.
            floor: try boundaryRate(
              of: fixtures[name == Fixtures.large ? "T5" : name].text, effort),
            mark: name == "T2" ? nil : Mark(isLatin ? 30 : 15))
        ]
      }
    }

  /// The rate of the least work for a layout, in MB/s.
  private static func boundaryRate(of text: BenchText, _ effort: Effort) throws -> Double {
    var floor = try BoundaryFloor()
    var found = 0
    let sample = effort.measure { found &+= floor.find(in: text.utf8) }
    keep(found)
    return Row("", bytes: text.utf8.count, sample).middle
  }

  /// The text alone: bytes checked and stored, and its links added.
  static let texts = ["T5", "T7", Fixtures.large].map { name in
    Benchmark(name: "text/\(name)", isLarge: name == Fixtures.large) { fixtures, effort in
      let text = fixtures[name].text
      let sample = effort.measure { keep(Fixture.attributed(text).utf8Count) }
      return [Row("text/\(name)", bytes: text.utf8.count, sample)]
    }
  }
}
