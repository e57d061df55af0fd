/// The fastest and the middle of several runs, in nanoseconds for one operation.
struct Sample {
  var fastest: Double
  var middle: Double
}

/// How long to measure.
struct Effort {
  /// The most rounds.
  var rounds: Int
  /// The time after which no further round starts, once there are three.
  var budget: Duration

  static let full = Effort(rounds: 25, budget: .seconds(3))
  static let quick = Effort(rounds: 9, budget: .milliseconds(600))

  /// Times `body`, which does `operations` operations, after one run that warms up.
  ///
  /// `prepare` makes what a run uses up; the clock does not see it.
  func measure<Input>(
    operations: Int = 1, prepare: () throws -> Input, _ body: (Input) throws -> Void
  ) rethrows -> Sample {
    let clock = ContinuousClock()
    try body(prepare())
    var times: [Double] = []
    let start = clock.now
    while times.count < rounds && (times.count < 3 || clock.now - start < budget) {
      let input = try prepare()
      let time = try clock.measure { try body(input) }
      times.append(time / .nanoseconds(1) / Double(operations))
    }
    times.sort()
    return Sample(fastest: times[0], middle: times[times.count / 2])
  }

  /// Times `body`, which does `operations` operations, after one run that warms up.
  func measure(operations: Int = 1, _ body: () throws -> Void) rethrows -> Sample {
    try measure(operations: operations, prepare: {}, { _ in try body() })
  }
}

/// Keeps the optimizer from dropping the work behind a value.
@inline(never) @_optimize(none) func keep<Value>(_ value: Value) {}
