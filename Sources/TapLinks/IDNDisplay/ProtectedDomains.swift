internal import TapUnicode

/// Domains that no other host may look like (LS-I10).
struct ProtectedDomains: Sendable {
  /// A domain for each skeleton.
  private var domains: [String: String] = [:]
  /// A domain for each form that people read alike, in which `rn` is m and `0` is o.
  private var readings: [String: String] = [:]
  /// The first labels of the domains, as people read them.
  private var brands: Set<String> = []
  /// The names themselves.
  private var names: Set<String> = []
  /// The most labels that one of them has.
  private var mostLabels = 0

  init(_ names: [String]) {
    for name in names {
      let domain = DomainMapping.whatwg.toUnicode(name).validName ?? name
      mostLabels = max(mostLabels, domain.utf8.count { $0 == UInt8(ascii: ".") } + 1)
      for skeleton in HostSkeletons.skeletons(of: domain) { domains[skeleton] = domain }
      self.names.insert(domain)
      for form in DrawnReading.forms(of: domain) { readings[form] = domain }
      brands.formUnion(DrawnReading.forms(of: String(domain.prefix { $0 != "." })))
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

  /// Returns the domain that a host in any letters reads like, without being it or below it.
  func domain(readIn host: String) -> String? {
    let host = host.hasSuffix(".") ? String(host.dropLast()) : host
    for form in DrawnReading.forms(of: host) {
      let labels = form.split(separator: ".", omittingEmptySubsequences: false)
      guard labels.count >= 2 else { continue }
      for count in stride(from: min(mostLabels, labels.count), through: 2, by: -1) {
        guard let domain = readings[labels.suffix(count).joined(separator: ".")] else { continue }
        return host == domain || host.hasSuffix("." + domain) ? nil : domain
      }
    }
    return nil
  }

  /// Whether a domain is one of them.
  func contains(_ domain: String) -> Bool { names.contains(domain) }

  /// Whether a label of a host reads like the first label of a domain, as in `paypal.zone`.
  func hasBrand(in host: String) -> Bool {
    host.split(separator: ".").contains { label in
      DrawnReading.forms(of: String(label)).contains(where: brands.contains)
    }
  }

  /// Returns the domain with which a host begins that belongs to someone else, as in
  /// `paypal.com.evil.example`.
  func domain(before owner: String, of host: String) -> String? {
    guard host.count > owner.count, host.hasSuffix(owner) else { return nil }
    var labels = host.dropLast(owner.count).split(separator: ".").map(String.init)
    guard labels.count >= 2 else { return nil }
    // `paypal.com-login.evil.example` reads alike.
    for index in labels.indices {
      for count in 2...max(2, mostLabels) where index + count <= labels.count {
        let last = labels[index + count - 1]
        labels[index + count - 1] = String(last.prefix { $0 != "-" })
        let name = labels[index..<index + count].joined(separator: ".")
        labels[index + count - 1] = last
        if names.contains(name) { return name }
      }
    }
    return nil
  }
}
