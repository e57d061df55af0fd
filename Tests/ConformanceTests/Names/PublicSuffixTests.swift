import TapLinks
import TapTestSupport
import Testing

private let cases = SharedFile("psl/tests.txt")
private let rules = SharedFile("psl/public_suffix_list.dat")

@Suite(.enabled(if: cases.exists && rules.exists, Comment(rawValue: needsSharedFile)))
struct PublicSuffixTests {
  @Test func `registrable domains pass the list's own tests`() throws {
    let list = try PublicSuffixList(contentsOfFile: rules.path)
    var count = 0
    var failures: [String] = []
    for line in try cases.text().split(separator: "\n") where !line.hasPrefix("//") {
      // A name and its registrable domain, of which either may be null.
      let words = line.split(separator: " ").map { $0 == "null" ? nil : String($0) }
      count += 1
      if list.registrableDomain(of: words[0] ?? "") != words[1] { failures.append(String(line)) }
    }
    print("public suffix: \(count - failures.count)/\(count)")
    #expect(failures == [])
    #expect(count == 78)
  }
}
