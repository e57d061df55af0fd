import TapLayout
import TapText

extension Benchmark {
  private static let asked = ["T1", "T3", "T4", "T5", "T6", "T7", "T8", Fixtures.large]

  /// What is under a point, link included.
  static let hits = asked.map { name in
    Benchmark(name: "hit/\(name)", isLarge: name == Fixtures.large) { fixtures, effort in
      let fixture = fixtures[name]
      let layout = fixture.layout
      let points = fixture.points
      let floor = fixture.floor
      guard !floor.isEmpty else { return [] }
      var sum = 0
      let least = effort.measure(operations: points.count) {
        for point in points { sum &+= floor.find(point) }
      }
      keep(sum)
      let sample = effort.measure(hitsAt: points, in: layout)
      return [Row("hit/\(name)", sample, floor: least.middle, mark: mark(name))]
    }
  }

  private static func mark(_ name: String) -> Mark? {
    switch name {
    case "T1": Mark(80)
    case "T5", "T6": Mark(150, ratio: 2)
    case Fixtures.large: Mark(300)
    default: nil
    }
  }

  /// Where a caret would go.
  static let carets = asked.map { name in
    Benchmark(name: "caret/\(name)", isLarge: name == Fixtures.large) { fixtures, effort in
      let fixture = fixtures[name]
      let layout = fixture.layout
      let points = fixture.points
      var sum = 0
      let sample = effort.measure(operations: points.count) {
        for point in points { sum &+= layout.caret(nearest: point).offset }
      }
      keep(sum)
      return [Row("caret/\(name)", sample)]
    }
  }
}

extension Effort {
  /// Measures hits at points of a layout.
  func measure(hitsAt points: [Point], in layout: TextLayout) -> Sample {
    var sum = 0
    let sample = measure(operations: points.count) {
      for point in points {
        let hit = layout.hit(at: point)
        sum &+= (hit.cluster ?? 0) &+ (hit.link ?? 0)
      }
    }
    keep(sum)
    return sample
  }
}
