import TapLayout

/// Where the subviews of a view can be hit, or where they draw, so that one of thousands is found
/// without asking all.
///
/// A tree of rectangles over flat arrays, packed by the sort-tile-recursive way (Leutenegger et
/// al., 1997). Each node knows the frontmost subview within it, so that a search that has found one
/// leaves out what is behind it. Subviews that promise no rectangle are listed apart.
struct SubviewIndex {
  /// The number of subviews from which an index is faster than asking each.
  static let worthwhileCount = 12
  private static let fanOut = 8

  /// The rectangles of all nodes, level by level, leaves first.
  private var boxes: [SIMD4<Double>] = []
  /// The frontmost subview in each node; the subview itself in a leaf.
  private var frontmost: [Int32] = []
  /// Where each level starts, the root's last; then the end.
  private var levels: [Int] = []
  /// The subviews that may be anywhere, ascending.
  private var unbounded: [Int32] = []

  /// Indexes subviews by the hit areas they declare, in their own coordinates: an empty rectangle
  /// is never hit, `nil` may be hit anywhere.
  ///
  /// - Complexity: O(*n* log *n*).
  init(of subviews: [View], promise: (View) -> Rect?) {
    var leaves: [(box: SIMD4<Double>, view: Int32)] = []
    for (index, view) in subviews.enumerated() {
      guard let promise = promise(view) else {
        unbounded.append(Int32(index))
        continue
      }
      guard !promise.isEmpty else { continue }
      leaves.append((view.roomyHitFrame(promise), Int32(index)))
    }
    Self.tile(&leaves)
    boxes = leaves.map(\.box)
    frontmost = leaves.map(\.view)
    addLevels()
  }

  /// Orders rectangles so that neighbors in the order are neighbors on the page.
  private static func tile(_ leaves: inout [(box: SIMD4<Double>, view: Int32)]) {
    let nodeCount = (leaves.count + fanOut - 1) / fanOut
    let slices = max(1, Int(Double(nodeCount).squareRoot().rounded(.up)))
    let perSlice = slices * fanOut
    leaves.sort { $0.box[0] + $0.box[2] < $1.box[0] + $1.box[2] }
    for start in stride(from: 0, to: leaves.count, by: perSlice) {
      leaves[start..<min(start + perSlice, leaves.count)].sort {
        $0.box[1] + $0.box[3] < $1.box[1] + $1.box[3]
      }
    }
  }

  private mutating func addLevels() {
    var start = 0
    levels = [0]
    while boxes.count - start > 1 {
      let end = boxes.count
      for first in stride(from: start, to: end, by: Self.fanOut) {
        let children = first..<min(first + Self.fanOut, end)
        var box = boxes[first]
        var front = frontmost[first]
        for child in children.dropFirst() {
          let other = boxes[child]
          box.lowHalf.replace(with: other.lowHalf, where: other.lowHalf .< box.lowHalf)
          box.highHalf.replace(with: other.highHalf, where: other.highHalf .> box.highHalf)
          front = max(front, frontmost[child])
        }
        boxes.append(box)
        frontmost.append(front)
      }
      start = end
      levels.append(start)
    }
  }

  /// The frontmost subview before index `limit` whose rectangle holds a point.
  ///
  /// - Complexity: O(log *n*) where the rectangles do not overlap much. Allocates nothing.
  func frontmost(at point: Point, behind limit: Int) -> Int? {
    var best = lastUnbounded(before: Int32(limit))
    if !boxes.isEmpty {
      search(level: levels.count - 1, node: boxes.count - 1, point, Int32(limit), &best)
    }
    return best < 0 ? nil : Int(best)
  }

  /// The subviews that may have something in a rectangle, ascending.
  ///
  /// - Complexity: O(log *n* + answer × log answer) where the rectangles do not overlap much.
  func places(in rect: Rect) -> [Int] {
    var found = unbounded.map { Int($0) }
    if !boxes.isEmpty { collect(level: levels.count - 1, node: boxes.count - 1, rect, &found) }
    return found.sorted()
  }

  private func collect(level: Int, node: Int, _ rect: Rect, _ found: inout [Int]) {
    let box = boxes[node]
    guard rect.maxX >= box[0], rect.maxY >= box[1], rect.x <= box[2], rect.y <= box[3] else {
      return
    }
    guard level > 0 else { return found.append(Int(frontmost[node])) }
    let first = levels[level - 1] + (node - levels[level]) * Self.fanOut
    for child in first..<min(first + Self.fanOut, levels[level]) {
      collect(level: level - 1, node: child, rect, &found)
    }
  }

  private func lastUnbounded(before limit: Int32) -> Int32 {
    var (low, high) = (0, unbounded.count)
    while low < high {
      let middle = (low + high) / 2
      if unbounded[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? unbounded[low - 1] : -1
  }

  private func search(
    level: Int, node: Int, _ point: Point, _ limit: Int32, _ best: inout Int32
  ) {
    let box = boxes[node]
    guard point.x >= box[0], point.y >= box[1], point.x <= box[2], point.y <= box[3],
      frontmost[node] > best
    else { return }
    guard level > 0 else {
      if frontmost[node] < limit { best = frontmost[node] }
      return
    }
    let first = levels[level - 1] + (node - levels[level]) * Self.fanOut
    for child in first..<min(first + Self.fanOut, levels[level]) {
      search(level: level - 1, node: child, point, limit, &best)
    }
  }
}

extension View {
  /// The smallest rectangle in the superview's coordinates around that of a promise, as left, top,
  /// right and bottom, and a little more.
  ///
  /// Coordinates round on their way: better to ask one view too many than to miss one at its edge.
  fileprivate func roomyHitFrame(_ promise: Rect) -> SIMD4<Double> {
    let rect = convertToSuperview(promise)
    let box = SIMD4(rect.x, rect.y, rect.maxX, rect.maxY)
    let sizes = [rect.x, rect.y, rect.maxX, rect.maxY, promise.x, promise.y, origin.x, origin.y]
    let margin = (isUntransformed ? 1e-12 : 1e-6) * (1 + (sizes.map(abs).max() ?? 0))
    return box + SIMD4(-margin, -margin, margin, margin)
  }
}
