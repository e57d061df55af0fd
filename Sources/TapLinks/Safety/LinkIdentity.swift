/// Who is behind a link: what a record of it says beside its verdict.
public struct LinkIdentity: Sendable, Hashable {
  /// The scheme in lowercase; `nil` where the destination has none of its own.
  public let scheme: String?

  /// The host where the link leads in the end, in ASCII; `nil` where it leads to none.
  public let host: String?

  /// What of the host someone registered, such as `example.co.uk`; `nil` for an address of numbers.
  public let owner: String?

  /// The hosts of the redirectors on the way, in order.
  public let redirectors: [String]
}

extension LinkSafety {
  /// Returns who is behind a destination; `nil` where it is no URL.
  ///
  /// A relative one belongs to the base of the policy.
  public func identity(of destination: String) -> LinkIdentity? {
    plainIdentity(of: destination) ?? examinedIdentity(of: destination)
  }

  /// Reads who is behind a destination, whether it is a plain address or not.
  package func examinedIdentity(of destination: String) -> LinkIdentity? {
    guard destination.utf8.count <= LinkExamination.longest,
      let url = URLRecord(destination, base: policy.base)
    else { return nil }
    if url.scheme == "mailto" {
      let address = MailDestination(url).everyone.first.map { String(decoding: $0, as: UTF8.self) }
      let host = address?.split(separator: "@").last.map(String.init)
      let record = host.flatMap { URLRecord("https://\($0)/") }
      return LinkIdentity(
        scheme: url.scheme, host: record?.host?.serialized, owner: registrant(of: record?.host),
        redirectors: [])
    }
    let chain = RedirectorChain(from: url)
    let host = chain.target.host.flatMap { $0 == .empty ? nil : $0 }
    return LinkIdentity(
      scheme: url.scheme, host: host?.serialized, owner: registrant(of: host),
      redirectors: chain.hosts)
  }

  private func registrant(of host: URLHost?) -> String? {
    guard case .domain(let name) = host else { return nil }
    return entry(for: name).owner
  }
}
