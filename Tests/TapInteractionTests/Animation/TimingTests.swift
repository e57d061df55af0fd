import TapInteraction
import TapTestSupport
import Testing

@Suite struct TimingTests {
  /// The table of the seed's bounce: seconds, progress of its spring, scale of the icon.
  private static let table: [(time: Double, progress: Double, scale: Double)] = [
    (0, 0, 1), (0.02, 0.113989, 1.028497), (0.05, 0.494212, 1.123553), (0.10, 1.035977, 1.258994),
    (0.15, 1.160496, 1.290124), (0.20, 1.068100, 1.267025), (0.25, 0.987849, 1.123409),
    (0.30, 0.974827, 0.984713), (0.35, 0.991159, 0.957666), (0.40, 1.002803, 0.983676),
    (0.45, 1.003866, 1.004004),
  ]

  private var bounce: BounceTiming {
    var bounce = BounceTiming()
    bounce.begin(at: 0)
    return bounce
  }

  @Test func `ANI-1: the spring and the scale of a bounce follow the table`() {
    for row in Self.table {
      let progress = BounceTiming.spring.progress(after: row.time)
      #expect(abs(progress - row.progress) <= 1e-5, "progress at \(row.time): \(progress)")
      let scale = bounce.scale(at: row.time)
      #expect(abs(scale - row.scale) <= 1e-5, "scale at \(row.time): \(scale)")
    }
  }

  @Test func `ANI-1: the frequency is the one at which the spring settles in its duration`() {
    #expect(abs(BounceTiming.spring.frequency - 25.272304) <= 1e-5)
    let peak = BounceTiming.spring.progress(after: 0.14275)
    #expect(abs(peak - 1.163066) <= 1e-5)
  }

  @Test func `ANI-1: the scale peaks and dips where it should`() {
    let samples = stride(from: 0.0, to: 0.7, by: 0.0001).map { bounce.scale(at: $0) }
    #expect(abs((samples.max() ?? 0) - 1.290766) <= 1e-5)
    #expect(abs((samples.min() ?? 0) - 0.956234) <= 1e-5)
  }

  @Test func `ANI-2: after 0.7 seconds the scale is exactly 1`() {
    for time in [0.7, 0.7000001, 1, 1e9, .infinity] { #expect(bounce.scale(at: time) == 1) }
    #expect(BounceTiming().scale(at: 0) == 1)
    #expect(bounce.scale(at: -1) == 1)
  }

  @Test(arguments: [0.01, 0.1, 0.2, 0.35, 0.55, 0.69])
  func `ANI-3: a second bounce adds to the first, and does not jump`(second: Double) {
    var both = bounce
    both.begin(at: second)
    var (first, other) = (BounceTiming(), BounceTiming())
    first.begin(at: 0)
    other.begin(at: second)
    for time in stride(from: 0.0, to: 1.5, by: 0.013) {
      let sum = first.scale(at: time) + other.scale(at: time) - 1
      #expect(abs(both.scale(at: time) - sum) < 1e-12)
    }
    #expect(abs(both.scale(at: second) - both.scale(at: second - 1e-9)) < 1e-6)
    #expect(both.end == second + 0.7)
  }

  @Test func `ANI-3: bounces that are over are forgotten`() {
    var bounce = bounce
    bounce.begin(at: 5)
    var fresh = BounceTiming()
    fresh.begin(at: 5)
    #expect(bounce == fresh)
  }

  @Test(arguments: [1.0, 1.5, 100])
  func `ANI-6: a spring damped fully never passes its end`(damping: Double) {
    for velocity in [0, 0.5, 5] {
      let spring = SpringTiming(
        duration: 0.5, dampingRatio: damping, initialVelocity: velocity)
      var last = 0.0
      for time in stride(from: 0.0, through: 0.5, by: 0.001) {
        let progress = spring.progress(after: time)
        #expect(progress >= last && progress <= 1)
        last = progress
      }
      #expect(spring.progress(after: 0.4999) > 0.99)
    }
  }

  @Test(arguments: [0, -1, -Double.infinity, Double.nan, Double.infinity])
  func `ANI-6: a spring without a duration is at its end at once`(duration: Double) {
    let spring = SpringTiming(duration: duration, dampingRatio: 0.5, initialVelocity: 0.5)
    #expect(spring.progress(after: 0) == 1)
  }

  @Test(arguments: 0..<200)
  func `a spring of any numbers starts at 0, stays finite and settles`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let spring = SpringTiming(
      duration: .random(in: 0.001...30, using: &random),
      dampingRatio: .random(in: 0...3, using: &random),
      initialVelocity: .random(in: -50...50, using: &random))
    #expect(spring.progress(after: 0) == 0)
    for part in [0.1, 0.5, 0.9, 0.999] {
      #expect(spring.progress(after: part * spring.duration).isFinite)
    }
    #expect(spring.progress(after: spring.duration) == 1)
  }

  @Test func `TAB-28: the curve of a dissolve is symmetric, grows, and is halfway in the middle`() {
    let curve = CubicTiming.easeInOut
    #expect(curve.progress(at: 0) == 0)
    #expect(abs(curve.progress(at: 0.5) - 0.5) < 1e-12)
    #expect(curve.progress(at: 1) == 1)
    var last = 0.0
    for part in stride(from: 0.0, through: 1, by: 0.01) {
      let progress = curve.progress(at: part)
      #expect(progress >= last)
      #expect(abs(progress + curve.progress(at: 1 - part) - 1) < 1e-9)
      #expect(abs(CubicTiming.linear.progress(at: part) - part) < 1e-9)
      last = progress
    }
  }

  @Test func `TAB-28: the curve runs through its own points`() {
    // The point of the parameter t: x = 3(1-t)²t·0.42 + 3(1-t)t²·0.58 + t³, y = 3(1-t)t² + t³.
    for t in [0.1, 0.25, 0.6, 0.9] {
      let rest = 1 - t
      let x = 3 * rest * rest * t * 0.42 + 3 * rest * t * t * 0.58 + t * t * t
      let y = 3 * rest * t * t + t * t * t
      #expect(abs(CubicTiming.easeInOut.progress(at: x) - y) < 1e-9)
    }
  }
}
