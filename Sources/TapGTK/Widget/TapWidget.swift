import CGTK
import TapDraw
import TapInteraction
import TapLayout
public import TapViews
import TapCairo

/// A widget of GTK 4 that shows a view tree and passes on what pointers, wheels and keys do.
///
/// A thin front end: the window in it decides everything. Touches that no view takes go to the
/// widget behind, so that a text lets them through to a button below it. Put ``pointer`` into a
/// container of GTK:
///
///     let widget = TapWidget()
///     widget.layoutHandler = { text.frame = widget.window.bounds }
///     widget.window.addSubview(text)
///     gtk_window_set_child(window, widget.pointer)
///
/// To assistive technology the widget is a group with the name of ``setAccessibleLabel(_:)``, and its
/// description is the link or control that has the keyboard focus, as `docs, link`. More GTK 4.8 does
/// not let a widget say: elements within that are no widgets, the text itself and its links as
/// hypertext came with later versions. All of it is in the window's `accessibilityNodes`, for a host
/// that talks to AT-SPI itself.
///
/// Everything happens on the thread of GLib's main loop, on which alone the widget may be used.
@safe public final class TapWidget {
  /// The view tree: as large as the widget, in points from its top left corner.
  public let window = Window(frame: .zero)

  /// Called when the size changed; set the frames of views here.
  public var layoutHandler: (() -> Void)?

  /// Says how high the widget wants to be at a width; without it, it takes what it gets.
  public var heightHandler: ((Double) -> Double)?

  /// Called with the colors of the theme, when the widget gets them and when they change.
  ///
  /// By default all texts are painted in them.
  public var themeHandler: ((Theme) -> Void)?

  /// Called with the duration of each step, in seconds, for measurements.
  public var timingHandler: ((Timing, Double) -> Void)?

  /// A step of work that can be measured.
  public enum Timing: Sendable, Hashable {
    /// An event came in, and the window answered it.
    case event
    /// A part of a frame was drawn.
    case drawing
  }

  /// The `GtkWidget`; `nil` once GTK has destroyed it.
  var widget: OpaquePointer?
  private let glyphs = GlyphStore()
  /// What the pointer looks like by now.
  private var cursor = Cursor.arrow
  /// The focused element of which assistive technology was last notified.
  private var focused: FocusedElement?
  /// The pointers that went down here.
  var pointersDown: Set<PointerID> = []
  /// When events happened.
  var clock = EventClock()
  /// The key that went down last and is still held, by the value of GDK.
  var heldKey: UInt32?

  /// Makes a widget; GTK must have been initialized.
  public init() {
    window.profile = .gtk
    let owner = unsafe Unmanaged.passRetained(self).toOpaque()
    var calls = WidgetCalls.all
    unsafe widget = tap_gtk_view_new(&calls, owner)
    window.displayHandler = { [unowned self] in displaySoon() }
  }

  /// The `GtkWidget`, to be put into a container, which then owns it; `nil` once it is destroyed.
  @unsafe public var pointer: OpaquePointer? { unsafe widget }

  /// What assistive technology calls the widget.
  public func setAccessibleLabel(_ label: String) {
    unsafe withWidget { unsafe tap_gtk_view_set_label($0, label) }
  }

  /// Asks for the height again: what ``heightHandler`` says changed.
  public func setNeedsResize() { unsafe withWidget { unsafe tap_gtk_view_resize($0) } }

  /// Calls `body` with the widget, unless it is destroyed.
  func withWidget(_ body: (OpaquePointer) -> Void) {
    if let widget = unsafe widget { unsafe body(widget) }
  }

  /// Lets GTK know what an event or a timer changed: the cursor, and when time must pass next.
  func followUp() {
    if window.cursor != cursor {
      cursor = window.cursor
      unsafe withWidget { unsafe tap_gtk_view_set_hand($0, cursor == .pointer) }
    }
    describeFocus()
    scheduleTimer()
  }

  /// Notifies assistive technology when the focused link or control changes.
  private func describeFocus() {
    let element = FocusedElement(in: window)
    guard element != focused else { return }
    focused = element
    unsafe withWidget { unsafe tap_gtk_view_set_description($0, element?.words ?? "") }
  }

  /// Asks for the next deadline to be kept.
  private func scheduleTimer() {
    let deadline = window.nextDeadline ?? .infinity
    unsafe withWidget { unsafe tap_gtk_view_wake($0, deadline) }
  }

  /// Notes, while something changes, that there will be something to draw.
  private func displaySoon() {
    // The rest of what is at work may change more: a timer that is due collects it all.
    unsafe withWidget { unsafe tap_gtk_view_wake($0, 0) }
  }

  /// Passes on what must be drawn.
  func display() {
    for rect in window.takeDisplayRects() {
      unsafe withWidget {
        unsafe tap_gtk_view_damage($0, rect.x, rect.y, rect.width, rect.height)
      }
    }
  }

  /// Draws what is in a rectangle.
  func draw(on context: OpaquePointer, _ rect: Rect) {
    measure(.drawing) {
      var surface = unsafe CairoSurface(context, glyphs: glyphs)
      window.render(on: &surface, visible: rect)
    }
  }

  /// Does something and indicates how long it took, if anyone asks.
  func measure(_ timing: Timing, _ body: () -> Void) {
    guard let timingHandler else { return body() }
    let start = tap_gtk_now()
    body()
    timingHandler(timing, tap_gtk_now() - start)
  }
}
