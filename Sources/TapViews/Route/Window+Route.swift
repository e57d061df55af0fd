public import TapInteraction
public import TapLayout

extension Window {
  /// Returns how a point finds its view, without any effect.
  ///
  /// - Complexity: O(number of views asked); no index is used.
  public func route(at point: Point, for kind: PointerKind = .mouse) -> HitRoute {
    var passes: [HitRoute.Pass] = []
    let old = lookup.pointerKind
    lookup.pointerKind = kind
    defer { lookup.pointerKind = old }
    _ = trace(self, point, kind, &passes)
    return HitRoute(passes: passes, view: hitTest(point))
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
