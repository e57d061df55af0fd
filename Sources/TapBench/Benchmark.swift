/// A measurement with a name, `area/text`.
struct Benchmark: Sendable {
  /// The name; a measurement with several rows has names of the same beginning.
  let name: String
  /// Whether it takes long or much memory; `--quick` leaves it out.
  var isLarge = false
  /// Measures and returns the rows.
  let run: @Sendable (Fixtures, Effort) throws -> [Row]

  /// All measurements, in the order in which they run.
  static var all: [Benchmark] {
    texts + layouts + tasks + widths + letters + lines + first + hits + tables + links + carets
      + routing
      + costs
      + bidi + threads + memory + shapingNew + shapingSeen + shapedWidths + shapedHits
      + shapedMemory + drawing + detection + audits
  }
}
