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
      let names = mail.dropped.prefix(3).map(\.printable).joined(separator: ", ")
      find("LS-S6", "the link sets headers of the mail that were dropped: \(names)", .warn)
    }
    if mail.hasLineEnds {
      find("LS-S6", "a line end in a value may add headers to the mail", .block)
    }
    if mail.hasHiddenRecipients {
      find("LS-S6", "the mail has recipients whom the others do not see (bcc)", .warn)
    }
    if mail.recipientCount > policy.mostRecipients {
      find("LS-S6", "the mail goes to \(mail.recipientCount) people", .confirm)
    }
  }

  /// Lets nothing pass but telephone numbers: others can be commands to the telephone (LS-S7).
  mutating func checkNumber(_ url: URLRecord) {
    var number = url.path.utf8.percentDecoded()[...]
    if let extension_ = number.firstRange(of: Array(";ext=".utf8)) {
      number = number[..<extension_.lowerBound] + number[extension_.upperBound...]
    }
    let isNumber = number.allSatisfy { ASCII.isDigit($0) || "+-.() ".utf8.contains($0) }
    let isPlain = url.fragment == nil && (url.query == nil || url.scheme == "sms")
    guard isNumber, isPlain, number.contains(where: ASCII.isDigit) else {
      return find("LS-S7", "this is no telephone number, and may be a command", .block)
    }
  }
}

extension String {
  /// The string with everything but plain ASCII escaped, at most 40 characters of it.
  fileprivate var printable: String {
    unicodeScalars.prefix(40).map { scalar in
      (0x21...0x7E).contains(scalar.value)
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }
}
