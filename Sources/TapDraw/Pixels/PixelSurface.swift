public import TapLayout

/// A surface that draws into pixels in memory, without a library: for SDL, a frame buffer, a game,
/// a server of pictures, a test.
///
///     var surface = PixelSurface(width: 400, height: 300, scale: 2)
///     surface?.fill(Rect(x: 0, y: 0, width: 400, height: 300), with: .white)
///     surface?.draw(layout, at: Point(x: 0, y: 0), in: layout.bounds)
///     let bytes = surface?.image.bytes  // 800 x 600 pixels, red, green, blue, opacity
///
/// Pixels have 8 bits each of red, green, blue and opacity, the colors multiplied by the opacity
/// (premultiplied sRGB). What is drawn looks as on cairo: the coverage of a pixel is its exact area
/// inside of a shape, by the nonzero winding rule; curves are followed to a twentieth of a pixel (a millionth of their size, if more);
/// strokes have flat ends and pointed joins with a miter limit of 4.
///
/// Glyphs are filled outlines without hinting, which start at quarters of a pixel and on whole
/// baselines, so that a text looks and is spaced the same at every scale. A run without glyphs, as
/// of a layout in cells, is drawn as one frame for each cluster: the surface has no font of its own.
/// Images, and glyphs that are images, are drawn as the decoder of the ``PixelCache`` reads them,
/// else as a gray box.
///
/// A coordinate that is NaN draws nothing; one beyond a billion pixels is clamped to that, which
/// bends lines that go there. Copies of a surface draw on the same pixels.
///
/// - Complexity: A shape costs O(*p* log *p* + pixels of its bounds within the clip), where *p* is
///   the number of pairs of an edge and a row of pixels that it passes.
public struct PixelSurface: Surface {
  /// What is drawn on now: the picture, or the group that is drawn faded.
  private(set) var memory: PixelMemory
  /// The pixels of the surface.
  let picture: PixelMemory
  /// From points to pixels, the clip, and the groups to be shown at the restore.
  private(set) var state: State
  private var saved: [State] = []
  /// The coverage of a row, kept for its memory.
  private var coverage: [UInt8] = []

  let cache: PixelCache
  let blending: PixelBlending
  let order: PixelOrder

  /// What a save remembers.
  struct State {
    var transform: Transform
    var clip: PixelClip
    var groups: [Group] = []
  }

  /// A picture that is shown with an opacity on what was drawn on before.
  struct Group {
    var below: PixelMemory
    var clip: PixelClip
    var opacity: UInt8
  }

  /// The greatest width and height of a surface, in pixels.
  private static let greatestSide = 32_767

  /// Makes a transparent surface with memory of its own; `nil` where the size is not one that a
  /// picture can have, or there is not enough memory.
  ///
  /// - Parameters:
  ///   - width: the width in points.
  ///   - height: the height in points.
  ///   - scale: the pixels to a point; a pixel that is begun counts whole, at most 32,767 a side.
  ///   - blending: how colors mix.
  ///   - cache: what is shared with other surfaces.
  public init?(
    width: Double, height: Double, scale: Double = 1, blending: PixelBlending = .encoded,
    cache: PixelCache = PixelCache()
  ) {
    let (columns, rows) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
    let sides = 1...Double(Self.greatestSide)
    guard scale > 0, sides.contains(columns), sides.contains(rows) else { return nil }
    let bounds = PixelBounds(minX: 0, minY: 0, maxX: Int(columns), maxY: Int(rows))
    guard let memory = PixelMemory(bounds: bounds) else { return nil }
    self.init(memory, scale: scale, order: .rgba, blending: blending, cache: cache)
  }

  /// Makes a surface on pixels of the caller's, who keeps them alive as long as the surface.
  ///
  /// The pixels that are there stay, and are drawn over. For a locked texture of SDL:
  ///
  ///     let surface = unsafe PixelSurface(
  ///       pixels: pixels, width: 800, height: 600, bytesPerRow: Int(pitch), scale: 2)
  ///
  /// - Parameters:
  ///   - pixels: the first pixel of the first row.
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - bytesPerRow: the distance from one row to the next, in bytes.
  ///   - scale: the pixels to a point.
  ///   - order: the order of the bytes of a pixel.
  ///   - blending: how colors mix.
  ///   - cache: what is shared with other surfaces.
  /// - Precondition: Width and height are from 0 to 32,767, a row's pixels have room in it, and the
  ///   scale is positive and finite.
  @unsafe public init(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, scale: Double = 1,
    order: PixelOrder = .rgba, blending: PixelBlending = .encoded, cache: PixelCache = PixelCache()
  ) {
    let sides = 0...Self.greatestSide
    precondition(
      sides.contains(width) && sides.contains(height),
      "a surface has 0 to \(Self.greatestSide) pixels a side")
    precondition(bytesPerRow >= 4 * width, "a row of \(width) pixels needs \(4 * width) bytes")
    precondition(scale > 0 && scale.isFinite, "a scale is positive and finite")
    let memory = unsafe PixelMemory(
      borrowing: pixels, bounds: PixelBounds(minX: 0, minY: 0, maxX: width, maxY: height),
      bytesPerRow: bytesPerRow)
    self.init(memory, scale: scale, order: order, blending: blending, cache: cache)
  }

