import TapText
import TapUnicode

extension LinkExamination {
  /// Gives the scheme's verdict (LS-S1 to LS-S5, LS-S9).
  mutating func checkScheme() {
    guard let scheme = reading.scheme else { return }
    let verdict = policy.verdict(forScheme: scheme)
    if scheme == "file", verdict == .block { return checkFile() }
    if let imitated = imitatedScheme(of: scheme), policy.schemeVerdicts[scheme] == nil {
      return find("LS-S9", "\(scheme): is not \(imitated):", .block)
    }
    if verdict > .allow {
      let kind = SchemeKind(scheme)
      find(kind.rule, kind.message(for: scheme), verdict)
    }
    guard verdict < .block else { return }
    if let failure = reading.failure { checkFailure(failure) }
    if let url, SchemeKind(scheme) != .ordinary { checkArguments(of: url) }
  }

  /// Returns the scheme of the web or of mail that another one only begins with.
  private func imitatedScheme(of scheme: String) -> String? {
    guard SchemeKind(scheme) == .unknown else { return nil }
    return ["https", "http", "mailto"].first { scheme.hasPrefix($0) }
  }

  /// Lets no user, host or path through that the program behind a scheme could take for an option
  /// (LS-P13), as `ssh://-oProxyCommand=…` was taken (CVE-2017-1000117).
  private mutating func checkArguments(of url: URLRecord) {
    let parts = [url.username, url.host?.serialized ?? "", url.hasOpaquePath ? url.path : ""]
    guard parts.contains(where: { $0.utf8.percentDecoded().first == UInt8(ascii: "-") }) else {
      return
    }
    find("LS-P13", "a program would take a part of the address for an option", .block)
  }

  /// Lets files of this machine pass where the policy shows them (LS-S5).
  private mutating func checkFile() {
    guard policy.revealsFiles else {
      return find("LS-S5", "the link leads to a file of this machine or its network", .block)
    }
    let own = policy.ownHost.flatMap { URLRecord("file://\($0)/")?.host }
    guard let host = url?.host, host == .empty || host == own else {
      return find("LS-S5", "the file is on another machine", .block)
    }
    find("LS-S5", "a file: show it in a file manager or an editor, never run it", .warn)
  }

  /// Reads what has no scheme of its own, relative to the base (LS-S8).
  mutating func checkRelative() {
    let start = bytes.first { $0 > 0x20 }
    if start == UInt8(ascii: "#") { return readFragment() }
    guard let start else { return find("LS-S8", "the link has no destination", .block) }
    guard start != UInt8(ascii: "-"), !written.contains("$("), start != UInt8(ascii: "`") else {
      return find("LS-P13", "the address has no scheme and reads like a command", .block)
    }
    if startsLikeScheme { return find("LS-S9", "the name of a host is no scheme", .block) }
    guard let base = policy.base else {
      return find("LS-S8", "it is not known what the link is relative to", .confirm)
    }
    reading = URLReading(of: written, base: base)
    if let failure = reading.failure { return checkFailure(failure) }
    guard let url, url.isInside(folderOf: base) else {
      let isForeign = url?.scheme == "file" && url?.host != base.host
      return find(
        "LS-S8", "the link leads out of its document's folder", isForeign ? .block : .warn)
    }
  }

  /// Reads a fragment of the document itself, which needs no base.
  private mutating func readFragment() {
    let text = "#" + (URLRecord(written, base: URLRecord("fragment:alone"))?.fragment ?? "")
    destination = text
    display = LinkDisplay(text: text)
  }

  /// Whether it starts like a host whose first label is the name of a scheme, such as
  /// `https.evil.com/x`.
  private var startsLikeScheme: Bool {
    let name = bytes.drop { $0 <= 0x20 }.prefix { !"/\\?#".utf8.contains($0) }
    let labels = name.map(ASCII.lowercased).split(separator: UInt8(ascii: "."))
    guard labels.count > 2, let first = labels.first else { return false }
    return policy.verdict(forScheme: String(decoding: first, as: UTF8.self)) == .allow
  }
}

extension URLRecord {
  /// Whether the URL is in the folder of another, or below it, however a server decodes its path.
  func isInside(folderOf base: URLRecord) -> Bool {
    guard scheme == base.scheme, host == base.host, port == base.port,
      let slash = base.path.lastIndex(of: "/"), path.hasPrefix(base.path[...slash])
    else { return false }
    let rest = path.utf8.dropFirst(base.path[...slash].utf8.count)
    // A program that takes `%2F` for a slash may go up from there.
    return !rest.percentDecoded().hasHiddenSlash(beside: rest)
  }
}

extension [UInt8] {
  /// Whether there are more slashes, or backslashes, than in what they were decoded from.
  fileprivate func hasHiddenSlash(beside encoded: some Collection<UInt8>) -> Bool {
    func count(_ bytes: some Collection<UInt8>) -> Int {
      bytes.count { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    }
    return count(self) > count(encoded)
  }
}
