public import TapInteraction
import TapLayout
public import TapText
public import TapViews

/// What a desktop does with links: opens them with the program that the system has for them, and
/// shows a menu that opens or copies them.
///
/// It is the delegate of texts in a window with a ``WindowDriver``, which keeps it:
///
///     text.delegate = driver.linkOpener
///
/// Only what was assessed is opened or copied, never what is written: another program may read
/// another host in that (LS-P).
public final class LinkOpener: TextViewDelegate {
  /// Called instead of opening a link that may be followed.
  public var onActivate: ((LinkActivation) -> Void)?

  /// Receives everything else that happens to links.
  public var onEvent: ((TextView, LinkEvent) -> Void)?

  private unowned let driver: WindowDriver

  /// Makes an opener for the texts of a driver's window.
  init(_ driver: WindowDriver) { self.driver = driver }

  /// Lets the host ask the user whether a link may be opened.
  public func textView(
    _ textView: TextView, shouldConfirm activation: LinkActivation,
    answer: @escaping (Bool) -> Void
  ) {
    guard let host = driver.host else { return answer(false) }
    host.confirm(activation) { [weak driver] isConfirmed in
      answer(isConfirmed)
      driver?.followUp()
    }
  }

  /// Opens a link that was followed.
  public func textView(_ textView: TextView, didActivate activation: LinkActivation) {
    if let onActivate { return onActivate(activation) }
    if let destination = activation.destination { driver.host?.open(destination) }
  }

  /// Shows a link's menu at the first part of the link that is drawn.
  public func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan) {
    let destination = textView.assess(span).destination
    let rect = textView.convertToRoot(textView.firstRect(of: span.link.id) ?? textView.bounds)
    driver.host?.showMenu(menu.items.map(\.title), at: rect) {
      [weak textView, weak driver] index in
      guard menu.items.indices.contains(index), let driver else { return }
      switch menu.items[index] {
      case .open:
        if let textView { driver.perform(.activate, of: span.link.id, in: textView) }
      case .copy: if let destination { driver.host?.copy(destination) }
      default: break
      }
      driver.followUp()
    }
  }

  /// Passes an event on.
  public func textView(_ textView: TextView, didReceive event: LinkEvent) {
    onEvent?(textView, event)
  }
}

extension TextView {
  /// The first rectangle of a link in the view's own coordinates; `nil` where none is drawn.
  fileprivate func firstRect(of link: LinkID) -> Rect? {
    var first: Rect?
    if let index = layout.text.linkIndex(withID: link) {
      layout.forEachRect(ofLink: index) { first = first ?? $0 }
    }
    return first
  }
}
