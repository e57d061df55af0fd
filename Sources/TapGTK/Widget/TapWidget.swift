import CGTK
import TapCairo
public import TapHost
import TapInteraction
import TapLayout
public import TapViews

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
/// To assistive technology the widget is a group with the name of ``setAccessibleLabel(_:)`` and with a
/// child for each element of what is in sight, and at most one screen around it: paragraphs, headings,
/// lists, pictures, links, buttons, tabs. The children are never drawn and get no pointer; the one of
/// the focused link or control has GTK's focus. Without assistive technology, with `GTK_A11Y=none`,
/// there are none.
///
/// Everything happens on the thread of GLib's main loop, on which alone the widget may be used.
@safe public final class TapWidget {
  /// The view tree: as large as the widget, in points from its top left corner.
  public var window: Window { driver.window }

  /// What turns the events of GTK into those of the window.
  public let driver: WindowDriver

  /// Called with a link that the assessor wants confirmed, to ask the user; by default a dialog of GTK
  /// does, in which Enter chooses Cancel at first.
  public var confirmationHandler: ((LinkActivation, @escaping (Bool) -> Void) -> Void)?

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
    /// The elements for assistive technology were listed.
    case accessibility
  }

  /// The `GtkWidget`; `nil` once GTK has destroyed it.
  var widget: OpaquePointer?
  private let glyphs = GlyphStore()
  /// What the driver calls.
  let host = WidgetHost()
  /// The buttons of the mouse or pen that are down here.
  var buttons: MouseButtons = []
  /// When events happened.
  var clock = EventClock()
  /// The identities of the elements for assistive technology.
  var elementTable = ElementTable()

  /// Makes a widget; GTK must have been initialized.
  public init() {
    driver = WindowDriver(host: host)
    window.profile = .gtk
    let owner = unsafe Unmanaged.passRetained(self).toOpaque()
    var calls = WidgetCalls.all
    unsafe widget = tap_gtk_view_new(&calls, owner)
    host.widget = self
  }

  /// The `GtkWidget`, to be put into a container, which then owns it; `nil` once it is destroyed.
  @unsafe public var pointer: OpaquePointer? { unsafe widget }

  /// What assistive technology calls the widget.
  public func setAccessibleLabel(_ label: String) {
    unsafe withWidget { unsafe tap_gtk_view_set_label($0, label) }
  }

  /// Asks for the height again, after the result of ``heightHandler`` changed.
  public func setNeedsResize() { unsafe withWidget { unsafe tap_gtk_view_resize($0) } }

  /// Calls `body` with the widget, unless it is destroyed.
  func withWidget(_ body: (OpaquePointer) -> Void) {
    if let widget = unsafe widget { unsafe body(widget) }
  }

  /// Reports to GTK what the program or an event changed: what to draw, and all that the driver
  /// knows of.
  func display() {
    host.display()
    driver.followUp()
  }

  /// Draws what is within a rectangle, which GTK has cleared.
  func draw(on context: OpaquePointer, _ rect: Rect) {
    measure(.drawing) {
      var surface = unsafe CairoSurface(context, glyphs: glyphs)
      driver.draw(on: &surface, visible: rect)
    }
  }

  /// Does something, and reports how long it took if anyone asks.
  func measure(_ timing: Timing, _ body: () -> Void) {
    guard let timingHandler else { return body() }
    let start = tap_gtk_now()
    body()
    timingHandler(timing, tap_gtk_now() - start)
  }
}
