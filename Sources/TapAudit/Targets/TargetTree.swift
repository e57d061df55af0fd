import TapLayout

/// Boxes in a spatial index, to find what is near a point.
///
/// Sorted into strips by x and within them by y; over them a binary tree in one array, each node
/// with the box around its two children.
struct TargetTree {
  /// A box to look for.
  struct Item {
    let index: Int
    let box: Rect
    let owner: Owner

    init(_ index: Int, _ box: Rect, owner: Int?) {
      self.index = index
      self.box = box
      self.owner = owner.map(Owner.shared) ?? .itself(index)
    }
  }

  /// Whom a box belongs to.
  enum Owner: Hashable {
    case shared(Int)
    case itself(Int)
  }

  private struct Node {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    /// The owner of all items below; `nil` for several.
    var owner: Owner?
  }

  private let items: [Item]
  /// The root is number 1, the children of `n` are `2n` and `2n + 1`; leaves are the last half.
  private var nodes: [Node]
  private let leafStart: Int

  init(_ items: [Item]) {
    let sorted = Self.sortedByPlace(items)
    self.items = sorted
    var width = 1
    while width < sorted.count { width *= 2 }
    leafStart = width
    nodes = Array(repeating: Node(), count: 2 * width)
    for (place, item) in sorted.enumerated() {
      nodes[width + place] = Node(
        minX: item.box.x, minY: item.box.y, maxX: item.box.maxX, maxY: item.box.maxY,
        owner: item.owner)
    }
    for number in (1..<width).reversed() {
      nodes[number] = Self.joined(nodes[2 * number], nodes[2 * number + 1])
    }
  }

  /// Returns whether there is a box nearer to a point than a distance that belongs to another owner
  /// and fits.
  func contains(
    within distance: Double, of point: Point, besides item: Item, where fits: (Int) -> Bool
  ) -> Bool {
    // The nodes that are to be looked at: the next one last.
    var waiting = [1]
    while let number = waiting.popLast() {
      let node = nodes[number]
      guard node.owner != item.owner else { continue }
      let dx = max(node.minX - point.x, point.x - node.maxX, 0)
      let dy = max(node.minY - point.y, point.y - node.maxY, 0)
      guard dx * dx + dy * dy < distance * distance else { continue }
      if number < leafStart {
        waiting.append(2 * number + 1)
        waiting.append(2 * number)
      } else if fits(items[number - leafStart].index) {
        return true
      }
    }
    return false
  }

  private static func sortedByPlace(_ items: [Item]) -> [Item] {
    let byX = items.sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }
    let strip = max(1, Int(Double(items.count).squareRoot()))
    return stride(from: 0, to: byX.count, by: strip).flatMap { start in
      byX[start..<min(start + strip, byX.count)].sorted { $0.box.y < $1.box.y }
    }
  }

  private static func joined(_ left: Node, _ right: Node) -> Node {
    // Padding behind the last leaf has no box and no owner.
    guard right.minX <= right.maxX else { return left }
    return Node(
      minX: min(left.minX, right.minX), minY: min(left.minY, right.minY),
      maxX: max(left.maxX, right.maxX), maxY: max(left.maxY, right.maxY),
      owner: left.owner == right.owner ? left.owner : nil)
  }
}
