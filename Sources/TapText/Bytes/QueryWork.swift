import Synchronization

/// The steps of queries, counted in debug builds, for tests of how the cost of a query grows.
///
///     let steps = QueryWork.count { layout.rects(ofLink: 7, into: &rects) }
///
/// A step is a run, a cluster, a segment or a link that a query looks at. Release builds count
/// nothing.
package enum QueryWork {
  /// The steps of one call.
  private final class Counter: Sendable {
    let steps = Atomic(0)
  }

  @TaskLocal private static var counter: Counter?

  /// Whether steps are counted.
  package static var isCounted: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// Returns the steps that `body` takes on this task; 0 where none are counted.
  package static func count(_ body: () throws -> Void) rethrows -> Int {
    let counter = Counter()
    try $counter.withValue(counter) { try body() }
    return counter.steps.load(ordering: .relaxed)
  }

  /// Notes steps.
  @inlinable package static func add(_ steps: @autoclosure () -> Int) {
    #if DEBUG
    note(steps())
    #endif
  }

  @usableFromInline static func note(_ steps: Int) {
    counter?.steps.wrappingAdd(steps, ordering: .relaxed)
  }
}
