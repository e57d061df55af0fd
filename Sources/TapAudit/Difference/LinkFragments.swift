import TapLayout
import TapText

/// The areas of all links of a layout, line by line from top to bottom.
struct LinkFragments: Sendable {
  /// A part of a link on one line.
  struct Fragment: Sendable {
    var link: Int
    var left: Double
    var right: Double
    /// The row that it is in.
    var row: Int
    /// The index of the link's next fragment; -1 for the last.
    var next: Int
  }

  /// The fragments between two heights, from left to right.
  struct Row: Sendable {
    var top: Double
    var bottom: Double
    var fragments: Range<Int>
  }

  private(set) var rows: [Row] = []
  private(set) var fragments: [Fragment] = []
  /// The first and the last fragment of each link; -1 for a link that is not shown.
  private var firstOfLink: [Int]
  private var lastOfLink: [Int]

  /// Reads the fragments of a layout.
  ///
  /// - Complexity: O(lines and links).
  init(_ layout: TextLayout) {
    let count = layout.text.linkCount
    firstOfLink = Array(repeating: -1, count: count)
    lastOfLink = firstOfLink
    fragments.reserveCapacity(count)
    let all = 1e9
    let plane = Rect(x: -all, y: -all, width: 2 * all, height: 2 * all)
    layout.forEachLinkFragment(in: plane) { link, rect in
      let index = fragments.count
      if rows.last?.top != rect.y {
        rows.append(Row(top: rect.y, bottom: rect.maxY, fragments: index..<index))
      }
      rows[rows.count - 1].fragments = rows[rows.count - 1].fragments.lowerBound..<index + 1
      fragments.append(
        Fragment(link: link, left: rect.x, right: rect.maxX, row: rows.count - 1, next: -1))
      if firstOfLink[link] < 0 {
        firstOfLink[link] = index
      } else {
        fragments[lastOfLink[link]].next = index
      }
      lastOfLink[link] = index
    }
  }

  /// The rectangles of a link.
  func rects(ofLink link: Int) -> [Rect] {
    var rects: [Rect] = []
    var index = firstOfLink[link]
    while index >= 0 {
      let (fragment, row) = (fragments[index], rows[fragments[index].row])
      rects.append(
        Rect(
          x: fragment.left, y: row.top, width: fragment.right - fragment.left,
          height: row.bottom - row.top))
      index = fragment.next
    }
    return rects
  }
}
