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

  /// A menu that opens the link, copies it, or copies the text that it is in.
  public func textView(_ textView: TextView, menuFor span: LinkSpan) -> LinkMenu? {
    LinkMenu(items: [.open, .copy, .copyText])
  }

  /// Shows a link's menu where it was asked for: at the pointer that is down, else at the first part
  /// of the link that is drawn.
  public func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan) {
    let destination = textView.assess(span).destination
    let rect =
      driver.pointOfPress.map { Rect(x: $0.x, y: $0.y, width: 0, height: 0) }
      ?? textView.convertToRoot(textView.firstRect(of: span.link.id) ?? textView.bounds)
    driver.host?.showMenu(menu.items.map(\.title), at: rect) {
      [weak textView, weak driver] index in
      guard menu.items.indices.contains(index), let driver else { return }
      switch menu.items[index] {
      case .open:
        if let textView { driver.perform(.activate, of: span.link.id, in: textView) }
      case .copy: if let destination { driver.host?.copy(destination) }
      case .copyText: if let textView { driver.host?.copy(textView.text.string) }
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
