import Dispatch
import TapLayout
import TapTestSupport
import TapText

extension Benchmark {
  /// Calls for memory and reference counts that a hit makes: none.
  static let costs = ["T1", "T3", "T5", "T6", "T7"].map { name in
    Benchmark(name: "cost/\(name)") { fixtures, _ in
      let layout = fixtures[name].layout
      let points = fixtures[name].points
      var sum = 0
      func ask() {
        for point in points {
          let hit = layout.hit(at: point)
          sum &+= (hit.cluster ?? 0) &+ (hit.link ?? 0)
        }
      }
      ask()
      let counts = AllocationCounter.count(ask)
      keep(sum)
      // A handful in all may come from outside the loop; one a hit would be 10,000.
      func row(_ what: String, _ count: Int) -> Row {
        Row("cost/\(name)/\(what)", .calls, Double(count) / Double(points.count), mark: Mark(0))
      }
      var rows: [Row] = []
      if AllocationCounter.countsMemory { rows.append(row("allocations", counts.allocations)) }
      if AllocationCounter.countsReferences {
        rows.append(row("retains", counts.retains))
        rows.append(row("releases", counts.releases))
      }
      return rows
    }
  }

  /// How many times more hits two threads make on one snapshot than one thread does.
  ///
  /// The floor is what two threads gain over flat arrays: less than 2 where the machine is busy.
  static let threads = ["T5", "T6"].map { name in
    Benchmark(name: "threads/\(name)") { fixtures, effort in
      let layout = fixtures[name].layout
      let points = fixtures[name].points
      let floor = fixtures[name].floor
      let speedUp = gain(effort, rounds: 20) {
        var sum = 0
        for point in points {
          let hit = layout.hit(at: point)
          sum &+= (hit.cluster ?? 0) &+ (hit.link ?? 0)
        }
        keep(sum)
      }
      let most = gain(effort, rounds: 20) {
        var sum = 0
        for point in points { sum &+= floor.find(point) }
        keep(sum)
      }
      var row = Row("threads/\(name)", .times, speedUp, mark: Mark(1.8))
      row.floor = most
      return [row]
    }
  }

  /// How many times more work two threads do than one.
  static func gain(
    _ effort: Effort, rounds: Int = 1, _ work: @Sendable () -> Void
  ) -> Double {
    let one = effort.measure { for _ in 0..<rounds { work() } }
    let two = effort.measure {
      DispatchQueue.concurrentPerform(iterations: 2) { _ in for _ in 0..<rounds { work() } }
    }
    return 2 * one.fastest / two.fastest
  }

  /// The heap that a text and its layout take, for each byte of the text.
  static let memory: [Benchmark] = [
    ("T4", nil, Mark(8)), ("T5", nil, Mark(8)), ("T6", nil, Mark(8)), ("T7", nil, nil),
    ("T8", nil, nil), ("T5", 40, Mark(20)),
  ].map { (name: String, cut: Int?, mark: Mark?) in
    let label = cut.map { "paragraphs\($0)" } ?? name
    return Benchmark(name: "heap/\(label)") { fixtures, _ in
      guard AllocationCounter.countsMemory else { return [] }
      let whole = fixtures[name].text
      let text = cut.map { whole.cut(every: $0, name: label) } ?? whole
      keep(TextLayout(Fixture.attributed(text), width: Fixture.width).lineCount)
      let heap = AllocationCounter.heap {
        // A copy, so that a text that keeps the array it is given still pays for it.
        TextLayout(Fixture.attributed(text.copy()), width: Fixture.width)
      }
      keep(heap.value.lineCount)
      let count = Double(text.utf8.count)
      return [
        Row("heap/\(label)", .bytesPerByte, Double(heap.growth) / count, mark: mark),
        Row("heap/\(label)/peak", .bytesPerByte, Double(heap.peak) / count),
      ]
    }
  }

  /// The same in real fonts, with a shaper whose words are its own.
  static let shapedMemory = ["T5", "T7", "T8"].map { name in
    Benchmark(name: "heap/\(name)/shaped") { fixtures, _ in
      guard AllocationCounter.countsMemory, let shaper = BenchFonts.shaper else { return [] }
      let text = fixtures[name].text
      keep(TextLayout(Fixture.attributed(text), width: Fixture.width, shaper: shaper).lineCount)
      let heap = AllocationCounter.heap {
        TextLayout(Fixture.attributed(text.copy()), width: Fixture.width, shaper: shaper)
      }
      keep(heap.value.lineCount)
      return [
        Row(
          "heap/\(name)/shaped", .bytesPerByte, Double(heap.growth) / Double(text.utf8.count),
          mark: name == "T5" ? Mark(12) : nil)
      ]
    }
  }
}
