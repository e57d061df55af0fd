public import TapInteraction

/// How a point found its view: those that were asked before, and why they did not take it.
///
/// For people and tools that wonder why a touch went where it did. ``Window/route(at:for:)`` makes
/// one.
public struct HitRoute {
  /// Why a view did not take a point.
  public enum Reason: Sendable, Hashable {
    /// It is hidden.
    case hidden
    /// It, with all in it, takes no events.
    case disabled
    /// It is less opaque than 0.01 (HIT-5).
    case transparent
    /// It is being animated (HIT-22).
    case animating
    /// Its transform is not invertible (HIT-14).
    case flat
    /// The point is not in it.
    case outside
    /// The text is there, but its policy lets every gesture in such a region fall through (PASS-1).
    case policy(PolicyRegion)
  }

  /// A view that did not take the point, and all in it.
  public struct Pass {
    /// The view.
    public let view: View
    /// Why it did not.
    public let reason: Reason
  }

  /// The views that were asked and did not take the point, in the order in which they were asked.
  public let passes: [Pass]

  /// The view that is hit; `nil` where none takes the point.
  public let view: View?
}
