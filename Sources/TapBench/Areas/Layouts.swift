import Dispatch
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

  /// How many times sooner two tasks have a layout than one.
  ///
  /// The floor is the speedup of two threads that each do the whole layout: less than 2 where the
  /// machine is busy, or where both need memory at once.
  static let tasks = [
    Benchmark(name: "layout/T5 two tasks") { fixtures, effort in
      let text = fixtures["T5"].attributed
      let one = effort.measure { keep(TextLayout(text, width: Fixture.width).lineCount) }
      let two = effort.measure { layOutInTasks(text) }
      var row = Row("layout/T5 two tasks", .times, one.fastest / two.fastest, mark: Mark(1.5))
      row.floor = gain(effort) { keep(TextLayout(text, width: Fixture.width).lineCount) }
      return [row]
    }
  ]

  private static func layOutInTasks(_ text: AttributedText) {
    let done = DispatchSemaphore(value: 0)
    Task {
      let layout = try await TextLayout(text, width: Fixture.width, tasks: 2)
      keep(layout.lineCount)
      done.signal()
    }
    done.wait()
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
