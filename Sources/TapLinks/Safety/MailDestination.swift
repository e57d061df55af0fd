import TapUnicode

/// What a `mailto:` link says (RFC 6068), reduced to what is safe to hand on.
struct MailDestination {
  /// The addresses to write to, decoded.
  var recipients: [[UInt8]] = []
  /// The addresses of `to`, `cc` and `bcc`, decoded, without names around them.
  var everyone: [[UInt8]] = []
  /// How many addresses `to`, `cc` and `bcc` hold in all.
  var recipientCount = 0
  /// The canonical form: harmless headers alone, in the order in which they were written.
  var canonical = "mailto:"
  /// The names of the headers that were dropped.
  var dropped: [String] = []
  /// Whether it writes to people whom the others do not see.
  var hasHiddenRecipients = false
  /// Whether a value holds a line end, by which it could add headers.
  var hasLineEnds = false

  /// The characters besides letters and digits that are not escaped; a comma in an address would
  /// end it.
  private static let plainInAddress = Array("-._~@!$'*+/:;".utf8)

  private static let kept: Set<String> = ["to", "cc", "bcc", "subject", "body"]

  init(_ url: URLRecord) {
    let path = Array(url.path.utf8)
    var addresses: [String] = []
    for address in path.split(separator: UInt8(ascii: ",")) { addresses.append(take(address)) }
    canonical += addresses.joined(separator: ",")
    guard let query = url.query else { return }
    var fields: [String] = []
    for field in Array(query.utf8).split(separator: UInt8(ascii: "&")) {
      if let field = take(field: field) { fields.append(field) }
    }
    if !fields.isEmpty { canonical += "?" + fields.joined(separator: "&") }
  }

  /// Takes an address of the path, and returns it encoded.
  private mutating func take(_ address: ArraySlice<UInt8>) -> String {
    let decoded = address.percentDecoded()
    recipients.append(decoded)
    everyone.append(decoded.bareAddress)
    recipientCount += 1
    if decoded.hasLineEnd { hasLineEnds = true }
    return encoded(decoded, plain: Self.plainInAddress)
  }

  /// Takes a header, and returns it encoded; `nil` where it is dropped.
  private mutating func take(field: ArraySlice<UInt8>) -> String? {
    let parts = field.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0].percentDecoded().map(ASCII.lowercased), as: UTF8.self)
    let value = parts.count > 1 ? parts[1].percentDecoded() : []
    guard Self.kept.contains(name) else {
      dropped.append(name)
      return nil
    }
    if value.hasLineEnd { hasLineEnds = true }
    if name == "bcc" { hasHiddenRecipients = true }
    if name == "to" || name == "cc" || name == "bcc" {
      let addresses = value.split(separator: UInt8(ascii: ","))
      recipientCount += addresses.count
      everyone += addresses.map { Array($0).bareAddress }
      if name == "to" { recipients += addresses.map(Array.init) }
    }
    return name + "=" + encoded(value, plain: Self.plainInAddress + [UInt8(ascii: ",")])
  }

  /// Encodes all but what a value may hold as it is, for whatever reads it.
  private func encoded(_ bytes: [UInt8], plain: [UInt8]) -> String {
    var output: [UInt8] = []
    for byte in bytes {
      if ASCII.isAlphanumeric(byte) || plain.contains(byte) {
        output.append(byte)
      } else {
        output.append(UInt8(ascii: "%"))
        output.append(ASCII.upperHexDigit(byte >> 4))
        output.append(ASCII.upperHexDigit(byte & 15))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate var hasLineEnd: Bool { contains(10) || contains(13) }

  /// The address without blanks around it, or what is between `<` and `>` behind a name.
  fileprivate var bareAddress: [UInt8] {
    var address = self[...]
    if let open = lastIndex(of: UInt8(ascii: "<")),
      let close = self[open...].firstIndex(of: UInt8(ascii: ">"))
    {
      address = self[(open + 1)..<close]
    }
    while address.first == UInt8(ascii: " ") { address.removeFirst() }
    while address.last == UInt8(ascii: " ") { address.removeLast() }
    return Array(address)
  }
}
