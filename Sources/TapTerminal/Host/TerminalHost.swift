import CTerminal
public import TapHost
public import TapLayout
public import TapViews
import TapDraw
import TapInteraction
import TapText

/// The terminal as the host of a window: it shows the views of its driver in cells, and passes keys
/// and the mouse on to them.
///
/// It takes the terminal over with ``run()``: the other screen, raw mode, reports of the mouse, and
/// gives it back as it was when that returns or throws, when the process is stopped, and when it
/// ends by a signal or a trap. A cell is 8 by 16 points; texts are best set in a `CellShaper` of
/// that size, as they are by default.
///
///     let host = try TerminalHost()
///     let page = TextView()
///     page.text = try MarkdownParser.parse(bytes)
///     page.textColor = host.theme.foreground
///     page.delegate = host.driver.linkOpener
///     host.driver.window.addSubview(page)
///     host.onResize = { page.frame = $0 }
///     host.onOpen = { _ in host.stop() }
///     try host.run()
///
/// Ctrl-Z stops the process, Ctrl-C ends the run, unless ``onKey`` takes them. Links that the
/// assessor of their text allows become links of the terminal (OSC 8). Nothing is drawn and no time
/// is spent while nothing happens.
public final class TerminalHost: WindowHost {
  /// The driver of the window.
  public private(set) lazy var driver = WindowDriver(host: self)

  /// The colors of the terminal, as far as they are known.
  public private(set) var theme: TerminalTheme

  /// The rows at the bottom that are not the window's, for ``onDraw`` to draw in.
  ///
  /// Where there are no more rows than that, the window has them all.
  public var reservedRows = 0

  /// Called when the size changed, with the bounds of the window.
  public var onResize: ((Rect) -> Void)?
  /// Called when the colors of the terminal became known.
  public var onThemeChange: ((TerminalTheme) -> Void)?
  /// Called for each key first; returns whether that was all.
  public var onKey: ((TerminalKeyEvent) -> Bool)?
  /// Called for whatever the mouse did first; returns whether that was all.
  public var onMouse: ((TerminalMouseEvent) -> Bool)?
  /// Called with what was pasted.
  public var onPaste: ((String) -> Void)?
  /// Called at the end of each frame, to draw over the window and in the reserved rows.
  public var onDraw: ((inout CellSurface) -> Void)?
  /// Called in the loop after ``post()``.
  public var onPost: (() -> Void)?
  /// Opens a destination; without it nothing is opened.
  public var onOpen: ((String) -> Void)?
  /// Asks the user about a link; without it the answer is no.
  public var onConfirm: ((LinkActivation, @escaping (Bool) -> Void) -> Void)?
  /// Shows a menu; without it there is none.
  public var onMenu: (([String], Rect, @escaping (Int) -> Void) -> Void)?

  /// The size of a cell, in points.
  public static let cellSize = Size(width: 8, height: 16)

  private let device: TerminalDevice
  private let answersQuestions: Bool
  private var surface: CellSurface
  private var writer: FrameWriter
  private var decoder = InputDecoder()
  private var buttons: MouseButtons = []
  private var deadline: Double?
  private var needsFrame = true
  private var needsSize = true
  /// Whether the window has its first size.
  private var hasSize = false
  private var isStopped = false
  private var hasKeyboard = false
  /// When a pause ends what is incomplete.
  private var flushTime: Double?
  /// Until when the first frame waits for answers, and until when answers are taken.
  private var waitEnd = 0.0
  private var answersEnd = 0.0

  /// Finds the terminal of the process.
  ///
  /// - Parameter depth: the colors to use; those that the environment asks for by default.
  /// - Throws: `TerminalError` where there is none, or where it is `dumb`.
  public init(depth: ColorDepth? = nil) throws(TerminalError) {
    let kind = TerminalDevice.environment("TERM") ?? ""
    device = try TerminalDevice()
    guard kind != "dumb" else { throw TerminalError(.cannotDraw) }
    // The console of Linux shows some of the questions instead of answering them.
    answersQuestions = kind != "linux" && !kind.hasPrefix("vt")
    let depth = depth ?? ColorDepth(environment: TerminalDevice.environment)
    theme = Self.theme(fromEnvironment: TerminalDevice.environment("COLORFGBG"))
    let size = device.size ?? Self.usualSize
    surface = CellSurface(
      columns: size.columns, rows: size.rows, cellSize: Self.cellSize, theme: theme)
    writer = FrameWriter(depth: depth)
  }

