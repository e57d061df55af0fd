public import TapInteraction
public import TapLayout
public import TapViews

/// A scroll view that shows its content in the middle as long as it fits, and lets it be scrolled
/// from its start where it is wider.
///
/// The content is one view, as high as the scroll view and as wide as it says itself; when its
/// width changes it is placed again, and what was being pressed in it is cancelled (CTR-7, CTR-8).
/// The margins beside it belong to the scroll view. Insets and the safe area are left out: the
/// middle is that of what is left.
///
///     let strip = CenteringScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 44))
///     strip.setContent(chips)  // 100 points wide: it stands from 100 to 200
///     chips.frame.width = 900  // from 0 on, and 600 to scroll
///
/// What two constraints of unequal priority do in UIKit: centered, and no farther left than the start.
open class CenteringScrollView: ScrollView {
  /// The side at which content that is too wide begins.
  public enum Start: Sendable, Hashable, CaseIterable {
    /// The left one, whatever the direction.
    case left
    /// The one from which the layout direction runs (CTR-12).
    case leading
  }

  /// The side at which content that is too wide begins.
  public var start = Start.leading { didSet { if start != oldValue { placeContent() } } }

  /// What is shown; `nil` for nothing.
  public var contentView: View? { content?.superview === self ? content : nil }

  /// What was to be shown last, also when it was taken out since.
  private weak var content: View?
  /// How the content was placed last.
  var layout = CenteringLayout(viewport: 0, content: 0, insets: Insets())
  /// Set while the content is placed.
  var isPlacing = false

  /// Shows a view instead of the previous one, from its start.
  ///
  /// Its width is its own, and may change; the scroll view sets its height and position.
  public func setContent(_ view: View?) {
    contentView?.removeFromSuperview()
    content = view
    if let view { addSubview(view) }
    placeContent()
    scrollToStart()
  }

  /// Scrolls to where the content begins.
  public func scrollToStart() { contentOffset.x = layout.startOffset }

  /// The room around the content: `ScrollView.contentInset`, and what covers the left and the right edge.
  open override var adjustedContentInset: Insets {
    var insets = contentInset
    let safe = safeAreaInsets
    insets.left += safe.left
    insets.right += safe.right
    return insets
  }

  /// Promises the bounds, as long as no subclass takes points elsewhere.
  open override var hitBounds: Rect? { type(of: self) == CenteringScrollView.self ? bounds : nil }

  /// Scrolls with the left and right arrows, and with Page Up and Down, Home and End from end to end.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.isDown, isScrollEnabled, event.modifiers.isEmpty, let target = target(of: event.key)
    else { return super.keyPressed(event) }
    return scroll(dx: target - contentOffset.x, dy: 0)
  }

  private func target(of key: KeyEvent.Key) -> Double? {
    let width = bounds.inset(by: adjustedContentInset).width
    let page = layout.beginsAtRight ? -width : width
    switch key {
    case .home: return layout.startOffset
    case .end: return layout.endOffset
    case .pageUp: return contentOffset.x - page
    case .pageDown: return contentOffset.x + page
    default: return nil
    }
  }

  /// Positions the content again.
  open override func boundsDidChange(from old: Rect) {
    let offset = contentOffset
    if bounds.width != old.width || bounds.height != old.height { placeContent() }
    // Where the content was moved to, it told of that.
    if contentOffset == offset { super.boundsDidChange(from: old) }
  }

  /// Positions the content again.
  open override func layoutSubviews() { placeContent() }

  /// Positions the content again.
  open override func insetsDidChange() { placeContent() }

  /// Positions the content again when its size has changed.
  open override func subviewFrameDidChange(_ view: View) {
    if view === contentView { placeContent() }
  }
}
