public import TapDraw
public import TapInteraction
public import TapLayout
public import TapText

/// A text whose links react, and that is otherwise transparent to touches.
///
/// By default, with the policy `linksOnly`, a point that is not on a link is not in the view at
/// all: touches pass through to the view behind (PASS-1). Nothing is ever selected, and the view
/// never is the first responder (SEL-3); the keyboard focus on links is independent of that
/// (KEY-9). The counterpart of a `UITextView` that can't be edited or selected.
///
///     let text = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 100))
///     text.text = try MarkdownParser.parse(bytes)
///     text.delegate = self  // is notified of activated links
///     window.addSubview(text)
///
/// The text starts at the top left corner of the bounds and is as wide as they are.
open class TextView: View {
  /// The delegate, which decides about links and receives their events.
  public weak var delegate: (any TextViewDelegate)?

  /// Called when a link was followed, after the delegate is; enough where nothing is to be decided.
  ///
  /// Only for links that the assessor allows, perhaps with a warning (LS-A1 to LS-A4). A link whose
  /// verdict is `confirm` needs a delegate, which asks the user.
  ///
  ///     text.onActivate = { open($0.destination) }
  public var onActivate: ((LinkActivation) -> Void)?

  /// The view that gets what the policy sends to the background; `nil` is whatever is behind.
  public weak var background: View?

  /// Says how safe it is to follow each link.
  ///
  /// By default a `DefaultLinkAssessor`, which allows http, https, mailto, tel and sms; give a text
  /// from a stranger `LinkSafety` of TapLinks. It is asked about a link before that is first drawn,
  /// touched, focused or asked about, of a text with few links when it or the text is set, and again
  /// when the link is followed. Set it again when its data changed (LS-A8).
  public var assessor: any LinkAssessor = DefaultLinkAssessor() { didSet { assessorDidChange() } }

  /// The question whether a link of verdict `confirm` may be followed, while it has no answer.
  weak var confirmation: LinkConfirmation?

  /// Whether the delegate is asking the user about a link.
  ///
  /// Meanwhile no link is followed, so that taps do not pile up behind the question (LS-A4).
  public var awaitsConfirmation: Bool { confirmation != nil }

  /// How links look in their states; paint only, so that no state moves anything.
  public var linkStyles = LinkStyles.standard { didSet { setNeedsDisplay() } }

  /// The color of text that says nothing of its own.
  public var textColor = Color.black { didSet { setNeedsDisplay() } }

  /// Whether the view is always as high as its text; then the text hangs at the top.
  ///
  /// So a text that grows never shows a link that can't be hit. The width stays that of the bounds.
  public var sizesToFit = false { didSet { contentSizeDidChange() } }

  /// Called when the text, its options, its font or the width changed the size that it takes, in
  /// points.
  ///
  /// The width is that of the widest line with the insets. The counterpart of
  /// `invalidateIntrinsicContentSize`.
  public var contentSizeHandler: ((Size) -> Void)?

  /// The size that was reported last.
  var reportedContentSize: Size?
  /// Set while the height follows the text.
  var isFitting = false
  /// The document that the text is in, which decides how far it is laid out.
  weak var document: DocumentView?

  /// What pointers, keys and assistive technology do to the links.
  var interaction = LinkInteraction()
  /// The states of links when they were last to be drawn.
  var displayedStates: [LinkID: LinkState] = [:]
  /// The link events that are not reported yet.
  var events: [LinkEvent] = []
  /// How often nothing came of a link, since the assessor or the delegate said so.
  var refusalCount = 0
  /// Whether events are being reported.
  var isReporting = false
  /// The window that logs the reported events.
  var logWindow: Window?
  /// What the assessor said about the links of the text so far.
  var assessed = AssessedLinks()

  /// See ``layout``.
  var storedLayout: TextLayout?
  /// The width that the layout was asked for, which may be no width that one can have.
  var layoutWidth = 0.0
  /// See ``text``.
  var storedText = AttributedText()
  /// See ``typeface``.
  var storedTypeface = Typeface()
  /// See ``options``.
  var storedOptions = LayoutOptions()

  /// The links that were followed.
  ///
  /// A host that remembers more than this view's time may add others.
  public var visited: Set<LinkID> {
    get { interaction.visited }
    set {
      interaction.visited = newValue
      displayStates()
    }
  }

  /// The font of text that says nothing of its own, and what measures it.
  ///
  /// A text does not inherit it from views above: it is set for each text. By default letters are in
  /// cells of 8 by 16.
  open override var typeface: Typeface {
    get { storedTypeface }
    set {
      setNeedsDisplay()
      storedTypeface = newValue
      layOutAnew()
    }
  }

