import CCairo
public import TapDraw
public import TapLayout
public import TapText

/// A surface that draws with cairo: on a widget, on an image, on a page.
///
/// Letters are those of the layout: glyphs by their outlines, unhinted, at quarters of a pixel, so
/// that a text looks and is spaced the same at every scale. Pictures of emoji are drawn as they are.
/// A run without glyphs, as a layout in cells has, is drawn in the font of the surface.
@safe public struct CairoSurface: Surface {
  /// The drawing context; the creator of the surface keeps it alive.
  let context: OpaquePointer
  /// What is known of glyphs from earlier frames.
  let glyphs: GlyphStore
  /// The opacities of the groups that each save holds, the first of none.
  private var fades: [[Double]] = [[]]

  /// Makes a surface on a `cairo_t`, which must outlive it.
  ///
  /// Surfaces that share a store draw each glyph's shape once.
  @unsafe public init(_ context: OpaquePointer, glyphs: GlyphStore = GlyphStore()) {
    unsafe self.context = context
    self.glyphs = glyphs
  }

  /// Remembers the current transform, clip and opacity.
  public mutating func save() {
    fades.append([])
    unsafe cairo_save(context)
  }

  /// Goes back to the last save, and shows what has been drawn faded since.
  ///
  /// - Precondition: A save came before that was not gone back to.
  public mutating func restore() {
    precondition(fades.count > 1, "a restore without a save before it")
    for opacity in fades.removeLast().reversed() {
      unsafe cairo_pop_group_to_source(context)
      unsafe cairo_paint_with_alpha(context, opacity)
    }
    unsafe cairo_restore(context)
  }

  /// Draws what follows, up to the restore, as one picture of an opacity.
  public mutating func fade(to opacity: Double) {
    guard opacity < 1 else { return }
    fades[fades.count - 1].append(max(opacity, 0))
    unsafe cairo_push_group(context)
  }

  /// Puts a transform before the current one.
  public mutating func concatenate(_ transform: Transform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    // One that flattens everything would put cairo into an error for good; so nothing shows.
    guard transform.inverse != nil else { return clip(to: Rect.zero) }
    unsafe cairo_transform(context, &matrix)
  }

  /// Intersects the current clip with a path.
  public mutating func clip(to path: Path) {
    add(path)
    unsafe cairo_clip(context)
  }

  /// Intersects the current clip with a rectangle.
  public mutating func clip(to rect: Rect) {
    unsafe cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    unsafe cairo_clip(context)
  }

  /// Fills a path by the nonzero winding rule.
  public mutating func fill(_ path: Path, with color: Color) {
    add(path)
    setSource(color)
    unsafe cairo_fill(context)
  }

  /// Fills a rectangle.
  public mutating func fill(_ rect: Rect, with color: Color) {
    unsafe cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    setSource(color)
    unsafe cairo_fill(context)
  }

  /// Draws a line along a path.
  public mutating func stroke(_ path: Path, with color: Color, width: Double) {
    add(path)
    setSource(color)
    unsafe cairo_set_line_width(context, width)
    // That of SVG, so that all surfaces draw one picture.
    unsafe cairo_set_miter_limit(context, 4)
    unsafe cairo_stroke(context)
  }

  func setSource(_ color: Color) {
    unsafe cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  /// Makes a path the current one.
  func add(_ path: Path) {
    unsafe cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): unsafe cairo_move_to(context, point.x, point.y)
      case .line(let point): unsafe cairo_line_to(context, point.x, point.y)
      case .curve(let control1, let control2, let point):
        unsafe cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: unsafe cairo_close_path(context)
      }
    }
  }
}
