package import TapText

/// A unit in which a case counts offsets.
package enum OffsetUnit: String, Sendable, CaseIterable {
  /// UTF-8 code units.
  case utf8
  /// UTF-16 code units.
  case utf16
  /// Unicode scalars.
  case scalar
  /// Grapheme clusters, by their ordinal.
  case cluster

  /// Counts a UTF-8 offset of a text in this unit.
  package func value(of offset: Int, in text: AttributedText) -> Int {
    switch self {
    case .utf8: offset
    case .utf16: text.utf16Offset(at: offset).rawValue
    case .scalar: text.scalarOffset(at: offset).rawValue
    case .cluster: text.clusterIndex(at: offset).rawValue
    }
  }

  /// The range in this unit of a UTF-8 range.
  package func range(of range: Range<Int>, in text: AttributedText) -> Range<Int> {
    value(of: range.lowerBound, in: text)..<value(of: range.upperBound, in: text)
  }
}

extension OffsetUnit {
  /// A UTF-8 range as a case in this unit writes it, such as `utf16 [3, 4]`; `none` where there is
  /// none.
  func words(_ range: Range<Int>?, in text: AttributedText) -> String {
    guard let range else { return "none" }
    let found = self.range(of: range, in: text)
    return "\(rawValue) [\(found.lowerBound), \(found.upperBound)]"
  }

  /// Reads an offset; it must be in the text and between two of its characters.
  func offset(_ cursor: JSONCursor, in text: SceneText) throws(SceneError) -> Int {
    let string = text.string
    let value: Int
    let index: String.Index
    switch self {
    case .utf8:
      value = try cursor.integer(in: 0...string.utf8.count)
      index = string.utf8.index(string.startIndex, offsetBy: value)
    case .utf16:
      value = try cursor.integer(in: 0...string.utf16.count)
      index = string.utf16.index(string.startIndex, offsetBy: value)
    case .scalar:
      value = try cursor.integer(in: 0...string.unicodeScalars.count)
      index = string.unicodeScalars.index(string.startIndex, offsetBy: value)
    case .cluster:
      let last = text.text.clusterIndex(at: text.text.utf8Count).rawValue
      return text.text.offset(at: ClusterIndex(try cursor.integer(in: 0...last)))
    }
    guard index.samePosition(in: string.unicodeScalars) != nil else {
      throw cursor.error("\(rawValue) \(value) is inside a character")
    }
    return string.utf8.distance(from: string.startIndex, to: index)
  }

  /// Reads a half-open range, `[start, end]`.
  func range(_ cursor: JSONCursor, in text: SceneText) throws(SceneError) -> Range<Int> {
    let ends = try cursor.items(count: 2, of: "offsets")
    let start = try offset(ends[0], in: text)
    let end = try offset(ends[1], in: text)
    guard start <= end else { throw cursor.error("the range ends before it starts") }
    return start..<end
  }
}
