import TapMarkup
import TapTestSupport
import Testing

@Suite struct InsertionTests {
  @Test(arguments: GoldenTests.sources.filter { MarkupKind(of: $0) == .markdown })
  func `a letter put where a link begins shows up right before its text`(
    _ source: CorpusFile
  ) throws {
    let bytes = try source.bytes()
    try expectInsertedLetters(before: MarkdownParser.parse(bytes), in: bytes)
  }
}
