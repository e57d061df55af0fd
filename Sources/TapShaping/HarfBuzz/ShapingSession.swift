import CHarfBuzz
import TapLayout
import TapText
import TapUnicode

/// What one caller at a time shapes with: buffers, the fonts of each style, plans and words.
///
/// Kept from one call to the next, so that a call allocates little and each word is shaped once.
@safe final class ShapingSession {
  let settings: HarfBuzzShaper.Settings
  private let register: (FontKey) -> FontID
  private var styles: [ShapingStyle: StyleFonts] = [:]
  private var plain: (language: String, style: StyleFonts)?
  private var planNumbers: [ShapePlanKey: Int] = [:]
  private(set) var plans: [ShapePlan] = []
  private var languages: [String: hb_language_t?] = unsafe [:]
  var words: WordCache
  let buffer = GlyphBuffer()
  var raw = RawClusters()
  var batch = WordBatch()
  var items: [ShapingItem] = []
  var scripts: [ScriptRun] = []
  /// Where the clusters of a stretch start, for shaping it as a whole.
  var starts: [UInt32] = []

  init(_ settings: HarfBuzzShaper.Settings, register: @escaping (FontKey) -> FontID) {
    self.settings = settings
    self.register = register
    words = WordCache(budget: settings.cacheSize)
  }

  /// Shapes what a request asks for.
  func shape(_ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters) {
    let asked = request.clusters
    result.glyphs.glyphs = [UInt16](repeating: GlyphList.inGroup, count: asked.count)
    words.makeRoom()
    items.removeAll(keepingCapacity: true)
    itemize(text, request)
    for item in items {
      note(
        item.style.fonts[item.font], from: item.clusters.lowerBound - asked.lowerBound, in: &result)
      if !item.isGap { shape(item, plan(of: item), text, request, into: &result) }
    }
    finishBatch(into: &result)
    result.glyphs.sortGroups()
  }

  /// Notes the font and the metrics from a cluster on.
  private func note(_ font: SizedFont, from cluster: Int, in result: inout ShapedClusters) {
    let first = UInt32(cluster)
    let run = FontRun(first: first, font: font.id, rise: font.rise)
    if result.glyphs.fonts.last?.font != run.font || result.glyphs.fonts.last?.rise != run.rise {
      result.glyphs.fonts.append(run)
    }
    if result.metrics.last?.metrics != font.metrics {
      result.metrics.append(MetricsRun(first: first, metrics: font.metrics))
    }
  }

  /// The fonts of text without attributes.
  func plainStyle(_ language: String) -> StyleFonts {
    if let plain, plain.language == language { return plain.style }
    let style = style(of: TextAttributes(), language)
    plain = (language, style)
    return style
  }

  /// The fonts of some attributes.
  func style(of attributes: TextAttributes, _ language: String) -> StyleFonts {
    let style = ShapingStyle(
      attributes, defaults: settings.defaults,
      language: language.isEmpty ? settings.defaults.language : language)
    if let known = styles[style] { return known }
    // Sizes that a program animates would pile up.
    if styles.count >= 4096 { styles.removeAll() }
    let fonts = StyleFonts(
      style, families: settings.families, collection: settings.fonts, register: register)
    styles[style] = fonts
    return fonts
  }

  /// The number of the plan of an item.
  private func plan(of item: ShapingItem) -> Int {
    let font = item.style.fonts[item.font]
    let key = ShapePlanKey(
      face: font.face, axes: font.axes, script: item.script, language: item.style.style.language,
      isRightToLeft: item.isRightToLeft, features: item.style.style.features)
    if let known = planNumbers[key] { return known }
    unsafe plans.append(ShapePlan(key, language: language(key.language)))
    planNumbers[key] = plans.count - 1
    return plans.count - 1
  }

  private func language(_ name: String) -> hb_language_t? {
    guard !name.isEmpty else { return nil }
    if let known = unsafe languages[name] { return unsafe known }
    let language = unsafe hb_language_from_string(name, -1)
    unsafe languages[name] = language
    return unsafe language
  }
}
