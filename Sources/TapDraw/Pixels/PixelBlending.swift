/// How a surface of pixels mixes colors where a pixel is covered in part or a color is transparent.
public enum PixelBlending: Sendable, Hashable {
  /// Mixes the numbers of the colors, as CSS, cairo and most window systems do.
  ///
  /// Dark letters on a light page come out somewhat bolder than light letters on a dark one.
  case encoded
  /// Mixes amounts of light: decodes sRGB, mixes, and encodes again.
  ///
  /// Letters, thin lines and transparent colors have the weight that they physically have, whatever
  /// is behind them: dark letters come out thinner than with ``encoded``, light ones bolder. Costs
  /// several times as much for each pixel that is covered in part.
  case linear
}

/// The order in memory of the four bytes of a pixel.
public enum PixelOrder: Sendable, Hashable {
  /// Red, green, blue, opacity: `SDL_PIXELFORMAT_RGBA32`, `GL_RGBA`, `DRM_FORMAT_ABGR8888`.
  case rgba
  /// Blue, green, red, opacity: `SDL_PIXELFORMAT_BGRA32`, `DRM_FORMAT_ARGB8888`, and what Wayland,
  /// X11, Windows and cairo have on little-endian machines.
  case bgra

  /// A pixel given as red, green, blue and opacity from the lowest byte, in this order; and back.
  func arranged(_ pixel: UInt32) -> UInt32 {
    switch self {
    case .rgba: pixel
    case .bgra: pixel & 0xFF00_FF00 | pixel >> 16 & 255 | (pixel & 255) << 16
    }
  }
}
