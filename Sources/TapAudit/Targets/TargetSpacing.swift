import TapLayout

/// The spacing exception of WCAG 2.5.8: which small targets have room around them.
struct TargetSpacing {
  private let targets: [AuditTarget]
  /// All targets.
  private let outlines: TargetTree
  /// The centers of those that are too small.
  private let centers: TargetTree

  private static let diameter = AuditLevel.minimum.side

  init(_ targets: [AuditTarget]) {
    self.targets = targets
    outlines = TargetTree(
      targets.enumerated().map { TargetTree.Item($0, $1.bounds, owner: $1.owner) })
    let small = targets.enumerated().filter { !$1.holdsSquare(of: Self.diameter) }
    centers = TargetTree(
      small.map { index, target in
        let center = Rect(x: target.center.x, y: target.center.y, width: 0, height: 0)
        return TargetTree.Item(index, center, owner: target.owner)
      })
  }

  /// Returns whether the circle on a small target's center meets no other target and no other
  /// circle.
  ///
  /// Circles that touch do not meet: rows of 24 pixels have room (WCAG-3).
  func isFree(_ index: Int) -> Bool {
    let item = TargetTree.Item(index, targets[index].bounds, owner: targets[index].owner)
    let center = targets[index].center
    let (far, near) = (Self.diameter, Self.diameter / 2)
    let limit = AuditTarget.tolerance
    return !centers.contains(within: far - limit, of: center, besides: item) { _ in true }
      && !outlines.contains(within: near - limit, of: center, besides: item) { other in
        targets[other].comesNearer(to: center, than: near - limit)
      }
  }
}
