/// `detect`: the links that detection finds in a plain text.
struct DetectQuestion: CaseQuestion {
  static var isRunnable: Bool { false }

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: Case
  ) throws(SceneError) {
    _ = try expected.take("texts")?.strings()
    _ = try expected.take("stepsPerUnit")?.positive()
  }

  func failures(in run: CaseRun) -> [String] { ["links are not detected yet"] }
}

/// `route`: who gets a press, a link or what lies behind the text.
struct RouteQuestion: CaseQuestion {
  static var isRunnable: Bool { false }

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: Case
  ) throws(SceneError) {
    _ = try PointList(&fields, in: asked.scene)
    let owner = try expected.require("owner")
    if try owner.string() != "behind" { _ = try LinkReference(reading: owner, in: asked.scene) }
  }

  func failures(in run: CaseRun) -> [String] { ["presses are not routed yet"] }
}

/// `hover`: which link shows that the pointer rests on it, after the text has moved under it.
struct HoverQuestion: CaseQuestion {
  static var isRunnable: Bool { false }

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: Case
  ) throws(SceneError) {
    _ = try PointList(&fields, in: asked.scene)
    if let link = try expected.require("link").unlessNull {
      _ = try LinkReference(reading: link, in: asked.scene)
    }
  }

  func failures(in run: CaseRun) -> [String] { ["hovering is not followed yet"] }
}
