import CHarfBuzz

/// How text of one face, script, language, direction and set of features is shaped.
///
/// An object, since text may change its plan every few letters.
@safe final class ShapePlan {
  let face: FontFace
  let font: hb_font_t
  let script: hb_script_t
  let language: hb_language_t?
  let isRightToLeft: Bool
  let features: [hb_feature_t]
  /// The advance and the glyph of a space; `nil` where shaping looks at spaces, so that words
  /// cannot be shaped one by one.
  let space: TransparentSpace?
  /// Whether letters may take other forms beside letters of another run.
  let joinsLetters: Bool

  init(_ key: ShapePlanKey, language: hb_language_t?) {
    face = key.face
    font = key.face.instance(axes: key.axes).font
    script = hb_script_t(rawValue: key.script)
    unsafe self.language = language
    isRightToLeft = key.isRightToLeft
    features = key.features.map { setting in
      hb_feature_t(
        tag: setting.tag, value: UInt32(clamping: setting.value), start: 0, end: UInt32.max)
    }
    joinsLetters = !Self.separateScripts.contains(key.script)
    space = unsafe key.face.transparentSpace(
      key, font: font, language: language, features: features)
  }

  /// The direction as HarfBuzz has it.
  var direction: hb_direction_t { isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR }

  /// Scripts whose letters look the same beside any other letter, unless a font says otherwise.
  private static let separateScripts: Set<UInt32> = Set(
    [
      HB_SCRIPT_COMMON, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_ARMENIAN,
      HB_SCRIPT_GEORGIAN, HB_SCRIPT_HEBREW, HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA,
      HB_SCRIPT_BOPOMOFO, HB_SCRIPT_THAI, HB_SCRIPT_LAO,
    ].map(\.rawValue))
}

/// The key of a shape plan.
struct ShapePlanKey: Hashable {
  let face: FontFace
  let axes: [String: Double]
  let script: UInt32
  let language: String
  let isRightToLeft: Bool
  /// The features, by tag, ascending.
  let features: [FeatureSetting]

  /// One feature and its value.
  struct FeatureSetting: Hashable {
    let tag: UInt32
    let value: Int
  }
}

extension FontFace: Hashable {
  /// Whether two are the same object: a face is opened once.
  public static func == (one: FontFace, other: FontFace) -> Bool { one === other }

  /// Feeds the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
