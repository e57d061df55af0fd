/// What a URL names as its host (WHATWG URL, 3.1).
public enum URLHost: Sendable, Hashable {
  /// A name of the name system, in ASCII: letters beyond it are in labels that start `xn--`.
  case domain(String)
  /// An address of the internet's version 4, in whatever way it was written.
  case ipv4(IPv4Address)
  /// An address of the internet's version 6.
  case ipv6(IPv6Address)
  /// A name whose meaning only the scheme knows, percent-encoded.
  case opaque(String)
  /// None, as in `file:///`.
  case empty

  /// The host as it is written in a URL.
  public var serialized: String {
    switch self {
    case .domain(let name), .opaque(let name): name
    case .ipv4(let address): "\(address)"
    case .ipv6(let address): "[\(address)]"
    case .empty: ""
    }
  }

  /// Whether the host is an address, not a name.
  public var isAddress: Bool {
    switch self {
    case .ipv4, .ipv6: true
    case .domain, .opaque, .empty: false
    }
  }
}
