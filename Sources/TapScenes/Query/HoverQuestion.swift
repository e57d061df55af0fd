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

  func failures(on stage: Stage) -> [String] {
    let wanted = link.map { stage.contents[$0.view]?.name(of: $0.1.id) ?? $0.1.name }
    return points.complaints(on: stage) { point in
      stage.window.send(.hover(nil, kind: .mouse, time: stage.window.time))
      stage.window.send(.hover(point, kind: .mouse, time: stage.window.time))
      let last = stage.entries.last { $0.event == "hover" }
      guard last?.link != wanted else { return nil }
      return "link: expected \(wanted ?? "none"), got \(last?.link ?? "none")"
    }
  }
}
