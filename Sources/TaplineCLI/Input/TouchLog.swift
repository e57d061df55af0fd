import TapAudit
import TapLayout
import TapScenes

/// A log of touches with the targets that people aimed at: a JSON array, or an object a line.
///
/// Each is `{"x": 12, "y": 30, "target": [x, y, width, height]}` in points, or a pointer event as a
/// browser gives it, with `clientX` and `clientY`; of these only `pointerdown` counts. Other keys are
/// left alone.
struct TouchLog {
  private(set) var touches: [AimedTouch] = []

  /// Reads a log.
  init(_ file: InputFile) throws(Failure) {
    let bytes = try file.readJSON()
    let first = bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard first == UInt8(ascii: "[") else {
      try readLines(bytes, of: file)
      return
    }
    do throws(SceneError) {
      guard case .array(let items) = try JSONValue(parsing: bytes.span) else { return }
      for (index, item) in items.enumerated() {
        if let touch = try Self.touch(item, at: "/\(index)") { touches.append(touch) }
      }
    } catch {
      throw .scene(error, in: file)
    }
  }

  private mutating func readLines(_ bytes: [UInt8], of file: InputFile) throws(Failure) {
    for (number, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() where !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      do throws(SceneError) {
        let value = try JSONValue(parsing: Array(line).span)
        if let touch = try Self.touch(value, at: "") { touches.append(touch) }
      } catch {
        throw .input(
          file.name, place: "\(number + 1)", "\(error)",
          cure: "expected {\"x\": …, \"y\": …, \"target\": [x, y, width, height]}")
      }
    }
  }

  /// The touch of a record; `nil` for an event that is no touch.
  private static func touch(
    _ value: JSONValue, at pointer: String
  ) throws(SceneError) -> AimedTouch? {
    guard case .object(let members) = value else {
      throw JSONCursor(value, at: pointer).mismatch("an object")
    }
    func member(_ names: String...) -> JSONCursor? {
      members.first { names.contains($0.key) }.map {
        JSONCursor($0.value, at: "\(pointer)/\($0.key)")
      }
    }
    if let type = member("type"), try type.string() != "pointerdown" { return nil }
    func need(_ cursor: JSONCursor?, _ name: String) throws(SceneError) -> JSONCursor {
      guard let cursor else {
        throw JSONCursor(value, at: pointer).error("the key \"\(name)\" is missing", .missingKey)
      }
      return cursor
    }
    let x = try need(member("x", "clientX"), "x").number(in: -1e9...1e9)
    let y = try need(member("y", "clientY"), "y").number(in: -1e9...1e9)
    let sides = try need(member("target"), "target").items(count: 4, of: "numbers")
    let width = try sides[2].number(in: 0...1e9)
    let height = try sides[3].number(in: 0...1e9)
    let left = try sides[0].number(in: -1e9...1e9)
    let top = try sides[1].number(in: -1e9...1e9)
    return AimedTouch(
      at: Point(x: x, y: y), aimedAt: Rect(x: left, y: top, width: width, height: height))
  }
}
