public import TapDraw
public import TapLayout
import TapText
import TapViews

/// A bar with a round notch in the middle of its upper edge, and a round button in the notch.
///
/// The bar of the seed with a button in the middle. The drawn shape is hit: the button also above
/// the bar; touches pass through the ring between button and notch, and through a shadow (NOTCH-1
/// to NOTCH-8). Everything is computed from the bounds, so that a rotation needs nothing
/// (NOTCH-12).
///
///     let bar = NotchedTabBar(frame: Rect(x: 0, y: 619, width: 375, height: 48))
///     bar.centerButton?.onActivate = { _ in compose() }
open class NotchedTabBar: TabBar {
  /// The height without what covers the bottom, in points.
  public static let barHeight = 48.0
  /// The radius of the notch, in points; less in a bar that is narrower.
  public static let notchRadius = 35.0
  /// The space between the button and the notch, in points.
  public static let ringWidth = 7.0

  /// The shade of the bar, which is never hit (NOTCH-8).
  public var shadow: Shadow? = Shadow(offset: Point(x: 0, y: 8), radius: 8) {
    didSet { drawBoundsDidChange() }
  }

  /// Makes a bar with a button in its notch.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    standardAppearance.configureWithOpaqueBackground()
    let button = Button(icon: .symbol(.plus))
    button.tintColor = .white
    button.fillColor = Color(red: 86 / 255, green: 36 / 255, blue: 228 / 255)
    button.shadow = Shadow(offset: Point(x: 0, y: 6), radius: 6)
    centerButton = button
  }

  /// The radius of the notch in the bounds as they are (NOTCH-11).
  public var currentNotchRadius: Double { max(0, min(Self.notchRadius, bounds.width / 2)) }

  private var notchCenter: Point { Point(x: bounds.center.x, y: bounds.y) }

  /// The bounds without the lower half of a circle around the middle of their upper edge.
  open override var shape: Path {
    var path = Path()
    // Backwards from the left end to the right one: downwards, since y grows down (NOTCH-15).
    path.addArc(center: notchCenter, radius: currentNotchRadius, from: .pi, to: 0)
    path.addLine(to: Point(x: bounds.maxX, y: bounds.y))
    path.addLine(to: Point(x: bounds.maxX, y: bounds.maxY))
    path.addLine(to: Point(x: bounds.x, y: bounds.maxY))
    path.addLine(to: Point(x: bounds.x, y: bounds.y))
    path.close()
    return path
  }

  /// Returns whether a point is in the bounds and not in the notch.
  open override func shapeContains(_ point: Point) -> Bool {
    let (dx, dy) = (point.x - notchCenter.x, point.y - notchCenter.y)
    let radius = currentNotchRadius
    return bounds.contains(point) && dx * dx + dy * dy >= radius * radius
  }

  /// The items left and right of the notch, all equally wide; the first half is to the left.
  open override var itemFrames: [Rect] {
    let content = bounds.inset(by: Insets(bottom: safeAreaInsets.bottom))
    let side = max(0, bounds.width / 2 - currentNotchRadius)
    let leading = (items.count + 1) / 2
    func cells(_ count: Int, at x: Double) -> [Rect] {
      let room = Rect(x: x, y: content.y, width: side, height: content.height)
      return TabBarCells(
        count: count, bounds: room, isCentered: false, isMirrored: traits.isRightToLeft
      ).frames
    }
    let (left, right) = (bounds.x, bounds.maxX - side)
    return cells(leading, at: traits.isRightToLeft ? right : left)
      + cells(items.count - leading, at: traits.isRightToLeft ? left : right)
  }

  /// As wide as the given size, and as high as the bar with the bottom inset; the button reaches
  /// out of it.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Self.barHeight + safeAreaInsets.bottom)
  }

  /// Sets the frames of the items and the button (NOTCH-11).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let extent = max(0, 2 * (currentNotchRadius - Self.ringWidth))
    centerButton?.cornerRadius = extent / 2
    centerButton?.frame = Rect(
      x: notchCenter.x - extent / 2, y: notchCenter.y - extent / 2, width: extent, height: extent)
  }

  override var drawsHairline: Bool { false }

  /// Draws the shade under the bar.
  open override func draw(on surface: inout some Surface, visible: Rect) {
    if !isFolded { shadow?.draw(under: shape, on: &surface) }
    super.draw(on: &surface, visible: visible)
  }
}
