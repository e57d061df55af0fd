/// What an OSC 8 sequence asks for (TP-13).
struct HyperlinkCommand: Hashable {
  /// The longest address in bytes, as in VTE.
  private static let longestAddress = 2083

  /// The longest identity in bytes, as in VTE.
  private static let longestIdentity = 250

  /// The address, as written.
  let address: String

  /// What joins ranges to one link; `nil` where each is a link of its own.
  let identity: String?

  /// Reads what follows `8;`: parameters, a semicolon, an address.
  ///
  /// It fails where no link opens: without an address, and where one is not as it must be.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let semicolon = bytes.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let address = bytes[(semicolon + 1)...]
    guard !address.isEmpty, address.count <= Self.longestAddress,
      address.allSatisfy({ (0x20...0x7E).contains($0) })
    else { return nil }
    var identity: ArraySlice<UInt8>?
    for parameter in bytes[..<semicolon].split(separator: UInt8(ascii: ":"))
    where parameter.starts(with: "id=".utf8) {
      identity = parameter.dropFirst(3)
    }
    guard identity?.count ?? 0 <= Self.longestIdentity else { return nil }
    self.address = String(decoding: address, as: UTF8.self)
    self.identity = identity.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }
}
