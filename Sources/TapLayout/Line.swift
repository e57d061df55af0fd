public import TapText

/// One row of one paragraph.
public struct Line: BitwiseCopyable, Sendable, Hashable {
  /// The ordinal of the line.
  public var index: Int
  /// The ordinal of its paragraph.
  public var paragraph: Int
  /// The box of the line: as wide as its visible boxes, as high as the whole line, in points.
  public var rect: Rect
  /// The baseline, in points from the layout's top.
  public var baseline: Double
  /// The base direction of the line.
  public var direction: WritingDirection
  /// Whether the line ends at a soft wrap.
  public var isSoftWrapped: Bool
  /// Whether something gave way to an ellipsis or a token on this line.
  public var isTruncated: Bool
  var utf8Start: Int
  var utf8End: Int
}

extension Line {
  /// The UTF-8 range of the line, hard break included.
  public var utf8Range: Range<Int> { utf8Start..<utf8End }
}

/// One box of a line: a cluster, an object, an ellipsis and so on.
public struct LineBox: BitwiseCopyable, Sendable, Hashable {
  /// The kind of box.
  public var region: Region
  /// The ordinal of the cluster; of the first hidden one for an ellipsis or a token.
  public var cluster: Int
  /// The left edge, in points.
  public var minX: Double
  /// The right edge, in points.
  public var maxX: Double
  /// The direction of the text.
  public var direction: WritingDirection
  /// The index, in the text's links, of the link that the box belongs to.
  public var link: Int?
  var utf8Start: Int
  var utf8End: Int
}

extension LineBox {
  /// The UTF-8 range; empty for an ellipsis, a token or an added hyphen.
  public var utf8Range: Range<Int> { utf8Start..<utf8End }
}
