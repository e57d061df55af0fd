import TapDraw
import TapLayout
import TapText
import TapAudit

/// `render`: a picture of what a file shows.
extension CommandRun {
  /// Draws a text.
  func render(_ page: TextInput) throws(Failure) -> ExitCode {
    var diagram = LayoutDiagram(page.layout)
    diagram.slop = page.slop
    diagram.parts = settings.shown
    diagram.points = settings.points.map(unscaled)
    diagram.style = textStyle
    diagram.heat = heatMap(of: page)
    var surface = surface(of: diagram.bounds)
    surface.draw(diagram)
    try save(surface.svg)
    return .answered
  }

  /// The heat map of a page, if one is asked for and touches have a size in it.
  func heatMap(of page: TextInput) -> HeatMap? {
    guard let model = try? settings.touchModel, let scale = screenScale(of: page) else {
      return nil
    }
    return HeatMap(TapPrediction(page.layout, model: model, scale: scale))
  }

  /// A surface for a picture of some bounds, with the page behind it.
  func surface(of bounds: Rect) -> SVGSurface {
    SVGSurface(bounds: bounds, background: settings.background, scale: settings.scale)
  }

  /// A point that was given in device pixels, in points.
  func unscaled(_ point: Point) -> Point {
    Point(x: point.x / settings.scale, y: point.y / settings.scale)
  }

  /// The paint of text without its own color: one that contrasts with the background.
  private var textStyle: TextStyle {
    guard let page = settings.background, page.isDark else {
      return TextStyle(codeBackground: Color(red: 0, green: 0, blue: 0, alpha: 0.05))
    }
    let links = LinkStyle(
      foreground: Color(red: 0.55, green: 0.75, blue: 1), isUnderlined: true)
    return TextStyle(
      color: .white, links: LinkPaints(all: links),
      codeBackground: Color(red: 1, green: 1, blue: 1, alpha: 0.12))
  }

  /// Writes a picture where it was asked for.
  func save(_ svg: String) throws(Failure) {
    guard let path = settings.output, path != "-" else {
      return try console.write(Array(svg.utf8))
    }
    try save(svg, at: path)
  }

  /// Writes a text into a file.
  func save(_ text: String, at path: String) throws(Failure) {
    do throws(SystemError) {
      let file = try Descriptor.create(path)
      defer { file.close() }
      try file.write(Array(text.utf8))
    } catch {
      throw .unwritable(path, error)
    }
  }
}

extension Color {
  /// Whether white letters are easier to read on the color than black ones (WCAG 1.4.3).
  fileprivate var isDark: Bool {
    let parts = [red, green, blue].map { part -> Float in
      // The sRGB curve, near enough to tell dark from light.
      part * part
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] < 0.18
  }
}
