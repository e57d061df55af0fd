/// A picture to draw: where it comes from, how large it is, and its pixels where they are known.
public struct Image: Sendable, Hashable {
  /// The address or name, which stands for the picture where there are no pixels.
  public var source: String
  /// The natural width, in points.
  public var width: Double
  /// The natural height, in points.
  public var height: Double
  /// The pixels as a PNG file.
  public var png: [UInt8]?

  /// Makes an image.
  public init(source: String, width: Double, height: Double, png: [UInt8]? = nil) {
    self.source = source
    self.width = width
    self.height = height
    self.png = png
  }
}
