import TapInteraction
import TapLayout
import TapViews

/// What must be true of a link as assistive technology finds it; what is `nil` may be anything.
struct LinkExpectation: Sendable {
  let link: LinkReference
  private let name: String?
  private let rects: [Rect]?
  private let focusRects: [Rect]?
  private let isEnabled: Bool?
  /// The point to click; `.some(nil)` is none.
  private let point: Point??

  /// Reads an object that names the link.
  init(reading cursor: JSONCursor, in text: SceneText) throws(SceneError) {
    var fields = try JSONFields(cursor)
    link = try LinkReference(reading: try fields.require("link"), in: text)
    name = try fields.take("name")?.string()
    rects = try fields.take("rects")?.rects()
    focusRects = try fields.take("focusRects")?.rects()
    isEnabled = try fields.take("enabled")?.bool()
    if let value = fields.take("point") {
      point = .some(try value.unlessNull?.point())
    } else {
      point = nil
    }
    try fields.finish()
  }

  /// Returns a message for each difference between a link and the expectation.
  func failures(_ node: AccessibilityNode, in text: TextView) -> [String] {
    let found = node.activationPoint
    let focused = text.accessibility.focusRects(ofLink: link.id).map(text.convertToRoot)
    return [
      complaint("name", name, node.name, ==),
      complaint("rects", rects, node.rects, Self.areNear),
      complaint("focusRects", focusRects, focused, Self.areNear),
      complaint("enabled", isEnabled, !node.traits.contains(.disabled), ==),
      complaint("point", point, found) { wanted, found in
        guard let wanted, let found else { return wanted == found }
        return wanted.x.isNear(found.x) && wanted.y.isNear(found.y)
      },
    ].compactMap { $0 }
  }

  private func complaint<Value>(
    _ what: String, _ wanted: Value?, _ found: Value, _ isRight: (Value, Value) -> Bool
  ) -> String? {
    guard let wanted, !isRight(wanted, found) else { return nil }
    return "\(what) of \(link.name): expected \(words(wanted)), got \(words(found))"
  }

  private static func areNear(_ some: [Rect], _ others: [Rect]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { $0.isNear($1) }
  }
}

extension JSONCursor {
  /// Reads rectangles.
  fileprivate func rects() throws(SceneError) -> [Rect] {
    var rects: [Rect] = []
    for item in try items() { rects.append(try item.rect()) }
    return rects
  }
}
