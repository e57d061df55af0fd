public import TapInteraction
public import TapText

/// Who decides what links do, and hears of it.
///
/// A tap, a menu and a preview are three questions (LINK-25). Each has an answer of its own, so that
/// a host implements only what it cares for:
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

  /// A link was followed: open it.
  func textView(_ textView: TextView, didActivate activation: LinkActivation)

  /// A link's menu is to be shown.
  func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan)

  /// A link is dragged away.
  func textView(_ textView: TextView, didLift payload: LinkPayload)

  /// Something else happened to a link; its looks may change.
  func textView(_ textView: TextView, didReceive event: LinkEvent)
}

extension TextViewDelegate {
  /// The link is followed, unless told otherwise.
  public func textView(_ textView: TextView, primaryActionFor span: LinkSpan) -> LinkAction? {
    .activate
  }

  /// Open and copy, unless told otherwise.
  public func textView(_ textView: TextView, menuFor span: LinkSpan) -> LinkMenu? { LinkMenu() }

  /// No, unless told otherwise: nothing is fetched that nobody asked for.
  public func textView(_ textView: TextView, showsPreviewFor span: LinkSpan) -> Bool { false }

  /// Nothing, unless told otherwise.
  public func textView(_ textView: TextView, didActivate activation: LinkActivation) {}

  /// Nothing, unless told otherwise.
  public func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan) {}

  /// Nothing, unless told otherwise.
  public func textView(_ textView: TextView, didLift payload: LinkPayload) {}

  /// Nothing, unless told otherwise.
  public func textView(_ textView: TextView, didReceive event: LinkEvent) {}
}
