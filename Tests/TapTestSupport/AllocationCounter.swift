import CAllocationCount

/// The calls that a piece of work made for memory and for reference counts, on its own thread.
///
///     let cost = AllocationCounter.count { answer = layout.hit(at: point) }
///     #expect(cost == .zero)
///
/// Run the work once beforehand: the first run pays for lazy globals and metadata.
package struct AllocationCounts: Hashable, Sendable {
  /// Calls that gave memory.
  package var allocations: Int
  /// Calls that took memory back.
  package var frees: Int
  /// Strong retains of Swift objects.
  package var retains: Int
  /// Strong releases of Swift objects.
  package var releases: Int

  /// Nothing at all.
  package static let zero = AllocationCounts(allocations: 0, frees: 0, retains: 0, releases: 0)
}

/// A counter of allocations and reference counts.
package enum AllocationCounter {
  /// Whether memory is counted: not under a sanitizer.
  package static let countsMemory = allocation_counts_memory() != 0

  /// Whether retains and releases are counted: on Linux with an x86-64 processor.
  package static let countsReferences = allocation_counts_references() != 0

  /// Counts what `body` does on this thread.
  package static func count(_ body: () throws -> Void) rethrows -> AllocationCounts {
    let before = allocation_counts_read()
    try body()
    let after = allocation_counts_read()
    return AllocationCounts(
      allocations: Int(after.allocations - before.allocations),
      frees: Int(after.frees - before.frees),
      retains: Int(after.retains - before.retains),
      releases: Int(after.releases - before.releases))
  }

  /// Measures by how many bytes the heap grows while `body` makes a value that then lives on.
  ///
  /// Blocks count with their real size, on all threads; so run nothing else beside it.
  package static func heap<Value>(
    of body: () throws -> Value
  ) rethrows -> (growth: Int, peak: Int, value: Value) {
    allocation_heap_start()
    defer { allocation_heap_stop() }
    let value = try body()
    return (Int(allocation_heap_growth()), Int(allocation_heap_peak()), value)
  }
}
