/// A scheme that the URL Standard knows by name: its URLs have a host, and `\` is `/` in them.
enum SpecialScheme: String, Sendable, CaseIterable {
  case ftp
  case file
  case http
  case https
  case ws
  case wss

  /// The port where a URL names none.
  var defaultPort: UInt16? {
    switch self {
    case .ftp: 21
    case .file: nil
    case .http, .ws: 80
    case .https, .wss: 443
    }
  }
}
