import CHarfBuzz
import Synchronization
public import TapLayout
public import TapText

/// A shaper of real fonts, by HarfBuzz.
///
///     let fonts = try FontCollection.system()
///     let shaper = try HarfBuzzShaper(fonts, family: "DejaVu Sans", size: 16)
///     let layout = TextLayout(text, width: 400, shaper: shaper)
///
/// Each cluster is shown in one font: that of its attributes if it has the characters, else a
/// fallback. Words are shaped once and cached, wherever the font's shaping does not depend on the
/// words around, so one shaper should serve all layouts of a program. Any number of threads may use
/// it at once.
public struct HarfBuzzShaper: Shaper {
  let shared: SharedShaping

  /// Makes a shaper.
  ///
  /// - Parameters:
  ///   - fonts: where fonts come from.
  ///   - families: the families of text that names none, in the order in which they stand in for
  ///     one another, before all other fonts; none takes the first font of `fonts`.
  ///   - size: the size in points of text that names none.
  ///   - weight: the weight of text that names none.
  ///   - isItalic: whether text slants that does not say.
  ///   - features: OpenType features by tag, such as `["tnum": 1]`.
  ///   - axes: axes of variable fonts by tag.
  ///   - language: the BCP 47 language of text that names none.
  ///   - cacheSize: the bytes that the words of each thread at work may take.
  /// - Throws: `FontError` where there is no font, or none of a family that is named.
  public init(
    _ fonts: FontCollection, families: [String] = [], size: Double = 16, weight: Int = 400,
    isItalic: Bool = false, features: [String: Int] = [:], axes: [String: Double] = [:],
    language: String = "", cacheSize: Int = 8 << 20
  ) throws(FontError) {
    let request = FontRequest(family: families.first, weight: weight, isItalic: isItalic)
    for family in families {
      guard fonts.face(for: FontRequest(family: family)) != nil else {
        throw FontError(.unknownFamily, name: family)
      }
    }
    guard fonts.face(for: FontRequest()) != nil else { throw FontError(.noFonts, name: "") }
    shared = SharedShaping(
      Settings(
        fonts: fonts, families: families,
        defaults: Defaults(
          request: request, size: ShapingStyle.size(size), axes: axes, features: features,
          language: language), cacheSize: cacheSize))
  }

  /// Makes a shaper whose first font is of a family.
  public init(
    _ fonts: FontCollection, family: String, size: Double = 16, language: String = ""
  ) throws(FontError) {
    try self.init(fonts, families: [family], size: size, language: language)
  }

  /// What holds of text that does not say otherwise.
  struct Defaults: Sendable {
    var request: FontRequest
    var size: Double
    var axes: [String: Double]
    var features: [String: Int]
    var language: String
  }

  /// What a shaper is made of.
  struct Settings: Sendable {
    var fonts: FontCollection
    var families: [String]
    var defaults: Defaults
    var cacheSize: Int
    /// Whether words are shaped one by one where a font allows it; tests compare.
    var splitsWords = true
  }

  private init(_ settings: Settings) { shared = SharedShaping(settings) }

  /// A shaper of the same fonts that keeps no words: for tests that compare both ways.
  package func shapingWhole() -> HarfBuzzShaper {
    var settings = shared.settings
    settings.splitsWords = false
    return HarfBuzzShaper(settings)
  }
}

extension HarfBuzzShaper {
  /// False: a line is as high as its fonts.
  public var hasUniformMetrics: Bool { false }

  /// The metrics of the font of some attributes.
  public func metrics(of attributes: TextAttributes) -> FontMetrics {
    shared.withSession { $0.style(of: attributes, "").fonts[0].metrics }
  }

  /// Shapes clusters, each in one font.
  ///
  /// - Complexity: O(*n*), where *n* is the length of what is asked for.
  public func shape(
    _ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters
  ) {
    let session = shared.take()
    session.shape(text, request, into: &result)
    shared.put(session)
  }

  /// The width of a short text by itself, in points.
  public func width(of text: String, attributes: TextAttributes) -> Double {
    guard attributes == TextAttributes() else { return measure(text, attributes) }
    // What each layout asks for at its start: a space, an ellipsis.
    if let known = shared.width(of: text) { return known }
    let width = measure(text, attributes)
    shared.remember(width, of: text)
    return width
  }

  private func measure(_ text: String, _ attributes: TextAttributes) -> Double {
    let text = AttributedText(text)
    var request = ShapingRequest(clusters: 0..<0)
    if !text.hasSingleByteClusters(in: 0..<text.utf8Count) {
      text.clusterStarts(in: 0..<text.utf8Count, into: &request.starts)
      request.clusters = 0..<request.starts.count
      request.starts.append(UInt32(text.utf8Count))
    } else {
      request.clusters = 0..<text.utf8Count
    }
    if attributes != TextAttributes() {
      request.attributes = [AttributeRun(utf8Range: 0..<text.utf8Count, attributes: attributes)]
    }
    var result = ShapedClusters(count: request.clusters.count)
    text.withUTF8(in: 0..<text.utf8Count) { shape($0, request, into: &result) }
    return result.advances.reduce(0) { $0 + Double($1) }
  }
}

/// What the copies of a shaper share: fonts by number, and sessions that rest.
final class SharedShaping: Sendable {
  let settings: HarfBuzzShaper.Settings
  private let sessions = Mutex<[RestingSession]>([])
  private let numbers = FontNumbers()
  private let widths = Mutex<[String: Double]>([:])

  init(_ settings: HarfBuzzShaper.Settings) { self.settings = settings }

  /// The most sessions that rest at once: each keeps its words.
  private static let mostResting = 16

  /// Takes a session for exclusive use.
  func take() -> ShapingSession {
    sessions.withLock { $0.popLast() }?.session
      ?? ShapingSession(settings, numbers)
  }

  /// Gives a session back.
  func put(_ session: ShapingSession) {
    let resting = RestingSession(session: session)
    sessions.withLock { if $0.count < Self.mostResting { $0.append(resting) } }
  }

  /// The width of a short text without attributes that was measured before.
  func width(of text: String) -> Double? { widths.withLock { $0[text] } }

  /// Keeps the width of a short text without attributes.
  func remember(_ width: Double, of text: String) {
    widths.withLock { widths in
      if widths.count < 256, text.utf8.count <= 64 { widths[text] = width }
    }
  }

  func withSession<Result>(_ body: (ShapingSession) -> Result) -> Result {
    let session = take()
    defer { put(session) }
    return body(session)
  }

  /// The font of a number that this shaper gave.
  func font(_ id: FontID) -> FontKey { numbers[id] }
}

/// A session between two uses: taking it out of the list gives exclusive access.
private struct RestingSession: @unchecked Sendable {
  let session: ShapingSession
}
