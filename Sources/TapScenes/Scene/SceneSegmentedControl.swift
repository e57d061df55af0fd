import TapViews
import TapControls

/// What a segmented control shows; what is `nil` stays as it is.
struct SceneSegmentedControl: Sendable {
  var segments: [Segment]?
  /// The index of the chosen segment; -1 for none.
  var selected: Int?
  var isMomentary: Bool?
  var isUsable: Bool?
}

extension SceneSegmentedControl {
  /// Takes the keys of a segmented control.
  ///
  /// `count` is the number of segments that it has until then, and becomes that from then on.
  init(_ fields: inout JSONFields, count: inout Int) throws(SceneError) {
    if let value = fields.take("segments") {
      var segments: [Segment] = []
      for item in try value.items() { segments.append(try Segment(reading: item)) }
      self.segments = segments
      count = segments.count
    }
    selected = try fields.take("selected")?
      .integer(in: SegmentedControl.noSegment...(count - 1))
    isMomentary = try fields.take("momentary")?.bool()
    isUsable = try fields.take("usable")?.bool()
  }
}

extension Segment {
  /// Reads a title, or an object with one.
  fileprivate init(reading cursor: JSONCursor) throws(SceneError) {
    guard case .object = cursor.value else {
      self.init(try cursor.string())
      return
    }
    var fields = try JSONFields(cursor)
    self.init(try fields.require("title").string())
    if let value = fields.take("enabled") { isEnabled = try value.bool() }
    if let value = fields.take("width") { width = try value.coordinate() }
    try fields.finish()
  }
}
