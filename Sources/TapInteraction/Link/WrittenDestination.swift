import TapText

/// A destination as ``DefaultLinkAssessor`` reads it.
struct WrittenDestination {
  /// A reason not to follow a link at once.
  struct Objection {
    let rule: String
    let message: String
    let verdict: LinkVerdict
  }

  /// The destination in the one form that may be opened.
  let canonical: String
  /// Why it is not allowed; `nil` where it is.
  let objection: Objection?

  init(_ written: String) {
    // URL parsers strip these at both ends (LS-S2).
    let bytes = written.utf8.drop { $0 <= 0x20 }
    let end = bytes.lastIndex { $0 > 0x20 }.map(bytes.index(after:)) ?? bytes.endIndex
    let text = Array(bytes[..<end])
    let schemeEnd = Self.schemeEnd(text)
    canonical = Self.escaped(text, schemeEnd: schemeEnd)
    objection = Self.objection(to: text, schemeEnd: schemeEnd)
  }

  /// The offset of the colon behind a scheme; `nil` without one.
  private static func schemeEnd(_ text: [UInt8]) -> Int? {
    guard let first = text.first, first.isASCIILetter else { return nil }
    let end = text.firstIndex { byte in
      !byte.isASCIILetter && !byte.isASCIIDigit && !"+-.".utf8.contains(byte)
    }
    return end.flatMap { text[$0] == UInt8(ascii: ":") ? $0 : nil }
  }

  private static func escaped(_ text: [UInt8], schemeEnd: Int?) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (index, byte) in text.enumerated() {
      if let schemeEnd, index < schemeEnd, (0x41...0x5A).contains(byte) {
        result.append(byte | 0x20)
      } else if (0x21...0x7E).contains(byte), !"\"<>`".utf8.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func objection(to text: [UInt8], schemeEnd: Int?) -> Objection? {
    guard let first = text.first else {
      return Objection(rule: "LINK-17", message: "the destination is empty", verdict: .block)
    }
    if text.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return Objection(
        rule: "LS-S2", message: "a control character is in the destination", verdict: .block)
    }
    guard let schemeEnd else {
      if first == UInt8(ascii: "#") { return nil }
      return Objection(
        rule: "LS-S8", message: "the destination is relative, and no base is known",
        verdict: .confirm)
    }
    let scheme = String(decoding: text[..<schemeEnd], as: UTF8.self).lowercased()
    let rest = text[(schemeEnd + 1)...]
    switch scheme {
    case "http", "https":
      return hasPlainHost(rest)
        ? nil
        : Objection(
          rule: "LS-P", message: "the host is not plain: programs may read it differently",
          verdict: .confirm)
    case "mailto":
      return isPlainMail(rest)
        ? nil
        : Objection(
          rule: "LS-S6", message: "the mail has more than an address, a subject and a body",
          verdict: .confirm)
    case "tel", "sms":
      return isPlainNumber(rest)
        ? nil
        : Objection(
          rule: "LS-S7", message: "this is more than a plain telephone number", verdict: .confirm)
    default:
      return Objection(
        rule: "LS-S1", message: "links of the scheme \(scheme) are not followed", verdict: .block)
    }
  }

  /// Whether a host of letters, digits, dots and hyphens follows two slashes, with a port at most.
  private static func hasPlainHost(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.starts(with: "//".utf8) else { return false }
    let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
    let path = rest.dropFirst(2 + authority.count).prefix { !"?#".utf8.contains($0) }
    let host = authority.prefix { $0 != UInt8(ascii: ":") }
    let port = authority.dropFirst(host.count + 1)
    // Browsers read a backslash as a slash, other programs do not.
    return port.allSatisfy(\.isASCIIDigit) && !path.contains(UInt8(ascii: "\\"))
      && isPlain(host: host)
  }

  /// Whether a host is a name of plain labels, or four decimal numbers.
  ///
  /// Browsers read other numbers as addresses, too: `2130706433` and `0x7f.1` are 127.0.0.1.
  private static func isPlain(host: ArraySlice<UInt8>) -> Bool {
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isName = host.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || "-._".utf8.contains($0)
    }
    // One dot may end a name.
    guard isName, let last = labels.last(where: { !$0.isEmpty }),
      labels.dropLast().allSatisfy({ !$0.isEmpty })
    else { return false }
    guard last.first?.isASCIIDigit == true else { return true }
    let isNumber =
      last.allSatisfy(\.isASCIIDigit) || last.starts(with: "0x".utf8)
      || last.starts(with: "0X".utf8)
    guard isNumber else { return true }
    let parts = labels.map { UInt8(String(decoding: $0, as: UTF8.self)) }
    let hasLeadingZero = labels.contains { $0.count > 1 && $0.first == UInt8(ascii: "0") }
    return parts.count == 4 && parts.allSatisfy { $0 != nil } && !hasLeadingZero
  }

  private static let plainHeaders: Set<String> = ["to", "cc", "subject", "body"]

  /// Whether nothing but addresses, a subject and a body are given, and no line ends in a header.
  private static func isPlainMail(_ rest: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: rest, as: UTF8.self)
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let recipients = halves.first, isOneLine(recipients) else { return false }
    guard halves.count == 2 else { return recipients.contains("@") }
    return halves[1].split(separator: "&").allSatisfy { header in
      let name = header.prefix { $0 != "=" }.lowercased()
      return plainHeaders.contains(name) && (name == "body" || isOneLine(header))
    }
  }

  private static func isOneLine(_ text: Substring) -> Bool {
    let escapes = text.lowercased()
    return !escapes.contains("%0a") && !escapes.contains("%0d")
  }

  /// Whether a telephone number has nothing but digits, what separates them, and an extension.
  ///
  /// A code that acts at once, such as `*#06#`, and a message are more than that.
  private static func isPlainNumber(_ rest: ArraySlice<UInt8>) -> Bool {
    let number = rest.prefix { $0 != UInt8(ascii: ";") }
    let suffix = rest.dropFirst(number.count)
    let hasPlainSuffix =
      suffix.isEmpty
      || suffix.starts(with: ";ext=".utf8) && suffix.count > 5
        && suffix.dropFirst(5).allSatisfy(\.isASCIIDigit)
    return hasPlainSuffix && number.contains(where: \.isASCIIDigit)
      && number.allSatisfy { $0.isASCIIDigit || "+-.() ".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
