public import TapDraw
public import TapLayout

extension View {
  /// Draws the view and all that is in it on a surface whose coordinates are the superview's.
  ///
  /// From behind to front; what is hidden, all but transparent or outside of `visible`, a rectangle
  /// in the superview's coordinates, is left out.
  public func render(on surface: inout some Surface, visible: Rect) {
    guard !isHidden, !isTransparent else { return }
    surface.withSavedState { surface in
      guard let seen = visibleBounds(of: visible) else { return }
      surface.concatenate(transformToSuperview)
      if clipsToBounds { surface.clip(to: bounds) }
      if alpha < 1 { surface.fade(to: alpha) }
      if let backgroundColor { surface.fill(bounds, with: backgroundColor) }
      draw(on: &surface, visible: seen)
      forEachSubview(drawingIn: seen) { $0.render(on: &surface, visible: seen) }
    }
  }

  /// The way from the view's own coordinates to the superview's.
  var transformToSuperview: Transform {
    let shift = Transform.translation(x: origin.x - bounds.x, y: origin.y - bounds.y)
    return isUntransformed ? shift : shift.concatenating(transformAroundCenter)
  }

  /// The part of a rectangle of the superview's coordinates that may be seen in the view's own;
  /// `nil` for none.
  private func visibleBounds(of visible: Rect) -> Rect? {
    guard let back = transformToSuperview.inverse else { return nil }
    let seen = back.bounds(of: visible)
    return clipsToBounds ? seen.intersection(bounds) : seen
  }
}
