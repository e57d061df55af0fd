import Synchronization

/// The space of a font whose shaping never looks at spaces.
struct TransparentSpace: BitwiseCopyable, Sendable {
  /// The advance in HarfBuzz's units.
  var advance: Float
  var glyph: UInt16
}

/// What is known of the spaces of a face, by what shaping depends on but the face.
final class SpaceMemo: Sendable {
  private struct Key: Hashable {
    let axes: [String: Double]
    let script: UInt32
    let language: String
    let isRightToLeft: Bool
    let features: [ShapePlanKey.FeatureSetting]
  }

  private let known = Mutex<[Key: TransparentSpace?]>([:])

  /// What is known for a plan, or else what `find` says.
  func value(for plan: ShapePlanKey, find: () -> TransparentSpace?) -> TransparentSpace? {
    let key = Key(
      axes: plan.axes, script: plan.script, language: plan.language,
      isRightToLeft: plan.isRightToLeft, features: plan.features)
    if let known = known.withLock({ $0[key] }) { return known }
    let found = find()
    known.withLock { $0[key] = .some(found) }
    return found
  }
}
