internal import TapUnicode

/// How the hosts of links are shown: in the letters that people read, but only where no other host
/// can be mistaken for them (LS-I1 to LS-I10).
///
///     let display = IDNDisplay()
///     display.host("xn--bcher-kva.de").text  // "bücher.de"
///     display.host("xn--80ak6aa92e.com").text  // "xn--80ak6aa92e.com", Cyrillic that reads "apple"
///
/// The steps are those of Chromium of January 2023, over the data of UTS #39 that ICU has. A host is
/// shown label by label; the last step compares it as a whole with the protected domains.
public struct IDNDisplay: Sendable {
  let protected: ProtectedDomains

  /// Makes a policy that protects some domains from imitations.
  ///
  /// A domain covers all that is below it. They are given in Unicode or ASCII.
  ///
  /// - Complexity: O(*n*) for *n* domains, about a microsecond each.
  public init(protecting domains: [String] = IDNDisplay.oftenImitated) {
    protected = ProtectedDomains(domains)
  }

  /// Returns a host as it may be shown.
  ///
  /// - Complexity: O(*n*) but for Punycode, which is quadratic in a label.
  public func host(_ host: String) -> DisplayedHost {
    guard let ascii = DomainMapping.whatwg.toASCII(host).validName else {
      return Self.refused(host)
    }
    let labels = ascii.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let top = TopLevelDomain(labels: labels)
    var shown = DisplayedHost(labels: labels.map { Self.label($0, under: top) })
    guard shown.labels.contains(where: { $0.text != $0.ascii }) else { return shown }
    shown.imitated = protected.domain(imitatedBy: shown.text)
    if shown.imitated != nil {
      for k in shown.labels.indices { shown.labels[k].text = shown.labels[k].ascii }
    }
    return shown
  }

  /// Shows a label by the steps before the last.
  private static func label(_ ascii: String, under top: TopLevelDomain) -> DisplayedHost.Label {
    let plain = DisplayedHost.Label(ascii: ascii, text: ascii)
    guard ascii.hasPrefix("xn--"), !ascii.hasSuffix("-") else { return plain }
    guard let text = DomainMapping.strict.labelToUnicode(ascii).validName else {
      return DisplayedHost.Label(ascii: ascii, text: ascii, concern: .undecodable)
    }
    if let concern = IDNLabel(text).concern(under: top) {
      return DisplayedHost.Label(ascii: ascii, text: ascii, concern: concern)
    }
    return DisplayedHost.Label(ascii: ascii, text: text)
  }

  /// Shows what is no host, in ASCII whatever it is.
  private static func refused(_ host: String) -> DisplayedHost {
    let text = host.unicodeScalars.map { scalar in
      scalar.value > 0x20 && scalar.value < 0x7F
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
    let concern: IDNConcern? = host.isEmpty ? nil : .undecodable
    return DisplayedHost(labels: [.init(ascii: text, text: text, concern: concern)])
  }
}

/// Whether a host is an IPv6 address in brackets, by its characters.
private func isIPv6Literal(_ host: String) -> Bool {
  guard host.hasPrefix("["), host.hasSuffix("]") else { return false }
  return host.utf8.dropFirst().dropLast().allSatisfy { byte in
    switch byte {
    case 0x2E, 0x30...0x3A, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
