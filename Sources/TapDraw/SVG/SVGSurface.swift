public import TapLayout
public import TapText

/// A surface that writes a picture as a file that depends on no other file: SVG 1.1.
///
///     var surface = SVGSurface(bounds: layout.bounds, background: .white)
///     surface.draw(layout, at: Point(x: 0, y: 0), in: layout.bounds)
///     print(surface.svg)
///
/// Text that was laid out in real fonts is drawn in their outlines, so that it looks the same
/// everywhere; other text as text. The same calls give the same bytes. Nothing in the file loads
/// anything from elsewhere.
public struct SVGSurface: Surface, Sendable {
  private let bounds: Rect
  private let scale: Double
  private var body = ""
  /// The open groups of each save, the first of none.
  private var groups = [0]
  private var clipCount = 0
  var glyphs = SVGGlyphTable()

  /// Makes a picture of what is drawn in some bounds, over a background where one is given.
  ///
  /// It is shown `scale` times as large.
  public init(bounds: Rect, background: Color? = nil, scale: Double = 1) {
    self.bounds = bounds
    self.scale = scale
    if let background { fill(bounds, with: background) }
  }

  /// The whole file; groups still open are closed in it.
  ///
  /// - Complexity: O(length of the file).
  public var svg: String {
    let (x, y) = (SVGText.number(bounds.x), SVGText.number(bounds.y))
    let (width, height) = (SVGText.number(bounds.width), SVGText.number(bounds.height))
    let box = "viewBox=\"\(x) \(y) \(width) \(height)\""
    let size =
      "width=\"\(SVGText.number(bounds.width * scale))\" "
      + "height=\"\(SVGText.number(bounds.height * scale))\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      version="1.1" \(size) \(box) xml:space="preserve">
      \(definitions)\(body)\(String(repeating: "</g>\n", count: groups.reduce(0, +)))</svg>

      """
  }

  /// Begins a state whose transforms, clips and opacities the matching restore ends.
  public mutating func save() { groups.append(0) }

  /// Closes the groups that were opened since the last save.
  ///
  /// - Precondition: A save came before that was not gone back to.
  public mutating func restore() {
    precondition(groups.count > 1, "a restore without a save before it")
    body += String(repeating: "</g>\n", count: groups.removeLast())
  }

  /// Opens a group with a transform.
  public mutating func concatenate(_ transform: Transform) {
    guard transform != .identity else { return }
    let shift = [transform.tx, transform.ty]
    let all = [transform.a, transform.b, transform.c, transform.d] + shift
    let numbers = (transform.isTranslation ? shift : all).map(SVGText.number)
    let name = transform.isTranslation ? "translate" : "matrix"
    openGroup("transform=\"\(name)(\(numbers.joined(separator: " ")))\"")
  }

  /// Opens a group with a clip.
  public mutating func clip(to path: Path) { clip(toShape: shape(path)) }

  /// Opens a group with a clip.
  public mutating func clip(to rect: Rect) { clip(toShape: shape(rect)) }

  /// Opens a group with an opacity.
  public mutating func fade(to opacity: Double) {
    guard opacity < 1 else { return }
    openGroup("opacity=\"\(SVGText.number(max(opacity, 0)))\"")
  }

  /// Writes a filled path.
  public mutating func fill(_ path: Path, with color: Color) {
    write("<\(shape(path))\(paint("fill", color))/>")
  }

  /// Writes a filled rectangle.
  public mutating func fill(_ rect: Rect, with color: Color) {
    write("<\(shape(rect))\(paint("fill", color))/>")
  }

  /// Writes a line along a path.
  public mutating func stroke(_ path: Path, with color: Color, width: Double) {
    let line = "\(paint("stroke", color)) stroke-width=\"\(SVGText.number(width))\""
    write("<\(shape(path)) fill=\"none\"\(line)/>")
  }

  /// Writes an image: its pixels, or a gray box under its name.
  ///
  /// The file never refers to the source, which might be anywhere.
  public mutating func draw(_ image: Image, in rect: Rect) {
    guard let png = image.png else {
      let title = SVGText.escaped(image.source)
      write("<g><title>\(title)</title><\(shape(rect)) fill=\"#808080\" fill-opacity=\"0.3\"/></g>")
      return
    }
    write(
      "<image\(SVGText.frame(rect)) preserveAspectRatio=\"none\" "
        + "xlink:href=\"data:image/png;base64,\(SVGText.base64(png))\"/>")
  }
}

extension SVGSurface {
  private var definitions: String {
    guard !glyphs.definitions.isEmpty else { return "" }
    return "<defs>\n\(glyphs.definitions.joined(separator: "\n"))\n</defs>\n"
  }

  mutating func write(_ element: String) { body += element + "\n" }

  /// The attributes of a color, such as ` fill="#0000ff" fill-opacity="0.5"`.
  func paint(_ name: String, _ color: Color) -> String {
    guard color.alpha != 1 else { return " \(name)=\"\(color.hexadecimal)\"" }
    let alpha = ShortestNumber.text(color.alpha > 0 ? min(color.alpha, 1) : 0)
    return " \(name)=\"\(color.hexadecimal)\" \(name)-opacity=\"\(alpha)\""
  }

  private mutating func openGroup(_ attributes: String) {
    write("<g \(attributes)>")
    groups[groups.count - 1] += 1
  }

  private mutating func clip(toShape shape: String) {
    clipCount += 1
    write("<clipPath id=\"clip\(clipCount)\"><\(shape)/></clipPath>")
    openGroup("clip-path=\"url(#clip\(clipCount))\"")
  }

  private func shape(_ path: Path) -> String { "path d=\"\(path.svg)\"" }

  private func shape(_ rect: Rect) -> String { "rect\(SVGText.frame(rect))" }
}
