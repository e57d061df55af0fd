import CGTK

/// A window on the desktop.
@safe public final class GTKWindow: GTKWidget {
  /// Called once the window is gone.
  public var closeHandler: (() -> Void)?

  private var widget: OpaquePointer?

  /// The `GtkWindow`; `nil` once it is closed.
  @unsafe public var pointer: OpaquePointer? { unsafe widget }

  /// Makes a window that is not shown yet; it stays until it is closed.
  public init(title: String, width: Int, height: Int) {
    let owner = unsafe Unmanaged.passRetained(self).toOpaque()
    unsafe widget = tap_gtk_window_new(
      title, Int32(clamping: width), Int32(clamping: height), owner, windowDidClose)
  }

  /// Puts the one child into the window.
  public func setChild(_ child: some GTKWidget) {
    guard let widget = unsafe widget, let child = unsafe child.pointer else { return }
    unsafe tap_gtk_window_set_child(widget, child)
  }

  /// Shows the window.
  public func present() {
    if let widget = unsafe widget { unsafe tap_gtk_window_present(widget) }
  }

  /// Closes the window.
  public func close() {
    if let widget = unsafe widget { unsafe tap_gtk_window_close(widget) }
  }

  fileprivate func didClose() {
    unsafe widget = nil
    closeHandler?()
  }
}

private func windowDidClose(_ owner: UnsafeMutableRawPointer) {
  let object = unsafe Unmanaged<GTKWindow>.fromOpaque(owner)
  unsafe object.takeUnretainedValue().didClose()
  unsafe object.release()
}
