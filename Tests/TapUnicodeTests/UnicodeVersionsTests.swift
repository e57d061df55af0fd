import TapUnicode
import Testing

@Suite struct UnicodeVersionsTests {
  @Test(arguments: [UnicodeVersions.icu, UnicodeVersions.unicode])
  func `a version is numbers with points between them`(version: String) {
    let parts = version.split(separator: ".")
    #expect(parts.count >= 2 && parts.allSatisfy { Int($0) != nil })
  }

  @Test func `ICU is one that the package supports`() throws {
    let major = try #require(UnicodeVersions.icu.split(separator: ".").first.flatMap { Int($0) })
    #expect(major >= 70)
  }

  @Test func `a failure says what failed`() {
    let error = UnicodeError(service: "finding words", icuStatus: 7)
    #expect("\(error)" == "finding words failed (ICU status 7)")
    #expect(error.code == .outOfMemory)
    #expect(UnicodeError(service: "finding words", icuStatus: 2).code == .missingData)
    #expect(UnicodeError(service: "finding words", icuStatus: 1).code == .serviceFailed)
  }
}
