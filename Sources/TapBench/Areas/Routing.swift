import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews

extension Benchmark {
  /// One event of a touch through a large tree to its target: a press, a move and a release at each
  /// of many points, recognizers included.
  ///
  /// In `tree` 10,000 views are in groups of 100 behind a text of 1 MB, whose links take theirs; in
  /// `siblings` 10,000 views of a class of their own, which declare where they can be hit, are side
  /// by side.
  static let routing = [
    Benchmark(name: "route/tree") { fixtures, effort in
      let window = RoutingWindow(groups: 100, leaves: 100)
      window.cover(with: fixtures["T5"])
      return window.rows("route/tree", effort)
    },
    Benchmark(name: "route/siblings") { _, effort in
      RoutingWindow(groups: 1, leaves: 10_000).rows("route/siblings", effort)
    },
  ]
}

/// Allows each link as it is written, so that what is measured is the way to the link alone.
private struct AllowsAll: LinkAssessor {
  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    LinkAssessment(destination: link.destination)
  }
}

/// A view that declares where it can be hit.
private final class Tile: View {
  override var hitBounds: Rect? { bounds }
}

/// A window of 1000 by 1000 points, full of views in a grid of grids, and touches on it.
private final class RoutingWindow {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
  private let points: [Point]
  private var time = 0.0

  init(groups: Int, leaves: Int) {
    var random = SeededGenerator(seed: 7)
    points = (0..<2_000).map { _ in
      Point(x: .random(in: 0..<1000, using: &random), y: .random(in: 0..<1000, using: &random))
    }
    Self.fill(window, count: groups) { group in
      Self.fill(group, count: leaves) { _ in }

    }
    window.addGestureRecognizer(TapGestureRecognizer())
    window.addGestureRecognizer(LongPressGestureRecognizer())
  }

  private static func fill(_ parent: View, count: Int, _ body: (View) -> Void) {
    let side = Int(Double(count).squareRoot())
    let width = parent.bounds.width / Double(side)
    let height = parent.bounds.height / Double(side)
    for index in 0..<count {
      let view = Tile(
        frame: Rect(
          x: Double(index % side) * width, y: Double(index / side) * height, width: width,
          height: height))
      body(view)
      parent.addSubview(view)
    }
  }

  func cover(with fixture: Fixture) {
    let text = TextView(frame: window.bounds)
    text.assessor = AllowsAll()
    text.setLayout(fixture.layout, typeface: Typeface(shaper: CellShaper()))
    window.addSubview(text)
  }

  func rows(_ name: String, _ effort: Effort) -> [Row] {
    let operations = points.count * 3
    let sample = effort.measure(operations: operations, touch)
    let counts = AllocationCounter.count(touch)
    var rows = [Row(name, sample, mark: Mark(2_000))]
    if AllocationCounter.countsMemory {
      let each = Double(counts.allocations) / Double(operations)
      rows.append(Row("\(name)/allocations", .calls, each, mark: Mark(0)))
    }
    return rows
  }

  private func touch() {
    for point in points {
      send(.down, point)
      send(.move, Point(x: point.x + 1, y: point.y))
      send(.up, point)
      time += 1
    }
  }

  private func send(_ phase: PointerEvent.Phase, _ point: Point) {
    time += 0.01
    window.send(.pointer(PointerEvent(phase, at: point, time: time)))
  }
}
