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
  func `levels pass BidiTest exactly`(part: Int, count: Int) throws {
    let run = try BidiClassRun(classes.bytes(), part: part, of: 4)
    print("BidiTest, part \(part): \(run.count - run.failures.count) of \(run.count)")
    #expect(run.failures == [])
    #expect(run.count == count || UnicodeVersions.unicode != "15.0")
  }

  @Test func `levels pass BidiCharacterTest exactly`() throws {
    let run = try BidiCharacterRun(characters)
    print("BidiCharacterTest: \(run.count - run.failures.count) of \(run.count)")
    #expect(run.failures == [])
    #expect(run.count == 91_707 || UnicodeVersions.unicode != "15.0")
  }
}
