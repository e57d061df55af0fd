import FoundationEssentials
import TapMarkup
import TapTestSupport
import TapText
import Testing

/// Each source in `corpus/markup` with the dump of its text beside it in `*.golden`.
///
/// `TAP_ACCEPT=1` writes the dumps anew; read what differs before you commit it.
@Suite struct GoldenTests {
  static let sources = CorpusFile.all(in: "markup").filter { !$0.path.hasSuffix(".golden") }
  static let accepts = ProcessInfo.processInfo.environment["TAP_ACCEPT"] == "1"

  @Test(arguments: MarkupKind.allCases)
  func `the corpus holds sources of each markup`(_ kind: MarkupKind) {
    #expect(Self.sources.count { MarkupKind(of: $0) == kind } >= 10)
  }

  @Test(arguments: sources)
  func `a source reads as its dump says`(_ source: CorpusFile) throws {
    let kind = try #require(MarkupKind(of: source))
    let found = dump(try kind.parse(source.bytes()))
    // Where two sources differ in nothing but the extension, so do the dumps.
    let path = source.path + ".golden"
    if Self.accepts { try Data(found.utf8).write(to: URL(filePath: path)) }
    let wanted = try String(contentsOfFile: path, encoding: .utf8)
    #expect(found == wanted)
  }

  @Test(arguments: sources)
  func `each link begins at its mark, and the text ends with its last letter`(
    _ source: CorpusFile
  ) throws {
    let kind = try #require(MarkupKind(of: source))
    let bytes = try source.bytes()
    try expectSoundness(
      of: kind.parse(bytes), from: bytes, isLinkMark: kind.isLinkMark, imageMark: kind.imageMark)
  }
}
