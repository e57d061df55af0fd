internal import TapUnicode

/// A host that is a name, not an address of numbers.
struct HostName {
  /// The name in lowercase ASCII, without a final dot.
  let ascii: String

  /// The name in lowercase as it was written: in Unicode where it has letters beyond ASCII.
  let written: String

  /// Takes a host; `nil` where it is empty, has an empty label or what no host may have, or ends in
  /// a number (URL Standard, "ends in a number checker").
  init?(_ host: String) {
    guard let mapped = DomainMapping.whatwg.toASCII(host).validName else { return nil }
    ascii = mapped.hasSuffix(".") ? String(mapped.dropLast()) : mapped
    if host.utf8.allSatisfy({ $0 < 0x80 }) {
      written = ascii
    } else {
      let unicode = DomainMapping.whatwg.toUnicode(host).name
      written = unicode.hasSuffix(".") ? String(unicode.dropLast()) : unicode
    }
    let labels = ascii.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !labels.contains(where: \.isEmpty), let last = labels.last, !isNumber(last) else {
      return nil
    }
  }

  /// Returns the last labels as they were written; `nil` where the name has fewer.
  func suffix(labels: Int) -> String? {
    var missing = labels
    let bytes = written.utf8
    var start = bytes.endIndex
    while start > bytes.startIndex {
      let before = bytes.index(before: start)
      if bytes[before] == UInt8(ascii: ".") {
        missing -= 1
        if missing == 0 { return String(written[start...]) }
      }
      start = before
    }
    return missing == 1 ? written : nil
  }
}

/// Whether a label is a number in decimal, or in hexadecimal after `0x`.
private func isNumber(_ label: Substring.UTF8View) -> Bool {
  if label.allSatisfy(ASCII.isDigit) { return true }
  guard label.starts(with: "0x".utf8) else { return false }
  return label.dropFirst(2).allSatisfy { ASCII.isHexDigit($0) && !ASCII.isUppercase($0) }
}
