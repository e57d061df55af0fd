import TapInteraction
import TapViews

/// One view that fades into another that replaces it.
///
/// The counterpart of `UIView.transition(from:to:…)` with `.transitionCrossDissolve`. While it lasts,
/// nothing in either view is hit (TAB-27).
final class CrossDissolve {
  /// Fades slowly at both ends (TAB-28).
  private static let timing = CubicTiming.easeInOut

  private let old: View
  private let new: View
  private let wasAnimating: (old: Bool, new: Bool)
  private let alpha: (old: Double, new: Double)
  /// The window keeps the animation, and that this object, as long as it lasts.
  private weak var animation: Animation?
  private var completion: (() -> Void)?

  /// Begins to fade, in seconds; the completion takes the old view out.
  init(
    from old: View, to new: View, in window: Window, duration: Double,
    completion: @escaping () -> Void
  ) {
    self.old = old
    self.new = new
    self.completion = completion
    wasAnimating = (old.isAnimating, new.isAnimating)
    alpha = (old.alpha, new.alpha)
    old.isAnimating = true
    new.isAnimating = true
    animation = window.animate(duration: duration) { [self] elapsed in
      fade(to: duration > 0 ? elapsed / duration : 1)
    } completion: { [self] in
      end()
    }
  }

  /// Whether it has ended.
  var isOver: Bool { completion == nil }

  /// Ends at once.
  func finish() { animation?.finish() }

  private func fade(to part: Double) {
    let progress = Self.timing.progress(at: part)
    new.alpha = alpha.new * progress
    old.alpha = alpha.old * (1 - progress)
  }

  private func end() {
    old.alpha = alpha.old
    new.alpha = alpha.new
    old.isAnimating = wasAnimating.old
    new.isAnimating = wasAnimating.new
    let completion = completion
    self.completion = nil
    completion?()
  }
}
