import CHarfBuzz
import TapText

/// What of the attributes decides on fonts and shapes.
///
/// Text whose attributes differ in nothing else, in color say, is shaped as one.
struct ShapingStyle: Hashable {
  var request: FontRequest
  var size: Double
  var axes: [String: Double]
  var features: [ShapePlanKey.FeatureSetting]
  var language: String
  var position: VerticalPosition
  var baselineOffset: Double

  /// Makes the style of some attributes, of which a shaper's defaults fill the gaps.
  init(_ attributes: TextAttributes, defaults: HarfBuzzShaper.Defaults, language: String) {
    request = defaults.request
    if let family = attributes.fontFamily { request.family = family }
    if let weight = attributes.fontWeight { request.weight = min(max(weight, 1), 1000) }
    if let width = attributes.fontWidth, width > 0 { request.width = min(width, 1000) }
    if attributes.isItalic { request.isItalic = true }
    size = Self.size(attributes.fontSize ?? defaults.size * (attributes.fontScale ?? 1))
    axes = defaults.axes.merging(attributes.fontAxes) { $1 }
    self.language = attributes.language ?? language
    position = attributes.verticalPosition
    baselineOffset =
      attributes.baselineOffset.isFinite ? min(max(attributes.baselineOffset, -1e6), 1e6) : 0
    var all = defaults.features.merging(attributes.fontFeatures) { $1 }
    if attributes.letterSpacing != 0 {
      // Letters that stand apart are not joined into one (CSS Text 3, section 8.2).
      for tag in ["liga", "clig"] where all[tag] == nil { all[tag] = 0 }
    }
    features = all.compactMap { name, value in
      guard let tag = Self.tag(name) else { return nil }
      return ShapePlanKey.FeatureSetting(tag: tag, value: value)
    }.sorted { $0.tag < $1.tag }
  }

  /// A size in points that counts: what is no positive number is 0, the largest 10,000.
  static func size(_ points: Double) -> Double { points > 0 ? min(points, 10_000) : 0 }

  /// The number of an OpenType tag, four letters of ASCII; `nil` for anything else.
  private static func tag(_ name: String) -> UInt32? {
    let bytes = Array(name.utf8)
    guard bytes.count == 4, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
