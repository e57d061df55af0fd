import TapLayout
import TapText
import TapUnicode

/// The fonts that text of one style takes: the one asked for, and those that stand in for it.
final class StyleFonts {
  let style: ShapingStyle
  private(set) var fonts: [SizedFont] = []
  /// How many of the fonts were asked for; the others came as text called for them, so that no
  /// choice may depend on them.
  private let wantedCount: Int
  private let collection: FontCollection
  private let numbers: FontNumbers
  /// The plans that text of the style has been shaped by.
  var plans = KnownPlans()
  /// The font of each character seen.
  private var known = CharacterFonts()
  /// Whether the first font has all of ASCII that shows anything.
  let coversASCII: Bool

  init(
    _ style: ShapingStyle, families: [String], collection: FontCollection,
    numbers: FontNumbers
  ) {
    self.style = style
    self.collection = collection
    self.numbers = numbers
    var request = style.request
    var faces: [FontFace] = []
    for family in [style.request.family] + families.map(Optional.some) {
      request.family = family
      guard family != nil || faces.isEmpty, let face = collection.face(for: request),
        !faces.contains(face)
      else { continue }
      faces.append(face)
    }
    request.family = nil
    if faces.isEmpty, let face = collection.face(for: request) { faces = [face] }
    coversASCII =
      faces.first.map { face in (0x20...0x7E).allSatisfy { face.covers(Unicode.Scalar($0)) } }
      ?? false
    wantedCount = faces.count
    for face in faces { add(face) }
  }

  /// The number of the font that shows a cluster: one for all of it, whatever it is made of.
  func font(of text: Span<UInt8>, _ cluster: Range<Int>, _ properties: ScalarProperties) -> Int {
    let first = text.scalar(at: cluster.lowerBound)
    let traits = properties[first.value]
    if first.length == cluster.count, !traits.isEmojiPresentation { return font(of: first.value) }
    if !traits.isEmojiPresentation {
      let font = font(of: first.value)
      if isPlain(font),
        covers(
          font, marksOf: text, cluster.lowerBound + first.length..<cluster.upperBound, properties)
      {
        return font
      }
    }
    return font(ofSequence: text, cluster, look: traits.isEmojiPresentation ? .emoji : .any)
  }

  /// Whether a font has the marks of a letter, none of which asks for the look of an emoji.
  private func covers(
    _ font: Int, marksOf text: Span<UInt8>, _ marks: Range<Int>, _ properties: ScalarProperties
  ) -> Bool {
    let coverage = fonts[font].face.coverage
    var offset = marks.lowerBound
    while offset < marks.upperBound {
      let scalar = text.scalar(at: offset)
      guard scalar.value != 0xFE0F, coverage.contains(scalar.value) else { return false }
      offset += scalar.length
    }
    return true
  }

  /// The number of the font that shows a character by itself.
  func font(of scalar: UInt32) -> Int {
    let known = known[scalar]
    if known != CharacterFonts.unknown { return Int(known) }
    let found = choose(scalar, prefersColor: false)
    self.known[scalar] = UInt8(found)
    return found
  }
}

extension StyleFonts {
  /// The look of a character that text or its own nature asks for.
  private enum Look {
    /// As the first font has it.
    case any
    /// Without color: U+FE0E follows.
    case text
    /// In color.
    case emoji
  }

  private func font(ofSequence text: Span<UInt8>, _ cluster: Range<Int>, look: Look) -> Int {
    var scalars: [UInt32] = []
    var look = look
    var hasTwoAppearances = false
    var offset = cluster.lowerBound
    let properties = ScalarProperties.shared
    while offset < cluster.upperBound {
      let scalar = text.scalar(at: offset)
      offset += scalar.length
      // The two variation selectors say which look of an emoji is meant; behind anything else, a
      // space say, they mean nothing (UTS #51, section 1.4.3).
      if scalar.value == 0xFE0F, hasTwoAppearances { look = .emoji }
      if scalar.value == 0xFE0E, hasTwoAppearances { look = .text }
      hasTwoAppearances = isEmoji(scalar.value)
      if !properties[scalar.value].isIgnorable || scalars.isEmpty { scalars.append(scalar.value) }
    }
    let first =
      switch look {
      case .emoji: choose(scalars[0], prefersColor: true)
      case .text: colorless(scalars) ?? font(of: scalars[0])
      case .any: font(of: scalars[0])
      }
    if covers(first, scalars), look == .emoji || isPlain(first) { return first }
    if let wanted = (0..<wantedCount).first(where: { covers($0, scalars) && isPlain($0) }) {
      return wanted
    }
    let letters = scalars.compactMap(Unicode.Scalar.init)
    if let face = collection.fallback(
      for: letters, style.request, language: style.language, prefersColor: look == .emoji)
    {
      return number(of: face)
    }
    // No font has all: the letter counts, not its marks.
    return first
  }

  /// The first font without color that has some characters; `nil` where none has.
  private func colorless(_ scalars: [UInt32]) -> Int? {
    if let wanted = (0..<wantedCount).first(where: {
      !fonts[$0].face.isColored && covers($0, scalars)
    }) {
      return wanted
    }
    let letters = scalars.compactMap(Unicode.Scalar.init)
    let face = collection.fallback(
      for: letters, style.request, language: style.language, prefersColor: false)
    guard let face, !face.isColored else { return nil }
    return number(of: face)
  }

  private func covers(_ font: Int, _ scalars: [UInt32]) -> Bool {
    scalars.allSatisfy { fonts[font].face.coverage.contains($0) }
  }

  private func isPlain(_ font: Int) -> Bool { font == 0 || !fonts[font].face.isColored }

  /// The first font that has a character; the first of all where none has it.
  private func choose(_ scalar: UInt32, prefersColor: Bool) -> Int {
    if !prefersColor || fonts[0].face.isColored,
      let wanted = (0..<wantedCount).first(where: {
        isPlain($0) && fonts[$0].face.coverage.contains(scalar)
      })
    {
      return wanted
    }
    guard let scalar = Unicode.Scalar(scalar),
      let face = collection.fallback(
        for: scalar, style.request, language: style.language, prefersColor: prefersColor)
    else { return 0 }
    return number(of: face)
  }

  private func number(of face: FontFace) -> Int {
    if let known = fonts.firstIndex(where: { $0.face == face }) { return known }
    // A font more than a byte can number stays unused; no text has so many scripts.
    return fonts.count < 255 ? add(face) : 0
  }

  @discardableResult
  private func add(_ face: FontFace) -> Int {
    let font = SizedFont(face, style: style, numbers: numbers)
    fonts.append(
      fonts.isEmpty ? font : font.standingIn(for: fonts[0]))
    return fonts.count - 1
  }
}
