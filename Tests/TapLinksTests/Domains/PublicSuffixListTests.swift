import FoundationEssentials
import TapLinks
import TapTestSupport
import Testing

@Suite struct PublicSuffixListTests {
  private let list = PublicSuffixList.builtIn

  @Test(arguments: [
    ("example.com", "example.com", "com"), ("a.b.example.co.uk", "example.co.uk", "co.uk"),
    ("WWW.Example.COM.", "example.com", "com"), ("www.ck", "www.ck", "ck"),
    ("b.test.ck", "b.test.ck", "test.ck"), ("a.b.nosuchthing", "b.nosuchthing", "nosuchthing"),
    ("www.b\u{FC}cher.de", "b\u{FC}cher.de", "de"),
    ("www.xn--bcher-kva.de", "xn--bcher-kva.de", "de"),
    (
      "A.\u{98DF}\u{72EE}\u{3002}\u{516C}\u{53F8}.cn", "\u{98DF}\u{72EE}.\u{516C}\u{53F8}.cn",
      "\u{516C}\u{53F8}.cn"
    ),
    (String(repeating: "a.", count: 2_000) + "example.co.uk", "example.co.uk", "co.uk"),
  ])
  func `a host has a public suffix and a registrable domain`(
    host: String, domain: String, suffix: String
  ) {
    #expect(list.registrableDomain(of: host) == domain)
    #expect(list.publicSuffix(of: host) == suffix)
  }

  @Test(arguments: ["com", "co.uk", "COM.", "nosuchthing", "test.ck"])
  func `a public suffix is nobody's own`(host: String) {
    #expect(list.registrableDomain(of: host) == nil)
    #expect(list.publicSuffix(of: host) != nil)
  }

  @Test(arguments: [
    "", ".", ".com", "a..com", "1.2.3.4", "0x7f.1", "256", "[::1]", "a b.com", "a/b.com", "::1",
    "a.0x7F", "a%2Eb.com", "\u{FFFD}.com",
  ])
  func `what is no name has neither`(host: String) {
    #expect(list.registrableDomain(of: host) == nil)
    #expect(list.publicSuffix(of: host) == nil)
  }

  @Test(arguments: [
    "com", "COM", "uk", "ck", "zip", "museum", "arpa", "xn--fiqs8s", "XN--FIQS8S",
    "\u{4E2D}\u{56FD}", "\u{0440}\u{0444}", "\u{0420}\u{0424}", "xn--vermgensberatung-pwb",
    "verm\u{F6}gensberatung", "vermo\u{308}gensberatung", "\u{FF43}\u{FF4F}\u{FF4D}",
  ])
  func `LD-7: a top-level domain is known in any case and form`(label: String) {
    #expect(list.isKnownTopLevelDomain(label))
    // A second answer comes from what the first one left.
    #expect(list.isKnownTopLevelDomain(label))
  }

  @Test(arguments: [
    "", ".", "co.uk", "nosuchthing", "html", "github", "local", "c", "com.", ".com", "com\u{0}",
    "\u{1F60E}", "*", "-", "blogspot", String(repeating: "a", count: 64),
  ])
  func `LD-7: anything else is none`(label: String) {
    #expect(!list.isKnownTopLevelDomain(label))
    #expect(!list.isKnownTopLevelDomain(label))
  }

  @Test func `labels that share a slot of the cache keep their own answers`() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let labels = letters.flatMap { a in letters.flatMap { b in letters.map { "\(a)\(b)\($0)" } } }
    let first = labels.map(list.isKnownTopLevelDomain)
    let second = labels.reversed().map(list.isKnownTopLevelDomain)
    #expect(first == second.reversed())
    let known = Set(zip(labels, first).filter(\.1).map(\.0))
    #expect(known.isSuperset(of: ["com", "net", "org", "biz", "app", "dev"]))
    #expect(known.isDisjoint(with: ["txt", "abc1", "exe"]))
  }

  @Test func `a look-up in ASCII allocates nothing`() {
    let label = Array("example".utf8)
    let other = Array("com".utf8)
    _ = list.isKnownTopLevelDomain(label.span)
    _ = list.isKnownTopLevelDomain(other.span)
    let cost = AllocationCounter.count {
      for _ in 0..<100 {
        _ = list.isKnownTopLevelDomain(label.span)
        _ = list.isKnownTopLevelDomain(other.span)
      }
    }
    #expect(cost.allocations == 0)
  }

  @Test func `LS-A8: the version tells lists apart`() throws {
    #expect(list.version.utf8.count > 12)
    let first = try loaded("// ===BEGIN ICANN DOMAINS===\ncom\nco.uk\n// ===END ICANN DOMAINS===\n")
    let second = try loaded(
      "// ===BEGIN ICANN DOMAINS===\ncom\nme.uk\n// ===END ICANN DOMAINS===\n")
    #expect(Set([list.version, first.version, second.version]).count == 3)
  }

  @Test func `a newer list can be given`() throws {
    let rules = "// ===BEGIN ICANN DOMAINS===\nnew\nfree.new\n// ===END ICANN DOMAINS===\n"
    let newer = try loaded(rules)
    #expect(newer.isKnownTopLevelDomain("new"))
    #expect(!newer.isKnownTopLevelDomain("com"))
    #expect(newer.registrableDomain(of: "a.b.free.new") == "b.free.new")
    #expect(newer.registrableDomain(of: "a.b.new") == "b.new")
  }

  @Test func `a file that is no list is an error that names it`() throws {
    for (text, code) in [("", PublicSuffixListError.Code.notAList), ("com\n", .notAList)] {
      let error = #expect(throws: PublicSuffixListError.self) { try loaded(text) }
      #expect(error?.code == code)
    }
    let path = "/nonexistent/list.dat"
    let error = #expect(throws: PublicSuffixListError.self) {
      try PublicSuffixList(contentsOfFile: path)
    }
    #expect(error?.code == .unreadable)
    #expect(error?.description.hasPrefix(path) == true)
  }

  /// Writes a list to a file of its own and reads it back.
  private func loaded(_ text: String) throws -> PublicSuffixList {
    let name = "tapline-list-\(UInt64.random(in: 0 ... .max))"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try PublicSuffixList(contentsOfFile: url.path)
  }
}
