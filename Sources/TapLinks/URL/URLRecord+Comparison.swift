import TapUnicode

extension URLRecord {
  /// The form in which URLs are compared: equal forms have the same destination (LS-P14).
  ///
  /// In addition to what parsing normalizes, such as capital letters in hosts and default ports, it
  /// drops the dot at the end of a host and decodes letters, digits and `-._~` (RFC 3986, 6.2.2.2).
  /// Neither display nor open it.
  ///
  /// - Complexity: O(*n*)
  public var comparisonForm: String {
    var url = self
    // With a second dot the name means nothing, and what is left of it may mean something else.
    if case .domain(let name) = host, name.utf8.count > 1, name.hasSuffix("."),
      !name.hasSuffix("..")
    {
      url.host = .domain(String(name.dropLast()))
    }
    url.path = Self.unreservedDecoded(path)
    url.query = query.map(Self.unreservedDecoded)
    url.fragment = fragment.map(Self.unreservedDecoded)
    return url.serialized
  }

  /// Decodes what never needs to be encoded, and writes the digits of the rest in capitals.
  private static func unreservedDecoded(_ part: String) -> String {
    let bytes = Array(part.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%"), let byte = bytes.hexByte(at: index + 1) else {
        output.append(bytes[index])
        index += 1
        continue
      }
      if ASCII.isAlphanumeric(byte) || "-._~".utf8.contains(byte) {
        output.append(byte)
      } else {
        output += [
          UInt8(ascii: "%"), ASCII.upperHexDigit(byte >> 4), ASCII.upperHexDigit(byte & 15),
        ]
      }
      index += 3
    }
    return String(decoding: output, as: UTF8.self)
  }
}
