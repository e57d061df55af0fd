public import TapInteraction
public import TapLayout

extension Window {
  /// The deepest view at a point for what points there.
  ///
  /// Fingers may reach farther than a mouse, where a policy enlarges links for them.
  public func hitTest(_ point: Point, for kind: PointerKind) -> View? {
    let old = pointerKind
    pointerKind = kind
    defer { pointerKind = old }
    return hitTest(point)
  }
}
