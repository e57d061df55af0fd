import TapText
import Testing

@Suite struct BoundariesTests {
  @Test(arguments: [
    ("Hello, world.\nBye", 0, 0..<5), ("Hello, world.\nBye", 4, 0..<5),
    ("Hello, world.\nBye", 5, 5..<6), ("Hello, world.\nBye", 13, 13..<14),
    ("Hello, world.\nBye", 16, 14..<17), ("can't stop", 3, 0..<5), ("3.14 m", 2, 0..<4),
    ("a\r\nb", 2, 1..<3), ("\u{1F1E7}\u{1F1F7}\u{1F1E7}\u{1F1F7}", 9, 8..<16),
  ])
  func `a byte widens to its word`(text: String, offset: Int, word: Range<Int>) throws {
    #expect(try AttributedText(text).wordRange(at: offset) == word)
    #expect(try AttributedText(text, chunkSize: 16).wordRange(at: offset) == word)
  }

  @Test(arguments: [
    ("One. Two", 2, 0..<5), ("One. Two", 6, 5..<8), ("One\nTwo", 1, 0..<4),
    ("Mr. x said", 5, 0..<10),
    // VT and FF end a paragraph but no sentence (UAX #29, Sentence_Break Sp).
    ("one\u{B}two\u{C}three. Four", 1, 0..<15), ("one\u{B}two\u{C}three. Four", 10, 0..<15),
    ("one\u{2029}two", 1, 0..<6), ("one\u{85}two", 6, 5..<8),
  ])
  func `a byte widens to its sentence`(text: String, offset: Int, sentence: Range<Int>) throws {
    #expect(try AttributedText(text).sentenceRange(at: offset) == sentence)
  }

  @Test func `line segments end where a line may`() throws {
    let text = AttributedText("one two-three\nfour")
    #expect(try text.lineSegmentRange(at: 1) == 0..<4)
    #expect(try text.lineSegmentRange(at: 5) == 4..<8)
    #expect(try text.lineSegmentRange(at: 12) == 8..<14)
  }

  @Test func `dictionaries cut Japanese and Thai`() throws {
    let japanese = AttributedText("\u{65E5}\u{672C}\u{8A9E}\u{306E}\u{6587}\u{7AE0}")
    #expect(try japanese.wordRange(at: 9, locale: "ja") == 9..<12)
    let thai = AttributedText("\u{E01}\u{E34}\u{E19}\u{E02}\u{E49}\u{E32}\u{E27}")
    #expect(try thai.wordRange(at: 0, locale: "th") == 0..<9)
  }

  @Test(arguments: [-1, 3, 4])
  func `there is nothing outside of the text`(offset: Int) throws {
    let text = AttributedText("abc")
    #expect(try text.wordRange(at: offset) == nil)
    #expect(try text.sentenceRange(at: offset) == nil)
    #expect(try text.lineSegmentRange(at: offset) == nil)
    #expect(text.clusterRange(at: offset) == nil)
  }
}
