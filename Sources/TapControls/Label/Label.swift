public import TapDraw
import TapInteraction
public import TapLayout
public import TapText
public import TapViews

/// A short text that is only shown: touches go to what it is in or on.
///
/// The counterpart of `UILabel`. For text with links take a `TextView`.
///
///     let label = Label("Home")
///     label.frame = Rect(x: 0, y: 0, width: 80, height: 20)
open class Label: View {
  /// The text.
  public var text: AttributedText { didSet { if text != oldValue { textDidChange() } } }

  /// The color of text that says nothing of its own.
  public var textColor = Color.black {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// How lines are between the edges.
  public var alignment = TextAlignment.start {
    didSet { if alignment != oldValue { textDidChange() } }
  }

  /// The most lines, of which the last ends in an ellipsis where there are more; `nil` shows all.
  public var lineLimit: Int? = 1 { didSet { if lineLimit != oldValue { textDidChange() } } }

  /// The layout that was drawn last, and the typeface it was made with.
  private var storedLayout: TextLayout?

  /// Makes a label; its text is in the middle of its height.
  public init(_ text: AttributedText = AttributedText(), frame: Rect = .zero) {
    self.text = text
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label of plain text.
  public convenience init(_ text: String) { self.init(AttributedText(text)) }

  /// The text as it is laid out in the bounds.
  ///
  /// - Complexity: O(1); O(length of the text) after something changed.
  public var layout: TextLayout {
    if let storedLayout { return storedLayout }
    var options = LayoutOptions()
    options.alignment = shownAlignment
    options.verticalAlignment = .middle
    options.height = bounds.height
    options.lineLimit = lineLimit
    let layout = TextLayout(
      text, width: bounds.width, options: options, shaper: typeface.shaper)
    storedLayout = layout
    return layout
  }

  /// The least size at which the whole text shows, no wider than a width in points.
  ///
  /// - Complexity: O(length of the text).
  public func sizeThatFits(width: Double = 1e6) -> Size {
    var options = LayoutOptions()
    options.lineLimit = lineLimit
    let layout = TextLayout(text, width: width, options: options, shaper: typeface.shaper)
    let widest = (0..<layout.lineCount).map { layout.line(at: $0).rect.width }.max() ?? 0
    return Size(width: widest, height: layout.bounds.height)
  }

  /// The alignment by the direction of the views around rather than that of the words.
  private var shownAlignment: TextAlignment {
    switch alignment {
    case .start: traits.isRightToLeft ? .right : .left
    case .end: traits.isRightToLeft ? .left : .right
    default: alignment
    }
  }

  /// Letters may overflow their line.
  open override var ownDrawnBounds: Rect? {
    type(of: self) == Label.self ? bounds.inset(by: -bounds.height / 2) : nil
  }

  private func textDidChange() {
    setNeedsDisplay()
    storedLayout = nil
    setNeedsDisplay()
  }

  /// Lays the text out again.
  open override func layoutSubviews() { storedLayout = nil }

  /// Draws the text.
  open override func draw(on surface: inout some Surface, visible: Rect) {
    let style = TextStyle(font: typeface.font, color: textColor)
    surface.draw(layout, at: Point(x: bounds.x, y: bounds.y), in: visible, style: style)
  }

  /// A text, with all its words.
  open override var ownAccessibilityNode: AccessibilityNode? {
    AccessibilityNode(.text, of: self, value: text.string, traits: .staticText)
  }
}
