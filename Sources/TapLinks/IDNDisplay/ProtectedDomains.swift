internal import TapUnicode

/// Domains that no other host may look like (LS-I10).
struct ProtectedDomains: Sendable {
  /// A domain for each skeleton.
  private var domains: [String: String] = [:]
  /// The most labels that one of them has.
  private var mostLabels = 0

  init(_ names: [String]) {
    for name in names {
      let domain = DomainMapping.whatwg.toUnicode(name).validName ?? name
      mostLabels = max(mostLabels, domain.utf8.count { $0 == UInt8(ascii: ".") } + 1)
      for skeleton in HostSkeletons.skeletons(of: domain) { domains[skeleton] = domain }
    }
  }

  /// Returns the domain that a host in Unicode looks like, without being it or below it.
  func domain(imitatedBy host: String) -> String? {
    guard !domains.isEmpty else { return nil }
    let host = host.hasSuffix(".") ? String(host.dropLast()) : host
    for skeleton in HostSkeletons.skeletons(of: host) {
      guard let domain = domain(under: skeleton) else { continue }
      return host == domain || host.hasSuffix("." + domain) ? nil : domain
    }
    return nil
  }

  /// Returns the domain whose skeleton is the end of another, label for label.
  private func domain(under skeleton: String) -> String? {
    let labels = skeleton.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2 else { return nil }
    for count in stride(from: min(mostLabels, labels.count), through: 2, by: -1) {
      if let found = domains[labels.suffix(count).joined(separator: ".")] { return found }
    }
    return nil
  }
}
