import TapTestSupport
import TapUnicode
import Testing

@Suite struct DomainMappingTests {
  @Test(arguments: [
    ("example.com", "example.com"), ("EXAMPLE.com", "example.com"),
    ("b\u{FC}cher.de", "xn--bcher-kva.de"), ("Bu\u{308}cher.DE", "xn--bcher-kva.de"),
    ("\u{666E}\u{904D}\u{3002}\u{6211}\u{7231}\u{4F60}", "xn--tkvz54g.xn--6qq986b3xl"),
    ("fa\u{DF}.de", "xn--fa-hia.de"), ("xn--fa-hia.de", "xn--fa-hia.de"),
    ("pay\u{200B}pal.com", "paypal.com"), ("\u{FF45}xample\u{FF0E}com", "example.com"),
    ("1.2.3.4", "1.2.3.4"), ("example.com.", "example.com."),
  ])
  func `a good name maps to the same ASCII for the name system and for a browser`(
    name: String, ascii: String
  ) {
    #expect(DomainMapping.strict.toASCII(name).validName == ascii)
    #expect(DomainMapping.whatwg.toASCII(name).validName == ascii)
  }

  @Test(arguments: [
    ("a..b", DomainErrors.emptyLabel), ("-a.b", .leadingHyphen), ("a-.b", .trailingHyphen),
    ("ab--c.d", .thirdAndFourthHyphen), ("\u{301}a.b", .leadingMark),
    ("a_b.c", .disallowedCodePoint), ("a\u{2260}b.c", .disallowedCodePoint),
    ("a\u{378}.c", .disallowedCodePoint), ("xn--zzzzzzz999.com", .invalidPunycode),
    ("xn--a.com", .invalidACELabel), ("\u{5D0}a.com", .bidiRule),
    ("a\u{200D}b.com", .joinerContext),
    (String(repeating: "a", count: 64) + ".com", .labelTooLong),
    (String(repeating: "a.", count: 127) + "aa", .nameTooLong),
    (String(repeating: "\u{4E00}", count: 1_400), .nameTooLong),
  ])
  func `the name system refuses a bad name and tells why`(name: String, error: DomainErrors) {
    let result = DomainMapping.strict.toASCII(name)
    #expect(result.validName == nil)
    #expect(result.errors.contains(error))
    #expect(!result.errors.messages.isEmpty)
  }

  @Test(arguments: [
    ("a..b", "a..b"), ("-a-.B", "-a-.b"), ("ab--c.d", "ab--c.d"), ("a_b.c", "a_b.c"),
    ("xn--zzzzzzz999.com", "xn--zzzzzzz999.com"), ("XN--A.com", "xn--a.com"),
    ("a_\u{FC}.c", "xn--a_-yka.c"), ("ab--\u{FC}.d", "xn--ab---3ra.d"),
  ])
  func `a browser minds no hyphens, underscores and lengths, and validates no ASCII`(
    name: String, ascii: String
  ) {
    #expect(DomainMapping.whatwg.toASCII(name).validName == ascii)
  }

  @Test func `ASCII of any length passes a browser`() {
    let name = String(repeating: "a", count: 5_000)
    #expect(DomainMapping.whatwg.toASCII(name).validName == name)
  }

  @Test(arguments: [
    "a b", "a%62c", "a\u{0}b", "a\u{7F}b", "a/b", "a:b", "a@b", "a[b", "a\\b", "a^b", "a|b", "a<b",
    "a>b", "a#b", "a?b", "a]b", "evil.c\u{2100}.example", "a\u{FF0F}b.c", "a\u{FF20}b.c",
    "a\u{FE64}b",
  ])
  func `LS-P7: a name that maps to a delimiter of addresses is forbidden`(name: String) {
    let result = DomainMapping.whatwg.toASCII(name)
    #expect(result.errors.contains(.forbiddenCodePoint) || result.errors == .disallowedCodePoint)
    #expect(DomainMapping.strict.toASCII(name).validName == nil)
  }

  @Test(arguments: ["", "\u{AD}", "\u{200B}"])
  func `a name of which nothing is left is no name`(name: String) {
    #expect(DomainMapping.whatwg.toASCII(name).errors == .emptyName)
    #expect(DomainMapping.strict.toASCII(name).validName == nil)
  }

  @Test func `ill-formed bytes are disallowed`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62]
    #expect(DomainMapping.whatwg.toASCII(bytes.span).errors.contains(.disallowedCodePoint))
  }

  @Test(arguments: [
    ("xn--bcher-kva.de", "b\u{FC}cher.de"), ("XN--BCHER-KVA.de", "b\u{FC}cher.de"),
    ("xn--i-7iq.ws", "i\u{2764}.ws"), ("example.com", "example.com"),
  ])
  func `ASCII maps back to what people read`(ascii: String, name: String) {
    #expect(DomainMapping.strict.toUnicode(ascii).validName == name)
  }

  @Test func `a label is mapped whatever stands beside it`() {
    #expect(DomainMapping.strict.labelToUnicode("xn--bcher-kva").validName == "b\u{FC}cher")
    #expect(DomainMapping.strict.labelToUnicode("a.b").errors == .labelHasDot)
    #expect(DomainMapping.strict.labelToUnicode("xn--a").errors == .invalidACELabel)
  }

  @Test(arguments: 0..<200)
  func `mapping to ASCII and back and again changes nothing more`(seed: Int) {
    let name = randomText(seed: seed, count: seed % 24)
    for mapping in [DomainMapping.strict, .whatwg] {
      guard let ascii = mapping.toASCII(name).validName else { continue }
      #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
      #expect(mapping.toASCII(ascii).validName == ascii)
      guard let unicode = mapping.toUnicode(ascii).validName else { continue }
      #expect(mapping.toASCII(unicode).validName == ascii)
    }
  }

  @Test func `tasks may share a mapping`() async {
    let names = await withTaskGroup(of: String?.self) { group in
      for k in 0..<32 {
        group.addTask { DomainMapping.strict.toASCII("b\u{FC}cher\(k).de").validName }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(names.count == 32)
    #expect(!names.contains(nil))
  }
}
