/// An address of the internet's version 6.
public struct IPv6Address: BitwiseCopyable, Sendable, Hashable, CustomStringConvertible {
  /// The address as a number.
  public let rawValue: UInt128

  /// Makes an address of its number.
  public init(rawValue: UInt128) { self.rawValue = rawValue }

  /// Returns one of the eight IPv6 pieces of 16 bits, the most significant with index 0.
  func piece(_ index: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: rawValue >> UInt128(112 - 16 * index))
  }

  /// The address as WHATWG URL and RFC 5952 write it: lowercase hexadecimal digits, the first
  /// longest run of two or more zero IPv6 pieces as `::`.
  public var description: String {
    let run = longestRunOfZeros
    var output = ""
    var index = 0
    while index < 8 {
      if index == run.lowerBound, !run.isEmpty {
        output += index == 0 ? "::" : ":"
        index = run.upperBound
        continue
      }
      output += String(piece(index), radix: 16)
      if index < 7 { output += ":" }
      index += 1
    }
    return output
  }

  private var longestRunOfZeros: Range<Int> {
    var longest = 0..<0
    var start = 0
    for index in 0...8 where index == 8 || piece(index) != 0 {
      if index - start > max(longest.count, 1) { longest = start..<index }
      start = index + 1
    }
    return longest
  }

  /// The address of version 4 that it stands for: mapped, compatible, or through NAT64 or 6to4.
  public var embeddedIPv4: IPv4Address? {
    let low = UInt32(truncatingIfNeeded: rawValue)
    let high = rawValue >> 32
    if high == 0xFFFF || high == 0x0064_FF9B << 64 || (high == 0 && low > 1) {
      return IPv4Address(rawValue: low)
    }
    guard piece(0) == 0x2002 else { return nil }
    return IPv4Address(rawValue: UInt32(truncatingIfNeeded: rawValue >> 80))
  }

  /// Whether the address leads to this machine, its network or no single machine, and not out
  /// (loopback, unspecified, unique local, link-local, site-local, multicast, or such an address of
  /// version 4 within).
  public var isLocal: Bool {
    if rawValue <= 1 || embeddedIPv4?.isLocal == true { return true }
    let first = piece(0)
    return first & 0xFE00 == 0xFC00 || first & 0xFF80 == 0xFE80 || first & 0xFF00 == 0xFF00
  }
}
