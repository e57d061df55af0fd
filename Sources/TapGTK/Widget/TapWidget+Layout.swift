import CGTK
public import TapLayout
import TapViews

extension TapWidget {
  /// Where the widget's top left corner is in the surface of its window, in points.
  ///
  /// That is where a pointer from outside finds it: the window's own frame and shadow count. `nil`
  /// while the widget is in no window.
  public var originOnSurface: Point? {
    guard let widget = unsafe widget else { return nil }
    var (x, y) = (0.0, 0.0)
    return unsafe tap_gtk_view_origin(widget, &x, &y) ? Point(x: x, y: y) : nil
  }

  /// The height that is wanted at a width, less than 0 for any.
  func height(at width: Double) -> Double { heightHandler?(width) ?? 0 }
}
