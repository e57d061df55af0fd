import TapLayout
import TapText

/// A cluster as the made-up fonts see it.
struct TestLetter {
  /// The font: the face in the upper byte, the size in points in the lower.
  let font: FontID
  let rise: Float
  /// A sixteenth of the size, in points.
  let unit: Float
  let advance: Float
  /// The glyphs; none of what shows nothing.
  let parts: [GlyphPart]
  /// Whether the layout measures the cluster: a break or a tab.
  let isLeftAlone: Bool
  private let scalars: [Unicode.Scalar]
  private let isSpaced: Bool

  init(_ text: Span<UInt8>, _ request: ShapingRequest, cluster: Int, size: Double) {
    let range = request.byte(cluster)..<request.byte(cluster + 1)
    let bytes = range.map { text[$0] }
    scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let run = request.attributes.first { $0.utf8Range.contains(range.lowerBound) }
    let attributes = run?.attributes ?? TextAttributes()
    let size = attributes.fontSize ?? size * (attributes.fontScale ?? 1)
    let face = Face(of: scalars[0], isBold: attributes.fontWeight ?? 400 > 500)
    font = FontID(rawValue: UInt16(face.rawValue) << 8 | UInt16(min(max(size, 0), 255)))
    rise = Float(attributes.baselineOffset)
    let unit = Float(size) / 16
    self.unit = unit
    isSpaced = attributes.letterSpacing != 0
    isLeftAlone = scalars[0].properties.generalCategory == .control
    let shown = scalars.filter { !$0.isInvisible }
    advance = shown.first.map { Self.width(of: $0) * unit } ?? 0
    var parts: [GlyphPart] = []
    for scalar in face == .emoji ? shown.prefix(1) : shown[...] {
      let isMark = scalar.isMark && !parts.isEmpty
      parts.append(
        GlyphPart(
          glyph: UInt16(truncatingIfNeeded: scalar.value), x: isMark ? 2 * unit : 0,
          y: isMark ? -4 * unit : 0))
    }
    self.parts = parts
  }

  /// The glyph that the letter makes with the next one.
  func ligature(with next: TestLetter) -> UInt16? {
    guard font == next.font, rise == next.rise, !isSpaced, !next.isSpaced else { return nil }
    return switch (scalars, next.scalars) {
    case (["f"], ["i"]): 0xFB01
    case (["\u{644}"], ["\u{627}"]): 0xFEFB
    default: nil
    }
  }

  /// Whether the two stand nearer to each other than by themselves.
  func isKerned(with next: TestLetter) -> Bool {
    font == next.font && rise == next.rise && scalars == ["A"] && next.scalars == ["V"]
  }

  private static func width(of scalar: Unicode.Scalar) -> Float {
    switch scalar {
    case "f", "i", "l", "j", "t", " ": 4
    case "A"..."Z": 10
    case _ where scalar.value >= 0x3000: 16
    case _ where scalar.isMark: 0
    default: 8
    }
  }

  /// The faces of the collection.
  enum Face: UInt8 {
    case regular, bold, wide, emoji

    init(of scalar: Unicode.Scalar, isBold: Bool) {
      if scalar.value >= 0x1F000 {
        self = .emoji
      } else if scalar.value >= 0x3000 {
        self = .wide
      } else {
        self = isBold ? .bold : .regular
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool { properties.generalCategory == .nonspacingMark }

  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format: true
    default: false
    }
  }
}
