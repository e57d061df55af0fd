/// The smallest and the largest number among the identities of some links.
struct LinkNumbers: BitwiseCopyable, Sendable, Hashable {
  private(set) var least: UInt64 = .max
  private(set) var greatest: UInt64 = 0

  /// Takes one more identity in.
  mutating func include(_ id: LinkID) {
    least = min(least, id.rawValue)
    greatest = max(greatest, id.rawValue)
  }

  /// Returns whether a link with an identity may be among the links; false is certain.
  func mayHold(_ id: LinkID) -> Bool { least <= id.rawValue && id.rawValue <= greatest }

  /// Returns whether one of some numbers, which ascend, may be among the links; false is certain.
  func mayHold(anyOf ascending: [UInt64]) -> Bool {
    let next = ascending.partitioningIndex { $0 >= least }
    return next < ascending.count && ascending[next] <= greatest
  }
}
