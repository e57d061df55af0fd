import CHarfBuzz
public import TapLayout

extension FontInstance {
  /// Draws the outline of a glyph at a size, in points from its origin with y downwards.
  ///
  /// Returns whether there is an outline; pictures and spaces have none. With a slant, x moves so
  /// much for each point upwards.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the outline's points.
  public func draw(
    _ glyph: UInt16, size: Double, slant: Double = 0, with pen: inout some OutlinePen
  ) -> Bool {
    let recorder = OutlineRecorder()
    unsafe hb_font_get_glyph_shape(
      font, UInt32(glyph), OutlineRecorder.functions,
      Unmanaged.passUnretained(recorder).toOpaque())
    recorder.replay(scale: size / unitsPerEm, slant: slant, with: &pen)
    return !recorder.steps.isEmpty
  }
}

/// An outline in HarfBuzz's units, whose callbacks cannot know the pen's type.
private final class OutlineRecorder {
  enum Step {
    case move, line, quadratic, cubic, close
  }

  private(set) var steps: [Step] = []
  /// The points of the steps, x before y.
  private var numbers: [Float] = []

  func add(_ step: Step, _ numbers: Float...) {
    steps.append(step)
    self.numbers += numbers
  }

  /// Draws the outline.
  func replay(scale: Double, slant: Double, with pen: inout some OutlinePen) {
    var next = 0
    func point() -> (x: Double, y: Double) {
      let (x, y) = (Double(numbers[next]), Double(numbers[next + 1]))
      next += 2
      return ((x + slant * y) * scale, -y * scale)
    }
    for step in steps {
      switch step {
      case .move:
        let end = point()
        pen.move(toX: end.x, y: end.y)
      case .line:
        let end = point()
        pen.line(toX: end.x, y: end.y)
      case .quadratic:
        let (control, end) = (point(), point())
        pen.quadratic(controlX: control.x, controlY: control.y, toX: end.x, y: end.y)
      case .cubic:
        let (first, second, end) = (point(), point(), point())
        pen.cubic(
          control1X: first.x, control1Y: first.y, control2X: second.x, control2Y: second.y,
          toX: end.x, y: end.y)
      case .close: pen.close()
      }
    }
  }
}

extension OutlineRecorder {
  /// The callbacks, which find the recorder in their second argument.
  static let functions: hb_draw_funcs_t = {
    let functions = hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions, { _, to, _, x, y, _ in unsafe recorder(to)?.add(.move, x, y) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions, { _, to, _, x, y, _ in unsafe recorder(to)?.add(.line, x, y) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, to, _, x1, y1, x, y, _ in unsafe recorder(to)?.add(.quadratic, x1, y1, x, y) }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, to, _, x1, y1, x2, y2, x, y, _ in
        unsafe recorder(to)?.add(.cubic, x1, y1, x2, y2, x, y)
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, to, _, _ in unsafe recorder(to)?.add(.close) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  @unsafe private static func recorder(_ pointer: UnsafeMutableRawPointer?) -> OutlineRecorder? {
    unsafe pointer.map { unsafe Unmanaged<OutlineRecorder>.fromOpaque($0).takeUnretainedValue() }
  }
}
