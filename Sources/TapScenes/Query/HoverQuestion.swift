import TapInteraction
import TapText
import TapViews

/// `hover`: which link shows that the mouse rests on it.
struct HoverQuestion: SceneQuestion {
  private let points: ScenePointList
  private let link: (view: String, LinkReference)?

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, on board: SceneBoard
  ) throws(SceneError) {
    points = try ScenePointList(&fields, on: board)
    let value = try expected.require("link").unlessNull
    link = try value.map { value throws(SceneError) in try board.link(value, in: nil) }
  }

  func failures(on liveScene: LiveScene) -> [String] {
    let wanted = link.map { liveScene.contents[$0.view]?.name(of: $0.1.id) ?? $0.1.name }
    return points.complaints(on: liveScene) { point in
      liveScene.window.send(.hover(nil, kind: .mouse, time: liveScene.window.time))
      liveScene.window.send(.hover(point, kind: .mouse, time: liveScene.window.time))
      let last = liveScene.entries.last { $0.event == "hover" }
      guard last?.link != wanted else { return nil }
      return "link: expected \(wanted ?? "none"), got \(last?.link ?? "none")"
    }
  }
}
