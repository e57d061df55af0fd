import TapDraw
import TapLayout
import TapViews

extension CenteringScrollView {
  /// Positions the content for the current sizes and insets.
  ///
  /// What is at the start stays as far from it as it was.
  func placeContent() {
    guard !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    let (old, offset) = (layout, contentOffset)
    let new = CenteringLayout(
      viewport: bounds.width, content: contentView?.bounds.width ?? 0, insets: adjustedContentInset,
      beginsAtRight: start == .leading && traits.isRightToLeft)
    layout = new
    place(at: new.margin, width: new.content)
    let target = new.offset(at: offset.x, in: old)
    scroll(to: target, ofWidth: new.scrolled)
    let wasMoved = new.margin - contentOffset.x != old.margin - offset.x
    if wasMoved || new.content != old.content { callOffPresses() }
  }

  /// The height of the content: all that there is.
  private var contentHeight: Double {
    let insets = adjustedContentInset
    return CenteringLayout.length(
      CenteringLayout.length(bounds.height) - CenteringLayout.length(insets.top)
        - CenteringLayout.length(insets.bottom))
  }

  private func place(at x: Double, width: Double) {
    guard let view = contentView else { return }
    // A frame is that of the view as it is turned and scaled; its place is that from before.
    let transform = view.transform
    if transform != .identity { view.transform = .identity }
    view.frame = Rect(x: x, y: 0, width: width, height: contentHeight)
    if transform != .identity { view.transform = transform }
  }

  /// Scrolls to an offset of content of a width; reports it once.
  private func scroll(to offset: Double, ofWidth width: Double) {
    let size = Size(width: width, height: contentHeight)
    // Neither may hold the other back.
    let isGrowing = width > contentSize.width
    if isGrowing { contentSize = size }
    if offset != contentOffset.x { contentOffset.x = offset }
    if !isGrowing { contentSize = size }
  }

  /// Cancels what is being pressed in the content, since something else is below the finger.
  private func callOffPresses() {
    guard let window, let contentView else { return }
    window.cancelTouches(in: contentView)
  }
}
