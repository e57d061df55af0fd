public import TapInteraction
public import TapLayout

/// A view that shows a part of content larger than itself.
///
/// Scrolling moves the origin of the bounds; hit testing in a scrolled view follows from that alone
/// (HIT-15). Fingers drag the content and let it decelerate, wheels and keys move it, and it never
/// goes beyond its ends: there is no rubber band and no bounce. The counterpart of `UIScrollView`.
///
///     let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
///     scroll.contentSize = Size(width: 300, height: text.height(atWidth: 300))
///     scroll.addSubview(text)
///
/// The log has a line `contentOffset X,Y` for each move; of a deceleration for its end alone.
open class ScrollView: View {
  /// The delegate, which receives scroll callbacks.
  public weak var delegate: (any ScrollViewDelegate)?

  /// The size of the content, in points; what is not finite counts as 0.
  public var contentSize = Size(width: 0, height: 0) { didSet { keepOffsetLegal() } }

  /// Room around the content, in points; what is not finite counts as 0.
  public var contentInset = Insets() { didSet { insetsDidChange() } }

  /// The room around the content that counts: ``contentInset``, and what a subclass adds to it.
  open var adjustedContentInset: Insets { contentInset }

  /// Whether a drag to the left or right begins even if there is nothing to scroll that way (SCR-9).
  public var alwaysBounceHorizontal = false

  /// Whether a drag up or down begins even if there is nothing to scroll that way (SCR-9).
  public var alwaysBounceVertical = false

  /// How far an arrow key scrolls, in points; a page keeps as much in view.
  public var lineStep = 40.0

  /// Whether touches are held back from the content until they are no scroll (SCR-1, SCR-6).
  public var delaysContentTouches = true

  /// Whether a scroll may take touches that the content has begun to follow (SCR-3, SCR-5).
  public var canCancelContentTouches = true

  /// The drag that scrolls; others may wait for it to fail.
  public let panGestureRecognizer: PanGestureRecognizer = ScrollGestureRecognizer()

  /// Where the content would be had the fingers that drag it not moved; `nil` without a drag.
  var dragOrigin: Point?
  /// The glide after a drag.
  var glide: Glide?
  /// The offset that the log knows.
  var loggedOffset = Point(x: 0, y: 0)

  /// Makes a scroll view, which cuts drawing off at its bounds.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The point of the content at the top left corner.
  ///
  /// Set beyond an end, it is that end (CTR-6). Setting it stops a glide.
  public var contentOffset: Point {
    get { Point(x: bounds.x, y: bounds.y) }
    set {
      let old = contentOffset
      let new = legalOffset(newValue)
      if let origin = dragOrigin {
        dragOrigin = Point(x: origin.x + new.x - old.x, y: origin.y + new.y - old.y)
      }
      stopDecelerating()
      move(to: new)
    }
  }

  /// Whether fingers, wheels and keys scroll; turned off during a drag, it cancels that.
  public var isScrollEnabled: Bool {
    get { panGestureRecognizer.isEnabled }
    set { panGestureRecognizer.isEnabled = newValue }
  }

  /// Whether a finger is down that scrolls or may yet do so.
  public var isTracking: Bool { panGestureRecognizer.isTracking }

  /// Whether fingers drag the content.
  public var isDragging: Bool { panGestureRecognizer.state.isActive }

  /// Whether the content glides on after a drag.
  public var isDecelerating: Bool { glide != nil }

  /// Promises the bounds, as long as no subclass takes points elsewhere.
  open override var hitBounds: Rect? { type(of: self) == ScrollView.self ? bounds : nil }

  /// Returns whether a scroll may take a touch from a view of the content that follows it already.
  ///
  /// By default from all but controls and what is in them (SCR-4).
  open func touchesShouldCancel(in view: View) -> Bool {
    var current: View? = view
    while let view = current, view !== self {
      if !view.allowsScrollingToCancelTouches { return false }
      current = view.superview
    }
    return true
  }

  /// Scrolls with the arrows, Page Up and Down, Home, End and Space (KEY-4).
  open override func keyPressed(_ event: KeyEvent) -> Bool { scroll(by: event) }

  /// Called while fingers drag the content, with how far they are beyond its end; with `nil` once
  /// they are lifted.
  func dragDidExceed(by distance: Point?) {}

  /// Called when the insets or the size of the content have changed, to update the content offset.
  open func insetsDidChange() { keepOffsetLegal() }

  /// Keeps the offset within its range.
  open override func boundsDidChange(from old: Rect) {
    keepOffsetLegal(from: Point(x: old.x, y: old.y))
  }
}
