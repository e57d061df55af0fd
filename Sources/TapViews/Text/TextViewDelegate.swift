public import TapInteraction
public import TapText

/// The methods by which a text view asks what links do, and reports their events.
///
/// A tap, a menu and a preview are three questions (LINK-25). Each has a method with a default, so
/// a host implements only those it needs:
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

  /// Another event of a link; its appearance may change.
  func textView(_ textView: TextView, didReceive event: LinkEvent)
}

extension TextViewDelegate {
  /// Follows the link by default.
  public func textView(_ textView: TextView, primaryActionFor span: LinkSpan) -> LinkAction? {
    .activate
  }

  /// Offers open and copy by default.
  public func textView(_ textView: TextView, menuFor span: LinkSpan) -> LinkMenu? { LinkMenu() }

  /// Returns `false` by default: nothing is fetched unless the host asks for it.
  public func textView(_ textView: TextView, showsPreviewFor span: LinkSpan) -> Bool { false }

  /// Does nothing by default.
  public func textView(_ textView: TextView, didActivate activation: LinkActivation) {}

  /// Does nothing by default.
  public func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan) {}

  /// Does nothing by default.
  public func textView(_ textView: TextView, didLift payload: LinkPayload) {}

  /// Does nothing by default.
  public func textView(_ textView: TextView, didReceive event: LinkEvent) {}
}
