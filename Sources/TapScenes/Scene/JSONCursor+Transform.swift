import TapDraw
import TapLayout

extension JSONCursor {
  /// Reads a transform: its six numbers, or an object that scales, then turns, then moves.
  func transform() throws(SceneError) -> Transform {
    if case .array = value {
      let parts = try numbers(count: 6)
      return Transform(
        a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
    var fields = try JSONFields(self)
    var transform = Transform.identity
    if let value = fields.take("scale") {
      let factors = try value.factors()
      transform = .scale(x: factors.x, y: factors.y)
    }
    if let value = fields.take("rotate") {
      let turn = Transform.rotation(try value.number(in: -36_000...36_000) * .pi / 180)
      transform = transform.concatenating(turn)
    }
    if let value = fields.take("translate") {
      let shift = try value.point()
      transform = transform.concatenating(.translation(x: shift.x, y: shift.y))
    }
    try fields.finish()
    return transform
  }

  /// Reads one factor for both directions, or `[x, y]`.
  private func factors() throws(SceneError) -> (x: Double, y: Double) {
    guard case .array = value else {
      let factor = try number()
      return (factor, factor)
    }
    let parts = try numbers(count: 2)
    return (parts[0], parts[1])
  }
}
