import TapLayout
import TapViews

/// The frames of picture and title of an item in its cell; only drawn, never hit (APP-8).
struct TabBarItemPlaces {
  /// The extent of a picture that is stacked, and of one beside words, in points.
  private static let iconExtents = (stacked: 24.0, inline: 20.0)
  /// The space between both, in points.
  private static let gap = 2.0

  /// The picture.
  let icon: Rect
  /// The words.
  let title: Rect

  init(
    in cell: Rect, style: TabBarItemStyle, hasIcon: Bool, titleSize: Size?, titleShift: Point,
    isMirrored: Bool
  ) {
    let isStacked = style == .stacked
    let extent = hasIcon ? (isStacked ? Self.iconExtents.stacked : Self.iconExtents.inline) : 0
    let gap = hasIcon && titleSize != nil ? (isStacked ? Self.gap : 3 * Self.gap) : 0
    let words = titleSize ?? Size(width: 0, height: 0)
    if isStacked {
      let top = cell.y + max(0, (cell.height - extent - gap - words.height) / 2)
      icon = Rect(x: cell.center.x - extent / 2, y: top, width: extent, height: extent)
      title = Rect(x: cell.x, y: top + extent + gap, width: cell.width, height: words.height)
        .translated(x: titleShift.x, y: titleShift.y)
    } else {
      let width = min(words.width, max(0, cell.width - extent - gap))
      let start = cell.x + (cell.width - extent - gap - width) / 2
      let iconX = isMirrored ? start + width + gap : start
      let titleX = isMirrored ? start : start + extent + gap
      icon = Rect(x: iconX, y: cell.center.y - extent / 2, width: extent, height: extent)
      title = Rect(
        x: titleX, y: cell.center.y - words.height / 2, width: width, height: words.height
      )
      .translated(x: titleShift.x, y: titleShift.y)
    }
  }
}
