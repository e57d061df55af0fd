package import TapLayout
package import TapText

/// A shaper of made-up fonts, without a file: it has in few lines what real fonts have, in round
/// numbers.
///
/// At 16 points a letter is 8 wide, one of `filjt` 4, a capital 10, a space 4, an ideograph or an
/// emoji 16, a mark nothing. `fi` and lam with alef make ligatures, `AV` is kerned by 2 points,
/// marks stand over their letters. The number of a glyph is that of its character.
package struct TestFontShaper: Shaper {
  /// The size of text that names none, in points.
  package var size: Double

  /// Makes a shaper.
  package init(size: Double = 16) { self.size = size }

  /// Four fifths of the size over the baseline, a fifth below; 12 and 4 at 16 points.
  package func metrics(of attributes: TextAttributes) -> FontMetrics {
    let size = attributes.fontSize ?? size * (attributes.fontScale ?? 1)
    return FontMetrics(ascent: size * 0.75, descent: size * 0.25)
  }

  /// False: larger text is higher.
  package var hasUniformMetrics: Bool { false }

  /// The width of words that are shaped by themselves.
  package func width(of text: String, attributes: TextAttributes) -> Double {
    var words = AttributedText(text)
    words.updateAttributes(in: 0..<words.utf8Count) { $0 = attributes }
    var starts: [UInt32] = []
    words.clusterStarts(in: 0..<words.utf8Count, into: &starts)
    let count = starts.count
    starts.append(UInt32(words.utf8Count))
    let request = ShapingRequest(
      starts: starts, clusters: 0..<count,
      attributes: words.attributeRuns(in: 0..<words.utf8Count))
    var result = ShapedClusters(count: count)
    words.withUTF8(in: 0..<words.utf8Count) { shape($0, request, into: &result) }
    return result.advances.reduce(0) { $0 + Double($1) }
  }

  /// Shapes cluster by cluster.
  package func shape(
    _ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters
  ) {
    let letters = request.clusters.map { TestLetter(text, request, cluster: $0, size: size) }
    result.glyphs.glyphs = Array(repeating: GlyphList.inGroup, count: letters.count)
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      addFont(of: letter, at: index, to: &result)
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      if let next, let ligature = letter.ligature(with: next) {
        addGroup(
          index, count: 2, [GlyphPart(glyph: ligature, x: 0, y: 0)], to: &result)
        result.advances[index] = letter.unit * 4
        result.advances[index + 1] = letter.unit * 4
        result.join(before: index + 1)
        index += 2
        continue
      }
      result.advances[index] = letter.advance
      if let next, letter.isKerned(with: next) {
        result.advances[index] -= 2 * letter.unit
        result.join(before: index + 1)
      }
      if letter.parts.count == 1, letter.parts[0].x == 0 {
        result.glyphs.glyphs[index] = letter.parts[0].glyph
      } else if !letter.isLeftAlone {
        addGroup(index, count: 1, letter.parts, to: &result)
      }
      index += 1
    }
  }

  private func addFont(of letter: TestLetter, at index: Int, to result: inout ShapedClusters) {
    let last = result.glyphs.fonts.last
    guard !letter.isLeftAlone || last == nil else { return }
    guard last?.font != letter.font || last?.rise != letter.rise else { return }
    result.glyphs.fonts.append(
      FontRun(first: UInt32(index), font: letter.font, rise: letter.rise))
  }

  private func addGroup(
    _ first: Int, count: Int, _ parts: [GlyphPart], to result: inout ShapedClusters
  ) {
    result.glyphs.groups.append(
      GlyphGroup(
        first: UInt32(first), count: UInt16(count),
        firstPart: UInt32(result.glyphs.parts.count), partCount: UInt16(parts.count)))
    result.glyphs.parts += parts
  }
}
