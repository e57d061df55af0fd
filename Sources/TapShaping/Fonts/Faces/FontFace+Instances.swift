import CHarfBuzz

extension FontFace {
  /// The face with its axes at their standard.
  public var standard: FontInstance { instances.standard }

  /// The font with its axes at their standard, 64 units to a font unit.
  var font: hb_font_t { standard.font }

  /// The face with some axes at values that they have, or at the nearest.
  ///
  /// Tags of axes that the face lacks are ignored. An instance is made once and kept for a while.
  public func instance(axes: [String: Double]) -> FontInstance {
    instances.instance(at: axes)
  }

  /// The face as a request wants it: its weight, width and slant become values of axes, unless
  /// others are given.
  public func instance(
    for request: FontRequest, axes own: [String: Double] = [:]
  ) -> FontInstance {
    guard !axes.isEmpty else { return standard }
    var wanted = [
      FontAxis.weight: Double(request.weight), FontAxis.width: request.width,
      FontAxis.italic: request.isItalic ? 1 : 0,
    ]
    if request.isItalic && !axes.contains(where: { $0.tag == FontAxis.italic }) {
      wanted[FontAxis.slant] = Self.leaningDegrees
    }
    return instance(axes: wanted.merging(own) { _, own in own })
  }

  /// How far letters must be made to lean for a request: x for each y upwards.
  ///
  /// Zero unless the request wants italic letters and the face has none; pictures never lean.
  public func syntheticSlant(for request: FontRequest) -> Double {
    guard request.isItalic, !reach.leans, !isColored else { return 0 }
    return Self.syntheticSlant
  }

  /// The lean of oblique letters in degrees, negative to the right as fonts have it.
  private static let leaningDegrees = -14.0

  /// The lean that is made up, about 14 degrees: that of Blink.
  private static let syntheticSlant = 0.25
}
