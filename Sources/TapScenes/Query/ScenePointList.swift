import TapLayout

/// The points at which one query of a scene runs, all with one expectation.
struct ScenePointList: Sendable {
  private var points: [ScenePoint] = []

  init(_ fields: inout JSONFields, on board: SceneBoard) throws(SceneError) {
    for cursor in try fields.requirePoints() {
      points.append(try ScenePoint(reading: cursor, on: board))
    }
  }

  /// Calls `body` with each point of the window, and names in each complaint the point.
  func complaints(on liveScene: LiveScene, _ body: (Point) -> String?) -> [String] {
    points.enumerated().compactMap { ordinal, place in
      do throws(PositionError) {
        let point = try liveScene.resolve(place)
        return body(point).map { "at (\(point.x), \(point.y)): \($0)" }
      } catch {
        return "point \(ordinal): \(error.reason)"
      }
    }
  }
}

extension JSONFields {
  /// Takes `point`, or several `points`; at least one.
  mutating func requirePoints() throws(SceneError) -> [JSONCursor] {
    let single = take("point")
    let several = take("points")
    if single != nil, let several { throw several.error("the points are given twice") }
    if let several {
      let items = try several.items()
      guard !items.isEmpty else { throw several.error("no point is given") }
      return items
    }
    guard let single else { throw cursor.error("a point is missing: point or points") }
    return [single]
  }
}
