public import TapLayout
public import TapText

extension LinkInteraction {
  /// What is under a point, with the link that the policy's geometry finds there; for fingers that
  /// may be one beside the point.
  ///
  /// A link that must not be followed is reported like any other; ``region(of:on:)`` says what the
  /// policy makes of it.
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

  /// The region in which a hit is for the policy: a link that must not be followed counts as the plain
  /// text that it covers (LS-A6).
  public func region(of hit: Hit, on layout: TextLayout) -> PolicyRegion {
    guard let index = hit.link, !inertLinks.isEmpty, inertLinks.contains(layout.linkID(at: index))
    else { return PolicyRegion(hit) }
    var plain = hit
    plain.link = nil
    return PolicyRegion(plain)
  }

  /// The identity of the link under a point by the policy's geometry.
  ///
  /// - Complexity: As for ``hit(at:on:kind:)``.
  public func linkID(at point: Point, on layout: TextLayout, kind: PointerKind) -> LinkID? {
    guard let index = hit(at: point, on: layout, kind: kind).link else { return nil }
    return layout.linkID(at: index)
  }
}