  private init(
    _ memory: PixelMemory, scale: Double, order: PixelOrder, blending: PixelBlending,
    cache: PixelCache
  ) {
    self.memory = memory
    picture = memory
    self.order = order
    self.blending = blending
    self.cache = cache
    state = State(
      transform: .scale(x: scale, y: scale), clip: PixelClip(bounds: memory.bounds))
  }

  /// Remembers the current transform, clip and opacity.
  public mutating func save() {
    saved.append(state)
    state.groups = []
  }

  /// Goes back to the last save, and shows what has been drawn faded since.
  ///
  /// - Precondition: A save came before that was not gone back to.
  public mutating func restore() {
    guard let before = saved.popLast() else {
      preconditionFailure("a restore without a save before it")
    }
    for group in state.groups.reversed() {
      let picture = memory
      memory = group.below
      state.clip = group.clip
      show(picture, opacity: group.opacity)
    }
    state = before
  }

  /// Draws what follows, up to the restore, as one picture of an opacity.
  ///
  /// - Complexity: O(pixels of the clip), for the picture.
  public mutating func fade(to opacity: Double) {
    guard opacity < 1, !state.clip.bounds.isEmpty else { return }
    // Without memory for the picture, what is in it shows as if there was no fade.
    guard let picture = PixelMemory(bounds: state.clip.bounds) else { return }
    state.groups.append(
      Group(below: memory, clip: state.clip, opacity: CoverageRow.byte(opacity)))
    memory = picture
    state.clip = PixelClip(bounds: picture.bounds)
  }

  /// Puts a transform before the current one.
  public mutating func concatenate(_ transform: Transform) {
    let whole = transform.concatenating(state.transform)
    // One that flattens everything shows nothing.
    guard transform.inverse != nil, whole.inverse != nil else {
      return state.clip.intersect(.empty)
    }
    state.transform = whole
  }

  /// Replaces the transform from points to pixels.
  mutating func setTransform(_ transform: Transform) { state.transform = transform }

  /// Keeps only what of the current clip is in a path.
  public mutating func clip(to path: Path) { state.clip.intersect(edges(of: path)) }

  /// Keeps only what of the current clip is in a rectangle.
  public mutating func clip(to rect: Rect) {
    guard let box = PixelBox(rect, through: state.transform) else { return clip(to: Path(rect)) }
    if let whole = box.wholePixels {
      state.clip.intersect(whole)
    } else {
      clip(to: Path(rect))
    }
  }

  /// Makes all pixels of the surface transparent, whatever the clip.
  ///
  /// - Precondition: No group is being drawn faded.
  public mutating func clear() {
    precondition(saved.allSatisfy(\.groups.isEmpty) && state.groups.isEmpty, "clear within a fade")
    let bounds = memory.bounds
    for row in bounds.minY..<bounds.maxY {
      memory.update(row: row, columns: bounds.minX..<bounds.maxX) { _, _ in 0 }
    }
  }

  /// Returns the edges of a path among the pixels of the clip that it touches.
  func edges(of path: Path) -> EdgeList {
    let clip = state.clip.bounds
    let pixels = path.inPixels(through: state.transform)
    guard let pixels, let box = pixels.bounds.flatMap({ PixelBox($0, through: .identity) }) else {
      return EdgeList(bounds: .empty)
    }
    var edges = EdgeList(bounds: clip.intersection(box.bounds))
    edges.add(pixels, through: .identity)
    return edges
  }

  /// Fills what is inside of edges.
  mutating func fill(_ edges: EdgeList, with paint: PixelPaint) {
    guard !edges.bounds.isEmpty else { return }
    let (state, memory, left) = (state, memory, edges.bounds.minX)
    var scanner = CoverageScanner(edges)
    scanner.scan { row, columns, coverage in
      state.clip.apply(to: &coverage, from: left, row: row, columns: columns)
      paint.draw(on: memory, row: row, columns: columns, coverage: coverage, from: left)
    }
  }

  /// Fills columns of rows of which all pixels have the coverage that `fillRow` writes, the first
  /// at 0.
  mutating func fill(
    _ bounds: PixelBounds, with paint: PixelPaint, coverage fillRow: (Int, inout [UInt8]) -> Void
  ) {
    let bounds = bounds.intersection(state.clip.bounds)
    guard !bounds.isEmpty else { return }
    let columns = bounds.minX..<bounds.maxX
    if coverage.count < bounds.width { coverage = Array(repeating: 0, count: bounds.width) }
    for row in bounds.minY..<bounds.maxY {
      fillRow(row, &coverage)
      state.clip.apply(to: &coverage, from: bounds.minX, row: row, columns: columns)
      paint.draw(on: memory, row: row, columns: columns, coverage: coverage, from: bounds.minX)
    }
  }

  private mutating func show(_ picture: PixelMemory, opacity: UInt8) {
    let bounds = picture.bounds
    let paint = PixelPaint(blending: blending) { row, columns in
      picture.pixels(row: row, columns: columns)
    }
    fill(bounds, with: paint) { _, coverage in
      for index in 0..<bounds.width { coverage[index] = opacity }
    }
  }
}
