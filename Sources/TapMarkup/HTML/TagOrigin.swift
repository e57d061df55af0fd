import TapText

/// Where the tags of an HTML document come from: its own source, or the Markdown that it was made
/// from.
enum TagOrigin {
  case html(source: [UInt8], counter: PositionCounter)
  case markdown(MarkdownOrigin)

  /// Makes the origin of an HTML source.
  init(html source: [UInt8]) { self = .html(source: source, counter: PositionCounter()) }

  /// Returns the position of the tag at an offset of the document; `nil` where no source has it.
  ///
  /// - Complexity: O(1) beside one pass over the source for all offsets that ascend.
  mutating func position(of offset: Int) -> SourcePosition? {
    switch self {
    case .html(let source, var counter):
      let position = counter.place(of: offset, in: source)
      self = .html(source: source, counter: counter)
      return position
    case .markdown(var origin):
      let position = origin.position(of: offset)
      self = .markdown(origin)
      return position
    }
  }
}
