import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

@Suite struct WordTests {
  /// Fonts whose shaping rules differ much.
  static let fonts = [
    "truetype/dejavu/DejaVuSans.ttf", "truetype/dejavu/DejaVuSerif-Bold.ttf",
    "truetype/dejavu/DejaVuSansMono.ttf", "truetype/noto/NotoSans-Regular.ttf",
    "truetype/noto/NotoNaskhArabic-Regular.ttf", "truetype/noto/NotoNastaliqUrdu-Regular.ttf",
    "truetype/noto/NotoSansDevanagari-Regular.ttf", "truetype/noto/NotoSansThai-Regular.ttf",
    "truetype/noto/NotoSansMyanmar-Regular.ttf", "truetype/noto/NotoSansKhmer-Regular.ttf",
    "truetype/noto/NotoSerifTibetan-Regular.ttf", "truetype/noto/NotoSansHebrew-Regular.ttf",
    "opentype/noto/NotoSansCJK-Regular.ttc", "truetype/noto/NotoColorEmoji.ttf",
  ]

  @Test(arguments: fonts)
  func `words shaped one by one look as in the whole text`(font: String) throws {
    let face = try FontFace(file: "/usr/share/fonts/" + font)
    let shaper = try HarfBuzzShaper(FontCollection([face]), size: 16)
    for file in CorpusFile.all(in: "texts") {
      let text = AttributedText(try file.text())
      for isRightToLeft in [false, true] {
        let one = shape(text, by: shaper, isRightToLeft: isRightToLeft)
        let again = shape(text, by: shaper, isRightToLeft: isRightToLeft)
        let whole = shape(text, by: shaper.shapingWhole(), isRightToLeft: isRightToLeft)
        for difference in differences(between: one, and: whole, of: text).prefix(5) {
          Issue.record("\(file), \(isRightToLeft ? "rtl" : "ltr"): \(difference)")
        }
        #expect(one == again, "a second time, \(file)")
      }
    }
  }

  @Test func `a space that a sign before it takes in ends no word`() throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"])
    // U+0600 is prepended to what follows it (UAX #29, rule GB9b), be it a space.
    let text = AttributedText("one \u{600} two\u{600} three \u{301} four")
    for isRightToLeft in [false, true] {
      let one = shape(text, by: shaper, isRightToLeft: isRightToLeft)
      let whole = shape(text, by: shaper.shapingWhole(), isRightToLeft: isRightToLeft)
      #expect(differences(between: one, and: whole, of: text) == [])
    }
  }

  @Test(arguments: [
    "\u{E0073}\u{E0063}\u{E0060}", "\u{1F3FD}", "\u{200D}", "\u{301}", "\u{FF9E}", "\u{FE0F}",
  ])
  func `what continues a character begins no word that others stand before`(sign: String) throws {
    // Few words, so that the space before the sign is that of a word in the same call.
    for font in ["NotoColorEmoji.ttf", "DejaVuSans.ttf"] {
      let shaper = try TestShapers.shaper([font])
      let text = AttributedText("1 2\n\(sign)3 4\n5\n\(sign)")
      let one = shape(text, by: shaper, isRightToLeft: false)
      let whole = shape(text, by: shaper.shapingWhole(), isRightToLeft: false)
      #expect(differences(between: one, and: whole, of: text) == [])
    }
  }

  @Test(arguments: [
    "\u{7EB} ", "\u{7EB} \u{7CA}", "\u{7CA}\u{B3}", "\u{7CA}\u{B3} \u{7CA}", "\u{7CA} \u{B3}",
    "\u{7CA} \u{2074} \u{7CA} \u{7EB}", "\u{B2} \u{7CA}\u{2083}\n\u{7CA}", "\u{B2}\u{7CA} \u{B2}",
  ])
  func `a sign without a letter is on the space after it only where that is there`(
    string: String
  ) throws {
    let shaper = try TestShapers.shaper(["DejaVuSans.ttf"])
    let text = AttributedText(string)
    for isRightToLeft in [false, true] {
      let one = shape(text, by: shaper, isRightToLeft: isRightToLeft)
      let whole = shape(text, by: shaper.shapingWhole(), isRightToLeft: isRightToLeft)
      #expect(differences(between: one, and: whole, of: text) == [])
    }
  }

  private func shape(
    _ text: AttributedText, by shaper: HarfBuzzShaper, isRightToLeft: Bool
  ) -> ShapedClusters {
    let all = 0..<text.utf8Count
    var request = ShapingRequest(clusters: all)
    if !text.hasSingleByteClusters(in: all) {
      text.clusterStarts(in: all, into: &request.starts)
      request.clusters = 0..<request.starts.count
      request.starts.append(UInt32(all.upperBound))
    }
    if isRightToLeft { request.directions = [DirectionRun(first: 0, isRightToLeft: true)] }
    var result = ShapedClusters(count: request.clusters.count)
    text.withUTF8(in: all) { shaper.shape($0, request, into: &result) }
    return result
  }

  private func differences(
    between one: ShapedClusters, and other: ShapedClusters, of text: AttributedText
  ) -> [String] {
    var list: [String] = []
    for cluster in 0..<one.count
    where one.advances[cluster] != other.advances[cluster]
      || one.glyphs.glyphs[cluster] != other.glyphs.glyphs[cluster]
      || one.isJoined(cluster) != other.isJoined(cluster)
    {
      let start = text.offset(at: ClusterIndex(cluster))
      list.append(
        "cluster \(cluster) at \(start): "
          + "\(one.advances[cluster]) \(one.glyphs.glyphs[cluster]) \(one.isJoined(cluster)), whole "
          + "\(other.advances[cluster]) \(other.glyphs.glyphs[cluster]) \(other.isJoined(cluster))")
    }
    if list.isEmpty, one != other { list.append("groups, fonts or metrics") }
    return list
  }
}

extension ShapedClusters {
  fileprivate func isJoined(_ cluster: Int) -> Bool {
    !joints.isEmpty && joints[cluster >> 6] >> UInt64(cluster & 63) & 1 == 1
  }
}
