import TapLinks
import Testing

@Suite struct URLRecordTests {
  @Test func `a URL has its parts`() throws {
    let url = try #require(URLRecord("HTTPS://u:p@EXAMPLE.com:8080/a/b?c=d#e"))
    #expect(url.scheme == "https" && url.isSpecial && !url.hasOpaquePath)
    #expect(url.username == "u" && url.password == "p" && url.hasCredentials)
    #expect(url.host == .domain("example.com") && url.port == 8080)
    #expect(url.path == "/a/b" && url.query == "c=d" && url.fragment == "e")
  }

  @Test(arguments: [
    ("HTTPS://EXAMPLE.com.:443/%7Ea", "https://example.com/~a"),
    ("https://a/%e2%82%ac?%41#%2d", "https://a/%E2%82%AC?A#-"),
    ("http://0x7f.1", "http://127.0.0.1/"),
  ])
  func `LS-P14: what leads to the same place is equal for comparing, not for display`(
    one: String, other: String
  ) throws {
    let first = try #require(URLRecord(one))
    let second = try #require(URLRecord(other))
    #expect(first.comparisonForm == second.comparisonForm)
    #expect(second.comparisonForm == second.serialized)
  }

  @Test(arguments: [
    ("https://a/%2F", "https://a//"), ("https://a/A", "https://a/a"), ("https://a", "http://a"),
    ("https://a:81/", "https://a/"), ("https://a/?", "https://a/"),
  ])
  func `LS-P14: what may lead elsewhere is not equal`(one: String, other: String) throws {
    let first = try #require(URLRecord(one))
    let second = try #require(URLRecord(other))
    #expect(first.comparisonForm != second.comparisonForm)
  }

  @Test(arguments: [
    ("/a/b.md", "file:///a/b.md"), ("/50% done?#1.md", "file:///50%25%20done%3F%231.md"),
    ("/a\\b", "file:///a%5Cb"), ("/C|/x", "file:///C%7C/x"), ("/C:/x", "file:///C%3A/x"),
    ("/\u{E9}/", "file:///%C3%A9/"), ("/a/../b", "file:///b"), ("//h/x", "file:////h/x"),
  ])
  func `the path of a file makes a URL that means this file`(path: String, url: String) {
    #expect(URLRecord(filePath: path)?.serialized == url)
    #expect(URLRecord(filePath: String(path.dropFirst()))?.serialized != url)
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("10.1.2.3", true), ("172.16.0.1", true), ("172.32.0.1", false),
    ("192.168.1.1", true), ("169.254.169.254", true), ("100.64.0.1", true), ("0.0.0.0", true),
    ("224.0.0.1", true), ("255.255.255.255", true), ("8.8.8.8", false), ("[::1]", true),
    ("[::]", true), ("[fe80::1]", true), ("[fc00::1]", true), ("[fd12::]", true),
    ("[ff02::1]", true), ("[::ffff:10.0.0.1]", true), ("[::ffff:8.8.8.8]", false),
    ("[64:ff9b::127.0.0.1]", true), ("[2002:7f00:1::]", true), ("[2002:808:808::]", false),
    ("[2001:db8::1]", false),
  ])
  func `addresses that lead out are told from those that do not`(
    address: String, isLocal: Bool
  ) throws {
    switch try #require(URLRecord("http://\(address)/")?.host) {
    case .ipv4(let address): #expect(address.isLocal == isLocal)
    case .ipv6(let address): #expect(address.isLocal == isLocal)
    default: Issue.record("no address")
    }
  }
}
