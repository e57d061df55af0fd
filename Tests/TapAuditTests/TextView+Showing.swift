import TapLayout
import TapViews

extension TextView {
  /// Shows a layout in cells of 10 by 20 points.
  func show(_ layout: TextLayout) {
    setLayout(layout, typeface: Typeface(shaper: CellShaper(width: 10, height: 20)))
  }
}
