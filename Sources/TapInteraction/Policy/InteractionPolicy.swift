/// What each gesture does in each kind of region of a text: a value, apart from any view.
///
///     var policy = InteractionPolicy.linksOnly
///     policy[.link, .longPress] = .background
///
/// A region whose gestures all fall through is not hit at all: the view behind is, as if there were
/// no text. Otherwise the text is hit, and the gestures that fall through, or go to
/// the background, are watched on behalf of the views behind.
public struct InteractionPolicy: Sendable, Hashable {
  /// Which rule finds the link under a point.
  package enum Geometry: Sendable, Hashable {
    /// The boxes of the link's own clusters.
    case exact
    /// The nearest caret and the character before it: half a character off, blank space included.
    /// For tests that compare against the article this project began with (LINK-3 to LINK-5).
    case seedCompatible
  }

  /// The result of taps on one link in quick succession (SEL-1).
  public enum Repetition: Sendable, Hashable {
    /// Those within a time, in seconds, of the one that was acted upon are dropped.
    case coalesced(within: Double)
    /// Each activates.
    case every
  }

  /// Three bits a gesture, one lane a region.
  private var lanes = SIMD8<UInt32>(repeating: 0)

  /// Which rule finds the link under a point.
  package var geometry = Geometry.exact
  /// How far around its boxes a link takes fingers, with exact geometry; mice and pens are exact.
  public var touchTargets = TargetEnlargement.none
  /// The result of taps on one link in quick succession.
  public var repetition = Repetition.coalesced(within: 0.5)
  /// Whether a press that drags lifts the link, for the host to carry off (LINK-31).
  public var liftsLinks = false
  /// Whether a second pointer on the text cancels the press of the first, so that nothing presses
  /// until all are up (LINK-30).
  public var allowsOnePointerOnly = false

  /// Makes a policy by which everything falls through.
  public init() {}

  /// The response to a gesture in a kind of region.
  public subscript(region: PolicyRegion, gesture: GestureKind) -> GestureResponse {
    get {
      let bits = lanes[Int(region.rawValue)] >> (3 * UInt32(gesture.rawValue)) & 7
      return GestureResponse(rawValue: UInt8(bits)) ?? .fallThrough
    }
    set {
      let shift = 3 * UInt32(gesture.rawValue)
      lanes[Int(region.rawValue)] &= ~(7 << shift)
      lanes[Int(region.rawValue)] |= UInt32(newValue.rawValue) << shift
    }
  }

  /// Whether any gesture in a kind of region does not fall through.
  public func takes(_ region: PolicyRegion) -> Bool { lanes[Int(region.rawValue)] != 0 }

  /// The gestures in a kind of region that have a response.
  public func gestures(in region: PolicyRegion, answered response: GestureResponse) -> GestureKinds
  {
    var kinds: GestureKinds = []
    for kind in GestureKind.allCases where self[region, kind] == response {
      kinds.insert(GestureKinds(kind))
    }
    return kinds
  }
}

extension InteractionPolicy {
  /// Links react, long presses on them ask for a menu, and everything else falls through.
  public static let linksOnly: InteractionPolicy = {
    var policy = InteractionPolicy()
    policy[.link, .tap] = .activate
    policy[.link, .doubleTap] = .activate
    policy[.link, .longPress] = .menu
    policy[.link, .hover] = .track
    policy[.link, .menuRequest] = .menu
    return policy
  }()

  /// As ``linksOnly``, but long presses on links go to the background too (PASS-4).
  public static let linksOnlyBackgroundLongPress: InteractionPolicy = {
    var policy = linksOnly
    policy[.link, .longPress] = .background
    return policy
  }()

  /// Everything falls through, links too.
  public static let inert = InteractionPolicy()
}
