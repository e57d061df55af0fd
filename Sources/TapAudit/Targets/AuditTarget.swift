public import TapLayout

/// Something to point at, as a target-size audit sees it.
public struct AuditTarget: Hashable, Sendable {
  /// The outline of a target within its box.
  public enum Shape: Hashable, Sendable, CaseIterable {
    /// All of the box.
    case rectangle
    /// The ellipse that touches the box's four sides: a round button.
    case ellipse
  }

  /// Which way text runs.
  public enum Flow: Hashable, Sendable, CaseIterable {
    /// In rows.
    case horizontal
    /// In columns. Layouts have none; a host may audit its own.
    case vertical
  }

  /// What a target is in, which may excuse its size.
  public enum Context: Hashable, Sendable {
    /// Nothing that excuses it.
    case standalone
    /// A sentence or block of text, which excuses any size.
    case sentence
    /// A line of other text, whose height excuses the target's size across the line alone: its
    /// height in rows, its width in columns (WCAG-6).
    case line(Flow)
  }

  /// What the target is called.
  public var name: String
  /// The box of the target, in CSS pixels, which are points.
  public var bounds: Rect
  /// The outline, which may hold no square though its box does (WCAG-5).
  public var shape: Shape
  /// What it is in.
  public var context: Context
  /// The target's owner: fragments of one link are never too close to each other.
  public var owner: Int?

  /// Makes a target.
  public init(
    name: String, bounds: Rect, shape: Shape = .rectangle, context: Context = .standalone,
    owner: Int? = nil
  ) {
    self.name = name
    self.bounds = bounds
    self.shape = shape
    self.context = context
    self.owner = owner
  }
}

extension AuditTarget {
  /// How much smaller than asked for still passes, in points: advances are sums that round.
  static let tolerance = 1e-3

  /// The center of the box.
  var center: Point { bounds.center }

  /// Returns whether a square with sides along the axes fits into the outline.
  func holdsSquare(of side: Double) -> Bool {
    let (width, height) = (bounds.width, bounds.height)
    switch shape {
    case .rectangle: return min(width, height) >= side - Self.tolerance
    case .ellipse:
      let diagonal = (width * width + height * height).squareRoot()
      return diagonal > 0 && width * height / diagonal >= side - Self.tolerance
    }
  }

  /// Returns whether the context excuses a target that is smaller than a square.
  func isExcused(from side: Double) -> Bool {
    switch context {
    case .standalone: false
    case .sentence: true
    case .line(.horizontal): bounds.width >= side - Self.tolerance
    case .line(.vertical): bounds.height >= side - Self.tolerance
    }
  }

  /// Returns whether the outline comes nearer to a point than a distance.
  func comesNearer(to point: Point, than distance: Double) -> Bool {
    switch shape {
    case .rectangle: bounds.distance(to: point) < distance
    case .ellipse: bounds.ellipseDistance(to: point) < distance
    }
  }
}
