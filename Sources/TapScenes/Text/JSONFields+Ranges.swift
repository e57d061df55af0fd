import TapText

/// Reads of ranges and offsets from the members of an object.
///
/// A range is named in one of four units, as in `"utf16": [3, 8]`, or by the words it covers, as
/// in `"text": "docs", "occurrence": 1`, where the first occurrence is 0.
extension JSONFields {
  /// Takes a range, where one is named.
  mutating func takeRange(in text: SceneText) throws(SceneError) -> Range<Int>? {
    var found: Range<Int>?
    for unit in OffsetUnit.allCases {
      guard let value = take(unit.rawValue) else { continue }
      guard found == nil else { throw value.error("the range is named twice") }
      found = try unit.range(value, in: text)
    }
    if let value = take("text") {
      guard found == nil else { throw value.error("the range is named twice") }
      found = try occurrence(of: value, in: text)
    } else if has("occurrence") {
      throw cursor.error("the key \"text\" is missing")
    }
    return found
  }

  /// Takes a range that must be named.
  mutating func requireRange(in text: SceneText) throws(SceneError) -> Range<Int> {
    guard let range = try takeRange(in: text) else {
      throw cursor.error("a range is missing: utf8, utf16, scalar, cluster or text")
    }
    return range
  }

  /// Takes the offset that must be named in one of the four units.
  mutating func requireOffset(in text: SceneText) throws(SceneError) -> Int {
    var found: Int?
    for unit in OffsetUnit.allCases {
      guard let value = take(unit.rawValue) else { continue }
      guard found == nil else { throw value.error("the offset is named twice") }
      found = try unit.offset(value, in: text)
    }
    guard let found else {
      throw cursor.error("an offset is missing: utf8, utf16, scalar or cluster")
    }
    return found
  }

  private mutating func occurrence(
    of words: JSONCursor, in text: SceneText
  ) throws(SceneError) -> Range<Int> {
    let needle = try words.string()
    let ordinal = try take("occurrence")?.integer(in: 0...Int.max) ?? 0
    let matches = text.search.ranges(of: needle, in: text.text)
    guard ordinal < matches.count else {
      throw words.error("occurs \(matches.count) times, not \(ordinal + 1)")
    }
    return matches[ordinal]
  }
}

extension JSONCursor {
  /// The unit in which an object names a range or an offset; UTF-8 for one named by its words.
  var offsetUnit: OffsetUnit {
    guard case .object(let members) = value else { return .utf8 }
    return OffsetUnit.allCases.first { unit in members.contains { $0.key == unit.rawValue } }
      ?? .utf8
  }

  /// Reads an object that holds nothing but a range.
  func wholeRange(in scene: SceneText) throws(SceneError) -> Range<Int> {
    var fields = try JSONFields(self)
    let range = try fields.requireRange(in: scene)
    try fields.finish()
    return range
  }

  /// Reads an object that holds nothing but an offset.
  func wholeOffset(in scene: SceneText) throws(SceneError) -> Int {
    var fields = try JSONFields(self)
    let offset = try fields.requireOffset(in: scene)
    try fields.finish()
    return offset
  }
}
