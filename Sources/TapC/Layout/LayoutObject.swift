import CTap
import Synchronization
import TapDraw
import TapLayout
import TapScenes
import TapText

/// A layout that C has.
final class LayoutObject: TapObject, @unchecked Sendable {
  override class var name: String { "layout" }

  let layout: TextLayout
  let shaper: any Shaper
  /// Whether slop reaches over text, as the options say.
  let slopReachesOverText: Bool
  private let picture = Mutex<OwnedString?>(nil)

  /// Lays a text out by the options object of a case; empty is the text's own layout.
  init(_ text: TextObject, options: [UInt8]) throws(CallError) {
    let own = text.layout ?? (LayoutConfiguration(), CellShaper())
    guard !options.isEmpty else {
      shaper = own.shaper
      slopReachesOverText = own.configuration.slop.reachesOverText
      layout = TextLayout(
        text.text, width: own.configuration.width, options: own.configuration.options,
        shaper: own.shaper)
      return
    }
    do throws(SceneError) {
      let configuration = try LayoutConfiguration(json: options)
      shaper = configuration.shaper
      slopReachesOverText = configuration.slop.reachesOverText
      layout = configuration.layout(text.text)
    } catch {
      throw .argument("options: \(error)")
    }
  }

  /// Checks how far from a link a point may be and still count for it.
  func slop(_ distance: Double) throws(CallError) -> HitSlop {
    let distance = try Input.number(distance, in: 0...HitSlop.maximumDistance, "slop")
    return HitSlop(distance, overText: slopReachesOverText)
  }

  /// The index of one of its links.
  func link(_ index: Int) throws(CallError) -> Int {
    try Input.index(index, below: layout.text.linkCount, "link")
  }

  /// A picture of it, made when it is asked for the first time.
  func svg() -> OwnedString {
    picture.withLock { picture in
      if let picture { return picture }
      var surface = SVGSurface(bounds: layout.bounds, background: .white)
      surface.draw(layout, at: Point(x: 0, y: 0), in: layout.bounds)
      let string = OwnedString(surface.svg)
      picture = string
      return string
    }
  }
}

/// The pixels of a caller.
@safe struct CallerPixels {
  private let start: UnsafeMutablePointer<UInt8>
  private let width: Int
  private let height: Int
  private let stride: Int
  private let scale: Double

  /// Checks that a picture may be drawn there.
  @unsafe init(
    _ start: UnsafeMutablePointer<UInt8>?, width: Int, height: Int, stride: Int, scale: Double
  ) throws(CallError) {
    unsafe self.start = unsafe try Output.require(start, "pixels")
    guard (0...32_767).contains(width), (0...32_767).contains(height) else {
      throw .argument("width and height are not from 0 to 32767")
    }
    guard (4 * width...1 << 30).contains(stride) else {
      throw .argument("stride: a row of \(width) pixels needs \(4 * width) bytes")
    }
    self.width = width
    self.height = height
    self.stride = stride
    self.scale = try Input.number(scale, in: 0.01...64, "scale")
  }

  /// Draws on a background, 0xRRGGBBAA, that replaces what was there.
  func draw(on background: UInt32, _ body: (inout PixelSurface, _ visible: Rect) -> Void) {
    let opacity = background & 0xFF
    let bytes = [24, 16, 8].map { shift in
      UInt8(((background >> UInt32(shift) & 0xFF) * opacity + 127) / 255)
    }
    for row in 0..<height {
      for column in 0..<width {
        let pixel = unsafe start + row * stride + 4 * column
        for part in 0..<3 { unsafe pixel[part] = bytes[part] }
        unsafe pixel[3] = UInt8(opacity)
      }
    }
    var surface = unsafe PixelSurface(
      pixels: start, width: width, height: height, bytesPerRow: stride, scale: scale)
    body(
      &surface, Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale))
  }
}

extension tap_rect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension tap_point {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension tap_hit {
  init(_ hit: Hit) {
    self.init()
    size = UInt32(MemoryLayout<tap_hit>.size)
    region = Int32(hit.region.rawValue)
    line = Int64(hit.line ?? -1)
    cluster = Int64(hit.cluster ?? -1)
    utf8 = tap_range(hit.utf8Range)
    link = Int64(hit.link ?? -1)
    hidden = tap_range(hit.hiddenUTF8Range)
    box = tap_rect(hit.box)
    direction = Int32(hit.direction.rawValue)
    is_trailing_half = hit.isTrailingHalf ? 1 : 0
  }
}

extension tap_caret {
  init(_ caret: Caret) {
    self.init(
      size: UInt32(MemoryLayout<tap_caret>.size), affinity: Int32(caret.affinity.rawValue),
      utf8: Int64(caret.offset), line: Int64(caret.line), x: caret.x, y: caret.y,
      height: caret.height)
  }
}
