import TapLinks
import TapTestSupport
import TapUnicode

extension FuzzTarget {
  /// Names of hosts map to ASCII and back for good, are shown without what deceives, and have a
  /// registrable domain that is theirs.
  static let names = FuzzTarget(name: "names") { bytes in
    guard bytes.count <= 2_000 else { return }
    var input = FuzzInput(bytes)
    let limit = input.number(below: 80)
    let host = input.text()
    show(host)
    checkMapping(of: host, .strict)
    checkMapping(of: host, .whatwg)
    checkSuffixes(of: host)
    checkDisplay(of: host, limit: limit)
  }

  private static let display = IDNDisplay()

  private static func checkMapping(of host: String, _ mapping: DomainMapping) {
    guard let ascii = mapping.toASCII(host).validName else { return }
    require(ascii.utf8.allSatisfy { $0 < 0x80 }, "\(ascii) is ASCII")
    require(mapping.toASCII(ascii).validName == ascii, "\(ascii) maps to itself")
    guard let unicode = mapping.toUnicode(ascii).validName else { return }
    require(mapping.toASCII(unicode).validName == ascii, "\(unicode) maps back to \(ascii)")
    require(mapping.toUnicode(unicode).validName == unicode, "\(unicode) maps to itself")
  }

  private static func checkSuffixes(of host: String) {
    let list = PublicSuffixList.builtIn
    guard let domain = list.registrableDomain(of: host) else { return }
    guard let suffix = list.publicSuffix(of: host) else {
      return require(false, "\(domain) has a public suffix")
    }
    require(domain.hasSuffix("." + suffix), "\(domain) is one label before \(suffix)")
    require(list.registrableDomain(of: domain) == domain, "\(domain) is its own domain")
    require(list.registrableDomain(of: suffix) == nil, "\(suffix) has no owner")
  }

  private static func checkDisplay(of host: String, limit: Int) {
    let shown = DomainDisplay(host, idn: display)
    require(!shown.text.unicodeScalars.contains(where: isDeceptive), "\(shown.text) hides nothing")
    require(shown.text.hasSuffix(shown.registrableText), "\(shown.text) ends in its domain")
    let elided = shown.elided(to: limit)
    require(elided.text.hasSuffix(shown.registrableText), "\(elided.text) keeps its domain")
    let isShort = elided.text.unicodeScalars.count <= limit
    let isDomainAlone = elided.text.hasSuffix("\u{2026}" + shown.registrableText)
    require(
      isShort || isDomainAlone || elided.text == shown.registrableText, "\(elided.text) is short")
    guard !shown.host.concerns.contains(.undecodable) else { return }
    // Labels that are none beside others (RFC 5893) are shown all the same (LS-B5).
    guard let ascii = DomainMapping.whatwg.toASCII(shown.text).validName else { return }
    require(ascii == shown.host.ascii, "\(shown.text) leads to \(shown.host.ascii)")
    require(display.host(shown.text).text == shown.text, "\(shown.text) is shown as it is shown")
  }

  /// Whether a scalar moves, hides or parts what is beside it.
  private static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    let traits = ScalarProperties.shared[scalar.value]
    return traits.isIgnorable || traits.isWhiteSpace || scalar.value < 0x21 || scalar.value == 0x7F
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
