import CHarfBuzz

/// An axis along which a variable font changes.
public struct FontAxis: Sendable, Hashable {
  /// The name of four letters, such as `wght`.
  public let tag: String
  /// The least value.
  public let minimum: Double
  /// The value of the font as it comes.
  public let standard: Double
  /// The greatest value.
  public let maximum: Double

  /// The axis of weight, 1 to 1000.
  static let weight = "wght"
  /// The axis of width in percent.
  static let width = "wdth"
  /// The axis from upright, 0, to italic, 1.
  static let italic = "ital"
  /// The axis of lean in degrees, negative to the right.
  static let slant = "slnt"

  /// The most axes that are read; none of the fonts there are has as many.
  static let maximalCount = 64

  /// The axes of a face, in its order.
  static func all(of face: hb_face_t) -> [FontAxis] {
    var count = UInt32(maximalCount)
    var axes = [hb_ot_var_axis_info_t](repeating: .init(), count: maximalCount)
    _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    return axes.prefix(Int(count)).map { axis in
      FontAxis(
        tag: Tag(rawValue: axis.tag).name, minimum: Double(axis.min_value),
        standard: Double(axis.default_value), maximum: Double(axis.max_value))
    }
  }

  /// The nearest value that the axis has; the standard one for what is no number.
  func nearest(_ value: Double) -> Double {
    value.isNaN ? standard : min(max(value, minimum), maximum)
  }
}
