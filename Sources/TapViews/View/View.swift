public import TapDraw
public import TapInteraction
public import TapLayout
public import TapText

/// A rectangle in a tree of rectangles, which may be hit, draw, and recognize gestures.
///
/// The counterpart of `UIView`, with its names and rules: the deepest view that contains a point is
/// hit, front before back, and hidden, disabled or almost transparent views never are. Pixels are
/// not tested.
///
///     let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
///     let card = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
///     root.addSubview(card)
///     root.hitTest(Point(x: 12, y: 12)) === card  // true
///
/// Views belong to their creator: they are not `Sendable`, and all views of a tree must be used
/// from one thread or actor at a time.
open class View {
  /// A name for logs, scenes and tests.
  open var identifier: String?

  /// Whether the keyboard focus stays within the view while it is the frontmost of its window, as in
  /// what is presented over everything else.
  package var confinesFocus = false

  /// What owns the view, such as a view controller.
  package unowned var owner: (any ViewOwner)?

  /// The view that holds this one.
  public internal(set) unowned var superview: View?

  /// The views within, from behind to front.
  public internal(set) var subviews: [View] = []

  /// The recognizers, in the order in which they were added.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// The window at the top of the tree; `nil` for a tree without one.
  public internal(set) unowned var window: Window?

  /// The top left corner in the superview's coordinates, before the transform.
  var origin: Point
  /// See ``bounds``.
  var storedBounds: Rect
  /// See ``anchorPoint``.
  var storedAnchorPoint = Point(x: 0.5, y: 0.5)
  /// See ``transform``.
  var storedTransform = Transform.identity
  /// The inverse of the transform; `nil` if it is not invertible.
  var inverseTransform: Transform? = .identity
  /// Whether the transform moves nothing.
  var isUntransformed = true

  /// Where the subviews can be hit, for many of them; `nil` when something changed.
  var subviewIndex: SubviewIndex?
  /// Where the subviews draw, for many of them; `nil` when something changed.
  var displayIndex: SubviewIndex?

  /// Set while the window asks what is behind this view.
  var isSkipped = false

  /// What the view and those in it must know about where they are shown; `nil` is as above it.
  public var traitOverride: Traits? { didSet { if traitOverride != oldValue { layOutTree() } } }

  /// How labels in the view are set; `nil` is as above it.
  public var typefaceOverride: Typeface? { didSet { layOutTree() } }

  /// How labels in the view are set; setting it sets the ``typefaceOverride``.
  ///
  /// Unless it is set here, it is that of the nearest view above. A ``TextView`` has one of its own.
  open var typeface: Typeface {
    get { inheritedTypeface }
    set { typefaceOverride = newValue }
  }

  /// What covers the view's edges beside that which covers the views above, in points.
  package var additionalSafeAreaInsets = Insets() {
    didSet { if additionalSafeAreaInsets != oldValue { layOutTree() } }
  }

  /// Whether neither the view nor anything in it is shown or hit.
  public var isHidden = false {
    willSet { if newValue { setNeedsDisplay() } }
    didSet { if isHidden != oldValue { displayedPlacementDidChange() } }
  }

  /// How opaque the view is, from 0 to 1; below 0.01 neither it nor anything in it is hit (HIT-5).
  public var alpha = 1.0 {
    willSet { setNeedsDisplay() }
    didSet { if alpha != oldValue { displayedPlacementDidChange() } }
  }

