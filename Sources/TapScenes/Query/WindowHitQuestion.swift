import TapInteraction
import TapLayout
import TapText

/// `hit` in a window: which view is under a point, and what of its text.
struct WindowHitQuestion: SceneQuestion {
  private let points: ScenePointList
  private var kind = PointerKind.mouse
  private var checks: [@Sendable (WindowTarget) -> String?] = []

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, on board: SceneBoard
  ) throws(SceneError) {
    points = try ScenePointList(&fields, on: board)
    if let value = fields.take("kind") {
      kind = try value.choice(PointerKind.allCases.map { ("\($0)", $0) })
    }
    if let value = expected.take("view") {
      var id: String?
      if let named = value.unlessNull { id = try board.view(named) }
      expect("view", id, \.view)
    }
    if let value = expected.take("region") {
      let region = try value.unlessNull?.choice(Region.allCases.map { ($0.name, $0) })
      expect("region", region?.name, \.hit?.region.name)
    }
    if let value = expected.take("segment") {
      let segment = try value.unlessNull?.integer(in: 0...Int.max)
      expect("segment", segment.map { "\($0)" }) { $0.segment.map { "\($0)" } }
    }
    if let value = expected.take("link") {
      var link: (view: String, LinkReference)?
      if let named = value.unlessNull { link = try board.link(named, in: nil) }
      let (wanted, view) = (link?.1, link?.view)
      checks.append { target in
        let isRight = target.link?.link.id == wanted?.id && (view == nil || target.view == view)
        return isRight ? nil : "link: expected \(wanted?.name ?? "none"), got \(target.words)"
      }
    }
    if let value = expected.take("destination") {
      expect("destination", try value.unlessNull?.string(), \.link?.link.destination)
    }
  }

  private mutating func expect(
    _ key: String, _ wanted: String?, _ found: @escaping @Sendable (WindowTarget) -> String?
  ) {
    checks.append { target in
      let answer = found(target)
      return answer == wanted ? nil : "\(key): expected \(words(wanted)), got \(words(answer))"
    }
  }

  func failures(on liveScene: LiveScene) -> [String] {
    points.complaints(on: liveScene) { point in
      let target = WindowTarget(at: point, kind: kind, on: liveScene)
      let complaints = checks.compactMap { $0(target) }
      return complaints.isEmpty ? nil : complaints.joined(separator: "; ")
    }
  }
}
