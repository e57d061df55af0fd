import TapPlatform
public import TapText

extension HeatMap {
  /// The color of a level, from orange for 0 to a pale blue for 1.
  ///
  /// The colors are on a line of CIELAB from orange to blue, in steps of the same size: so equal
  /// differences look equal, and since lightness rises all along, the scale reads in gray and with
  /// each kind of color blindness. Dead zones are easy to see, and text is readable on every color.
  public static func color(ofLevel level: Int) -> Color {
    let part = Double(min(max(level, 0), levels - 1)) / Double(levels - 1)
    let (dark, light) = ((l: 68.0, a: 28.0, b: 60.0), (l: 95.0, a: -7.0, b: -10.0))
    return Color(
      lightness: dark.l + (light.l - dark.l) * part, a: dark.a + (light.a - dark.a) * part,
      b: dark.b + (light.b - dark.b) * part)
  }
}

extension Color {
  /// Makes a color from CIELAB coordinates of the white point D65 (CIE 15; CSS Color 4, 10.2), cut to
  /// what sRGB can show.
  init(lightness: Double, a: Double, b: Double) {
    let fy = (lightness + 16) / 116
    func cube(_ f: Double) -> Double {
      f > 6.0 / 29 ? f * f * f : (f - 4.0 / 29) * 108 / 841
    }
    let (x, y, z) = (0.95047 * cube(fy + a / 500), cube(fy), 1.08883 * cube(fy - b / 200))
    func encoded(_ linear: Double) -> Float {
      let value = min(1, max(0, linear))
      return Float(value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
    self.init(
      red: encoded(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
      green: encoded(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
      blue: encoded(0.0556434 * x - 0.2040259 * y + 1.0572252 * z))
  }
}
