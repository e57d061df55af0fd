import TapText
import TapLayout

/// A cluster where the other program has it and where we have it.
struct ClusterPair {
  /// The UTF-8 range in the text of the record.
  let range: Range<Int>
  /// The left and right edge of the other program's rectangle.
  let theirs: ClosedRange<Double>
  /// Our left and right edge: of several clusters together where a newer version of Unicode joins
  /// them, `nil` where ours begin or end elsewhere.
  let ours: ClosedRange<Double>?
  /// Whether it is a space that hangs at the end of our line.
  let isHanging: Bool
  /// Whether it reads from right to left.
  let isRightToLeft: Bool
  /// Why the edges differ; `nil` where they agree.
  var cause: Cause?
  /// Whether the cause is that of another cluster, which moves this one.
  var isMoved = false
  /// The clusters that were shaped as one with it, where the other program divides those otherwise.
  var division: Range<Int>?

  /// How far an edge may lie from ours, in points.
  static let tolerance = 0.1

  init(range: Range<Int>, theirs: ClosedRange<Double>, boxes: [Int: LineBox]) {
    self.range = range
    self.theirs = theirs
    var place = range.lowerBound
    var all: [LineBox] = []
    while place < range.upperBound, let box = boxes[place] {
      all.append(box)
      place += box.utf8Range.count
    }
    let left = all.map(\.minX).min() ?? 0
    ours = place == range.upperBound ? left...(all.map(\.maxX).max() ?? left) : nil
    isRightToLeft = all.contains { $0.direction == .rightToLeft }
    isHanging = all.contains { $0.region == .collapsedSpace }
  }

  /// How much further right our edges lie than theirs.
  var offsets: (left: Double, right: Double)? {
    ours.map { ($0.lowerBound - theirs.lowerBound, $0.upperBound - theirs.upperBound) }
  }

  /// Whether both edges lie where ours do.
  var isNear: Bool {
    guard let offsets else { return false }
    return abs(offsets.left) <= Self.tolerance && abs(offsets.right) <= Self.tolerance
  }

  /// The width of the other program's rectangle.
  var width: Double { theirs.upperBound - theirs.lowerBound }

  /// Whether both edges lie as near as lengths do that are rounded one by one.
  func isRounded(by rival: Rival) -> Bool {
    guard let offsets else { return false }
    return max(abs(offsets.left), abs(offsets.right)) <= rival.largestRounding
  }

  /// Whether a cluster of ours is this one, or part of it.
  func holds(_ cluster: Range<Int>) -> Bool {
    range.lowerBound <= cluster.lowerBound && cluster.upperBound <= range.upperBound
  }
}
