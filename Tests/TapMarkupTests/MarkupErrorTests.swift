import TapMarkup
import TapText
import Testing

@Suite struct MarkupErrorTests {
  @Test(
    arguments: [
      ([0x61, 0xFF], 1, 1, 2),
      ([0x80], 0, 1, 1),
      ([0x61, 0x0A, 0xC3, 0xA4, 0xC3], 4, 2, 2),
      ([0x0D, 0x0A, 0x0D, 0xE2, 0x82], 3, 3, 1),
      ([0xEF, 0xBB, 0xBF, 0xED, 0xA0, 0x80], 3, 1, 2),
      ([0x09, 0xF0, 0x9F, 0x98, 0x80, 0xF4, 0x90, 0x80, 0x80], 5, 1, 3),
    ] as [([UInt8], Int, Int, Int)])
  func `ill-formed UTF-8 names its byte, line and column`(
    source: [UInt8], offset: Int, line: Int, column: Int
  ) {
    let error = #expect(throws: MarkupError.self) { try MarkdownParser.parse(source) }
    #expect(error?.code == .illFormedUTF8)
    #expect(error?.offset == offset)
    #expect(error?.position == SourcePosition(line: line, column: column))
  }

  @Test func `a source past the limit is refused before it is read`() {
    let source = [UInt8](repeating: 0xFF, count: MarkdownParser.sourceLimit + 1)
    let error = #expect(throws: MarkupError.self) { try MarkdownParser.parse(source) }
    #expect(error?.code == .sourceTooLong)
    #expect(error?.description.contains("67108864") == true)
  }

  @Test func `an error says what, where and at which byte`() {
    let error = #expect(throws: MarkupError.self) {
      try MarkdownParser.parse([0x61, 0x0A, 0xFF])
    }
    #expect(error?.description == "ill-formed UTF-8 at line 2, column 1 (byte 2)")
  }
}
