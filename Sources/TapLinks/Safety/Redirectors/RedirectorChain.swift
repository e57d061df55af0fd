/// The redirectors between an address and where it leads in the end (LS-T7).
///
/// Nothing is looked up: a redirector that is known carries its target in its own address.
struct RedirectorChain {
  /// The most redirectors in a row that are looked through.
  static let deepest = 5

  /// The hosts that lead on, in order.
  private(set) var hosts: [String] = []
  /// Where it leads in the end; the address itself where it is not one of a redirector.
  private(set) var target: URLRecord
  /// What the last redirector carries, as it is written there; `nil` without a redirector.
  private(set) var carried: String?
  /// Whether more redirectors follow than are looked through.
  private(set) var isTooDeep = false
  /// Whether a redirector carries something that is no address.
  private(set) var isBroken = false

  init(from url: URLRecord) {
    target = url
    while let next = Redirector.carried(by: target) {
      guard hosts.count < Self.deepest else {
        isTooDeep = true
        return
      }
      hosts.append(target.host?.serialized ?? "")
      carried = next
      guard let url = Self.record(next) else {
        isBroken = true
        return
      }
      target = url
    }
  }

  /// Reads what a redirector carries; a host without a scheme will do for most of them.
  private static func record(_ carried: String) -> URLRecord? {
    if let url = URLRecord(carried), !url.isHostWithPort { return url }
    return URLRecord("https://" + carried.drop { $0 == "/" || $0 == " " })
  }
}

extension URLRecord {
  /// Whether it was read from something like `example.com:80`, whose scheme is a host.
  fileprivate var isHostWithPort: Bool { scheme.contains(".") }
}
