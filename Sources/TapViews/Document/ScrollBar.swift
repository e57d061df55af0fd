import TapDraw
import TapInteraction
import TapLayout
import TapText

/// A bar over an edge of a document that shows which part of it is in sight, and moves it.
///
/// It is hidden while nothing moves. The thumb can be dragged; a click in the trough goes a page
/// toward the pointer.
final class ScrollBar: View {
  enum Axis {
    case horizontal, vertical
  }

  /// How wide a bar is, in points.
  static let thickness = 12.0
  /// How long a bar stays once nothing moves, in seconds.
  private static let delay = 1.0
  /// The least length of a thumb, in points.
  private static let shortestThumb = 28.0

  private let axis: Axis
  private var hiding: Delay?
  /// Whether the mouse is over it.
  private var isHovered = false
  /// The pointer that drags the thumb, and how far from its start it holds it.
  private var drag: (pointer: PointerID, grip: Double)?

  /// Makes a bar, which is hidden.
  init(_ axis: Axis) {
    self.axis = axis
    super.init()
    isHidden = true
    accessibilityElementsHidden = true
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        self?.hoverDidChange(isOver: recognizer.state.isActive)
      })
  }

  private var document: DocumentView? { superview as? DocumentView }

  override var hitBounds: Rect? { bounds }

  override var drawBounds: Rect? { bounds }

  override var ownDrawnBounds: Rect? { bounds }

  /// A finger that drags the bar does not scroll the text.
  override var allowsScrollingToCancelTouches: Bool { false }

  // What the document shows, along the axis.
  private var offsets: ClosedRange<Double> {
    guard let document else { return 0...0 }
    let (least, most) = (document.minimumOffset, document.maximumOffset)
    return axis == .vertical ? least.y...most.y : least.x...most.x
  }
  private var offset: Double {
    guard let document else { return 0 }
    return axis == .vertical ? document.contentOffset.y : document.contentOffset.x
  }
  private var length: Double { axis == .vertical ? bounds.height : bounds.width }

  /// Whether there is anything to scroll.
  var isNeeded: Bool { offsets.upperBound > offsets.lowerBound }

  /// Where the thumb is along the bar.
  private var thumb: Range<Double> {
    let way = offsets.upperBound - offsets.lowerBound
    guard way > 0, length > 0 else { return 0..<0 }
    let size = min(length, max(Self.shortestThumb, length * length / (length + way)))
    let start = (length - size) * min(1, max(0, (offset - offsets.lowerBound) / way))
    return start..<start + size
  }

  /// Shows the bar until nothing has moved for a while.
  func show() {
    guard isNeeded, window != nil else { return }
    isHidden = false
    setNeedsDisplay()
    hideLater()
  }

  /// Hides the bar where there is nothing to scroll any more.
  func rangeDidChange() {
    if !isNeeded, !isHidden { hide() }
    if !isHidden { setNeedsDisplay() }
  }

  private func hideLater() {
    hiding?.cancel()
    hiding = nil
    guard let window, !isHovered, drag == nil else { return }
    hiding = Delay(on: window.frames, at: window.time + Self.delay) { [weak self] in self?.hide() }
  }

  private func hide() {
    hiding?.cancel()
    hiding = nil
    isHidden = true
  }

  private func hoverDidChange(isOver: Bool) {
    guard isOver != isHovered else { return }
    isHovered = isOver
    setNeedsDisplay()
    hideLater()
  }

  override func didMoveToWindow() {
    if window == nil { hide() }
  }

  private func position(of touch: Touch) -> Double? {
    touch.location(in: self).map { axis == .vertical ? $0.y - bounds.y : $0.x - bounds.x }
  }

  override func touchesBegan(_ touch: Touch) {
    guard drag == nil, touch.button == .primary, let place = position(of: touch) else { return }
    let thumb = thumb
    if thumb.contains(place) {
      drag = (touch.pointer, place - thumb.lowerBound)
      hideLater()
    } else {
      let page = max(1, length - 40)
      scroll(by: place < thumb.lowerBound ? -page : page)
    }
  }

  override func touchesMoved(_ touch: Touch) {
    guard let drag, drag.pointer == touch.pointer, let place = position(of: touch) else { return }
    let thumb = thumb
    let room = length - (thumb.upperBound - thumb.lowerBound)
    guard room > 0 else { return }
    let way = offsets.upperBound - offsets.lowerBound
    scroll(by: offsets.lowerBound + (place - drag.grip) / room * way - offset)
  }

  override func touchesEnded(_ touch: Touch) { touchesCancelled(touch) }

  override func touchesCancelled(_ touch: Touch) {
    guard drag?.pointer == touch.pointer else { return }
    drag = nil
    hideLater()
  }

  private func scroll(by distance: Double) {
    document?.scroll(
      dx: axis == .horizontal ? distance : 0, dy: axis == .vertical ? distance : 0)
    show()
  }

  override func draw(on surface: inout some Surface, visible: Rect) {
    let thumb = thumb
    let isWide = isHovered || drag != nil
    if isWide {
      surface.fill(bounds, with: Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.15))
    }
    let inset = isWide ? 2.0 : 4.0
    let along = (start: thumb.lowerBound + 2, length: thumb.upperBound - thumb.lowerBound - 4)
    let across = Self.thickness - 2 * inset
    guard along.length > 0 else { return }
    let rect =
      axis == .vertical
      ? Rect(x: bounds.x + inset, y: bounds.y + along.start, width: across, height: along.length)
      : Rect(x: bounds.x + along.start, y: bounds.y + inset, width: along.length, height: across)
    let color = Color(red: 0.35, green: 0.35, blue: 0.35, alpha: 0.7)
    surface.fill(Path(rect, cornerRadius: across / 2), with: color)
  }
}
