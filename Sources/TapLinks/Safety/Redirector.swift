/// Addresses of the web that lead on to the address that they carry (LS-T7).
enum Redirector {
  /// How a service is known, and where it carries the address.
  private struct Service {
    /// The host, or what it ends with after a dot.
    let host: String
    /// What the path starts with.
    let path: String
    /// The parameters of the query that may hold the address.
    let parameters: [String]
  }

  private static let services: [Service] = [
    Service(host: "google.com", path: "/url", parameters: ["q", "url"]),
    Service(host: "safelinks.protection.outlook.com", path: "/", parameters: ["url"]),
    Service(host: "facebook.com", path: "/l.php", parameters: ["u"]),
    Service(host: "l.instagram.com", path: "/", parameters: ["u"]),
    Service(host: "youtube.com", path: "/redirect", parameters: ["q"]),
    Service(host: "duckduckgo.com", path: "/l/", parameters: ["uddg"]),
    Service(host: "steamcommunity.com", path: "/linkfilter", parameters: ["url", "u"]),
    Service(host: "out.reddit.com", path: "/", parameters: ["url"]),
    Service(host: "slack-redir.net", path: "/link", parameters: ["url"]),
    Service(host: "vk.com", path: "/away.php", parameters: ["to"]),
  ]

  /// The most redirectors in a row that are looked through.
  private static let most = 8

  /// Returns where an address leads in the end: the address itself where it is none of a
  /// redirector.
  static func target(of url: URLRecord) -> URLRecord {
    var url = url
    for _ in 0..<most {
      guard let next = carried(by: url) else { break }
      url = next
    }
    return url
  }

  /// Returns the address that an address of a redirector carries.
  private static func carried(by url: URLRecord) -> URLRecord? {
    guard case .domain(let host) = url.host else { return nil }
    if isBelow(host, "urldefense.com") || isBelow(host, "urldefense.proofpoint.com") {
      return defended(by: url)
    }
    for service in services where isBelow(host, service.host) && url.path.hasPrefix(service.path) {
      for name in service.parameters {
        if let value = value(of: name, in: url) { return URLRecord(value) }
      }
    }
    return nil
  }

  /// Returns the address in one of the three forms of URL Defense.
  private static func defended(by url: URLRecord) -> URLRecord? {
    if let start = url.path.utf8.firstRange(of: "/v3/__".utf8)?.upperBound {
      let rest = url.path.utf8[start...]
      let end = rest.firstRange(of: "__;".utf8)?.lowerBound ?? rest.endIndex
      return URLRecord(String(decoding: rest[..<end], as: UTF8.self))
    }
    guard let value = value(of: "u", in: url) else { return nil }
    guard url.path.hasPrefix("/v2/") else { return URLRecord(value) }
    let bytes = value.utf8.map { byte in
      byte == UInt8(ascii: "-")
        ? UInt8(ascii: "%") : byte == UInt8(ascii: "_") ? UInt8(ascii: "/") : byte
    }
    return URLRecord(String(decoding: bytes.percentDecoded(), as: UTF8.self))
  }

  private static func value(of name: String, in url: URLRecord) -> String? {
    guard let query = url.query else { return nil }
    for field in Array(query.utf8).split(separator: UInt8(ascii: "&")) {
      guard field.starts(with: name.utf8), field.count > name.utf8.count,
        field[field.startIndex + name.utf8.count] == UInt8(ascii: "=")
      else { continue }
      let value = field.dropFirst(name.utf8.count + 1).percentDecoded()
      return String(decoding: value, as: UTF8.self)
    }
    return nil
  }

  private static func isBelow(_ host: String, _ domain: String) -> Bool {
    host == domain || host.hasSuffix("." + domain)
  }
}
