import TapUnicode
import Testing

private let classes = UnicodeDataFile("BidiTest.txt")
private let characters = UnicodeDataFile("BidiCharacterTest.txt")

@Suite(
  .enabled(if: classes.isInstalled, Comment(rawValue: needsUnicodeData)),
  .enabled(if: versionsAgree, Comment(rawValue: needsSameVersion)))
struct BidiTests {
  /// In parts, so that they run side by side; the counts add up to 770,241.
  @Test(arguments: zip(0..<4, [195_118, 205_828, 184_177, 185_118]))
  func `levels pass BidiTest by order and parity (IC-10)`(part: Int, count: Int) throws {
    let run = try BidiClassRun(classes.bytes(), part: part, of: 4)
    #expect(run.failures == [])
    #expect(run.count == count || UnicodeVersions.unicode != "15.0")
  }

  @Test(
    .enabled(
      if: UnicodeVersions.icu.hasPrefix("72."), "the differences counted are those of ICU 72"))
  func `levels pass BidiCharacterTest but for what ICU 72 does otherwise (IC-11)`() throws {
    let run = try BidiCharacterRun(characters)
    #expect(run.count == 91_707)
    #expect(run.failures == [])
    #expect(
      run.differences == [
        .isolatesInOverrides: 4, .bracketsAcrossEmbeddings: 16, .markAfterLastBracket: 9,
        .deepBrackets: 1, .oneDirection: 1,
      ])
  }
}
