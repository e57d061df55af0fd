import CGTK

/// A widget of GTK: a text, or what holds one.
///
/// As much of GTK as a small program needs that has no bindings of its own. A widget that is in no
/// container yet belongs to its creator.
public protocol GTKWidget: AnyObject {
  /// The `GtkWidget`; `nil` once GTK has destroyed it.
  @unsafe var pointer: OpaquePointer? { get }
}

extension GTKWidget {
  /// Sets the least width and height, in points; `nil` leaves one to the widget.
  public func setLeastSize(width: Int? = nil, height: Int? = nil) {
    guard let pointer = unsafe pointer else { return }
    unsafe tap_gtk_widget_set_size(
      pointer, Int32(clamping: width ?? -1), Int32(clamping: height ?? -1))
  }
}

extension TapWidget: GTKWidget {}

/// GTK's own course of things.
public enum GTKLoop {
  /// Starts GTK; returns whether there is a display.
  public static func start() -> Bool { tap_gtk_start() }

  /// Lets events come until ``quit()``.
  public static func run() { tap_gtk_run() }

  /// Ends ``run()``.
  public static func quit() { tap_gtk_quit() }

  /// Does something once, when nothing more urgent is to be done: events, drawing.
  public static func soon(_ body: @escaping () -> Void) {
    unsafe tap_gtk_soon(Unmanaged.passRetained(LaterWork(body)).toOpaque()) { owner in
      unsafe Unmanaged<LaterWork>.fromOpaque(owner).takeRetainedValue().body()
    }
  }

  /// Seconds on the clock of all events.
  public static var now: Double { tap_gtk_now() }
}

/// What is done later.
private final class LaterWork {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
