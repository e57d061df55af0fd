import TapText
import TapUnicode

/// The comparison of addresses that a link's words show with where the link leads (LS-T1 to LS-T5,
/// LS-T7, LS-T9).
struct AddressComparison {
  private let safety: LinkSafety
  private let isMail: Bool
  /// Where the link leads in the end, behind redirectors.
  let target: URLRecord
  /// What of the host there someone registered.
  private let owner: String
  /// Whom a mail goes to, in small letters.
  private let recipients: Set<[UInt8]>

  init(with url: URLRecord, by safety: LinkSafety) {
    self.safety = safety
    isMail = url.scheme == "mailto"
    target = Redirector.target(of: url)
    owner = safety.owner(of: target.host)
    let mail = isMail ? MailDestination(url).recipients : []
    recipients = Set(mail.map { $0.map(ASCII.lowercased) })
  }

  /// Returns what is wrong with an address that is shown, if anything is.
  func finding(on address: DetectedLink, shownAs shown: [UInt8]) -> LinkFinding? {
    let isMailShown = address.kind == .email
    guard isMailShown == isMail else {
      return LinkFinding(
        rule: "LS-T4",
        message: isMail
          ? "the text shows an address of the web, but the link writes a mail"
          : "the text shows a mail address, but the link writes no mail",
        verdict: .confirm)
    }
    return isMail ? mailFinding(shown) : hostFinding(on: address, shownAs: shown)
  }

  private func mailFinding(_ shown: [UInt8]) -> LinkFinding? {
    let small = shown.map(ASCII.lowercased)
    let prefix = Array("mailto:".utf8)
    let address = small.starts(with: prefix) ? Array(small.dropFirst(prefix.count)) : small
    guard !recipients.contains(address) else { return nil }
    return LinkFinding(
      rule: "LS-T4", message: "the text shows another mail address than the link writes to",
      verdict: .confirm)
  }

  private func hostFinding(on address: DetectedLink, shownAs shown: [UInt8]) -> LinkFinding? {
    guard let seen = URLRecord(address.destination)?.host else { return nil }
    guard safety.owner(of: seen) != owner else {
      let isSecureInText = shown.prefix(6).map(ASCII.lowercased) == Array("https:".utf8)
      guard isSecureInText, target.scheme == "http" else { return nil }
      return LinkFinding(
        rule: "LS-T9", message: "the text shows https, but the link is not encrypted",
        verdict: .warn)
    }
    let real = target.host.map(safety.shown) ?? "no host"
    return LinkFinding(
      rule: rule(whyNot: seen),
      message: "the text shows \(safety.shown(seen)), but the link leads to \(real)",
      verdict: safety.policy.isStrict ? .block : .confirm)
  }

  /// Tells by what trick, if any, a host was shown for that of the target.
  private func rule(whyNot seen: URLHost) -> String {
    guard case .domain(let seen) = seen, case .domain(let real) = target.host else {
      return "LS-T1"
    }
    if real.hasPrefix(seen + ".") { return "LS-T3" }
    func skeletons(_ name: String) -> Set<String> {
      Set(HostSkeletons.skeletons(of: DomainMapping.whatwg.toUnicode(name).name))
    }
    return skeletons(seen).isDisjoint(with: skeletons(real)) ? "LS-T1" : "LS-T5"
  }
}

extension LinkSafety {
  /// Returns what of a host someone registered, or the host itself.
  fileprivate func owner(of host: URLHost?) -> String {
    guard let host else { return "" }
    guard case .domain(let name) = host else { return host.serialized }
    return publicSuffixes.registrableDomain(of: name) ?? name
  }

  /// Returns a host as people may see it.
  fileprivate func shown(_ host: URLHost) -> String {
    guard case .domain(let name) = host else { return host.serialized }
    return hosts.host(name).text
  }
}
