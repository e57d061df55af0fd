public import TapDraw
public import TapLayout

extension View {
  /// The rectangle in the view's own coordinates; its origin is what a scroll view moves.
  ///
  /// Setting the size keeps the center in place, as in UIKit.
  public var bounds: Rect {
    get { storedBounds }
    set {
      let old = storedBounds
      setNeedsDisplay()
      origin.x += storedAnchorPoint.x * (storedBounds.width - newValue.width)
      origin.y += storedAnchorPoint.y * (storedBounds.height - newValue.height)
      storedBounds = newValue
      // A scroll moves what is inside, not the place where the view can be hit, unless the promise
      // about that does not move along.
      let staysInPlace = newValue.width == old.width && newValue.height == old.height
      let isFollowed = hitBounds.map { $0 == newValue } ?? true
      if staysInPlace, isFollowed {
        contentDidMove()
        setNeedsDisplay()
      } else {
        displayedPlacementDidChange()
      }
      if newValue != old { boundsDidChange(from: old) }
      if !staysInPlace {
        layoutSubviews()
        superview?.subviewFrameDidChange(self)
      }
    }
  }

  /// The rectangle in the superview's coordinates: the smallest around the transformed bounds.
  public var frame: Rect {
    get {
      let rect = Rect(
        x: origin.x, y: origin.y, width: storedBounds.width, height: storedBounds.height)
      return isUntransformed ? rect : transformAroundCenter.bounds(of: rect)
    }
    set {
      let (oldBounds, oldOrigin) = (storedBounds, origin)
      setNeedsDisplay()
      if isUntransformed {
        origin = Point(x: newValue.x, y: newValue.y)
        storedBounds.width = newValue.width
        storedBounds.height = newValue.height
      } else {
        let old = frame
        origin.x += newValue.x - old.x
        origin.y += newValue.y - old.y
      }
      displayedPlacementDidChange()
      if storedBounds != oldBounds {
        boundsDidChange(from: oldBounds)
        layoutSubviews()
      }
      if storedBounds != oldBounds || origin != oldOrigin { superview?.subviewFrameDidChange(self) }
    }
  }

  /// The position of the anchor in the superview's coordinates.
  public var center: Point {
    get {
      Point(
        x: origin.x + storedAnchorPoint.x * storedBounds.width,
        y: origin.y + storedAnchorPoint.y * storedBounds.height)
    }
    set {
      let old = center
      setNeedsDisplay()
      origin.x += newValue.x - old.x
      origin.y += newValue.y - old.y
      displayedPlacementDidChange()
      if newValue != old { superview?.subviewFrameDidChange(self) }
    }
  }

  /// The point about which the view is transformed, as parts of its bounds; the middle by default.
  public var anchorPoint: Point {
    get { storedAnchorPoint }
    set {
      let place = center
      storedAnchorPoint = newValue
      center = place
    }
  }

  /// How the view is turned, scaled or moved about its anchor.
  ///
  /// A view whose transform is not invertible, such as one scaled to nothing, is never hit
  /// (HIT-14).
  public var transform: Transform {
    get { storedTransform }
    set {
      setNeedsDisplay()
      storedTransform = newValue
      inverseTransform = newValue.inverse
      isUntransformed = newValue == .identity
      displayedPlacementDidChange()
    }
  }

  /// Converts a point from the superview's coordinates; `nil` if the transform is not invertible.
  public func convertFromSuperview(_ point: Point) -> Point? {
    if isUntransformed {
      return Point(
        x: point.x - origin.x + storedBounds.x, y: point.y - origin.y + storedBounds.y)
    }
    guard let inverseTransform else { return nil }
    let center = center
    let inner = inverseTransform.apply(Point(x: point.x - center.x, y: point.y - center.y))
    return Point(
      x: inner.x + storedBounds.x + storedAnchorPoint.x * storedBounds.width,
      y: inner.y + storedBounds.y + storedAnchorPoint.y * storedBounds.height)
  }

  /// Converts a point to the superview's coordinates.
  public func convertToSuperview(_ point: Point) -> Point {
    if isUntransformed {
      return Point(
        x: point.x - storedBounds.x + origin.x, y: point.y - storedBounds.y + origin.y)
    }
    return transformAroundCenter.apply(
      Point(x: point.x - storedBounds.x + origin.x, y: point.y - storedBounds.y + origin.y))
  }

  /// Converts a point from the coordinates of the root of the tree; `nil` if a transform between is
  /// not invertible.
  ///
  /// - Complexity: O(depth).
  public func convertFromRoot(_ point: Point) -> Point? {
    guard let superview else { return point }
    return superview.convertFromRoot(point).flatMap(convertFromSuperview)
  }

