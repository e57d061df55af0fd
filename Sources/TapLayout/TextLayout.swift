public import TapText

/// A laid-out text: an immutable snapshot. (Provisional: answers nothing yet.)
public struct TextLayout: Sendable {
  /// The text.
  public let text: AttributedText
  /// The options.
  public let options: LayoutOptions
  /// The width of the box, in points.
  public let width: Double

  /// Lays a text out.
  public init(
    _ text: AttributedText, width: Double, options: LayoutOptions = LayoutOptions(),
    shaper: some Shaper = CellShaper()
  ) {
    self.text = text
    self.width = width
    self.options = options
  }

  /// The whole box, insets included.
  public var bounds: Rect { Rect(x: 0, y: 0, width: width, height: 0) }
  /// The number of lines.
  public var lineCount: Int { 0 }
  /// What is under a point.
  public func hit(at point: Point) -> Hit { Hit(region: .outside) }
  /// The caret nearest to a point.
  public func caret(nearest point: Point) -> Caret {
    Caret(offset: 0, affinity: .downstream, line: 0, x: 0, y: 0, height: 0)
  }
  /// One line.
  public func line(at index: Int) -> Line { Line(index: index) }
  /// Calls `body` with each box of a line from left to right, hard breaks last.
  public func forEachBox(inLine index: Int, _ body: (LineBox) -> Void) {}
  /// Calls `body` with the rectangles of a UTF-8 range, one a line and run, top to bottom.
  public func forEachRect(of range: Range<Int>, _ body: (Rect) -> Void) {}
  /// Calls `body` with the rectangles of a link, one a line and run, top to bottom.
  public func forEachRect(ofLink index: Int, _ body: (Rect) -> Void) {}
  /// A point that surely hits a link; `nil` where nothing of it is visible.
  public func tapPoint(ofLink index: Int) -> Point? { nil }
  /// A point that surely hits a UTF-8 range; `nil` where nothing of it is visible.
  public func tapPoint(of range: Range<Int>) -> Point? { nil }
  /// The decision trail of a hit, in words.
  public func explanation(at point: Point) -> [String] { [] }
  /// Links that cover no cluster's first code unit, by index in the text's links.
  public var droppedLinks: [Int] { [] }
}

/// One row of one paragraph.
public struct Line: BitwiseCopyable, Sendable, Hashable {
  /// The ordinal of the line.
  public var index: Int
  /// The ordinal of its paragraph.
  public var paragraph = 0
  /// The box of the line: its text's width, its whole height.
  public var rect = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The baseline, in points from the layout's top.
  public var baseline = 0.0
  var utf8Start = 0
  var utf8End = 0
  /// The UTF-8 range of the line, hard break included.
  public var utf8: Range<Int> { utf8Start..<utf8End }
  /// The base direction of the line.
  public var direction = WritingDirection.leftToRight

  init(index: Int) { self.index = index }
}

/// One box of a line: a cluster, an object, an ellipsis and so on.
public struct LineBox: BitwiseCopyable, Sendable, Hashable {
  /// The kind of box.
  public var region: Region
  var utf8Start: Int
  var utf8End: Int
  /// The UTF-8 range; empty for an ellipsis, a token or an added hyphen.
  public var utf8: Range<Int> { utf8Start..<utf8End }
  /// The ordinal of the cluster.
  public var cluster: Int
  /// The left edge, in points.
  public var minX: Double
  /// The right edge, in points.
  public var maxX: Double
  /// The direction of the text.
  public var direction: WritingDirection
}
