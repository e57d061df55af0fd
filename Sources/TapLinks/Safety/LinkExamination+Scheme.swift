import TapText
import TapUnicode

extension LinkExamination {
  /// Lets nothing pass but the schemes of the policy (LS-S1 to LS-S5, LS-S9).
  mutating func checkScheme() {
    guard let scheme = reading.scheme else { return }
    guard scheme != "file" else { return checkFile() }
    if let rule = RefusedSchemes.rule(for: scheme) {
      let does = rule == "LS-S3" ? "runs code or reads what is not public" : "starts other programs"
      find(rule, "a \(scheme): link \(does)", .block)
    } else if !policy.schemes.contains(scheme) {
      let imitated = policy.schemes.filter { scheme.hasPrefix($0) }.max()
      let why = imitated.map { "\(scheme): is not \($0):" } ?? "\(scheme): links are not allowed"
      find(imitated == nil ? "LS-S1" : "LS-S9", why, .block)
    } else if let failure = reading.failure {
      checkFailure(failure)
    }
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
    guard let start else { return find("LS-S8", "the link leads nowhere", .block) }
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
        "LS-S8", "the link leads out of the place of its document", isForeign ? .block : .warn)
    }
  }

  /// Takes a place within the document, which needs no base.
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
    return policy.schemes.contains(String(decoding: first, as: UTF8.self))
  }
}

extension URLRecord {
  /// Whether the URL stands in the folder of another, or below it, whoever decodes its path.
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
