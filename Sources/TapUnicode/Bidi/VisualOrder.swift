/// Replaces `order` by the items of a line from left to right (rule L2).
///
/// An item is a run, a cluster or a byte: whatever has one level. `order[0]` is the index of the
/// leftmost item.
///
///     var order: [Int] = []
///     visualOrder(levels: ([0, 1, 1, 0] as [UInt8]).span, into: &order)  // 0, 2, 1, 3
///
/// - Complexity: O(*n* × *k*), where *k* is the number of different levels above 0.
package func visualOrder(levels: Span<UInt8>, into order: inout [Int]) {
  order.removeAll(keepingCapacity: true)
  order.append(contentsOf: 0..<levels.count)
  var highest: UInt8 = 0
  var lowestOdd: UInt8 = .max
  for index in levels.indices {
    let level = levels[index]
    highest = max(highest, level)
    if level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
  }
  guard lowestOdd <= highest else { return }
  for level in stride(from: highest, through: lowestOdd, by: -1) {
    var start = 0
    while start < levels.count {
      // Positions, not items: what is reversed at a higher level stays within its range.
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start + 1
      while end < levels.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
}

/// Returns the items of a line from left to right (rule L2).
package func visualOrder(levels: Span<UInt8>) -> [Int] {
  var order: [Int] = []
  visualOrder(levels: levels, into: &order)
  return order
}
