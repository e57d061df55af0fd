public import TapLayout

extension TextView {
  /// The size that the text takes at the width of the bounds, in points: as wide as its widest line
  /// with the insets, and as high as all lines with them.
  ///
  /// - Complexity: As for ``layout``.
  public var contentSize: Size {
    let layout = layout
    let insets = storedOptions.insets
    return Size(
      width: layout.contentWidth + insets.left + insets.right, height: layout.bounds.height)
  }

  /// Whether the text goes beyond the bounds.
  var overflows: Bool {
    let size = contentSize
    // Widths of letters add up with rounding errors.
    return size.height > bounds.height + 0.01 || size.width > bounds.width + 0.01
  }

  /// Takes the height of the text, and reports the size that it takes.
  func contentSizeDidChange() {
    guard !isFitting, sizesToFit || contentSizeHandler != nil || document != nil else { return }
    if sizesToFit, bounds.height != layout.bounds.height {
      isFitting = true
      let corner = origin
      bounds.height = layout.bounds.height
      origin = corner
      displayedPlacementDidChange()
      isFitting = false
    }
    document?.textDidChangeSize()
    guard let contentSizeHandler else { return }
    let size = contentSize
    guard size != reportedContentSize else { return }
    reportedContentSize = size
    contentSizeHandler(size)
  }

  /// Replaces the layout by one that is laid out farther, and is the same as far as it was.
  func prepare(_ further: (TextLayout) -> TextLayout) {
    let old = layout
    guard !old.isComplete else { return }
    let new = further(old)
    guard new.lineCount != old.lineCount || new.isComplete else { return }
    storedLayout = new
    contentDidMove()
    setNeedsDisplay()
    contentSizeDidChange()
  }
}
