import CGTK

/// A row or a column of widgets.
@safe public final class GTKBox: GTKWidget {
  private let widget: OpaquePointer

  /// The `GtkBox`.
  @unsafe public var pointer: OpaquePointer? { unsafe widget }

  /// Makes a column, or a row, with room between its widgets in points.
  public init(isColumn: Bool, spacing: Int = 0) {
    unsafe widget = tap_gtk_box_new(isColumn, Int32(clamping: spacing))
  }

  /// Adds a widget at the end; one that grows takes the room that is left.
  public func add(_ child: some GTKWidget, grows: Bool = false) {
    guard let child = unsafe child.pointer else { return }
    unsafe tap_gtk_box_add(widget, child, grows)
  }
}

/// Pages, one of which is shown, and the list of them beside it.
@safe public final class GTKPages: GTKWidget {
  private let widget: OpaquePointer

  /// The `GtkBox` that holds the list and the pages.
  @unsafe public var pointer: OpaquePointer? { unsafe widget }

  /// Makes pages.
  public init() { unsafe widget = tap_gtk_pages_new() }

  /// Adds a page; the first is shown.
  public func add(_ page: some GTKWidget, name: String, title: String) {
    guard let page = unsafe page.pointer else { return }
    unsafe tap_gtk_pages_add(widget, page, name, title)
  }

  /// Shows the page of a name.
  public func show(_ name: String) { unsafe tap_gtk_pages_show(widget, name) }
}

/// A pile of widgets: what is on top gets a touch first, and lets fall through what it does not
/// take.
@safe public final class GTKPile: GTKWidget {
  private let widget: OpaquePointer

  /// The `GtkOverlay`.
  @unsafe public var pointer: OpaquePointer? { unsafe widget }

  /// Makes a pile on a widget, which gives it its size; `nil` if that is destroyed.
  public init?(on base: some GTKWidget) {
    guard let base = unsafe base.pointer else { return nil }
    unsafe widget = tap_gtk_pile_new(base)
  }

  /// Puts a widget on top.
  public func add(_ child: some GTKWidget) {
    guard let child = unsafe child.pointer else { return }
    unsafe tap_gtk_pile_add(widget, child)
  }
}

/// A button of GTK.
@safe public final class GTKButton: GTKWidget {
  private let widget: OpaquePointer

  /// The `GtkButton`.
  @unsafe public var pointer: OpaquePointer? { unsafe widget }

  /// Creates a button; `action` is called on each click, with the state of a toggle button.
  public init(_ title: String, toggles: Bool = false, action: @escaping (Bool) -> Void) {
    let listener = unsafe Unmanaged.passRetained(ClickListener(action)).toOpaque()
    unsafe widget = tap_gtk_button_new(title, toggles, listener, buttonWasClicked)
  }
}

/// The listener of clicks.
private final class ClickListener {
  let action: (Bool) -> Void

  init(_ action: @escaping (Bool) -> Void) { self.action = action }
}

private func buttonWasClicked(_ owner: UnsafeMutableRawPointer, _ isDown: Bool, _ isGone: Bool) {
  let listener = unsafe Unmanaged<ClickListener>.fromOpaque(owner)
  guard !isGone else { return unsafe listener.release() }
  unsafe listener.takeUnretainedValue().action(isDown)
}
