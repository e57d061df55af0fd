import TapLayout

/// A reader of the colors of an image at points of a picture, smooth at any size and angle.
///
/// An image that is shown smaller than it is, is reduced to about the size that it is shown in
/// first, by the mean of areas; between pixels colors change evenly. Beyond its edges an image has
/// the color of the edge.
struct ImageSampler {
  private let image: PixelImage
  /// From pixels of the picture to pixels of the image.
  private let back: Transform

  /// Makes a sampler of an image that fills a rectangle as a transform leaves it; `nil` where it
  /// shows nothing.
  init?(_ image: PixelImage, in rect: Rect, through transform: Transform) {
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return nil }
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    let shownWidth = length(transform.a, transform.b) * rect.width
    let shownHeight = length(transform.c, transform.d) * rect.height
    self.image = image.reduced(
      width: Self.count(shownWidth, image.width), height: Self.count(shownHeight, image.height))
    let toRect = Transform(
      a: rect.width / Double(self.image.width), b: 0, c: 0,
      d: rect.height / Double(self.image.height), tx: rect.x, ty: rect.y)
    guard let back = toRect.concatenating(transform).inverse else { return nil }
    self.back = back
  }

  private static func count(_ shown: Double, _ count: Int) -> Int {
    shown < Double(count) ? max(Int(shown.rounded(.up)), 1) : count
  }

  /// The premultiplied pixel in the middle of a pixel of the picture.
  func pixel(x: Int, y: Int) -> UInt32 {
    let point = back.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    let (left, right, xShare) = Self.neighbors(point.x, image.width)
    let (top, bottom, yShare) = Self.neighbors(point.y, image.height)
    let upper = Self.mix(image[left, top], image[right, top], xShare)
    let lower = Self.mix(image[left, bottom], image[right, bottom], xShare)
    return Self.mix(upper, lower, yShare)
  }

  /// The pixels whose middles are on both sides of a coordinate, and how near it is to the second.
  private static func neighbors(_ coordinate: Double, _ count: Int) -> (Int, Int, UInt8) {
    let place = coordinate - 0.5
    guard place > 0 else { return (0, 0, 0) }
    guard place < Double(count - 1) else { return (count - 1, count - 1, 0) }
    let first = Int(place)
    return (first, first + 1, UInt8((place - Double(first)) * 255 + 0.5))
  }

  private static func mix(_ one: UInt32, _ other: UInt32, _ share: UInt8) -> UInt32 {
    guard share > 0, one != other else { return one }
    var mixed: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (first, second) = (one >> shift & 255, other >> shift & 255)
      let parts = first * UInt32(255 - share) + second * UInt32(share)
      mixed |= ((parts + 127) / 255) << shift
    }
    return mixed
  }
}
