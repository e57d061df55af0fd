/// Which font is wanted: by family and by how its letters look.
public struct FontRequest: Sendable, Hashable {
  /// The family; `nil` is the collection's first.
  public var family: String?
  /// The weight, 100 to 1000; 400 is regular, 700 bold.
  public var weight: Int
  /// The width in percent of the normal one.
  public var width: Double
  /// Whether letters slant.
  public var isItalic: Bool

  /// Makes a request.
  public init(
    family: String? = nil, weight: Int = 400, width: Double = 100, isItalic: Bool = false
  ) {
    self.family = family
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
  }
}
