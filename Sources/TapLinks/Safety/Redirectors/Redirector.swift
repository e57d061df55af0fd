/// Services whose addresses lead on to the address that they carry.
enum Redirector {
  /// Where an address carries the next one.
  enum Carrier {
    /// In the first of these parameters of the query that there is.
    case parameter([String])
    /// In a parameter, in Base64 after so many characters of a mark.
    case encodedParameter(String, skipping: Int)
    /// In the whole query.
    case query
    /// In the path after this.
    case path(String)
  }

  /// How a service is known, and where it carries the address.
  struct Service {
    /// The host, or what it ends with after a dot.
    let host: String
    /// What the path starts with.
    let path: String
    let carrier: Carrier

    init(_ host: String, _ path: String, _ parameters: String...) {
      self.init(host, path, .parameter(parameters))
    }

    init(_ host: String, _ path: String, _ carrier: Carrier) {
      self.host = host
      self.path = path
      self.carrier = carrier
    }
  }

  /// Returns what the URL of a redirector carries, decoded; `nil` where the URL is not one of a
  /// redirector or carries nothing.
  static func carried(by url: URLRecord) -> String? {
    guard url.isSpecial, case .domain(let name) = url.host else { return nil }
    let host = name.hasSuffix(".") ? String(name.dropLast()) : name
    if isBelow(host, "urldefense.com") || isBelow(host, "urldefense.us")
      || isBelow(host, "urldefense.proofpoint.com")
    {
      return URLDefense.target(of: url)
    }
    if isGoogle(host), let found = value(in: url, of: googleServices) { return found }
    return value(in: url, of: services(of: host))
  }

  /// Whether an address of a host may be one of a redirector.
  static func mayLeadOn(from host: String) -> Bool {
    isBelow(host, "urldefense.com") || isBelow(host, "urldefense.us")
      || isBelow(host, "urldefense.proofpoint.com") || isGoogle(host)
      || !services(of: host).isEmpty
  }

  /// The indices of the services in the table, by host.
  private static let indicesByHost = Dictionary(grouping: services.indices) { services[$0].host }

  /// Returns the services at a host or above it, in the order of the table.
  private static func services(of host: String) -> [Service] {
    var places: [Int] = []
    var domain = host[...]
    while true {
      places += indicesByHost[String(domain)] ?? []
      guard let dot = domain.utf8.firstIndex(of: UInt8(ascii: ".")) else { break }
      domain = domain[domain.utf8.index(after: dot)...]
    }
    return places.sorted().map { services[$0] }
  }

  private static func value(in url: URLRecord, of services: some Sequence<Service>) -> String? {
    for service in services where url.path.hasPrefix(service.path) {
      if let value = url.value(by: service.carrier), !value.isEmpty { return value }
    }
    return nil
  }

  private static func isBelow(_ host: String, _ domain: String) -> Bool {
    guard host.hasSuffix(domain) else { return false }
    let rest = host.utf8.dropLast(domain.utf8.count)
    return rest.last.map { $0 == UInt8(ascii: ".") } ?? true
  }

  /// Whether a host is Google's in one of its countries.
  private static func isGoogle(_ host: String) -> Bool {
    let labels = host.split(separator: ".").suffix(3)
    guard let index = labels.firstIndex(of: "google") else { return false }
    let ending = labels[(index + 1)...]
    guard let last = ending.last, last.count <= 3 else { return false }
    return ending.count == 1 || ending.count == 2 && ["co", "com"].contains(ending.first)
  }
}

extension URLRecord {
  /// Returns what is carried, decoded; `nil` where nothing is.
  fileprivate func value(by carrier: Redirector.Carrier) -> String? {
    switch carrier {
    case .parameter(let names):
      for name in names {
        if let value = parameter(name) { return value }
      }
      return nil
    case .encodedParameter(let name, let skipped):
      guard let value = parameter(name), value.utf8.count > skipped else { return nil }
      return Base64.decoded(value.utf8.dropFirst(skipped))
    case .query:
      return query.map { String(decoding: $0.utf8.percentDecoded(), as: UTF8.self) }
    case .path(let start):
      guard let range = path.utf8.firstRange(of: start.utf8) else { return nil }
      let decoded = String(decoding: path.utf8[range.upperBound...].percentDecoded(), as: UTF8.self)
      return query.map { decoded + "?" + $0 } ?? decoded
    }
  }

  /// Returns the decoded value of a parameter of the query.
  func parameter(_ name: String) -> String? {
    guard let query else { return nil }
    for field in Array(query.utf8).split(separator: UInt8(ascii: "&")) {
      guard field.starts(with: name.utf8), field.count > name.utf8.count,
        field[field.startIndex + name.utf8.count] == UInt8(ascii: "=")
      else { continue }
      let value = field.dropFirst(name.utf8.count + 1).map { $0 == UInt8(ascii: "+") ? 0x20 : $0 }
      return String(decoding: value.percentDecoded(), as: UTF8.self)
    }
    return nil
  }
}
