import TapLayout
import TapText
import TapUnicode
import Testing

private let clusters = UnicodeDataFile("auxiliary/GraphemeBreakTest.txt")
private let words = UnicodeDataFile("auxiliary/WordBreakTest.txt")
private let sentences = UnicodeDataFile("auxiliary/SentenceBreakTest.txt")
private let lines = UnicodeDataFile("auxiliary/LineBreakTest.txt")
private let emoji = UnicodeDataFile("emoji/emoji-test.txt")

@Suite(
  .enabled(if: clusters.isInstalled, Comment(rawValue: needsUnicodeData)),
  .enabled(if: versionsAgree, Comment(rawValue: needsSameVersion)))
struct BreakTests {
  @Test func `clusters pass GraphemeBreakTest`() throws {
    let run = try BreakTestRun(clusters, .cluster)
    #expect(run.failures == [])
    if UnicodeVersions.unicode == "15.0" { #expect(run.count == 602) }
  }

  @Test func `words pass WordBreakTest (IC-18: the root is tailored, Swedish is not)`() throws {
    let run = try BreakTestRun(words, .word, locale: "sv")
    #expect(run.failures == [])
    if UnicodeVersions.unicode == "15.0" { #expect(run.count == 1_823) }
  }

  @Test func `sentences pass SentenceBreakTest`() throws {
    let run = try BreakTestRun(sentences, .sentence)
    #expect(run.failures == [])
    if UnicodeVersions.unicode == "15.0" { #expect(run.count == 502) }
  }

  @Test(
    .enabled(
      if: UnicodeVersions.icu.hasPrefix("72."), "the list of differences is that of ICU 72"))
  func `line breaks pass LineBreakTest but for what ICU 72 does otherwise (IC-13)`() throws {
    let run = try BreakTestRun(lines, .line)
    #expect(run.count == 7_654)
    #expect(Set(run.failures) == Set(knownLineBreakDifferences))
    #expect(run.failures.count == 22)
  }

  @Test func `each emoji of emoji-test is one cluster and one piece of a line`() throws {
    var cluster = try BoundaryFinder(.cluster)
    var line = try BoundaryFinder(.line)
    var count = 0
    try emoji.forEachLine { row in
      let bytes = row.fields()[0].scalars().text
      var ends: [UInt32] = []
      cluster.boundaries(of: bytes.span, into: &ends)
      line.boundaries(of: bytes.span, into: &ends)
      #expect(ends == [UInt32(bytes.count), UInt32(bytes.count)], "\(row)")
      count += 1
    }
    if UnicodeVersions.unicode == "15.0" { #expect(count == 4_733) }
  }

  @Test func `each emoji of emoji-test is one hit target`() throws {
    let shaper = CellShaper(width: 10, height: 20)
    var count = 0
    try emoji.forEachLine { row in
      let bytes = row.fields()[0].scalars().text
      // The letter after it shows that its box ends where it should.
      let text = try AttributedText(utf8: bytes + Array("a".utf8))
      let layout = TextLayout(text, width: 400, shaper: shaper)
      var boxes: [LineBox] = []
      layout.forEachBox(inLine: 0) { boxes.append($0) }
      #expect(boxes.map(\.utf8Range) == [0..<bytes.count, bytes.count..<bytes.count + 1], "\(row)")
      let box = try #require(boxes.first)
      #expect(box.maxX > 0, "\(row)")
      for x in stride(from: 0, to: box.maxX, by: 2.5) {
        let hit = layout.hit(at: Point(x: x, y: 10))
        #expect(hit.utf8Range == box.utf8Range && hit.region == .cluster, "\(row) at \(x)")
      }
      #expect(
        layout.hit(at: Point(x: box.maxX, y: 10)).utf8Range == boxes.last?.utf8Range, "\(row)")
      count += 1
    }
    if UnicodeVersions.unicode == "15.0" { #expect(count == 4_733) }
  }

  @Test func `each fully qualified emoji is two cells wide`() throws {
    var count = 0
    try emoji.forEachLine { row in
      let fields = row.fields()
      guard fields[1].description == "fully-qualified" else { return }
      let bytes = fields[0].scalars().text
      let cells = ScalarProperties.shared.cellWidth(of: bytes.span, 0..<bytes.count)
      #expect(cells == 2, "\(row)")
      count += 1
    }
    if UnicodeVersions.unicode == "15.0" { #expect(count == 3_655) }
  }
}
