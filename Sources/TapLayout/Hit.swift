public import TapText

/// The kind of region that a point is in.
public enum Region: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// Not in the layout's bounds, or no finite point.
  case outside
  /// In the insets.
  case inset
  /// Inside the bounds, over the first line.
  case above
  /// Inside the bounds, under the last line.
  case below
  /// Between two lines.
  case lineGap
  /// On a cluster.
  case cluster
  /// On an inline object.
  case inlineObject
  /// On the ellipsis of a truncated line.
  case ellipsis
  /// On the truncation token.
  case truncationToken
  /// On a hyphen that a line break added.
  case hyphen
  /// On a space that hangs at a soft wrap.
  case collapsedSpace
  /// Beside a line, where reading starts.
  case leadingMargin
  /// Beside a line, where reading ends.
  case trailingMargin
  /// In a part that is not laid out yet.
  case notLaidOut
  /// A hard break, which has no width and is never hit; only listings name it.
  case lineBreak
  /// Between the cells of a table, or under the text of a cell that is lower than its row.
  case tableGap

  /// The name in JSON and on the command line, such as `leadingMargin`.
  public var name: String { "\(self)" }
}

/// What is under a point: offsets and indices only, so that a hit costs nothing.
///
/// Ask the text for words:
///
///     let hit = layout.hit(at: Point(x: 40, y: 10))
///     hit.utf8Range.map(layout.text.string(in:))  // "d"
///     hit.link.map(layout.text.link(at:))    // the link with its range
public struct Hit: BitwiseCopyable, Sendable, Hashable {
  /// The kind of region.
  public var region: Region
  /// The direction of the text under the point, or of the line.
  public var direction: WritingDirection
  /// Whether the point is in the half of the box where reading ends.
  public var isTrailingHalf: Bool
  /// The line under the point, or nearest inside the bounds; `nil` for `outside`.
  public var line: Int?
  var utf8Start = -1
  var utf8End = -1
  /// The ordinal of the cluster under the point.
  public var cluster: Int?
  /// The box under the point; empty where there is none.
  public var box: Rect
  var hiddenStart = -1
  var hiddenEnd = -1
  /// The index, in the text's links, of the link under the point.
  public var link: Int?

  package init(region: Region, line: Int? = nil, direction: WritingDirection = .leftToRight) {
    self.region = region
    self.direction = direction
    self.isTrailingHalf = false
    self.line = line
    self.cluster = nil
    self.box = Rect(x: 0, y: 0, width: 0, height: 0)
    self.link = nil
  }
}

extension Hit {
  /// The UTF-8 range under the point: a cluster's, an object's; `nil` where there is none.
  public var utf8Range: Range<Int>? { utf8Start < 0 ? nil : utf8Start..<utf8End }

  /// The UTF-8 range that the ellipsis or token under the point hides.
  public var hiddenUTF8Range: Range<Int>? { hiddenStart < 0 ? nil : hiddenStart..<hiddenEnd }
}

/// Which side of an offset a caret belongs to, at a soft wrap or a direction seam.
public enum Affinity: UInt8, BitwiseCopyable, Sendable, Hashable {
  /// The text before the offset.
  case upstream
  /// The text after the offset.
  case downstream
}

/// A position between two clusters.
public struct Caret: BitwiseCopyable, Sendable, Hashable {
  /// The UTF-8 offset.
  public var offset: Int
  /// The side it belongs to.
  public var affinity: Affinity
  /// The line.
  public var line: Int
  /// The position of the caret, in points.
  public var x: Double
  /// The top of the caret, in points.
  public var y: Double
  /// The height of the caret, in points.
  public var height: Double

  package init(
    offset: Int, affinity: Affinity, line: Int, x: Double, y: Double, height: Double
  ) {
    self.offset = offset
    self.affinity = affinity
    self.line = line
    self.x = x
    self.y = y
    self.height = height
  }
}
