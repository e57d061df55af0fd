public import TapInteraction
public import TapText

/// Decides what links do, and is notified of what happens to them.
///
/// A tap, a menu, a preview and a confirmation are four questions (LINK-25). Each has a default, so
/// that a host implements only what it needs:
///
///     final class Opener: TextViewDelegate {
///       func textView(_ textView: TextView, didActivate activation: LinkActivation) {
///         open(activation.destination)
///       }
///     }
///
/// The counterpart of the item methods of `UITextViewDelegate`.
public protocol TextViewDelegate: AnyObject {
  /// Asks what a tap on a link does; `nil` is nothing, but for the menu if there is one (LINK-26).
  func textView(_ textView: TextView, primaryActionFor span: LinkSpan) -> LinkAction?

  /// Asks for a link's menu; `nil` is none.
  func textView(_ textView: TextView, menuFor span: LinkSpan) -> LinkMenu?

  /// Asks whether a link's menu comes with a preview.
  func textView(_ textView: TextView, showsPreviewFor span: LinkSpan) -> Bool

  /// Asks the user whether a link of verdict `confirm` may be followed.
  ///
  /// Call `answer` once, now or later. Meanwhile no link is followed (LS-A4); a question whose
  /// `answer` is dropped is answered with no.
  func textView(
    _ textView: TextView, shouldConfirm activation: LinkActivation,
    answer: @escaping (Bool) -> Void)

  /// A link was followed: open its destination.
  ///
  /// Called only for links that the assessor allows, perhaps with a warning, or that the user
  /// confirmed.
  func textView(_ textView: TextView, didActivate activation: LinkActivation)

  /// A link's menu is to be shown.
  func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan)

  /// A link is dragged away.
  func textView(_ textView: TextView, didLift payload: LinkPayload)

  /// Something else happened to a link; its appearance may change.
  func textView(_ textView: TextView, didReceive event: LinkEvent)
}

extension TextViewDelegate {
  /// The link is followed.
  public func textView(_ textView: TextView, primaryActionFor span: LinkSpan) -> LinkAction? {
    .activate
  }

  /// Open and copy.
  public func textView(_ textView: TextView, menuFor span: LinkSpan) -> LinkMenu? { LinkMenu() }

  /// No: nothing is fetched unless the app opts in.
  public func textView(_ textView: TextView, showsPreviewFor span: LinkSpan) -> Bool { false }

  /// No: a link that needs a confirmation is not followed without one.
  public func textView(
    _ textView: TextView, shouldConfirm activation: LinkActivation,
    answer: @escaping (Bool) -> Void
  ) { answer(false) }

  /// Nothing.
  public func textView(_ textView: TextView, didActivate activation: LinkActivation) {}

  /// Nothing.
  public func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan) {}

  /// Nothing.
  public func textView(_ textView: TextView, didLift payload: LinkPayload) {}

  /// Nothing.
  public func textView(_ textView: TextView, didReceive event: LinkEvent) {}
}