  /// Whether the view and what is in it can be hit.
  public var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { placementDidChange() } }
  }

  /// Whether the view is being animated, and so can't be hit unless it asks for it (HIT-22).
  public var isAnimating = false { didSet { if isAnimating != oldValue { placementDidChange() } } }

  /// Whether the view can be hit while it is being animated.
  public var allowsInteractionWhileAnimating = false {
    didSet { if allowsInteractionWhileAnimating != oldValue { placementDidChange() } }
  }

  /// What the view is called by assistive technology, where nothing else says it.
  public var accessibilityLabel: String?

  /// Whether assistive technology skips the view and all that is in it.
  public var accessibilityElementsHidden = false

  /// Whether drawing is cut off at the bounds; hits are not changed by it (HIT-8).
  public var clipsToBounds = false {
    willSet { setNeedsDisplay() }
    didSet { if clipsToBounds != oldValue { displayedPlacementDidChange() } }
  }

  /// What the bounds are filled with.
  public var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay(bounds) } }
  }

  /// Creates a view with a frame in its future superview, in points.
  public init(frame: Rect = Rect(x: 0, y: 0, width: 0, height: 0)) {
    origin = Point(x: frame.x, y: frame.y)
    storedBounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
  }

  // What is below may outlive the view. References up are unowned, since weak ones would make each
  // count of a reference slow.
  deinit {
    for view in subviews {
      view.superview = nil
      view.forgetWindow()
    }
    for recognizer in gestureRecognizers { recognizer.view = nil }
  }

  /// Returns whether the view takes a point, in its own coordinates.
  ///
  /// By default those inside its bounds. A view that answers no is skipped with all that is in it
  /// (HIT-10). The counterpart of `point(inside:with:)`.
  open func contains(_ point: Point) -> Bool { storedBounds.contains(point) }

  /// A promise: outside this rectangle, in the view's own coordinates, ``contains(_:)`` answers no.
  ///
  /// `nil` promises nothing. Among many siblings, those that promise are found without asking the
  /// others. Call ``hitBoundsDidChange()`` when the answer changes other than by the bounds.
  open var hitBounds: Rect? { type(of: self) == View.self ? storedBounds : nil }

  /// The deepest view at a point, in the view's own coordinates; `nil` if the view takes it not.
  ///
  /// - Complexity: O(depth × log *n*) where the subviews promise their ``hitBounds``, else O(*n*)
  ///   in the number of subviews on the way.
  open func hitTest(_ point: Point) -> View? { defaultHitTest(point) }

  /// Where the view itself draws, in its own coordinates; `nil` is anywhere.
  ///
  /// Apart from its subviews; what the view draws beyond it is not redrawn when the view changes.
  open var ownDrawnBounds: Rect? {
    type(of: self) == View.self || type(of: self) == Window.self ? storedBounds : nil
  }

  /// Called when the bounds have changed, for whatever reason, before other callbacks.
  open func boundsDidChange(from old: Rect) {}

  /// Called when the frame of a subview has changed.
  open func subviewFrameDidChange(_ view: View) {}

  /// Sets the frames of the subviews; by default they stay as they are.
  ///
  /// Called at once when the size, the safe area or the traits changed, or by
  /// ``setNeedsLayout()``. The counterpart of `layoutSubviews`.
  open func layoutSubviews() {}

  /// A promise: outside this rectangle, in the view's own coordinates, neither the view nor anything
  /// in it draws.
  ///
  /// `nil` promises nothing. Among many siblings, those that promise are drawn without asking the
  /// others. Call ``drawBoundsDidChange()`` when the answer changes other than by the bounds.
  open var drawBounds: Rect? { clipsToBounds ? storedBounds : nil }

  /// Draws the view itself, in its own coordinates, over its background and under its subviews.
  ///
  /// What is outside of `visible` can't be seen and need not be drawn.
  open func draw(on surface: inout some Surface, visible: Rect) {}

  /// Called when the view enters or leaves a window.
  open func didMoveToWindow() {}

  /// A touch began in this view; by default passes it to the superview.
  open func touchesBegan(_ touch: Touch) { superview?.touchesBegan(touch) }

  /// A touch that began in this view moved; by default passes it to the superview.
  open func touchesMoved(_ touch: Touch) { superview?.touchesMoved(touch) }

  /// A touch that began in this view ended; by default passes it to the superview.
  open func touchesEnded(_ touch: Touch) { superview?.touchesEnded(touch) }

  /// A touch that began in this view was cancelled; by default passes it to the superview.
  open func touchesCancelled(_ touch: Touch) { superview?.touchesCancelled(touch) }

  /// Returns whether a recognizer that watches a touch on this view may begin.
  ///
  /// Asked of the view that was hit, at the moment of recognition. Controls refuse the taps of what
  /// they are in (GR-19).
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// Whether a scroll may cancel touches that the view receives already; controls say no (SCR-4).
  open var allowsScrollingToCancelTouches: Bool { true }

  /// Whether the view can have the keyboard focus.
  open var canBecomeFocused: Bool { false }

  /// Takes the keyboard focus, at its first stop or its last.
  ///
  /// - Returns: Whether it did; a view with nothing to focus is skipped (KEY-6).
  open func takeFocus(forward: Bool) -> Bool { canBecomeFocused }

  /// Moves the keyboard focus from one stop within the view to another.
  ///
  /// - Returns: Whether there was another; if not, the focus leaves the view (KEY-2).
  open func moveFocusWithin(forward: Bool) -> Bool { false }

  /// Loses the keyboard focus.
  open func loseFocus() {}

  /// Shows the focus that it has, or no longer, as the window's ``Window/showsFocus`` says.
  func focusVisibilityDidChange() { setNeedsDisplay() }

  /// Takes a key while it, or a view in it, has the focus.
  ///
  /// - Returns: Whether it did something with it; if not, the superview is asked.
  open func keyPressed(_ event: KeyEvent) -> Bool { false }

  /// Does what assistive technology asks of the view, or of a link in it.
  ///
  /// - Returns: Whether something was done.
  @discardableResult
  open func accessibilityPerform(_ action: AccessibilityAction, of link: LinkID?) -> Bool { false }

  /// What the view is for assistive technology; `nil` for one that only holds others.
  open var ownAccessibilityNode: AccessibilityNode? { nil }

  /// The elements that the view itself holds, apart from its subviews.
  open var ownAccessibilityNodes: [AccessibilityNode] { [] }

  /// The element of the view itself at a point of its own coordinates.
  open func ownAccessibilityNode(at point: Point) -> AccessibilityNode? { ownAccessibilityNode }
}
