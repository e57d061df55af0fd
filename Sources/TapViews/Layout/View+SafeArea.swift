public import TapLayout

extension View {
  /// How far, from each edge of the bounds, the view is covered by what is not content: bars of its
  /// controller, or the edges of a device.
  ///
  /// The counterpart of `safeAreaInsets`. A view that is turned or scaled has none from above.
  ///
  /// - Complexity: O(depth).
  public var safeAreaInsets: Insets {
    var insets = coveredByOuter
    insets.top += additionalSafeAreaInsets.top
    insets.left += additionalSafeAreaInsets.left
    insets.bottom += additionalSafeAreaInsets.bottom
    insets.right += additionalSafeAreaInsets.right
    return insets
  }

  /// The part of the view's safe area that what it is in gives it.
  private var coveredByOuter: Insets {
    guard let superview, isUntransformed else { return Insets() }
    let outer = superview.safeAreaInsets
    let safe = superview.bounds.inset(by: outer)
    // An edge of the superview that covers nothing does not cover what sticks out of it either.
    return Insets(
      top: outer.top > 0 ? max(0, safe.y - origin.y) : 0,
      left: outer.left > 0 ? max(0, safe.x - origin.x) : 0,
      bottom: outer.bottom > 0 ? max(0, origin.y + bounds.height - safe.maxY) : 0,
      right: outer.right > 0 ? max(0, origin.x + bounds.width - safe.maxX) : 0)
  }
}
