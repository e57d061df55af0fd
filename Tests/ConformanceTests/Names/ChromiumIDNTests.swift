import FoundationEssentials
import TapLinks
import TapTestSupport
import Testing

private let file = SharedFile("chromium-idn/idn_cases.json")
private let domains = SharedFile("chromium-idn/test_domains.list")

@Suite(.enabled(if: file.exists && domains.exists, Comment(rawValue: needsSharedFile)))
struct ChromiumIDNTests {
  /// A host, and whether Chromium shows it in Unicode.
  private struct Case: Decodable {
    var ascii: String
    var unicode: String
    var expected: String
    /// The one platform on which it is so.
    var only: String?
  }

  private struct Cases: Decodable { var cases: [Case] }

  @Test func `hosts are shown as Chromium shows them on Linux`() throws {
    let protected = try domains.text().split(separator: "\n").filter { !$0.hasPrefix("#") }
    let display = IDNDisplay(protecting: protected.map(String.init))
    let cases = try JSONDecoder().decode(Cases.self, from: Data(file.bytes())).cases
      .filter { $0.only == nil }
    let failures = cases.filter { each in
      display.host(each.ascii).text != (each.expected == "safe" ? each.unicode : each.ascii)
    }
    print("Chromium IDN display: \(cases.count - failures.count)/\(cases.count)")
    #expect(failures.map { "\($0.ascii) \($0.unicode) \($0.expected)" } == [])
    #expect(cases.count == 457)
  }
}
