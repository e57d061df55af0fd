public import TapInteraction
public import TapText
public import TapViews

/// What a desktop does with links: follows them with the program that the desktop has for them, and
/// shows a menu that opens or copies them.
///
/// Set it as the delegate of texts in a ``TapWidget``, and keep it, since texts do not:
///
///     let opener = LinkOpener(widget)
///     text.delegate = opener
///
/// Give the texts an assessor, `TextView.assessor`: without one, every link is followed, whatever
/// its scheme.
public final class LinkOpener: TextViewDelegate {
  /// Called instead of following a link at once.
  public var activationHandler: ((LinkActivation) -> Void)?

  /// Called with a link whose verdict is `confirm`, to ask the user; without a handler such a link
  /// is not followed.
  public var confirmationHandler: ((LinkActivation) -> Void)?

  /// Called with all other link events.
  public var eventHandler: ((TextView, LinkEvent) -> Void)?

  private let desktop: Desktop

  /// What an opener asks of the desktop.
  struct Desktop {
    /// Opens an address.
    var open: (String) -> Void
    /// Puts a text on the clipboard.
    var copy: (String) -> Void
    /// Shows a menu at a link of a text, and returns the index of the chosen entry.
    var showMenu: ([String], TextView, LinkSpan, @escaping (Int) -> Void) -> Void
  }

  /// Makes an opener for the texts of a widget.
  public convenience init(_ widget: TapWidget) {
    self.init(
      Desktop(
        open: { [unowned widget] in widget.open($0) },
        copy: { [unowned widget] in widget.copy($0) },
        showMenu: { [unowned widget] in widget.showMenu($0, below: $1, $2, chosen: $3) }))
  }

  /// Makes an opener on some desktop.
  init(_ desktop: Desktop) { self.desktop = desktop }

  /// Follows a link if its assessment allows that.
  public func textView(_ textView: TextView, didActivate activation: LinkActivation) {
    if let activationHandler { return activationHandler(activation) }
    guard activation.assessment?.verdict ?? .allow < .confirm else {
      confirmationHandler?(activation)
      return
    }
    // What was judged, never what is written: another program may read another host in that.
    if let destination = activation.destination { desktop.open(destination) }
  }

  /// Shows a link's menu below the link.
  public func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan) {
    let assessment = textView.assess(span)
    // What leads nowhere is not carried elsewhere either.
    let destination = assessment == nil ? span.link.destination : assessment?.destination
    desktop.showMenu(menu.items.map(\.title), textView, span) { [weak textView, desktop] index in
      switch menu.items[index] {
      case .open: textView?.accessibilityPerform(.activate, of: span.link.id)
      case .copy: if let destination { desktop.copy(destination) }
      default: break
      }
    }
  }

  /// Passes an event on.
  public func textView(_ textView: TextView, didReceive event: LinkEvent) {
    eventHandler?(textView, event)
  }
}
