import TapLayout

/// `work`: how often text is measured while many random points are hit.
struct WorkQuestion: CaseQuestion {
  private let hits: Int
  private let seed: Int
  private let shapeCalls: Int

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    hits = try fields.require("hits").integer(in: 1...1_000_000)
    seed = try fields.take("seed")?.integer() ?? 0
    shapeCalls = try expected.require("shapeCalls").integer(in: 0...Int.max)
  }

  func failures(in run: CaseRun) -> [String] {
    let calls = CallCount()
    let layout = run.layout(counting: calls)
    let before = calls.value
    var random = PointGenerator(seed: seed)
    var found = 0
    for _ in 0..<hits {
      let hit = layout.hit(at: random.point(in: layout.bounds))
      if hit.region != .outside { found += 1 }
      _ = layout.caret(nearest: random.point(in: layout.bounds))
    }
    let during = calls.value - before
    var failures: [String] = []
    if before == 0 { failures.append("the layout measured nothing, so that nothing is counted") }
    if found == 0 { failures.append("no point was in the box") }
    if during != shapeCalls {
      failures.append("shapeCalls: expected \(shapeCalls), got \(during)")
    }
    return failures
  }
}

/// Random points, the same for the same seed (SplitMix64).
private struct PointGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func point(in rect: Rect) -> Point {
    Point(x: rect.x + fraction() * rect.width, y: rect.y + fraction() * rect.height)
  }

  private mutating func fraction() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
  }
}
