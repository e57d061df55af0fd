import FoundationEssentials
import TapMarkup
import TapTestSupport
import TapText
import Testing

/// Each `corpus/markup/*.md` with the dump of its text beside it in `*.golden`.
///
/// `TAP_ACCEPT=1` writes the dumps anew; read what differs before you commit it.
@Suite struct GoldenTests {
  static let sources = CorpusFile.all(in: "markup").filter { $0.path.hasSuffix(".md") }
  static let accepts = ProcessInfo.processInfo.environment["TAP_ACCEPT"] == "1"

  @Test func `the corpus holds Markdown`() {
    #expect(Self.sources.count >= 10)
  }

  @Test(arguments: sources)
  func `a source reads as its dump says`(_ source: CorpusFile) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: source.path)))
    let found = dump(try MarkdownParser.parse(bytes))
    let path = source.path.dropLast(3) + ".golden"
    if Self.accepts { try Data(found.utf8).write(to: URL(filePath: String(path))) }
    let wanted = try String(contentsOfFile: String(path), encoding: .utf8)
    #expect(found == wanted)
  }

  @Test(arguments: sources)
  func `each link begins at its bracket, and the text ends with its last letter`(
    _ source: CorpusFile
  ) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: source.path)))
    try expectSoundness(of: MarkdownParser.parse(bytes), from: bytes)
  }

  @Test(arguments: sources)
  func `a letter put where a link begins shows up right before its text`(
    _ source: CorpusFile
  ) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: source.path)))
    try expectInsertedLetters(before: MarkdownParser.parse(bytes), in: bytes)
  }
}
