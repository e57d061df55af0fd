/// What a run of text is drawn with.
public struct Font: Sendable, Hashable {
  /// The family; `nil` is the surface's own, of one width.
  public var family: String?
  /// The size in points.
  public var size: Double
  /// The weight, 100 to 1000; 400 is regular, 700 bold.
  public var weight: Int
  /// Whether letters slant.
  public var isItalic: Bool

  /// Makes a font.
  public init(
    family: String? = nil, size: Double = 13, weight: Int = 400, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
