public import TapLayout
public import TapText
public import TapViews

/// What a window system does for a view tree: the side of a front end that ``WindowDriver`` calls.
///
/// A front end owns a driver, sends it the events of its window system, and implements this protocol
/// for what goes the other way. Nothing here decides anything about texts or links. Every call comes
/// during a call of the driver or during a change of the views by the program, on the same thread.
///
/// Only ``now``, ``wake(at:)`` and ``setNeedsFrame()`` must be implemented; by default a host shows
/// no cursor and no menu, opens and copies nothing, and answers questions with no.
public protocol WindowHost: AnyObject {
  /// The time on the clock of the host's events, in seconds.
  ///
  /// One monotonic clock: events, timers and frames must agree on it. Where it starts is the host's
  /// choice.
  var now: Double { get }

  /// Asks for one call of ``WindowDriver/timeDidCome()`` at a time on the clock of ``now``.
  ///
  /// It replaces what was asked for before; `nil` asks for none. A time that has passed means as
  /// soon as possible, but not before this call returns.
  func wake(at time: Double?)

  /// Asks for one call of ``WindowDriver/draw(on:)`` at the next frame.
  ///
  /// It comes once, however much changes, until the driver has drawn.
  func setNeedsFrame()

  /// Changes the cursor of the mouse over the window.
  func setCursor(_ cursor: Cursor)

  /// Opens a destination that was assessed and allowed, with the program that the system has for it.
  func open(_ destination: String)

  /// Puts a text on the clipboard.
  func copy(_ text: String)

  /// Shows a menu at a rectangle of the window, in points; an empty one is where the pointer is.
  ///
  /// `chosen` is called at most once, with the index of the title that the user chose, and not at all
  /// when the menu is dismissed.
  func showMenu(_ titles: [String], at rect: Rect, chosen: @escaping (Int) -> Void)

  /// Asks the user whether to open a link that the assessor wants confirmed.
  ///
  /// Show what the link's text says, where it leads, and why it is asked, and let Cancel be what a
  /// careless Enter chooses. `answer` is called at most once; only `true` opens the link.
  func confirm(_ activation: LinkActivation, answer: @escaping (Bool) -> Void)

  /// Explains why a link that was pressed is not followed: its verdict is `block`.
  ///
  /// The press goes to what is behind the text all the same, as does every press on such a link.
  ///
  /// - Parameters:
  ///   - span: the link.
  ///   - assessment: where it leads, and what the assessor found.
  ///   - text: what the link says.
  ///   - rect: where it is drawn, in points of the window.
  func explainBlock(
    of span: LinkSpan, _ assessment: LinkAssessment, text: String, at rect: Rect)

  /// The accessibility elements of the window, or the one that has the focus, may have changed.
  func accessibilityDidChange()
}

extension WindowHost {
  /// Keeps the cursor as it is.
  public func setCursor(_ cursor: Cursor) {}

  /// Opens nothing.
  public func open(_ destination: String) {}

  /// Copies nothing.
  public func copy(_ text: String) {}

  /// Shows no menu.
  public func showMenu(_ titles: [String], at rect: Rect, chosen: @escaping (Int) -> Void) {}

  /// Answers no: without a confirmation nothing is opened.
  public func confirm(_ activation: LinkActivation, answer: @escaping (Bool) -> Void) {
    answer(false)
  }

  /// Explains nothing.
  public func explainBlock(
    of span: LinkSpan, _ assessment: LinkAssessment, text: String, at rect: Rect
  ) {}

  /// Does nothing.
  public func accessibilityDidChange() {}
}
