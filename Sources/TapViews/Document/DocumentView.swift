public import TapDraw
public import TapInteraction
public import TapLayout
public import TapText

/// A scroll view with one text in it, which sizes and scrolls itself: a page to read.
///
///     let document = DocumentView(frame: window.bounds)
///     document.text = try MarkdownParser.parse(bytes)
///     document.textView.delegate = self
///     window.addSubview(document)
///
/// The text is as wide as the view and as high as it needs, and is laid out as far as someone has
/// scrolled, so that the first page of a long one is there at once. The first visible line stays where
/// it is when the size, the font or the text changes. Where there is anything to scroll,
/// the view is a stop of the keyboard focus: arrows, Page Up and Down, Space, Home and End scroll,
/// and the next Tab goes to the first link in sight. A link to a `#fragment` of the text scrolls
/// there. Overlay scroll bars show while something moves.
///
/// The counterpart of a `UITextView` that can't be edited, or of a page of a browser.
open class DocumentView: ScrollView {
  /// The text.
  public let textView = TextView()

  /// Room around the text, in points.
  public var margins = Insets(top: 16, left: 16, bottom: 16, right: 16) {
    didSet { if margins != oldValue { layOutText() } }
  }

  /// The bars at the right and the bottom edge.
  let bars = (vertical: ScrollBar(.vertical), horizontal: ScrollBar(.horizontal))
  /// The reading position; `nil` at the start of the text.
  var place: ReadingPlace?
  /// How far the text is pulled beyond an end, in points; down is positive.
  var pull = 0.0
  /// The animation that takes it back.
  var spring: Animation?
  /// Set while the text is positioned, so that what this moves is no scroll of the user.
  var isPlacing = false

  /// Makes a view without text.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    textView.document = self
    textView.sizesToFit = true
    addSubview(textView)
    addSubview(bars.vertical)
    addSubview(bars.horizontal)
    layOutText()
  }

  /// What is shown.
  ///
  /// A new text keeps the reading position in what it has in common with the old one.
  public var text: AttributedText {
    get { textView.text }
    set { textView.text = newValue }
  }

  /// The font of text that says nothing of its own, and what measures it.
  open override var typeface: Typeface {
    get { textView.typeface }
    set { textView.typeface = newValue }
  }

  /// How the text is laid out.
  public var options: LayoutOptions {
    get { textView.options }
    set {
      textView.options = newValue
      layOutText()
    }
  }

  /// Promises the bounds, as long as no subclass takes points elsewhere.
  open override var hitBounds: Rect? { type(of: self) == DocumentView.self ? bounds : nil }

  /// The outline of the keyboard focus; the text draws itself.
  open override var ownDrawnBounds: Rect? { type(of: self) == DocumentView.self ? bounds : nil }

  /// Lays the text out for a new size, or farther where it was scrolled.
  open override func boundsDidChange(from old: Rect) {
    guard old.width == bounds.width, old.height == bounds.height else {
      layOutText()
      return super.boundsDidChange(from: old)
    }
    super.boundsDidChange(from: old)
    didScroll()
  }

  override func dragDidExceed(by distance: Point?) { pullText(by: distance?.y) }

  /// Scrolls to the start of what has a name, such as a heading.
  ///
  /// The name is a fragment with or without `#`, as `AttributedText.offset(ofAnchor:)` reads it.
  ///
  /// - Returns: Whether anything has the name.
  /// - Complexity: O(number of attribute runs), and what the text above takes to be laid out.
  @discardableResult
  public func scroll(toAnchor name: String) -> Bool {
    guard let offset = text.offset(ofAnchor: name) else { return false }
    scroll(toOffset: offset)
    return true
  }

  /// Scrolls so that the line with a UTF-8 offset of the text is the first in sight, where there is
  /// so much below it.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: What the text above takes to be laid out.
  public func scroll(toOffset offset: Int) {
    precondition((0...text.utf8Count).contains(offset), "the offset is outside the text")
    prepare(upToOffset: offset)
    guard offset > 0, let line = textView.layout.line(containing: offset) else {
      contentOffset = minimumOffset
      return
    }
    contentOffset = Point(x: minimumOffset.x, y: textView.frame.y + line.rect.y)
    bars.vertical.show()
  }

  /// Whether there is anything to scroll.
  open override var canBecomeFocused: Bool { isScrollEnabled && !dragAxes.isEmpty }

  /// Takes the keyboard focus, so that its keys scroll.
  open override func takeFocus(forward: Bool) -> Bool {
    guard canBecomeFocused else { return false }
    setNeedsDisplay()
    return true
  }

  /// Loses the keyboard focus.
  open override func loseFocus() { setNeedsDisplay() }

  /// Scrolls; End reaches the true end of the text, which is laid out for it (KEY-4).
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    if event.isDown, event.key == .end, event.modifiers.isEmpty, isScrollEnabled {
      prepare(upToOffset: text.utf8Count)
    }
    let isUsed = super.keyPressed(event)
    if isUsed { showBars() }
    return isUsed
  }

  /// Takes the keyboard focus where something beside the links is pressed.
  open override func touchesBegan(_ touch: Touch) {
    if canBecomeFocused, touch.button == .primary { window?.focus(self) }
    super.touchesBegan(touch)
  }

  /// Draws the outline of the keyboard focus.
  open override func draw(on surface: inout some Surface, visible: Rect) {
    guard let window, window.focusedView === self, window.showsFocus else { return }
    let ring = bounds.inset(by: 1)
    guard !ring.isEmpty else { return }
    surface.stroke(Path(ring), with: Color(red: 0.1, green: 0.35, blue: 0.9), width: 2)
  }
}
