import TapInteraction
public import TapLayout
public import TapText

extension TextView {
  /// The text.
  ///
  /// A new one is laid out where it differs. A link that is the same in both, by its identity,
  /// keeps its press, focus and hover; others lose them (LINK-28, KEY-7).
  public var text: AttributedText {
    get { storedText }
    set {
      let old = layout
      setNeedsDisplay()
      storedText = newValue
      storedLayout = layout(of: newValue, after: old)
      textDidChange(from: old)
    }
  }

  /// Lays out a text that replaces another: what they have in common stays.
  ///
  /// In a document, a much longer text is laid out as far as it is asked for.
  private func layout(of text: AttributedText, after old: TextLayout) -> TextLayout {
    guard document != nil, text.utf8Count > 2 * old.text.utf8Count + 1 << 15 else {
      return old.updated(to: text)
    }
    return TextLayout(
      lazily: text, width: bounds.width, options: old.options, shaper: storedTypeface.shaper)
  }

  /// How the text is laid out; the width and, where the text does not hang at the top, the height
  /// are those of the bounds.
  public var options: LayoutOptions {
    get { storedOptions }
    set {
      setNeedsDisplay()
      storedOptions = newValue
      drawBoundsDidChange()
      layOutAnew()
    }
  }

  /// The text as it is laid out in the bounds: the one snapshot for drawing, hits and
  /// accessibility.
  ///
  /// - Complexity: O(1); O(length of the text) after the width or the options changed.
  public var layout: TextLayout {
    if let storedLayout, fitsBounds { return storedLayout }
    return refreshedLayout()
  }

  /// Whether the layout, if there is one, is that of the bounds.
  private var fitsBounds: Bool {
    layoutWidth.bitPattern == bounds.width.bitPattern && !hangsInHeight
  }

  /// Looks at once whether presses are still on their links, once the size changed.
  ///
  /// Without a press the text waits to be laid out until it is asked for.
  func sizeDidChange() {
    defer { contentSizeDidChange() }
    guard let storedLayout, !fitsBounds, !interaction.isIdle else { return }
    interaction.relocate(by: convertFromRoot)
    layoutDidChange(from: storedLayout)
  }

  /// Sets a layout made elsewhere, with its text, width and options; the bounds take its width,
  /// and their top left corner stays in place.
  ///
  /// For hosts that lay out texts in the background, or lazily.
  public func setLayout(_ layout: TextLayout, typeface: Typeface) {
    let old = self.layout
    setNeedsDisplay()
    storedText = layout.text
    storedOptions = layout.options
    storedTypeface = typeface
    storedLayout = layout
    layoutWidth = layout.width
    let corner = origin
    bounds.width = layout.width
    origin = corner
    textDidChange(from: old)
  }

  /// The height that the text takes at a width, in points.
  ///
  /// - Complexity: O(number of lines).
  public func height(atWidth width: Double) -> Double {
    width == bounds.width ? layout.bounds.height : layout.resized(to: width).bounds.height
  }

  /// Whether the text's position depends on the height of the bounds.
  private var hangsInHeight: Bool {
    hangs && storedLayout?.options.height != bounds.height
  }

  /// Whether the text may hang in the middle or at the bottom of the bounds.
  private var hangs: Bool { storedOptions.verticalAlignment != .top && !sizesToFit }

  private func refreshedLayout() -> TextLayout {
    var options = storedOptions
    if hangs { options.height = bounds.height }
    if sizesToFit { options.verticalAlignment = .top }
    let layout: TextLayout
    if let storedLayout, storedLayout.options == options {
      layout = storedLayout.resized(to: bounds.width)
    } else if document != nil {
      layout = TextLayout(
        lazily: storedText, width: bounds.width, options: options, shaper: storedTypeface.shaper)
    } else {
      layout = TextLayout(
        storedText, width: bounds.width, options: options, shaper: storedTypeface.shaper)
    }
    storedLayout = layout
    layoutWidth = bounds.width
    return layout
  }

  func layOutAnew() {
    guard let old = storedLayout else { return }
    storedLayout = nil
    layoutDidChange(from: old)
  }

  private func textDidChange(from old: TextLayout) {
    document?.textDidChange(from: old.text)
    assessLinksAnew()
    assessNextFocus(after: old.text)
    layoutDidChange(from: old)
  }

  /// Asks the assessor about the link that the focus moves to where its link is gone.
  private func assessNextFocus(after old: AttributedText) {
    guard let focused = interaction.focused,
      let start = old.link(withID: focused)?.utf8Range.lowerBound
    else { return }
    let text = layout.text
    guard start <= text.utf8Count else { return }
    assessFocusStop(from: text.linkCount(before: start))
  }

  private func layoutDidChange(from old: TextLayout) {
    interaction.textDidChange(from: old, to: layout, into: &events)
    reportEvents()
    contentDidMove()
    setNeedsDisplay()
    contentSizeDidChange()
  }
}
