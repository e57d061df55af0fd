import TapLinks
import TapTestSupport
import Testing

private let file = SharedFile("uts58/17.0.0/LinkDetectionTest.txt")
private let domains = SharedFile("uts58/tlds-alpha-by-domain.txt")

/// UTS #58, LinkDetectionTest.txt.
///
/// It counts on the list of the IANA, which has the ASCII form of labels alone; libpsl knows the
/// Unicode form of each.
@Suite(.enabled(if: file.exists && domains.exists, Comment(rawValue: needsSharedFile)))
struct LinkDetectionTests {
  @Test(arguments: [("strict", DetectionProfile.uts58Strict), ("unicode", .unicode)])
  func `U58: every line has its links`(name: String, profile: DetectionProfile) throws {
    let detector = LinkDetector(profile: profile)
    let lines = try MarkedLine.all(in: file.text())
    var passed = 0
    for line in lines {
      let found = MarkedLine(line.text, detector.detect(in: line.text))
      #expect(found.marked == line.marked)
      if found.marked == line.marked { passed += 1 }
    }
    print("UTS #58 detection, \(name): \(passed)/\(lines.count)")
    #expect(lines.count == 344)
  }

  @Test func `LD-7: every top-level domain of the IANA's list is known once it is given`() throws {
    let labels = try domains.text().split(separator: "\n").filter { !$0.hasPrefix("#") }
    let given = TopLevelDomains(labels.map(String.init))
    #expect(labels.count == 1_439)
    for label in labels {
      #expect(given.contains(String(label)))
      #expect(given.contains(label.lowercased()))
    }
    #expect(!given.contains("invalid"))
  }
}
