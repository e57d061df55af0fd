import TapText
import TapUnicode

/// The comparison of the identities that a link's text shows with where the link leads (LS-T1 to
/// LS-T5, LS-T7 to LS-T9).
struct IdentityComparison {
  let safety: LinkSafety
  /// The destination as a URL.
  let url: URLRecord
  /// Where the link leads in the end, behind redirectors.
  let target: URLRecord
  /// What of the host there someone registered.
  let owner: String
  /// Whether the destination is written relative to its document.
  let isRelative: Bool
  /// Whom a mail goes to, in lowercase.
  let recipients: [String]

  init(with url: URLRecord, leadingTo target: URLRecord, isRelative: Bool, by safety: LinkSafety) {
    self.safety = safety
    self.url = url
    self.target = target
    self.isRelative = isRelative
    owner = safety.owner(of: target.host)
    let mail = url.scheme == "mailto" ? MailDestination(url) : nil
    recipients = (mail?.everyone ?? []).map {
      String(decoding: $0.map(ASCII.lowercased), as: UTF8.self)
    }
  }

  /// What is wrong with an identity that is shown; `nil` where it is where the link leads.
  func finding(on identity: ShownIdentity.Kind) -> LinkFinding? {
    switch identity {
    case .host(let host): finding(on: host)
    case .mail(let address): finding(onMail: address)
    case .mention(let name): finding(onName: name, sign: "@", what: "a person")
    case .hashtag(let name): finding(onName: name, sign: "#", what: "a tag")
    case .phone(let digits): finding(onPhone: digits)
    case .path(let path): finding(onPath: path)
    }
  }

  /// The clause of a message that says where the link leads.
  private var leads: String {
    switch url.scheme {
    case "mailto": "the link writes a mail"
    case "tel": "the link calls a number"
    case "sms": "the link writes a message"
    case "file": "the link leads to a file"
    default: "the link leads to \(target.host.map(safety.shown) ?? "no host")"
    }
  }

  private func confirm(_ rule: String, _ shown: String) -> LinkFinding {
    LinkFinding(
      rule: rule, message: "the text shows \(shown), but \(leads)",
      verdict: safety.policy.isStrict ? .block : .confirm)
  }

  private func finding(onMail address: String) -> LinkFinding? {
    let shown = address.lowercased()
    guard url.scheme == "mailto" else {
      // Such as the archive of a mailing list.
      return mailOwner(of: shown) == owner ? nil : confirm("LS-T4", "a mail address")
    }
    guard recipients.contains(shown) else {
      let reads = recipients.contains { !forms($0).isDisjoint(with: forms(shown)) }
      return LinkFinding(
        rule: reads ? "LS-T5" : "LS-T4",
        message: "the text shows another mail address than the link writes to",
        verdict: safety.policy.isStrict ? .block : .confirm)
    }
    let host = address.split(separator: "@").last.map(String.init) ?? ""
    if let finding = findingOnLetters(of: host) { return finding }
    let own = mailOwner(of: shown)
    guard let other = recipients.first(where: { mailOwner(of: $0) != own }) else { return nil }
    return LinkFinding(
      rule: "LS-T4",
      message: "the text shows one mail address, but the mail also goes to \(PlainWord(other))",
      verdict: .confirm)
  }

  private func forms(_ address: String) -> Set<String> { DrawnReading.forms(of: address) }

  /// The owner of the host of a mail address.
  func mailOwner(of address: String) -> String {
    let host = address.split(separator: "@").last.map(String.init) ?? address
    return safety.publicSuffixes.registrableDomain(of: host) ?? host
  }

  private func finding(onPhone digits: String) -> LinkFinding? {
    guard url.scheme == "tel" || url.scheme == "sms" else {
      return url.isSpecial && target.path.contains(digits)
        ? nil : confirm("LS-T4", "a telephone number")
    }
    let path = String(decoding: url.path.utf8.percentDecoded(), as: UTF8.self)
    let isSame = path.split(separator: ",").contains {
      PhoneShape.isSame(PhoneShape.digits(of: String($0.prefix { $0 != ";" })), digits)
    }
    return isSame ? nil : confirm("LS-T4", "another telephone number")
  }

  private func finding(onName name: String, sign: String, what: String) -> LinkFinding? {
    if isRelative { return nil }
    guard url.isSpecial, case .domain(let host) = target.host else {
      return confirm("LS-T4", "the name of \(what), \(sign)\(PlainWord(name))")
    }
    let address = [target.path, target.query ?? "", target.fragment ?? ""]
      .joined(separator: "?").utf8.percentDecoded()
    let parts = String(decoding: address, as: UTF8.self).lowercased()
      .split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    let isNamed = parts.contains { $0 == name.lowercased() }
    if isNamed, NameHosts.contains(host, safety.owner(of: target.host)) { return nil }
    return LinkFinding(
      rule: "LS-T4",
      message: "the text shows the name of \(what), \(sign)\(PlainWord(name)), but \(leads)",
      verdict: isNamed ? .warn : safety.policy.isStrict ? .block : .confirm)
  }

  private func finding(onPath path: String) -> LinkFinding? {
    func decoded(_ path: String) -> String {
      String(decoding: path.utf8.percentDecoded(), as: UTF8.self).replacing("\\", with: "/")
    }
    let shown = decoded(path).drop { $0 == "~" }
    let real = decoded(target.path)
    if real == shown || real.hasSuffix("/" + shown.drop { $0 == "/" }) { return nil }
    if isRelative { return nil }
    if target.scheme == "file" { return confirm("LS-T8", "the path of another file") }
    let name = shown.split(separator: "/").last.map(String.init) ?? ""
    guard target.isSpecial, !real.lowercased().contains(name.lowercased()) else {
      return target.isSpecial ? nil : confirm("LS-T8", "the path of a file")
    }
    return LinkFinding(
      rule: "LS-T8", message: "the text shows the path of a file, but \(leads)", verdict: .warn)
  }
}

/// A word of a destination as a message may show it: in plain characters, and short.
struct PlainWord: CustomStringConvertible {
  let description: String

  init(_ word: String) {
    let escaped = word.unicodeScalars.prefix(40).map { scalar in
      (0x21...0x7E).contains(scalar.value)
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    description = escaped.joined()
  }
}

/// The sites on which a person or a tag has a page of that name.
private enum NameHosts {
  private static let owners: Set<String> = [
    "bitbucket.org", "bsky.app", "bsky.social", "codeberg.org", "dev.to", "facebook.com",
    "fosstodon.org", "gitee.com", "github.com", "gitlab.com", "hachyderm.io", "instagram.com",
    "keybase.io", "linkedin.com", "mastodon.social", "medium.com", "npmjs.com", "patreon.com",
    "pinterest.com", "producthunt.com", "reddit.com", "snapchat.com", "sr.ht", "stackoverflow.com",
    "t.me", "telegram.me", "threads.net", "tiktok.com", "tumblr.com", "twitch.tv", "twitter.com",
    "vk.com", "weibo.com", "x.com", "youtube.com",
  ]

  static func contains(_ host: String, _ owner: String) -> Bool {
    owners.contains(owner) || host == "matrix.to"
  }
}

extension LinkSafety {
  /// Returns what of a host someone registered, or the host itself.
  func owner(of host: URLHost?) -> String {
    guard let host else { return "" }
    guard case .domain(let name) = host else { return host.serialized }
    return entry(for: name).owner
  }

  /// Returns a host as people may see it.
  func shown(_ host: URLHost) -> String {
    guard case .domain(let name) = host else { return host.serialized }
    return entry(for: name).display.host.text
  }
}
