import TapLayout

/// A position in the window of a scene, in one of the forms in which people report positions.
///
/// It becomes a point only when it is needed: views move, scroll and turn, and texts change.
indirect enum ScenePoint: Sendable {
  /// A point of the window.
  case window(Point)
  /// A point of the screen, which the window's scale divides.
  case device(Point)
  /// A point of a view's own coordinates.
  case local(Point, view: String)
  /// The middle of a view, or of a part of one.
  case center(view: String)
  /// A position in a text view's layout.
  case text(CasePoint, view: String)
  /// The middle of a segment of a control.
  case segment(Int, view: String)
  /// The point that certainly taps a link.
  case link(LinkReference, view: String)
  /// A point at a distance from another.
  case shifted(ScenePoint, Point)
}

extension ScenePoint {
  /// Reads a position: `[x, y]`, or an object that names it.
  init(reading cursor: JSONCursor, on board: SceneBoard) throws(SceneError) {
    if case .array = cursor.value {
      self = .window(try cursor.point())
      return
    }
    var fields = try JSONFields(cursor)
    if let from = fields.take("from") {
      self = .shifted(
        try ScenePoint(reading: from, on: board), try fields.require("by").point())
    } else if let view = fields.take("center") {
      self = .center(view: try board.view(view))
    } else if let link = fields.take("link") {
      let (view, reference) = try board.link(link, in: fields.take("view"))
      self = .link(reference, view: view)
    } else {
      self = try Self.place(&fields, on: board)
    }
    try fields.finish()
  }

  /// Reads a position in a view; without one it is in a bare text, or else in the window itself.
  private static func place(
    _ fields: inout JSONFields, on board: SceneBoard
  ) throws(SceneError) -> ScenePoint {
    let view = fields.take("view")
    guard
      let view = try view.map({ value throws(SceneError) in try board.view(value) })
        ?? board.bareText
    else {
      let form = try fields.require("at").choice([("abs", false), ("device", true)])
      let point = Point(
        x: try fields.require("x").coordinate(), y: try fields.require("y").coordinate())
      return form ? .device(point) : .window(point)
    }
    if let count = board.segmentCounts[view], count > 0, let value = fields.take("segment") {
      return .segment(try value.integer(in: 0...(count - 1)), view: view)
    }
    if let text = board.texts[view] { return .text(try CasePoint(&fields, in: text), view: view) }
    _ = try fields.require("at").choice([("abs", ())])
    let point = Point(
      x: try fields.require("x").coordinate(), y: try fields.require("y").coordinate())
    return .local(point, view: view)
  }
}