  /// Converts a point to the coordinates of the top of the tree.
  ///
  /// - Complexity: O(depth).
  public func convertToRoot(_ point: Point) -> Point {
    var place = point
    var view = self
    while let parent = view.superview {
      place = view.convertToSuperview(place)
      view = parent
    }
    return place
  }

  /// Converts a distance from the coordinates of the root of the tree, where only transforms count;
  /// `nil` if one between is not invertible.
  ///
  /// - Complexity: O(depth).
  func convertDistanceFromRoot(_ distance: Point) -> Point? {
    guard let superview else { return distance }
    guard let outer = superview.convertDistanceFromRoot(distance) else { return nil }
    return isUntransformed ? outer : inverseTransform?.applyToDistance(outer)
  }

  /// Converts a distance to the coordinates of the top of the tree, where only transforms count.
  ///
  /// - Complexity: O(depth).
  func convertDistanceToRoot(_ distance: Point) -> Point {
    guard let superview else { return distance }
    return superview.convertDistanceToRoot(storedTransform.applyToDistance(distance))
  }

  /// Converts a rectangle to the superview's coordinates: the smallest that holds it.
  public func convertToSuperview(_ rect: Rect) -> Rect {
    let placed = Rect(
      x: rect.x - storedBounds.x + origin.x, y: rect.y - storedBounds.y + origin.y,
      width: rect.width, height: rect.height)
    return isUntransformed ? placed : transformAroundCenter.bounds(of: placed)
  }

  /// Converts a rectangle to the coordinates of the top of the tree: the smallest that holds it.
  ///
  /// - Complexity: O(depth).
  public func convertToRoot(_ rect: Rect) -> Rect {
    var place = rect
    var view = self
    while let parent = view.superview {
      place = view.convertToSuperview(place)
      view = parent
    }
    return place
  }

  /// Converts a point of the view's own coordinates to those of another view of the same tree; `nil`
  /// stands for the top of the tree.
  ///
  /// The counterpart of `convert(_:to:)` in UIKit. The result is `nil` where a transform of the other
  /// view or of one above it is not invertible.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: Point, to view: View?) -> Point? {
    let point = convertToRoot(point)
    guard let view else { return point }
    return view.convertFromRoot(point)
  }

  /// Converts a point of another view's coordinates to the view's own; `nil` stands for the top of the
  /// tree.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: Point, from view: View?) -> Point? {
    convertFromRoot(view?.convertToRoot(point) ?? point)
  }

  /// Converts a rectangle of the view's own coordinates to those of another view of the same tree: the
  /// smallest that holds it.
  ///
  /// The result is `nil` where a transform of the other view or of one above it is not invertible.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: Rect, to view: View?) -> Rect? {
    let rect = convertToRoot(rect)
    guard let view else { return rect }
    return view.boundsOfCorners(of: rect)
  }

  /// Converts a rectangle of another view's coordinates to the view's own: the smallest that holds it.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: Rect, from view: View?) -> Rect? {
    boundsOfCorners(of: view?.convertToRoot(rect) ?? rect)
  }

  /// The smallest rectangle of the view's own coordinates that holds one of the top of the tree.
  private func boundsOfCorners(of rect: Rect) -> Rect? {
    guard let first = convertFromRoot(Point(x: rect.x, y: rect.y)) else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for (x, y) in [(rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)] {
      guard let corner = convertFromRoot(Point(x: x, y: y)) else { return nil }
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The transform about the anchor, in the superview's coordinates.
  var transformAroundCenter: Transform {
    let center = center
    return Transform.translation(x: -center.x, y: -center.y)
      .concatenating(storedTransform)
      .concatenating(.translation(x: center.x, y: center.y))
  }

  /// Call this when ``hitBounds`` returns another value than before.
  public func hitBoundsDidChange() { placementDidChange() }

  /// Call this when ``drawBounds`` returns another value than before.
  public func drawBoundsDidChange() {
    superview?.displayIndex = nil
    setNeedsDisplay()
  }

  /// Something about where the view can be hit changed.
  func placementDidChange() {
    superview?.subviewIndex = nil
    contentDidMove()
  }

  /// Something about where the view can be hit and seen changed.
  func displayedPlacementDidChange() {
    placementDidChange()
    drawBoundsDidChange()
  }

  /// Notes that the view under a still pointer may have changed.
  func contentDidMove() { window?.hover.needsUpdate = true }
}