  /// The theme that rxvt and others announce: `15;0` is white on black.
  private static func theme(fromEnvironment value: String?) -> TerminalTheme {
    let background = value?.split(separator: ";").last.flatMap { Int($0) }
    return background == 7 || background == 15 ? .light : .dark
  }

  /// The size of a terminal that does not know it.
  private static let usualSize = (columns: 80, rows: 24)

  /// The number of columns and rows.
  public var size: (columns: Int, rows: Int) { (surface.columns, surface.rows) }

  /// Shows the window until ``stop()`` is called, the terminal is closed, or Ctrl-C.
  ///
  /// - Throws: `TerminalError` where the terminal cannot be taken over.
  public func run() throws(TerminalError) {
    isStopped = false
    try device.enter(
      begin: TerminalTexts.begin(hasKeyboard: false), end: TerminalTexts.end(hasKeyboard: false))
    defer { device.leave() }
    ask()
    while !isStopped {
      if needsSize { resize() }
      let time = now
      if needsFrame, time >= waitEnd { draw() }
      if decoder.acceptsAnswers, time >= answersEnd { decoder.acceptsAnswers = false }
      guard !isStopped else { break }
      take(device.wait(seconds: timeToWait(from: time)))
    }
  }

  /// Ends ``run()``.
  public func stop() { isStopped = true }

  /// Stops the process as Ctrl-Z does; everything is drawn again once it goes on.
  public func suspend() { device.suspend() }

  /// Has ``onPost`` called in the loop; the one thing that other threads may do.
  public static func post() { cterminal_post() }

  /// Has everything drawn again, with what is over the window.
  public func redraw() {
    driver.setNeedsDisplay()
    needsFrame = true
  }

  /// Has ``onDraw`` called again though nothing of the window changed.
  public func redrawOverlay() { needsFrame = true }

  private func ask() {
    guard answersQuestions else { return }
    decoder.acceptsAnswers = true
    waitEnd = now + 0.1
    answersEnd = now + 1
    if !device.writeBytes(TerminalTexts.questions) { stop() }
  }

  private func timeToWait(from time: Double) -> Double? {
    var ends: [Double] = []
    if let deadline { ends.append(deadline) }
    if let flushTime { ends.append(flushTime) }
    if needsFrame { ends.append(waitEnd) }
    if decoder.acceptsAnswers { ends.append(answersEnd) }
    return ends.min().map { max($0 - time, 0) }
  }

  private func take(_ wakeup: TerminalDevice.Wakeup) {
    if wakeup.contains(.resize) { needsSize = true }
    if wakeup.contains(.continue) {
      // Whoever had the terminal meanwhile has drawn on it.
      needsSize = true
      writer.reset()
      needsFrame = true
    }
    if wakeup.contains(.post) { onPost?() }
    if wakeup.contains(.input) {
      guard let bytes = device.readBytes() else { return stop() }
      for event in decoder.decode(bytes) where !isStopped { take(event) }
      flushTime = decoder.isWaiting ? now + 0.05 : nil
    } else if wakeup.contains(.end) {
      return stop()
    } else if let flushTime, flushTime <= now {
      self.flushTime = nil
      for event in decoder.flush() where !isStopped { take(event) }
    }
    if let deadline, deadline <= now { driver.timeDidCome() }
  }

  private func resize() {
    needsSize = false
    let size = device.size ?? Self.usualSize
    guard !hasSize || size != (surface.columns, surface.rows) || surface.theme != theme else {
      return
    }
    hasSize = true
    surface = CellSurface(
      columns: size.columns, rows: size.rows, cellSize: Self.cellSize, theme: theme)
    writer.reset()
    needsFrame = true
    driver.background = theme.background
    let rows = surface.rows > reservedRows ? surface.rows - reservedRows : surface.rows
    driver.resize(
      width: surface.bounds.width, height: Double(rows) * Self.cellSize.height, scale: 1)
    onResize?(driver.window.bounds)
    driver.setNeedsDisplay()
  }

  private func draw() {
    needsFrame = false
    for rect in driver.takeDamage() {
      // Whole rows, so that no wide letter is cut.
      let top = (rect.y / Self.cellSize.height).rounded(.down) * Self.cellSize.height
      let end = (rect.maxY / Self.cellSize.height).rounded(.up) * Self.cellSize.height
      let band = Rect(x: 0, y: top, width: surface.bounds.width, height: end - top)
      surface.withSavedState { surface in
        surface.clip(to: band)
        surface.fill(band, with: driver.background)
        driver.draw(on: &surface, visible: band)
      }
      surface.setLinks(of: driver.window, in: band)
    }
    onDraw?(&surface)
    if !device.writeBytes(writer.frame(of: surface)) { stop() }
  }
}

