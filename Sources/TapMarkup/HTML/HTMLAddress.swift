import TapUnicode
import TapLinks

/// How HTML reads the addresses in its attributes.
enum HTMLAddress {
  /// Returns an address without what a URL parser drops: controls and spaces at both ends, tabs and
  /// line ends (URL standard, 4.4).
  static func cleaned(_ value: ArraySlice<UInt8>) -> String {
    var bytes = value.drop { $0 <= 0x20 }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    let isBroken = bytes.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    guard isBroken else { return String(decoding: bytes, as: UTF8.self) }
    return String(
      decoding: bytes.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  /// Returns the address that a refresh leads to, such as that of `0; url=https://a.example/`
  /// (HTML standard, shared declarative refresh steps); `nil` where the page only reloads.
  static func refreshTarget(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = content.drop(while: ASCII.isSpace)
    rest = rest.drop { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }
    rest = rest.drop { ASCII.isSpace($0) || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") }
    if ASCII.lowercased(rest.prefix(3)) == "url" {
      let value = rest.dropFirst(3).drop(while: ASCII.isSpace)
      if value.first == UInt8(ascii: "=") {
        rest = value.dropFirst().drop(while: ASCII.isSpace)
      }
    }
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      rest = rest.dropFirst().prefix { $0 != quote }
    }
    return rest.isEmpty ? nil : rest
  }

  /// Returns the addresses of a list of images with their sizes, such as `a.png 1x, b.png 2x`.
  ///
  /// A comma that ends an address divides candidates, as does one behind a size.
  static func sourceSet(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var addresses: [ArraySlice<UInt8>] = []
    var rest = value
    while true {
      rest = rest.drop { ASCII.isSpace($0) || $0 == UInt8(ascii: ",") }
      guard !rest.isEmpty else { return addresses }
      var address = rest.prefix { !ASCII.isSpace($0) }
      rest = rest[address.endIndex...]
      if address.last == UInt8(ascii: ",") {
        while address.last == UInt8(ascii: ",") { address.removeLast() }
      } else {
        rest = rest.drop { $0 != UInt8(ascii: ",") }
      }
      addresses.append(address)
    }
  }
}
