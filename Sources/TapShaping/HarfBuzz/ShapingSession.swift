import CHarfBuzz
import TapLayout
import TapText
import TapUnicode

/// What one caller at a time shapes with: buffers, the fonts of each style, plans and words.
///
/// Kept from one call to the next, so that a call allocates little and each word is shaped once.
@safe final class ShapingSession {
  let settings: HarfBuzzShaper.Settings
  private let numbers: FontNumbers
  private var styles: [ShapingStyle: StyleFonts] = [:]
  private var plain: (language: String, style: StyleFonts)?
  private var planNumbers: [ShapePlanKey: Int] = [:]
  private var languages: [String: hb_language_t?] = unsafe [:]
  private var shaper: ItemShaper
  private var items: [ShapingItem] = []
  var scripts: [ScriptRun] = []

  init(_ settings: HarfBuzzShaper.Settings, _ numbers: FontNumbers) {
    self.settings = settings
    self.numbers = numbers
    shaper = ItemShaper(cacheSize: settings.cacheSize, splitsWords: settings.splitsWords)
  }

  /// Shapes what a request asks for.
  func shape(_ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters) {
    let first = request.clusters.lowerBound
    result.glyphs.glyphs = [UInt16](repeating: GlyphList.inGroup, count: request.clusters.count)
    var items: [ShapingItem] = []
    swap(&items, &self.items)
    itemize(text, request, into: &items)
    shaper.begin()
    for item in items {
      let font = item.style.fonts[item.font]
      note(font, from: item.clusters.lowerBound - first, in: &result)
      guard !item.isGap else { continue }
      let work = ItemShaper.Work(
        clusters: item.clusters, plan: plan(of: item, font), scale: font.scale)
      shaper.shape(work, text, request, into: &result)
    }
    shaper.finish(into: &result)
    items.removeAll(keepingCapacity: true)
    swap(&items, &self.items)
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
      style, families: settings.families, collection: settings.fonts, numbers: numbers)
    styles[style] = fonts
    return fonts
  }

  /// The number of the plan of an item.
  private func plan(of item: ShapingItem, _ font: SizedFont) -> Int {
    if let known = item.style.plans[font.face, item.script, item.isRightToLeft] { return known }
    let key = ShapePlanKey(
      face: font.face, axes: font.axes, script: item.script, language: item.style.style.language,
      isRightToLeft: item.isRightToLeft, features: item.style.style.features)
    let number =
      planNumbers[key] ?? shaper.add(unsafe ShapePlan(key, language: language(key.language)))
    planNumbers[key] = number
    item.style.plans[font.face, item.script, item.isRightToLeft] = number
    return number
  }

  private func language(_ name: String) -> hb_language_t? {
    guard !name.isEmpty else { return nil }
    if let known = unsafe languages[name] { return unsafe known }
    let language = unsafe hb_language_from_string(name, -1)
    unsafe languages[name] = language
    return unsafe language
  }
}
