public import TapLayout
public import TapText

extension LinkInteraction {
  /// What is under a point, with the link that the policy's geometry finds there; for fingers that
  /// may be one beside the point.
  ///
  /// A text view asks it whether the point is its own: see `PolicyPlace`.
  ///
  /// - Complexity: As for `TextLayout.hit(at:)`; with exact geometry nothing is allocated.
  public func hit(at point: Point, on layout: TextLayout, kind: PointerKind) -> Hit {
    var hit = layout.hit(at: point)
    switch policy.geometry {
    case .seedCompatible: hit.link = layout.seedCompatibleLink(at: point)
    case .exact:
      if case .none = policy.touchTargets.growth { break }
      guard kind == .touch, hit.link == nil else { break }
      hit.link = layout.target(at: point, enlargement: policy.touchTargets)?.link
    }
    return hit
  }

  /// The link under a point by the policy's geometry.
  ///
  /// - Complexity: As for ``hit(at:on:kind:)``.
  public func link(at point: Point, on layout: TextLayout, kind: PointerKind) -> LinkID? {
    guard let index = hit(at: point, on: layout, kind: kind).link else { return nil }
    return layout.linkID(at: index)
  }
}
