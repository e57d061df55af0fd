import TapLayout

extension SceneWindow {
  /// Reads `window`; a bare text's has no size.
  init(reading cursor: JSONCursor, needsSize: Bool) throws(SceneError) {
    var fields = try JSONFields(cursor)
    if needsSize { size = try fields.require("size").size() }
    if let value = fields.take("profile") { profile = try value.choice(Profile.self) }
    if let value = fields.take("scale") { scale = try value.number(in: 1...4) }
    try fields.finish()
  }
}

extension JSONCursor {
  /// The farthest that a place or a size of a scene may lie from zero, in points.
  private static var farthest: Double { 1e9 }

  /// Reads a length or a coordinate, in points.
  func coordinate() throws(SceneError) -> Double {
    try number(in: -Self.farthest...Self.farthest)
  }

  /// Reads `[x, y]`.
  func point() throws(SceneError) -> Point {
    let parts = try items(count: 2, of: "numbers")
    return Point(x: try parts[0].coordinate(), y: try parts[1].coordinate())
  }

  /// Reads `[width, height]`.
  func size() throws(SceneError) -> Size {
    let parts = try items(count: 2, of: "numbers")
    return Size(
      width: try parts[0].number(in: 0...Self.farthest),
      height: try parts[1].number(in: 0...Self.farthest))
  }

  /// Reads `[top, left, bottom, right]`.
  func insets() throws(SceneError) -> Insets {
    let parts = try items(count: 4, of: "numbers")
    return Insets(
      top: try parts[0].coordinate(), left: try parts[1].coordinate(),
      bottom: try parts[2].coordinate(), right: try parts[3].coordinate())
  }

  /// Reads `[x, y, width, height]`.
  func rect() throws(SceneError) -> Rect {
    let parts = try items(count: 4, of: "numbers")
    return Rect(
      x: try parts[0].coordinate(), y: try parts[1].coordinate(),
      width: try parts[2].number(in: 0...Self.farthest),
      height: try parts[3].number(in: 0...Self.farthest))
  }
}
