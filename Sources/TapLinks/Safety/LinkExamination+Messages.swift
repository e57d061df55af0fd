import TapText
import TapUnicode

extension LinkExamination {
  /// Examines whom a `mailto:` link writes to, and what (LS-S6).
  mutating func checkMail(_ url: URLRecord) {
    guard url.hasOpaquePath else {
      return find("LS-S6", "there is no mail address in the link", .block)
    }
    let mail = MailDestination(url)
    destination = mail.canonical
    display = LinkDisplay(of: mail, by: safety)
    if !mail.dropped.isEmpty {
      let names = mail.dropped.prefix(3).map { "\(PlainWord($0))" }.joined(separator: ", ")
      find("LS-S6", "the link sets headers of the mail that were dropped: \(names)", .warn)
    }
    if mail.hasLineEnds {
      find("LS-S6", "a line end in a value may add headers to the mail", .block)
    }
    if mail.hasHiddenRecipients {
      find("LS-S6", "the mail has recipients whom the others do not see (bcc)", .warn)
    }
    checkHosts(of: mail)
    if mail.recipientCount > policy.mostRecipients {
      find("LS-S6", "the mail goes to \(mail.recipientCount) people", .confirm)
    }
  }

  /// Examines the hosts that the mail goes to, and whether they are several owners'.
  private mutating func checkHosts(of mail: MailDestination) {
    var owners: Set<String> = []
    for address in mail.everyone.prefix(8) {
      let parts = address.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
      if parts.count > 2 {
        find("LS-S6", "a recipient has a mail address before its at sign", .confirm)
      }
      guard let host = parts.last, parts.count > 1 else { continue }
      let name = String(decoding: host, as: UTF8.self)
      guard let url = URLRecord("https://\(name)/"), case .domain(let domain) = url.host else {
        find("LS-S6", "\(PlainWord(name)) is no host that mail goes to", .confirm)
        continue
      }
      owners.insert(safety.owner(of: url.host))
      checkName(domain, at: nil)
    }
    if owners.count > 1 {
      find("LS-S6", "the mail goes to several hosts", .warn)
    }
  }

  /// Asks before anything but a plain telephone number is dialed: other codes can act at once, and a
  /// text may be sent as it is (LS-S7).
  mutating func checkNumber(_ url: URLRecord) {
    let path = url.path.utf8.percentDecoded()
    let numbers = url.scheme == "sms" ? path.split(separator: UInt8(ascii: ",")) : [path[...]]
    guard !path.isEmpty, !numbers.isEmpty else {
      return find("LS-S7", "there is no telephone number in the link", .block)
    }
    if !numbers.allSatisfy(\.isTelephoneNumber) || url.fragment != nil {
      find("LS-S7", "this is no plain telephone number, and may be a command", .confirm)
    } else if numbers.count > 1 {
      find("LS-S7", "the message goes to \(numbers.count) numbers", .confirm)
    }
    if url.query?.isEmpty == false {
      let message =
        url.scheme == "sms" ? "the link brings a text to send" : "more follows the number"
      find("LS-S7", message, .confirm)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is a telephone number of RFC 3966 without anything that a telephone acts on.
  var isTelephoneNumber: Bool {
    var number = self
    if let mark = number.firstRange(of: Array(";ext=".utf8)) {
      let tail = number[mark.upperBound...]
      guard !tail.isEmpty, tail.allSatisfy(ASCII.isDigit) else { return false }
      number = number[..<mark.lowerBound]
    }
    let separators = Array("-.() \u{A0}".utf8)
    guard let sign = number.first(where: { !separators.contains($0) }) else { return false }
    let rest = number.drop { separators.contains($0) }
    let digits = sign == UInt8(ascii: "+") ? rest.dropFirst() : rest
    return digits.contains(where: ASCII.isDigit)
      && digits.allSatisfy { ASCII.isDigit($0) || separators.contains($0) }
  }
}
