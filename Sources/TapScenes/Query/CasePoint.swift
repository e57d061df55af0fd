import TapLayout
import TapText

/// A position that a query names, in one of the forms in which people report positions.
///
/// It becomes a point only on a layout: "in the right half of that character", "three points beyond
/// the end of the line".
enum CasePoint: Sendable, Hashable {
  /// A point of the layout.
  case absolute(Point)
  /// A point of the screen, which a scale and then a shift made of a point of the layout.
  case device(Point, scale: Double, shift: Point)
  /// A part of the box of the cluster that holds an offset; `fx` from its visual left to its right.
  case glyph(Int, fx: Double, fy: Double)
  /// A distance beyond the end of a line, by its base direction.
  case lineTrail(Int, dx: Double, fy: Double)
  /// A distance before the start of a line, by its base direction.
  case lineLead(Int, dx: Double, fy: Double)
  /// An x within the height of a line.
  case lineAbs(Int, Column, fy: Double)
  /// A distance below the last line.
  case belowLast(Column, dy: Double)
  /// A distance above the first line.
  case aboveFirst(Column, dy: Double)
  /// The middle between two lines, shifted down.
  case betweenLines(Int, Int, Column, dy: Double)
  /// A part of a cell of the grid.
  case cell(column: Int, row: Int, fx: Double, fy: Double)
  /// A part of a character of the truncation token.
  case token(Int, fx: Double, fy: Double)
  /// A part of the ellipsis.
  case ellipsis(fx: Double, fy: Double)
  /// A part of the hyphen at the end of a line.
  case hyphen(Int, fx: Double, fy: Double)

  /// An x: a number, or the middle of the cluster that holds an offset.
  enum Column: Sendable, Hashable {
    case x(Double)
    case glyph(Int)
  }
}

extension CasePoint {
  /// Reads a position: `[x, y]`, or an object whose `at` names the form.
  init(reading cursor: JSONCursor, in scene: SceneText) throws(SceneError) {
    if case .array = cursor.value {
      let parts = try cursor.numbers(count: 2)
      self = .absolute(Point(x: parts[0], y: parts[1]))
      return
    }
    var fields = try JSONFields(cursor)
    try self.init(&fields, in: scene)
    try fields.finish()
  }

  /// Takes the members of an object whose `at` names the form.
  init(_ fields: inout JSONFields, in scene: SceneText) throws(SceneError) {
    let form = try fields.require("at").choice(Self.forms)
    self = try form(&fields, scene)
  }

  private typealias Form = (inout JSONFields, SceneText) throws(SceneError) -> CasePoint

  private static var forms: [(String, Form)] {
    [
      ("abs", absolute), ("device", device), ("glyph", glyph),
      (
        "lineTrail",
        { fields, _ throws(SceneError) in
          .lineTrail(try line(&fields), dx: try dx(&fields), fy: try fy(&fields))
        }
      ),
      (
        "lineLead",
        { fields, _ throws(SceneError) in
          .lineLead(try line(&fields), dx: try dx(&fields), fy: try fy(&fields))
        }
      ),
      (
        "lineAbs",
        { fields, scene throws(SceneError) in
          .lineAbs(try line(&fields), try column(&fields, scene), fy: try fy(&fields))
        }
      ),
      (
        "belowLast",
        { fields, scene throws(SceneError) in
          .belowLast(try column(&fields, scene), dy: try fields.require("dy").number())
        }
      ),
      (
        "aboveFirst",
        { fields, scene throws(SceneError) in
          .aboveFirst(try column(&fields, scene), dy: try fields.require("dy").number())
        }
      ),
      ("betweenLines", betweenLines), ("cell", cell),
      (
        "token",
        { fields, _ throws(SceneError) in
          .token(
            try fields.require("k").integer(in: 0...Int.max), fx: try fx(&fields),
            fy: try fy(&fields))
        }
      ),
      (
        "ellipsis",
        { fields, _ throws(SceneError) in
          .ellipsis(fx: try fx(&fields), fy: try fy(&fields))
        }
      ),
      (
        "hyphen",
        { fields, _ throws(SceneError) in
          .hyphen(try line(&fields), fx: try fx(&fields), fy: try fy(&fields))
        }
      ),
    ]
  }
}

// The longer forms, and the members that several forms share.
extension CasePoint {
  private static func absolute(
    _ fields: inout JSONFields, _: SceneText
  ) throws(SceneError) -> CasePoint {
    .absolute(
      Point(x: try fields.require("x").number(), y: try fields.require("y").number()))
  }

  private static func device(
    _ fields: inout JSONFields, _: SceneText
  ) throws(SceneError) -> CasePoint {
    let point = Point(x: try fields.require("x").number(), y: try fields.require("y").number())
    let scale = try fields.take("scale")?.positive() ?? 1
    let shift = try fields.take("translate")?.numbers(count: 2) ?? [0, 0]
    return .device(point, scale: scale, shift: Point(x: shift[0], y: shift[1]))
  }

  private static func glyph(
    _ fields: inout JSONFields, _ scene: SceneText
  ) throws(SceneError) -> CasePoint {
    let offset = try fields.requireOffset(in: scene)
    guard offset < scene.text.utf8Count else {
      throw fields.cursor.error("no character starts at the end of the text")
    }
    return .glyph(offset, fx: try fx(&fields), fy: try fy(&fields))
  }

  private static func betweenLines(
    _ fields: inout JSONFields, _ scene: SceneText
  ) throws(SceneError) -> CasePoint {
    let lines = try fields.require("lines").items(count: 2, of: "lines")
    return .betweenLines(
      try lines[0].integer(in: 0...Int.max), try lines[1].integer(in: 0...Int.max),
      try column(&fields, scene), dy: try fields.take("dy")?.number() ?? 0)
  }

  private static func cell(
    _ fields: inout JSONFields, _: SceneText
  ) throws(SceneError) -> CasePoint {
    .cell(
      column: try fields.require("column").integer(in: 0...1_000_000),
      row: try fields.require("row").integer(in: 0...1_000_000_000), fx: try fx(&fields),
      fy: try fy(&fields))
  }

  private static func column(
    _ fields: inout JSONFields, _ scene: SceneText
  ) throws(SceneError) -> Column {
    let value = try fields.require("x")
    guard case .object = value.value else { return .x(try value.number()) }
    return .glyph(try value.wholeOffset(in: scene))
  }

  /// The ordinal of a line; -1 is the last.
  private static func line(_ fields: inout JSONFields) throws(SceneError) -> Int {
    try fields.require("line").integer(in: -1...Int.max)
  }

  private static func dx(_ fields: inout JSONFields) throws(SceneError) -> Double {
    try fields.require("dx").number()
  }

  private static func fx(_ fields: inout JSONFields) throws(SceneError) -> Double {
    try fields.take("fx")?.number() ?? 0.5
  }

  private static func fy(_ fields: inout JSONFields) throws(SceneError) -> Double {
    try fields.take("fy")?.number() ?? 0.5
  }
}
