import TapLayout
import TapViews

/// The positioning of the items of a tab bar.
///
/// The counterpart of `UITabBar.ItemPositioning`.
public enum TabBarItemPositioning: String, Sendable, Hashable, CaseIterable {
  /// As ``fill`` where there is little width, else as ``centered`` (TAB-3).
  case automatic
  /// Over the whole width, all equally wide.
  case fill
  /// Of a given width and spacing, in the middle.
  case centered
}

/// Where the items of a tab bar are hit: one cell each, as high as the bar without what covers its
/// bottom.
///
/// | positioning | cell *i* of *n*, in a bar *W* wide |
/// |---|---|
/// | fill | from *i·W/n* to *(i + 1)·W/n* |
/// | centered | *w* wide, *s* apart, the group in the middle |
///
/// What does not fit gives way: the spacing first, then the width (TAB-6).
struct TabBarCells {
  /// The width of a centered item that names none, in points.
  static let defaultWidth = 76.0
  /// The space between centered items that name none, in points.
  static let defaultSpacing = 34.0

  /// The number of items.
  var count: Int
  /// The room of the bar.
  var bounds: Rect
  /// Whether items are as wide as they are asked to be, or fill the bar.
  var isCentered: Bool
  /// The width of a centered item; 0 is the default.
  var itemWidth = 0.0
  /// The space between centered items; 0 is the default.
  var itemSpacing = 0.0
  /// Whether the first item is at the right (TAB-29).
  var isMirrored = false

  /// The cells of the items, in their order.
  var frames: [Rect] {
    guard count > 0 else { return [] }
    let width = bounds.width
    let (cell, spacing) = isCentered ? centeredExtents : (width / Double(count), 0)
    let total = Double(count) * cell + Double(count - 1) * spacing
    let start = bounds.x + (isCentered ? (width - total) / 2 : 0)
    return (0..<count).map { index in
      let place = isMirrored ? count - 1 - index : index
      // Edges are multiplied, not added up, so that neighbors share theirs to the last bit.
      let left = start + Double(place) * (cell + spacing)
      let right = isCentered ? left + cell : start + Double(place + 1) * cell
      return Rect(x: left, y: bounds.y, width: right - left, height: bounds.height)
    }
  }

  private var centeredExtents: (cell: Double, spacing: Double) {
    let width = itemWidth > 0 ? itemWidth : Self.defaultWidth
    let spacing = itemSpacing > 0 ? itemSpacing : Self.defaultSpacing
    let number = Double(count)
    guard number * width + (number - 1) * spacing > bounds.width else { return (width, spacing) }
    guard number * width < bounds.width else { return (bounds.width / number, 0) }
    return (width, (bounds.width - number * width) / (number - 1))
  }
}
