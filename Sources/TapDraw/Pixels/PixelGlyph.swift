import TapLayout

/// A glyph in pixels, or its outline where pixels would be too many.
enum PixelGlyph {
  /// Nothing, as of a space.
  case blank
  /// The coverage of pixels, counted from the pixel of the origin.
  case mask(CoverageMask)
  /// An image with colors of its own, and its box in points from the origin.
  case image(PixelImage, Rect)
  /// An image that no decoder reads, and its box in points from the origin.
  case unreadable(Rect)
  /// An outline in points from the origin.
  case outline(Path)

  /// Letters that are larger are drawn by their outline, in pixels of height or width.
  private static let largestMask = 160.0

  /// Makes the glyph of a key.
  init(_ key: GlyphKey, _ outlines: any GlyphOutlines, _ decode: (Image) -> PixelImage?) {
    let scale = Double(key.scale) / 64
    var pen = OutlinePath()
    if outlines.draw(key.glyph, of: key.font, with: &pen), let box = pen.path.bounds {
      guard max(box.width, box.height) * scale <= Self.largestMask else {
        self = .outline(pen.path)
        return
      }
      let toPixels = Transform(
        a: scale, b: 0, c: 0, d: scale, tx: Double(key.quarter) / 4, ty: 0)
      guard let bounds = PixelBox(box, through: toPixels)?.bounds, !bounds.isEmpty else {
        self = .blank
        return
      }
      var edges = EdgeList(bounds: bounds)
      edges.add(pen.path, through: toPixels)
      self = .mask(CoverageMask(edges))
    } else if let picture = outlines.picture(of: key.glyph, in: key.font) {
      self = Self.image(picture, decode)
    } else {
      self = .blank
    }
  }

  /// Decodes the image of a glyph.
  static func image(_ picture: GlyphPicture, _ decode: (Image) -> PixelImage?) -> PixelGlyph {
    let image = Image(
      source: "", width: picture.box.width, height: picture.box.height, png: picture.png)
    return decode(image).map { .image($0, picture.box) } ?? .unreadable(picture.box)
  }

  /// About how many bytes of memory the glyph takes.
  var byteCount: Int {
    switch self {
    case .blank, .unreadable: 64
    case .mask(let mask): 96 + mask.bytes.count
    case .image(let image, _): 96 + image.bytes.count
    case .outline(let path): 64 + 56 * path.elements.count
    }
  }
}
