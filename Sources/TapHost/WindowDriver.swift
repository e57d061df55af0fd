import TapInteraction
public import TapLayout
public import TapText
public import TapViews

/// What drives a view tree from the events of a window system: everything that a front end needs
/// between its event loop and a `Window`.
///
/// It turns mouse positions in pixels, buttons, wheel notches and key codes into the window's
/// events, keeps the window's deadlines, collects what must be redrawn, and follows links by way of
/// its ``WindowHost``. A front end is then a loop that translates:
///
///     let driver = WindowDriver(host: self)
///     driver.resize(pixelWidth: 800, pixelHeight: 600, scale: 2)
///     driver.window.addSubview(page)
///     page.delegate = driver.linkOpener
///     driver.mouse(atPixel: 120, 40, buttons: .primary, time: now)
///     driver.draw(on: &surface)
///
/// ``linkOpener`` is the delegate of texts whose links the system opens; set another delegate where
/// the program itself decides. A driver has no clock of its own: times are seconds on the clock of
/// ``WindowHost/now``, and the same calls give the same result.
///
/// Not `Sendable`: use it where its window is used.
public final class WindowDriver {
  /// The view tree; its size is that of the last ``resize(pixelWidth:pixelHeight:scale:)``.
  public let window: Window

  /// The pixels to a point, greater than 0.
  public private(set) var scale = 1.0

  /// What frames are cleared to, under the views.
  public var background = Color.white

  /// Follows links by way of the host: the delegate for texts whose links the system opens.
  public private(set) lazy var linkOpener = LinkOpener(self)

  /// The host, as long as it is there.
  private(set) weak var host: (any WindowHost)?

  /// The pressed button of the mouse whose press the window sees.
  var pressedButton: MouseButtons = []
  /// All buttons that are down.
  var heldButtons: MouseButtons = []
  /// Where the mouse was last, in points.
  var mouseLocation = Point(x: 0, y: 0)
  /// The blocked link on which the press of the moment began, and where.
  var blockedPress: (link: LinkID, start: Point)?
  /// The fingers that are down, with where they were last.
  var fingers: [Int: Point] = [:]
  /// The keys that are down, of those that interaction knows.
  var heldKeys: Set<KeyEvent.Key> = []

  /// What the host was asked for last.
  private var cursor = Cursor.arrow
  private var wakeTime: Double?
  private var focus: FocusedElement?
  private var needsFrame = false

  /// Makes a driver of a window for a host, which it does not keep alive.
  public init(window: Window = Window(frame: .zero), host: any WindowHost) {
    self.window = window
    self.host = host
    window.displayHandler = { [unowned self] in requestFrame() }
  }

  /// Gives the window the size of its drawing area.
  ///
  /// Everything is redrawn at the next frame. A scale that is not greater than 0, or sizes below
  /// 0, leave everything as it is.
  ///
  /// - Parameters:
  ///   - pixelWidth: the width in device pixels.
  ///   - pixelHeight: the height in device pixels.
  ///   - scale: the device pixels to a point: 2 on a screen of high density.
  public func resize(pixelWidth: Int, pixelHeight: Int, scale: Double) {
    guard scale > 0, scale.isFinite, pixelWidth >= 0, pixelHeight >= 0 else { return }
    resize(
      width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale, scale: scale)
  }

  /// Gives the window its size in points, for hosts that count in points.
  public func resize(width: Double, height: Double, scale: Double = 1) {
    guard scale > 0, scale.isFinite, width >= 0, height >= 0, width.isFinite, height.isFinite
    else { return }
    self.scale = scale
    window.frame = Rect(x: 0, y: 0, width: width, height: height)
    window.setNeedsDisplay()
    followUp()
  }

  /// Fires the timers that are due by now; call it at the time that ``WindowHost/wake(at:)`` named.
  ///
  /// Calls that come early, late or for no reason do no harm.
  public func timeDidCome() {
    guard let host else { return }
    window.advance(to: host.now)
    // The host has used up what it was asked for, if it was that which made it call.
    wakeTime = window.nextDeadline
    host.wake(at: wakeTime)
    followUp()
  }

  /// Moves the keyboard focus to the next or previous stop in the window (KEY-1).
  ///
  /// - Returns: Whether there is one; if not, the focus goes on to what is beside the window (KEY-2).
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    if let host { window.advance(to: host.now) }
    defer { followUp() }
    return window.moveFocus(forward: forward)
  }

  /// Does what assistive technology, or an item of a menu, asks of a view or of a link in it
  /// (A11Y-4), at the time of the host's clock.
  ///
  /// - Returns: Whether something was done.
  @discardableResult
  public func perform(_ action: AccessibilityAction, of link: LinkID? = nil, in view: View) -> Bool
  {
    if let host { window.advance(to: host.now) }
    defer { followUp() }
    return view.accessibilityPerform(action, of: link)
  }

  /// Sends an event to the window and reports to the host what it changed.
  ///
  /// Times that are not finite are the host's mistake: such events are dropped.
  public func send(_ event: InputEvent) {
    window.send(event)
    followUp()
  }

  /// Reports to the host what has changed since the last time: cursor, next deadline, focus.
  ///
  /// After events it happens by itself; call it when the program changed views on its own.
  public func followUp() {
    guard let host else { return }
    if window.cursor != cursor {
      cursor = window.cursor
      host.setCursor(cursor)
    }
    let deadline = window.nextDeadline
    if deadline != wakeTime {
      wakeTime = deadline
      host.wake(at: deadline)
    }
    let focus = FocusedElement(in: window)
    if focus != self.focus {
      self.focus = focus
      host.accessibilityDidChange()
    }
  }

  /// Asks the host for a frame, once until it was drawn.
  private func requestFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    host?.setNeedsFrame()
  }

  /// Takes what must be redrawn since the last call, as rectangles of the window in points, each
  /// grown to whole device pixels.
  ///
  /// For hosts that keep pictures of their own; others call ``draw(on:)``, which does it. The host
  /// is asked for another frame once something changes after this.
  public func takeDamage() -> [Rect] {
    needsFrame = false
    return window.takeDisplayRects().map(alignedToPixels)
  }

  /// The smallest rectangle of whole device pixels around one, within the window.
  private func alignedToPixels(_ rect: Rect) -> Rect {
    let left = (rect.x * scale).rounded(.down) / scale
    let top = (rect.y * scale).rounded(.down) / scale
    let right = (rect.maxX * scale).rounded(.up) / scale
    let bottom = (rect.maxY * scale).rounded(.up) / scale
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
