/// What decides between links that overlap: the greater rank wins.
struct LinkRank: Comparable {
  private let major: Int
  private let minor: UInt64

  /// Ranks a link by a rule.
  ///
  /// The order of the document sorts links by start, the longer first, then in the order added; so
  /// the innermost of several links over one cluster is the one with the greatest index.
  init(_ placed: PlacedLink, index: Int, rule: LinkOverlap) {
    switch rule {
    case .innermost:
      major = 0
      minor = UInt64(index)
    case .first:
      major = 0
      minor = .max - placed.record.order
    case .last:
      major = 0
      minor = placed.record.order
    case .highestPriority:
      major = placed.record.link.priority
      minor = UInt64(index)
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
