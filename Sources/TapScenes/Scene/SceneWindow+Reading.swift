import TapLayout
import TapText
import TapViews

extension SceneWindow {
  /// Reads `window`; a bare text's has no size.
  init(reading cursor: JSONCursor, needsSize: Bool) throws(SceneError) {
    var fields = try JSONFields(cursor)
    if needsSize { size = try fields.require("size").size() }
    if let value = fields.take("profile") { profile = try value.choice(Profile.self) }
    if let value = fields.take("scale") { scale = try value.number(in: 1...4) }
    if let value = fields.take("insets") { insets = try value.insets() }
    if let value = fields.take("traits") { traits = try Traits(reading: value) }
    if let value = fields.take("reducesMotion") { reducesMotion = try value.bool() }
    try fields.finish()
  }
}

/// What changes about the window; what is `nil` stays as it is.
struct SceneWindowChange: Sendable {
  var size: Size?
  var insets: Insets?
  var traits: Traits?
  var reducesMotion: Bool?
}

extension SceneWindowChange {
  /// Takes the keys of a change.
  init(_ fields: inout JSONFields) throws(SceneError) {
    size = try fields.take("size")?.size()
    insets = try fields.take("insets")?.insets()
    if let value = fields.take("traits") { traits = try Traits(reading: value) }
    reducesMotion = try fields.take("reducesMotion")?.bool()
  }
}

extension Traits {
  /// Reads what views must know about where they are; what is not named is as on a phone.
  init(reading cursor: JSONCursor) throws(SceneError) {
    self.init()
    var fields = try JSONFields(cursor)
    if let value = fields.take("horizontal") { horizontal = try value.choice(SizeClass.self) }
    if let value = fields.take("vertical") { vertical = try value.choice(SizeClass.self) }
    if let value = fields.take("direction") {
      direction = try value.choice([("ltr", .leftToRight), ("rtl", .rightToLeft)])
    }
    try fields.finish()
  }
}

extension JSONCursor {
  /// The farthest that a coordinate or a size of a scene may be from zero, in points.
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
