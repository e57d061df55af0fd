import TapText

/// What an OSC 8 sequence asks for (TP-13).
enum HyperlinkCommand: Hashable, Sendable {
  /// Opens a link to an address; ranges with one identity are one link, and `kind` says why the
  /// address can be no link, where it cannot.
  case open(address: String, identity: String?, kind: UnlinkedAddress.Kind?)

  /// Closes the open link.
  case close

  /// The longest address in bytes, as in VTE.
  private static let longestAddress = 2083

  /// The longest identity in bytes, as in VTE.
  private static let longestIdentity = 250

  /// Reads what is behind `8;`: parameters, a semicolon, an address; `isCut` where the rest of it was
  /// not kept.
  init(_ bytes: ArraySlice<UInt8>, isCut: Bool) {
    guard let semicolon = bytes.firstIndex(of: UInt8(ascii: ";")) else {
      self = bytes.isEmpty ? .close : Self.refused(bytes, .illFormedLink)
      return
    }
    let address = bytes[(semicolon + 1)...]
    guard !address.isEmpty else {
      self = .close
      return
    }
    var identity: ArraySlice<UInt8>?
    for parameter in bytes[..<semicolon].split(separator: UInt8(ascii: ":"))
    where parameter.starts(with: "id=".utf8) {
      identity = parameter.dropFirst(3)
    }
    if isCut || address.count > Self.longestAddress {
      self = Self.refused(address, .overlongLink)
    } else if identity?.count ?? 0 > Self.longestIdentity
      || !address.allSatisfy({ (0x20...0x7E).contains($0) })
    {
      self = Self.refused(address, .illFormedLink)
    } else {
      let name = identity.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
      self = .open(
        address: String(decoding: address, as: UTF8.self), identity: name, kind: nil)
    }
  }

  private static func refused(
    _ address: ArraySlice<UInt8>, _ kind: UnlinkedAddress.Kind
  ) -> HyperlinkCommand {
    .open(address: String(decoding: address, as: UTF8.self), identity: nil, kind: kind)
  }
}
