import TapLayout
import TapText

/// The areas of all links of a layout, line by line from top to bottom.
struct LinkFragments: Sendable {
  /// A part of a link on one line.
  struct Fragment: Sendable {
    var link: Int
    var left: Double
    var right: Double
  }

  /// The fragments between two heights, from left to right.
  struct Row: Sendable {
    var top: Double
    var bottom: Double
    var fragments: Range<Int>
  }

  private(set) var rows: [Row] = []
  private(set) var fragments: [Fragment] = []
  /// The fragments of each link, in order.
  private var fragmentsOfLink: [[Int]]

  /// Reads the fragments of a layout.
  ///
  /// - Complexity: O(lines and links).
  init(_ layout: TextLayout) {
    fragmentsOfLink = Array(repeating: [], count: layout.text.linkCount)
    let all = 1e9
    let plane = Rect(x: -all, y: -all, width: 2 * all, height: 2 * all)
    layout.forEachLinkFragment(in: plane) { link, rect in
      if rows.last?.top != rect.y {
        rows.append(
          Row(top: rect.y, bottom: rect.maxY, fragments: fragments.count..<fragments.count))
      }
      fragmentsOfLink[link].append(fragments.count)
      fragments.append(Fragment(link: link, left: rect.x, right: rect.maxX))
      rows[rows.count - 1].fragments = rows[rows.count - 1].fragments.lowerBound..<fragments.count
    }
    rowOfFragment = []
    for (index, row) in rows.enumerated() {
      rowOfFragment += repeatElement(index, count: row.fragments.count)
    }
  }

  private var rowOfFragment: [Int] = []

  /// The rectangles of a link.
  func rects(ofLink link: Int) -> [Rect] {
    fragmentsOfLink[link].map { index in
      let (fragment, row) = (fragments[index], rows[rowOfFragment[index]])
      return Rect(
        x: fragment.left, y: row.top, width: fragment.right - fragment.left,
        height: row.bottom - row.top)
    }
  }
}
