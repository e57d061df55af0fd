import TapLayout

/// The places at which one question is asked: `point`, or several `points` with one answer.
struct PointList: Sendable {
  let points: [CasePoint]

  init(_ fields: inout JSONFields, in scene: SceneText) throws(SceneError) {
    let single = fields.take("point")
    let several = fields.take("points")
    if single != nil, let several { throw several.error("the points are given twice") }
    if let several {
      var points: [CasePoint] = []
      for item in try several.items() {
        points.append(try CasePoint(reading: item, in: scene))
      }
      guard !points.isEmpty else { throw several.error("no point is given") }
      self.points = points
    } else if let single {
      points = [try CasePoint(reading: single, in: scene)]
    } else {
      throw fields.cursor.error("a point is missing: point or points")
    }
  }

  /// Calls `body` with each point on the layout, and names in each complaint the point.
  func complaints(in run: CaseRun, _ body: (Point) -> [String]) -> [String] {
    points.enumerated().flatMap { ordinal, place in
      guard let point = place.point(in: run) else {
        return ["the layout does not show the place of point \(ordinal)"]
      }
      return body(point).map { "at (\(point.x), \(point.y)): \($0)" }
    }
  }
}
