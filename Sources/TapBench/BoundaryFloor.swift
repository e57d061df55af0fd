import TapUnicode

/// The least that a layout cannot do without: one pass of ICU for clusters, one for lines.
///
/// What ICU need not do, since all is ASCII for one, a layout may save; so it can be faster.
struct BoundaryFloor: ~Copyable {
  private var clusters: BoundaryFinder
  private var lines: BoundaryFinder

  /// Opens the finders, which a layout keeps open too.
  init() throws {
    let clusters = try BoundaryFinder(.cluster)
    let lines = try BoundaryFinder(.line)
    self.clusters = clusters
    self.lines = lines
  }

  /// Finds all boundaries of a text.
  mutating func find(in text: [UInt8]) -> Int {
    var ends: [UInt32] = []
    ends.reserveCapacity(text.count * 2)
    var isHard: [Bool] = []
    isHard.reserveCapacity(text.count)
    clusters.boundariesByICU(of: text.span, into: &ends)
    lines.lineBreaks(of: text.span, into: &ends, hard: &isHard)
    return ends.count
  }
}