  /// What each gesture does in each kind of region.
  ///
  /// A press in progress is cancelled when it changes (SEL-6).
  public var policy: InteractionPolicy {
    get { interaction.policy }
    set {
      guard newValue != interaction.policy else { return }
      interaction.failAll(into: &events)
      interaction.policy = newValue
      reportEvents()
      contentDidMove()
    }
  }

  public override func boundsDidChange(from old: Rect) { sizeDidChange() }

  /// Contains the points of regions whose touches the policy takes, and no others.
  open override func contains(_ point: Point) -> Bool {
    bounds.contains(point)
      && policy.takes(region(at: point, for: window?.lookup.pointerKind ?? .mouse))
  }

  /// Promises the bounds, as long as no subclass takes points elsewhere.
  open override var hitBounds: Rect? { type(of: self) == TextView.self ? bounds : nil }

  /// Promises the bounds of a text that is cut off at its edges.
  open override var drawBounds: Rect? {
    type(of: self) == TextView.self && storedOptions.clips && subviews.isEmpty
      ? bounds : super.drawBounds
  }

  public override var ownDrawnBounds: Rect? {
    type(of: self) == TextView.self ? boundsOfLinesInSight : nil
  }

  /// What of the text is under a point of the view's own coordinates.
  ///
  /// - Complexity: As for `TextLayout.hit(at:)`.
  public func hit(at point: Point) -> Hit {
    hit(at: point, for: window?.lookup.pointerKind ?? .mouse)
  }

  /// What of the text is under a point of the view's own coordinates, for what points there.
  ///
  /// - Complexity: As for `TextLayout.hit(at:)`.
  public func hit(at point: Point, for kind: PointerKind) -> Hit {
    interaction.hit(at: point, on: layout, kind: kind)
  }

  /// Always refuses: nothing here can be edited or selected (SEL-3).
  public func becomeFirstResponder() -> Bool { false }

  /// Always empty: nothing is ever selected (SEL-1), and setting it does nothing (SEL-4).
  public var selectedRange: Range<Int>? {
    get { nil }
    set {}
  }

  /// Whether a visible link can have the keyboard focus.
  open override var canBecomeFocused: Bool { policy.takes(.link) && layout.text.linkCount > 0 }

  /// Focuses the first visible link, or the last (KEY-1, KEY-2).
  open override func takeFocus(forward: Bool) -> Bool {
    forward
      ? focusLink(from: firstLinkInSight, step: 1) : focusLink(from: lastLinkInSight, step: -1)
  }

  /// Moves the focus to the next visible link or the one before.
  open override func moveFocusWithin(forward: Bool) -> Bool {
    guard let index = focusedIndex, isInSight(index) else { return takeFocus(forward: forward) }
    return focusLink(from: forward ? index + 1 : index - 1, step: forward ? 1 : -1)
  }

  /// Takes the focus from the links.
  open override func loseFocus() {
    interaction.focus(nil, into: &events)
    reportEvents()
  }

  override func focusVisibilityDidChange() { displayStates() }

  /// Enter follows the link that has the focus, the Menu key opens its menu (KEY-3 to KEY-5).
  open override func keyPressed(_ event: KeyEvent) -> Bool { pressKey(event) }

  /// Follows a link, shows its menu or focuses it, wherever it is scrolled to (A11Y-4).
  @discardableResult
  open override func accessibilityPerform(
    _ action: AccessibilityAction, of link: LinkID?
  ) -> Bool { performAccessibility(action, of: link) }

  /// A text, with all its words (A11Y-10, A11Y-11).
  open override var ownAccessibilityNode: AccessibilityNode? {
    AccessibilityNode(
      .text, of: self, value: accessibility.textElement.value, traits: .staticText)
  }

  /// The visible links, in the order of the text (A11Y-1).
  open override var ownAccessibilityNodes: [AccessibilityNode] {
    accessibility.links.map { node(of: $0) }
  }

  /// A link where its own boxes are, else the text (A11Y-7).
  open override func ownAccessibilityNode(at point: Point) -> AccessibilityNode? {
    guard case .link(let link) = accessibility.element(at: point) else {
      return ownAccessibilityNode
    }
    return node(of: link)
  }

  /// Draws the lines that can be seen, each link in the style of its states.
  ///
  /// What of a text that is larger than the bounds is beyond them can't be hit, and is not drawn.
  open override func draw(on surface: inout some Surface, visible: Rect) {
    assessLinks(in: visible)
    guard overflows else {
      return surface.draw(layout, at: Point(x: 0, y: 0), in: visible, style: paintStyle)
    }
    guard let visible = visible.intersection(bounds) else { return }
    surface.withSavedState { surface in
      surface.clip(to: bounds)
      surface.draw(layout, at: Point(x: 0, y: 0), in: visible, style: paintStyle)
    }
  }
}
