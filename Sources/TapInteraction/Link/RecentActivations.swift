import TapText

/// The links that were followed a moment ago, so that a double tap opens a page once (LS-A4).
struct RecentActivations: Sendable {
  private var entries: [Entry] = []

  private struct Entry: BitwiseCopyable, Sendable {
    var link: LinkID
    var time: Double
  }

  /// Records an activation; returns whether it is not a repetition.
  ///
  /// Times count from the last recorded activation, so that steady tapping gets through now and
  /// then.
  mutating func note(_ link: LinkID, at time: Double, _ rule: InteractionPolicy.Repetition) -> Bool
  {
    guard case .coalesced(let span) = rule else { return true }
    entries.removeAll { !(time >= $0.time && time <= Timing.latest(span, after: $0.time)) }
    guard !entries.contains(where: { $0.link == link }) else { return false }
    entries.append(Entry(link: link, time: time))
    return true
  }

  /// Forgets links that are others now.
  mutating func forget(where isLost: (LinkID) -> Bool) {
    entries.removeAll { isLost($0.link) }
  }
}
