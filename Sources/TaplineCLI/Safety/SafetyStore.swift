import TapLinks

/// The assessors that one file after another needs: making one takes milliseconds.
final class SafetyStore {
  private var known: [(policy: LinkSafety.Policy, safety: LinkSafety)] = []
  private lazy var standardInputBase = FileAssessor.base(ofFile: "-")

  /// How many are kept; records of one run seldom differ in their policies.
  private static let limit = 8

  /// Returns an assessor that follows a policy.
  func safety(for policy: LinkSafety.Policy) -> LinkSafety {
    if let index = known.firstIndex(where: { $0.policy == policy }) { return known[index].safety }
    // Everything but the policy is the same for all of them.
    var safety = known.first?.safety ?? LinkSafety()
    safety.policy = policy
    if known.count == Self.limit { known.removeFirst() }
    known.append((policy, safety))
    return safety
  }

  /// What relative links of a file resolve against.
  func base(ofFile path: String) -> URLRecord? {
    path == "-" ? standardInputBase : FileAssessor.base(ofFile: path)
  }
}
