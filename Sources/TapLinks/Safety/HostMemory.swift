import Synchronization

/// What an assessor has found out about hosts, for a page often leads to the same ones.
///
/// It keeps some thousands and then starts afresh, so its size doesn't depend on a page.
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
    /// Where the part that says who owns it begins in what is shown, in UTF-8 code units.
    let emphasis: Int
    /// Whether the host alone gives no finding: it is displayed as written, resembles no protected
    /// host, and is neither a redirector nor a shortener.
    let isPlain: Bool
  }

  private let entries = Mutex<[String: Entry]>([:])

  private static let most = 4_096
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
      let begun = hosts.protected.domain(before: owner, of: name)
      let hasConcerns = !display.host.concerns.isEmpty
      let read = hasConcerns ? nil : hosts.protected.domain(readIn: display.host.text)
      let isPlain =
        !hasConcerns && begun == nil && read == nil && !display.isPadded && !display.hasBlankLetter
        && display.text == name && isPlain(name)
      return HostMemory.Entry(
        display: display, owner: owner, begun: begun, read: read,
        emphasis: display.emphasized.lowerBound, isPlain: isPlain)
    }
  }

  /// Whether a name is that of a host on the network, and its addresses lead to itself.
  private func isPlain(_ name: String) -> Bool {
    let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.allSatisfy { (1...63).contains($0.count) }
      && labels.last?.elementsEqual("localhost".utf8) != true
      && URLRecord("https://\(name)/")?.host == .domain(name)
      && !Shorteners.contains(name) && !Redirector.mayLeadOn(from: name)
  }
}
