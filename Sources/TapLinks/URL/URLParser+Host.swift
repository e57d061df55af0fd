import TapUnicode

extension URLParser {
  /// Parses a host that starts at the parser's position (WHATWG URL, "host parser"); `nil` if it is
  /// invalid.
  mutating func readHost(_ bytes: ArraySlice<UInt8>) -> URLHost? {
    guard bytes.first != UInt8(ascii: "[") else { return readIPv6(bytes) }
    return special != nil ? readDomain(bytes) : readOpaqueHost(bytes)
  }

  private mutating func readIPv6(_ bytes: ArraySlice<UInt8>) -> URLHost? {
    guard bytes.last == UInt8(ascii: "]") else { return failHost(.ipv6Unclosed) }
    var problem: URLProblem.Kind?
    let address = IPv6Address.parse(bytes.dropFirst().dropLast()) { problem = $0 }
    if let problem { return failHost(problem) }
    return address.map(URLHost.ipv6)
  }

  private mutating func readDomain(_ bytes: ArraySlice<UInt8>) -> URLHost? {
    let mapped = DomainMapping.whatwg.toASCII(bytes.percentDecoded().span)
    guard mapped.errors.isEmpty else {
      let isForbidden = mapped.errors.contains(.forbiddenCodePoint)
      return failHost(isForbidden ? .domainInvalidCodePoint : .domainToASCII)
    }
    let name = Array(mapped.name.utf8)
    guard IPv4Address.endsInNumber(name) else { return .domain(mapped.name) }
    var found: [URLProblem.Kind] = []
    let address = IPv4Address.parse(name) { found.append($0) }
    for kind in found { report(kind) }
    guard let address else { return failHost(found.last ?? .ipv4OutOfRangePart) }
    return .ipv4(address)
  }

  private mutating func readOpaqueHost(_ bytes: ArraySlice<UInt8>) -> URLHost? {
    guard !bytes.isEmpty else { return .empty }
    if let place = bytes.firstIndex(where: Self.isForbiddenInHost) {
      _ = fail(.hostInvalidCodePoint, at: place)
      return nil
    }
    checkUnits(bytes.startIndex..<bytes.endIndex)
    var output: [UInt8] = []
    PercentEncodeSet.control.encode(bytes, into: &output)
    return .opaque(String(decoding: output, as: UTF8.self))
  }

  private mutating func failHost(_ kind: URLProblem.Kind) -> URLHost? {
    _ = fail(kind)
    return nil
  }

  /// Whether a byte is a forbidden host code point (WHATWG URL, 3.1).
  static func isForbiddenInHost(_ byte: UInt8) -> Bool {
    byte == 0 || byte == 9 || byte == 10 || byte == 13 || " #/:<>?@[\\]^|".utf8.contains(byte)
  }
}
