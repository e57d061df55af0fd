import TapInteraction
public import TapLayout

extension ScrollView {
  /// The offset at which the content begins, with the room around it.
  public var minimumOffset: Point {
    let insets = adjustedContentInset
    return Point(x: 0 - finite(insets.left), y: 0 - finite(insets.top))
  }

  /// The offset at which the content ends, with the room around it; where everything is in view,
  /// the same as ``minimumOffset``.
  public var maximumOffset: Point {
    let least = minimumOffset
    let insets = adjustedContentInset
    let right = finite(contentSize.width) + finite(insets.right)
    let bottom = finite(contentSize.height) + finite(insets.bottom)
    return Point(
      x: max(least.x, right - finite(bounds.width)),
      y: max(least.y, bottom - finite(bounds.height)))
  }

  private func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }

  /// The directions in which a drag scrolls (SCR-9).
  var dragAxes: PanAxes {
    let (least, most) = (minimumOffset, maximumOffset)
    var axes: PanAxes = []
    if alwaysBounceHorizontal || most.x > least.x { axes.insert(.horizontal) }
    if alwaysBounceVertical || most.y > least.y { axes.insert(.vertical) }
    return axes
  }

  /// The nearest offset that is allowed; what is not a number stays what it was.
  func legalOffset(_ offset: Point) -> Point {
    let (least, most) = (minimumOffset, maximumOffset)
    return Point(
      x: Self.legal(offset.x.isNaN ? contentOffset.x : offset.x, least.x, most.x),
      y: Self.legal(offset.y.isNaN ? contentOffset.y : offset.y, least.y, most.y))
  }

  private static func legal(_ offset: Double, _ least: Double, _ most: Double) -> Double {
    offset > least ? min(offset, most) : least
  }

  /// Moves the content.
  func move(to offset: Point) {
    let offset = legalOffset(offset)
    guard offset != contentOffset else { return }
    bounds = Rect(x: offset.x, y: offset.y, width: bounds.width, height: bounds.height)
  }

  /// Moves the content back within its ends, after they or the bounds changed.
  func keepOffsetLegal() { move(to: contentOffset) }

  /// Moves the content back within its ends, and reports that it moved.
  func keepOffsetLegal(from old: Point) {
    let offset = legalOffset(contentOffset)
    storedBounds.x = offset.x
    storedBounds.y = offset.y
    guard offset != old else { return }
    if !isDecelerating { logOffset() }
    delegate?.scrollViewDidScroll(self)
  }

  /// Writes where the content is to the log, if that does not know.
  func logOffset() {
    let offset = contentOffset
    guard offset != loggedOffset else { return }
    loggedOffset = offset
    let words = "\(offset.x.shortest),\(offset.y.shortest)"
    window?.log(self, .call("contentOffset \(words)"))
  }
}

extension ScrollView {
  /// Scrolls no farther than needed to show a rectangle of the content.
  ///
  /// Of one that is larger than the view its beginning is shown. The counterpart of
  /// `scrollRectToVisible(_:animated:)`.
  public func scrollRectToVisible(_ rect: Rect) {
    let shown = bounds.inset(by: adjustedContentInset)
    contentOffset = Point(
      x: contentOffset.x + step(from: shown.x, shown.width, to: rect.x, rect.width),
      y: contentOffset.y + step(from: shown.y, shown.height, to: rect.y, rect.height))
  }

  private func step(
    from start: Double, _ extent: Double, to target: Double, _ wanted: Double
  ) -> Double {
    if target < start { return target - start }
    return min(max(0, target + wanted - start - extent), target - start)
  }

  /// Scrolls by a distance in points, as far as there is content.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult
  public func scroll(dx: Double, dy: Double) -> Bool {
    let old = contentOffset
    contentOffset = Point(x: old.x + dx, y: old.y + dy)
    return contentOffset != old
  }

  /// Returns along which axes a distance would move the content.
  func canMove(by distance: Point) -> (x: Bool, y: Bool) {
    let (least, most) = (minimumOffset, maximumOffset)
    let offset = contentOffset
    return (
      distance.x < 0 && offset.x > least.x || distance.x > 0 && offset.x < most.x,
      distance.y < 0 && offset.y > least.y || distance.y > 0 && offset.y < most.y
    )
  }
}
