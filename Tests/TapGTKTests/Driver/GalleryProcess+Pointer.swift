import TapLayout

extension GalleryProcess {
  /// Moves the pointer to a point of the window and does more there.
  func pointer(at point: Point, _ words: String...) throws {
    try xdotool(
      [
        "mousemove", "--window", window, "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))",
      ] + words)
  }

  /// Clicks a point of the window.
  func click(_ point: Point) throws { try pointer(at: point, "click", "1") }

  /// Gives the window a size.
  func resize(width: Int, height: Int) throws {
    let count = layoutCount
    try xdotool("windowsize", window, "\(width)", "\(height)")
    try waitForLayout(after: count)
  }

  /// Where in the window `tapline locate` finds a link of the page's text.
  func point(ofLink index: Int = 0, in markdown: String) throws -> Point {
    let place = try place()
    let point = try Locator.tapPoint(ofLink: index, in: markdown, width: place.width)
    return Point(x: place.corner.x + point.x, y: place.corner.y + point.y)
  }
}
