public import TapLayout

extension TextLayout {
  /// The decision trail of a touch on enlarged links, one step a string.
  ///
  /// What `TextLayout.explanation(at:slop:)` says of a point, this says of a finger there: which links are
  /// within reach, and why one of them takes the touch or none does. With a likelihood each link comes
  /// with the part of such touches that are meant for it, if each link is meant equally often.
  ///
  ///     layout.explanation(at: Point(x: 31, y: 10), enlargement: policy.touchTargets)
  ///     // ["2 links are within reach of a touch: link 0, link 1",
  ///     //  "of touches that land here 77 % are meant for link 0, 23 % for link 1: link 0"]
  ///
  /// - Complexity: O(log *n* + links of the lines within reach).
  public func explanation(at point: Point, enlargement: TargetEnlargement) -> [String] {
    let hit = hit(at: point)
    if let link = hit.link { return ["a touch on a link's own boxes opens it: link \(link)"] }
    let share = enlargement.share(over: hit.region)
    let far = enlargement.farthest * share
    guard bounds.contains(point) else { return ["no link reaches beyond the bounds"] }
    guard far > 0 else {
      guard enlargement.farthest > 0 else { return ["links are not enlarged for touches"] }
      return ["text that is no link is under the touch, so no link beside it takes it"]
    }
    var rivals: [(link: Int, value: Double)] = []
    let area = Rect(x: point.x - far, y: point.y - far, width: 2 * far, height: 2 * far)
    forEachLinkFragment(in: area.inset(by: -far)) { link, fragment in
      guard enlargement.closeness(of: point, to: fragment, share: share) != nil else { return }
      let value =
        if case .likelihood(let spread) = enlargement.growth {
          spread.density(at: point, of: fragment)
        } else { -fragment.gap(to: point).diagonal }
      if let index = rivals.firstIndex(where: { $0.link == link }) {
        rivals[index].value = max(rivals[index].value, value)
      } else {
        rivals.append((link, value))
      }
    }
    guard let target = target(at: point, enlargement: enlargement) else {
      return ["no link is within reach of a touch"]
    }
    rivals.sort { ($0.value, $1.link) > ($1.value, $0.link) }
    let names = rivals.map { "link \($0.link)" }.joined(separator: ", ")
    let count = rivals.count == 1 ? "1 link is" : "\(rivals.count) links are"
    return [
      "\(count) within reach of a touch: \(names)", Self.verdict(rivals, target, enlargement),
    ]
  }

  private static func verdict(
    _ rivals: [(link: Int, value: Double)], _ target: LinkTarget, _ enlargement: TargetEnlargement
  ) -> String {
    guard case .likelihood = enlargement.growth else {
      return "the nearest is \(tenths(target.distance)) points away: link \(target.link)"
    }
    let sum = rivals.reduce(0) { $0 + $1.value }
    guard sum > 0 else { return "it takes the touch: link \(target.link)" }
    let parts = rivals.prefix(3).enumerated().map { place, rival in
      let verb = place == 0 ? " are meant" : ""
      return "\(tenths(rival.value / sum * 100)) %\(verb) for link \(rival.link)"
    }
    return "of touches that land here \(parts.joined(separator: ", ")): link \(target.link)"
  }

  /// A number with at most one decimal.
  private static func tenths(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
