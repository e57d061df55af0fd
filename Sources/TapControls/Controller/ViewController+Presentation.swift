import TapLayout
import TapViews

extension ViewController {
  /// Shows a controller over everything else in the window, until it is dismissed.
  ///
  /// It is presented by the outermost container of this controller. What is behind goes on as before:
  /// tabs may change there, and stay as they are when the sheet is gone (TAB-14). Without a window,
  /// or while another is presented, it does nothing but report to `Window.misuseHandler`. The
  /// counterpart of `present(_:animated:completion:)`, without an animation.
  public func present(_ controller: ViewController) {
    let presenter = outermost
    guard let window else { return }
    guard presenter.presentedViewController == nil else {
      window.misuseHandler?("\(presenter.logName) presents something already")
      return
    }
    guard controller.presentingViewController == nil, controller.parent == nil,
      controller !== presenter, controller.hostWindow == nil
    else {
      window.misuseHandler?("\(controller.logName) is shown elsewhere already")
      return
    }
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    presenter.show(controller, in: window)
  }

  private func show(_ controller: ViewController, in window: Window) {
    let covers = controller.modalPresentationStyle == .fullScreen
    controller.beginAppearanceTransition(true)
    if covers { beginAppearanceTransition(false) }
    window.addSubview(PresentationView(of: controller, in: window))
    controller.endAppearanceTransition()
    if covers { endAppearanceTransition() }
  }

  /// Takes away what this controller presented, or else itself where it was presented.
  ///
  /// The counterpart of `dismiss(animated:completion:)`.
  public func dismiss() {
    guard let controller = presentedViewController else {
      let presenter = outermost.presentingViewController
      presenter?.dismiss()
      return
    }
    // Those on top go first.
    if controller.presentedViewController != nil { controller.dismiss() }
    let covered = appearance == .disappeared
    if covered { beginAppearanceTransition(true) }
    controller.beginAppearanceTransition(false)
    controller.viewIfLoaded?.superview?.removeFromSuperview()
    controller.endAppearanceTransition()
    if covered { endAppearanceTransition() }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.presentingViewController = nil
    presentedViewController = nil
  }

  /// The container of all containers that this controller is in.
  private var outermost: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The name in a message.
  private var logName: String { identifier ?? "a controller" }
}

/// How a controller that is presented is shown.
///
/// The counterpart of `UIModalPresentationStyle`.
public enum ModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
  /// A sheet that leaves a strip of the screen behind to be seen, dimmed; that screen stays
  /// visible.
  case pageSheet
  /// The whole window; the screen behind disappears.
  case fullScreen
  /// The whole window; the screen behind counts as visible, for sheets that can be seen through.
  case overFullScreen
}
