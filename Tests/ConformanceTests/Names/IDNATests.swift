import TapTestSupport
import TapUnicode
import Testing

private let file = SharedFile("idna/15.0.0/IdnaTestV2.txt")

@Suite(.enabled(if: file.exists, Comment(rawValue: needsSharedFile)))
struct IDNATests {
  @Test(
    .enabled(if: UnicodeVersions.unicode == "15.0", "the file is that of Unicode 15.0"))
  func `names pass IdnaTestV2, to Unicode and to ASCII without transition`() throws {
    var count = 0
    var failures: [String] = []
    try IDNATestLine.forEach(in: file) { line in
      count += 1
      if !line.passes { failures.append(line.text) }
    }
    print("IdnaTestV2: \(count - failures.count)/\(count)")
    #expect(failures == [])
    #expect(count == 6_235)
  }
}
