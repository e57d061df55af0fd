public import TapInteraction
public import TapLayout

extension Window {
  /// Returns how a point finds its view, without any effect.
  ///
  /// - Complexity: O(number of views asked); no index is used.
  public func route(at point: Point, for kind: PointerKind = .mouse) -> HitRoute {
    var passes: [HitRoute.Pass] = []
    let view = pointing(with: kind) {
      _ = trace(self, point, kind, &passes)
      return hitTest(point)
    }
    return HitRoute(passes: passes, view: view)
  }

  /// Returns the first view, from the window down to a view, that does not take a point of the
  /// window; `nil` where all do.
  ///
  /// What covers the view is not asked.
  ///
  /// - Complexity: O(depth of the view).
  public func obstacle(
    to view: View, at point: Point, for kind: PointerKind = .mouse
  ) -> HitRoute.Pass? {
    var chain = [view]
    while let parent = chain[chain.count - 1].superview { chain.append(parent) }
    return pointing(with: kind) {
      var place: Point? = point
      for view in chain.reversed() {
        if view !== self { place = place.flatMap(view.convertFromSuperview) }
        if let reason = view.reasonToPass(place, kind) {
          return HitRoute.Pass(view: view, reason: reason)
        }
      }
      return nil
    }
  }

  /// Asks a view and what is in it, from front to behind; returns whether one takes the point.
  private func trace(
    _ view: View, _ point: Point?, _ kind: PointerKind, _ passes: inout [HitRoute.Pass]
  ) -> Bool {
    if let reason = view.reasonToPass(point, kind) {
      passes.append(HitRoute.Pass(view: view, reason: reason))
      return false
    }
    guard let point else { return false }
    for child in view.subviews.reversed()
    where trace(child, child.convertFromSuperview(point), kind, &passes) {
      return true
    }
    return true
  }

  /// Everything that watches touches now, in the order in which it is asked.
  public var arenaMembers: [ArenaMember] { touches.watchers }
}

extension View {
  /// Why the view, with all in it, does not take a point of its own coordinates.
  fileprivate func reasonToPass(_ point: Point?, _ kind: PointerKind) -> HitRoute.Reason? {
    if isHidden { return .hidden }
    if !isUserInteractionEnabled { return .disabled }
    if isTransparent { return .transparent }
    if isAnimating, !allowsInteractionWhileAnimating { return .animating }
    guard let point else { return .flat }
    if contains(point) { return nil }
    guard let text = self as? TextView, bounds.contains(point) else { return .outside }
    return .policy(text.region(at: point, for: kind))
  }
}
