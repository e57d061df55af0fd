/// An address of the internet's version 4.
public struct IPv4Address: BitwiseCopyable, Sendable, Hashable, CustomStringConvertible {
  /// The address as a number.
  public let rawValue: UInt32

  /// Makes an address of its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The address in four decimal numbers with dots between them.
  public var description: String {
    "\(rawValue >> 24).\(rawValue >> 16 & 255).\(rawValue >> 8 & 255).\(rawValue & 255)"
  }

  /// Whether the address leads to this machine, its network or no single machine, and not out
  /// (IANA's register of special addresses: loopback, private, shared, link-local, unspecified,
  /// multicast, reserved).
  public var isLocal: Bool {
    let blocks: [(prefix: UInt32, length: UInt32)] = [
      (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8),
      (0xA9FE_0000, 16), (0xAC10_0000, 12), (0xC0A8_0000, 16), (0xE000_0000, 3),
    ]
    return blocks.contains { rawValue >> (32 - $0.length) == $0.prefix >> (32 - $0.length) }
  }
}
