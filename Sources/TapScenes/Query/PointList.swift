import TapLayout

/// The points at which one query runs: `point`, or several `points` with one expectation.
struct PointList: Sendable {
  let points: [CasePoint]

  init(_ fields: inout JSONFields, in scene: SceneText) throws(SceneError) {
    var points: [CasePoint] = []
    for cursor in try fields.requirePoints() {
      points.append(try CasePoint(reading: cursor, in: scene))
    }
    self.points = points
  }

  /// Calls `body` with each point on the layout, and names in each complaint the point.
  func complaints(in run: CaseRun, _ body: (Point) -> [String]) -> [String] {
    points.enumerated().flatMap { ordinal, place in
      guard let point = place.point(in: run) else {
        return ["the layout does not show point \(ordinal)"]
      }
      return body(point).map { "at (\(point.x), \(point.y)): \($0)" }
    }
  }
}
