import TapPlatform

/// The sRGB transfer function (IEC 61966-2-1) and blending in amounts of light.
enum LinearLight {
  /// The amount of light, from 0 to 1, of each byte of a color.
  private static let lights: [Float] = (0...255).map { light(Float($0) / 255) }

  /// The amounts of light between those of two neighboring bytes.
  private static let edges: [Float] = (0..<255).map { light((Float($0) + 0.5) / 255) }

  private static func light(_ part: Float) -> Float {
    part <= 0.04045 ? part / 12.92 : Float(pow(Double(part + 0.055) / 1.055, 2.4))
  }

  /// The byte whose light is nearest.
  private static func byte(_ light: Float) -> UInt32 {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      if light < edges[middle] { high = middle } else { low = middle + 1 }
    }
    return UInt32(low)
  }

  /// A premultiplied pixel over another, mixed as light mixes.
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let (alpha, under) = (source >> 24, destination >> 24)
    if alpha == 255 || under == 0 { return alpha == 0 ? destination : source }
    if alpha == 0 { return destination }
    let share = Float(alpha) / 255
    let rest = Float(under) / 255 * (1 - share)
    let opacity = share + rest
    let byteOpacity = UInt32(opacity * 255 + 0.5)
    var pixel = byteOpacity << 24
    for shift: UInt32 in [0, 8, 16] {
      let one = lights[straight(source >> shift & 255, alpha)]
      let other = lights[straight(destination >> shift & 255, under)]
      let mixed = byte((one * share + other * rest) / opacity)
      pixel |= ((mixed * byteOpacity + 127) / 255) << shift
    }
    return pixel
  }

  /// The byte of a color without its opacity, which is not 0.
  private static func straight(_ part: UInt32, _ alpha: UInt32) -> Int {
    Int(min((part * 255 + alpha / 2) / alpha, 255))
  }
}
