/// The rule that picks one link where several overlap.
public enum LinkOverlap: String, Sendable, Hashable, Codable, CaseIterable {
  /// The link that starts last; of two that start together, the shorter.
  case innermost
  /// The link that was added first.
  case first
  /// The link that was added last.
  case last
  /// The link with the highest priority; of equals, the innermost.
  case highestPriority
}
