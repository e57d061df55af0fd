import TapText
import TapUnicode

extension IdentityComparison {
  /// Compares a host that is shown with that of the target (LS-T1 to LS-T5, LS-T9).
  func finding(on shown: HostIdentity) -> LinkFinding? {
    if let scheme = shown.scheme, SchemeKind(scheme) != .ordinary, scheme == url.scheme {
      return nil
    }
    if isMailHost(shown) { return nil }
    guard target.isSpecial || target.host != nil, url.scheme != "file" || target.host != .empty
    else {
      let isOfAnotherKind = ["mailto", "tel", "sms"].contains(url.scheme)
      return verdict(
        isOfAnotherKind ? "LS-T4" : "LS-T1",
        "the text shows \(PlainWord(shown.drawn)), but \(leadsElsewhere)")
    }
    guard let address = read(shown), let seen = address.host else {
      return verdict(
        "LS-T1",
        "the text shows \(PlainWord(shown.drawn)), which looks like a host but is not a valid one")
    }
    if isSame(seen, port: shown.port) || leadsOn(address) {
      return findingOnSame(shown)
    }
    let real = target.host.map(safety.shown) ?? "no host"
    return verdict(
      rule(whyNot: seen, drawn: shown.drawn),
      "the text shows \(safety.shown(seen)), but the link leads to \(real)")
  }

  /// Whether the mail goes to a host that is shown without a scheme, as in `me at example.com`.
  private func isMailHost(_ shown: HostIdentity) -> Bool {
    guard url.scheme == "mailto", shown.scheme == nil, !recipients.isEmpty,
      let seen = read(shown)?.host
    else { return false }
    let host = shown.drawn.lowercased()
    return recipients.allSatisfy {
      $0 == host || $0.hasSuffix(" " + host) || mailOwner(of: $0) == safety.owner(of: seen)
    }
  }

  private func verdict(_ rule: String, _ message: String) -> LinkFinding {
    LinkFinding(
      rule: rule, message: message, verdict: safety.policy.isStrict ? .block : .confirm)
  }

  private var leadsElsewhere: String {
    switch url.scheme {
    case "mailto": "the link writes a mail"
    case "tel": "the link calls a number"
    case "sms": "the link writes a message"
    default: "the link leads to no host"
    }
  }

  private func read(_ shown: HostIdentity) -> URLRecord? {
    let isWeb = shown.scheme == "https" || shown.scheme == "http"
    return (isWeb ? URLRecord(shown.address) : URLRecord("https://" + shown.address))
      ?? URLRecord("https://\(shown.drawn)/")
  }

  /// Whether a host that is shown belongs to whom the target belongs to.
  private func isSame(_ seen: URLHost, port: UInt16?) -> Bool {
    guard seen.isMachine || target.host?.isMachine == true else {
      return safety.owner(of: seen) == owner
    }
    // On one machine the port says who answers.
    let isSameHost = seen == target.host || seen.isOwnMachine && target.host?.isOwnMachine == true
    let isSamePort = port == nil || port == (target.port ?? target.defaultPort)
    return isSameHost && isSamePort
  }

  /// Whether an address that is shown is itself one of a redirector that leads to the target.
  private func leadsOn(_ address: URLRecord) -> Bool {
    let end = RedirectorChain(from: address).target
    return end != address && safety.owner(of: end.host) == owner
  }

  /// What is odd about a host that is shown and is the target's.
  private func findingOnSame(_ shown: HostIdentity) -> LinkFinding? {
    if let finding = findingOnLetters(of: shown.drawn) { return finding }
    guard shown.scheme == "https", target.scheme == "http" else { return nil }
    return LinkFinding(
      rule: "LS-T9", message: "the text shows https, but the link is not encrypted",
      verdict: .warn)
  }

  /// What is odd about the letters of a host: as they are drawn they read like another one.
  func findingOnLetters(of drawn: String) -> LinkFinding? {
    let protected = safety.hosts.protected
    let reading = DrawnReading.host(drawn, withInitials: true)
    let imitated = protected.isProtected(reading, by: safety.publicSuffixes)
    guard
      DrawnReading.hasCapitalLookAlike(drawn)
        || imitated && reading != drawn.lowercased()
          && drawn.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    return LinkFinding(
      rule: "LS-T5",
      message: "the host \(PlainWord(drawn)) reads like \(PlainWord(reading)), but is another",
      verdict: imitated ? .confirm : .warn)
  }

  /// Returns the rule by whose trick, if any, a host was shown for that of the target.
  private func rule(whyNot seen: URLHost, drawn: String) -> String {
    guard case .domain(let seen) = seen, case .domain(let real) = target.host, seen != real else {
      return "LS-T1"
    }
    if real.hasPrefix(seen + ".") || real.hasPrefix(seen + "-") { return "LS-T3" }
    func forms(_ name: String) -> Set<String> {
      DrawnReading.forms(of: DomainMapping.whatwg.toUnicode(name).name)
    }
    let shown = forms(seen).union(DrawnReading.forms(of: DrawnReading.host(drawn)))
    return shown.isDisjoint(with: forms(real)) ? "LS-T1" : "LS-T5"
  }
}

extension URLHost {
  /// Whether the host is one machine: an address of numbers, or this one.
  fileprivate var isMachine: Bool { isAddress || isOwnMachine }

  /// Whether the host is this machine.
  fileprivate var isOwnMachine: Bool {
    switch self {
    case .ipv4(let address): "\(address)" == "127.0.0.1"
    case .ipv6(let address): "\(address)" == "::1"
    case .domain(let name): name == "localhost"
    case .opaque, .empty: false
    }
  }
}

extension URLRecord {
  /// The port where none is written.
  fileprivate var defaultPort: UInt16? {
    switch scheme {
    case "https", "wss": 443
    case "http", "ws": 80
    case "ftp": 21
    default: nil
    }
  }
}

extension ProtectedDomains {
  /// Whether a host is a protected domain or below one.
  func isProtected(_ host: String, by list: PublicSuffixList) -> Bool {
    contains(list.registrableDomain(of: host) ?? host)
  }
}
