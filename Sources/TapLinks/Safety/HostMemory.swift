import Synchronization

/// What an assessor has found out about hosts, for a page often leads to the same ones.
///
/// It keeps some hundreds and then starts afresh, so its size doesn't depend on a page.
final class HostMemory: Sendable {
  /// What there is to know of the name of a host, whatever link leads to it.
  struct Entry: Sendable {
    /// How it is shown.
    let display: DomainDisplay
    /// What of it someone registered, or the name itself.
    let owner: String
    /// The protected domain with which it begins though it belongs to someone else.
    let begun: String?
    /// The protected domain that it reads like.
    let read: String?
  }

  private let entries = Mutex<[String: Entry]>([:])

  private static let most = 512
  private static let longestName = 253

  /// Returns what is known of a name, or else finds it out.
  func entry(for name: String, _ findOut: () -> Entry) -> Entry {
    if let entry = entries.withLock({ $0[name] }) { return entry }
    let entry = findOut()
    guard name.utf8.count <= Self.longestName else { return entry }
    entries.withLock { entries in
      if entries.count >= Self.most { entries.removeAll(keepingCapacity: true) }
      entries[name] = entry
    }
    return entry
  }
}

extension LinkSafety {
  /// Returns what there is to know of the name of a host.
  func entry(for name: String) -> HostMemory.Entry {
    known.entry(for: name) {
      let display = DomainDisplay(name, idn: hosts, publicSuffixes: publicSuffixes)
      let owner = publicSuffixes.registrableDomain(of: name) ?? name
      return HostMemory.Entry(
        display: display, owner: owner, begun: hosts.protected.domain(before: owner, of: name),
        read: display.host.concerns.isEmpty
          ? hosts.protected.domain(readIn: display.host.text) : nil)
    }
  }
}
