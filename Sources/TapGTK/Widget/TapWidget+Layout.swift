import CGTK
import TapLayout
import TapViews

extension TapWidget {
  /// Gives the window the widget's size and has the views placed.
  func resize(to width: Double, _ height: Double) {
    window.frame = Rect(x: 0, y: 0, width: width, height: height)
    layoutHandler?()
    // All is drawn anew at the new size.
    _ = window.takeDisplayRects()
    followUp()
  }

  /// The height that is wanted at a width, less than 0 for any.
  func height(at width: Double) -> Double { heightHandler?(width) ?? 0 }
}
