public import TapDraw
public import TapLayout

/// A picture of a layout that shows how it is made: its lines, links, clusters and carets, and what
/// is under some points.
///
///     var diagram = LayoutDiagram(layout)
///     diagram.parts = [.text, .links, .points]
///     diagram.points = [Point(x: 40, y: 10)]
///     var surface = SVGSurface(bounds: diagram.bounds, background: .white)
///     surface.draw(diagram)
///     print(surface.svg)
public struct LayoutDiagram: Sendable {
  /// The layout.
  public var layout: TextLayout
  /// What is shown.
  public var parts: Parts = [.text, .links, .points]
  /// The points to show what is under them, in points from the layout's top left corner.
  public var points: [Point] = []
  /// How far from a link the points may be and still count for it.
  public var slop = HitSlop.none
  /// The paint of the text.
  public var style = TextStyle()
  /// The heat map that is shown below the text, if any; it has a legend below the layout.
  public var heat: HeatMap?

  /// Makes a diagram.
  public init(_ layout: TextLayout) { self.layout = layout }

  /// The layout with a margin on all sides for numbers and names.
  public var bounds: Rect {
    var all = layout.bounds
    if heat != nil {
      all.width = max(all.width, 200)
      all.height += Self.legendHeight
    }
    return points.reduce(all) { bounds, point in
      // A point far outside is no reason for a picture of that size.
      let near = layout.bounds.inset(by: -Self.reach)
      guard parts.contains(.points), near.contains(point) else { return bounds }
      return bounds.union(Rect(x: point.x, y: point.y, width: 1, height: 1))
    }.inset(by: -Self.margin)
  }

  /// The room on each side, in points.
  public static let margin = 16.0
  private static let reach = 200.0

  /// What a diagram may show.
  public struct Parts: OptionSet, Sendable, Hashable {
    /// One bit for each part.
    public var rawValue: UInt8

    /// Makes a set of parts.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The text itself.
    public static let text = Parts(rawValue: 1)
    /// The box of each line.
    public static let lines = Parts(rawValue: 2)
    /// The areas of links, with their numbers.
    public static let links = Parts(rawValue: 4)
    /// The edges of clusters, in another color for those that read from right to left.
    public static let clusters = Parts(rawValue: 8)
    /// The caret positions.
    public static let carets = Parts(rawValue: 16)
    /// The points that are asked about, with what is under them.
    public static let points = Parts(rawValue: 32)
  }
}

extension Hit {
  /// What is there, in few words: the region and the link.
  package var caption: String {
    link.map { "\(region.name), link \($0)" } ?? region.name
  }
}