extension TerminalHost {
  /// The time of the clock of events.
  public var now: Double { TerminalDevice.now }

  /// Notes when the driver wants to be called.
  public func wake(at time: Double?) { deadline = time }

  /// Notes that a frame is wanted.
  public func setNeedsFrame() { needsFrame = true }

  /// Passes a destination on to ``onOpen``.
  public func open(_ destination: String) { onOpen?(destination) }

  /// Puts a text on the clipboard, where the terminal lets programs do so (OSC 52).
  public func copy(_ text: String) {
    if !device.writeBytes(TerminalTexts.copy(text)) { stop() }
  }

  /// Passes a menu on to ``onMenu``.
  public func showMenu(_ titles: [String], at rect: Rect, chosen: @escaping (Int) -> Void) {
    onMenu?(titles, rect, chosen)
  }

  /// Passes a question on to ``onConfirm``.
  public func confirm(_ activation: LinkActivation, answer: @escaping (Bool) -> Void) {
    guard let onConfirm else { return answer(false) }
    onConfirm(activation, answer)
  }
}

extension TerminalHost {
  private func take(_ event: TerminalEvent) {
    switch event {
    case .key(let event): take(event)
    case .mouse(let event): take(event)
    case .paste(let text): onPaste?(text)
    case .focus(let isFocused):
      if !isFocused { driver.mouseLeft(time: now) }
    case .answer(let answer): take(answer)
    }
  }

  private func take(_ event: TerminalKeyEvent) {
    guard !event.isRelease else { return }
    if onKey?(event) == true { return }
    switch event.key {
    case .named(let key):
      driver.key(key, modifiers: event.modifiers, time: now)
      // Few terminals report that a key comes up.
      driver.key(key, modifiers: event.modifiers, isDown: false, time: now)
    case .character("c") where event.modifiers == .control: stop()
    case .character("z") where event.modifiers == .control: suspend()
    default: break
    }
  }

  private func take(_ event: TerminalMouseEvent) {
    if onMouse?(event) == true { return }
    let point = surface.center(ofColumn: event.column, row: event.row)
    switch event.action {
    case .press(let button): buttons.formUnion(MouseButtons(button))
    case .release(let button): buttons.subtract(MouseButtons(button))
    case .move(nil): buttons = []
    case .move: break
    case .wheel(let dx, let dy):
      driver.scroll(
        dx: Double(dx) * 2 * Self.cellSize.width, dy: Double(dy) * 3 * Self.cellSize.height,
        at: point, time: now)
      return
    }
    if buttons.isEmpty, !driver.window.bounds.contains(point), event.action == .move(nil) {
      driver.mouseLeft(time: now)
    } else {
      driver.mouse(at: point, buttons: buttons, time: now)
    }
  }

  private func take(_ answer: TerminalAnswer) {
    switch answer {
    case .background(let red, let green, let blue):
      theme.background = Color(red: red, green: green, blue: blue)
      // Until the letters' own color is known, one that can be read.
      if theme.isDark != (CellColor(theme.foreground).luminance > 0.18) {
        theme.foreground = theme.isDark ? TerminalTheme.dark.foreground : .black
      }
      themeDidChange()
    case .foreground(let red, let green, let blue):
      theme.foreground = Color(red: red, green: green, blue: blue)
      themeDidChange()
    case .mode(2026, let state): writer.isSynchronized = state == 1 || state == 2
    case .mode: break
    case .keyboard: useKeyboard()
    case .attributes:
      decoder.acceptsAnswers = false
      waitEnd = 0
    }
  }

  private func themeDidChange() {
    needsSize = true
    onThemeChange?(theme)
  }

  /// Has keys reported without doubt, as the terminal can.
  private func useKeyboard() {
    guard !hasKeyboard else { return }
    hasKeyboard = true
    device.setTexts(
      begin: TerminalTexts.begin(hasKeyboard: true), end: TerminalTexts.end(hasKeyboard: true))
    if !device.writeBytes(Array("\u{1B}[>1u".utf8)) { stop() }
  }
}

extension MouseButtons {
  /// The button that the driver knows; none for Back, Forward and others.
  fileprivate init(_ button: TerminalMouseEvent.Button) {
    switch button {
    case .primary: self = .primary
    case .middle: self = .middle
    case .secondary: self = .secondary
    case .other: self = []
    }
  }
}

extension Color {
  /// A color of 16 bits a part.
  fileprivate init(red: UInt16, green: UInt16, blue: UInt16) {
    func part(_ value: UInt16) -> Float { Float(value) / 65_535 }
    self.init(red: part(red), green: part(green), blue: part(blue))
  }
}
