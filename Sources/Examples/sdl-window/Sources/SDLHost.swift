import CSDL
import TapDraw
import TapHost
import Tapline

/// SDL 2 as the host of a window: translates its events, and does what the driver asks for.
@safe final class SDLHost: WindowHost {
  private let window: OpaquePointer
  private let scale: Double
  private let cache = PixelCache()
  private(set) lazy var driver = WindowDriver(host: self)
  private var deadline: Double?
  private var needsFrame = false
  private var buttons: MouseButtons = []
  private lazy var arrow = unsafe SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
  private lazy var hand = unsafe SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND)

  /// Opens a window; `nil` where there is no display.
  init?(title: String, width: Int32, height: Int32, scale: Double) {
    SDL_SetMainReady()
    let position = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = unsafe SDL_CreateWindow(
        title, position, position, width, height, SDL_WINDOW_RESIZABLE.rawValue)
    else { return nil }
    unsafe self.window = window
    self.scale = scale
    driver.resize(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale)
  }

  // MARK: What the driver asks for

  var now: Double { Double(SDL_GetTicks64()) / 1_000 }
  func wake(at time: Double?) { deadline = time }
  func setNeedsFrame() { needsFrame = true }
  func setCursor(_ cursor: Cursor) { unsafe SDL_SetCursor(cursor == .pointer ? hand : arrow) }
  func copy(_ text: String) { unsafe _ = SDL_SetClipboardText(text) }
  func open(_ destination: String) { print("open", destination) }

  // MARK: What SDL reports

  /// Takes events, keeps deadlines and draws frames until the window is closed.
  func run() {
    var event = SDL_Event()
    while true {
      let wait = deadline.map { Int32(min(max(($0 - now) * 1_000, 0), 1e6).rounded(.up)) } ?? 1_000
      if unsafe SDL_WaitEventTimeout(&event, needsFrame ? 0 : wait) != 0 {
        guard take(event) else { return }
        while unsafe SDL_PollEvent(&event) != 0 { guard take(event) else { return } }
      }
      if let deadline, deadline <= now { driver.timeDidCome() }
      if needsFrame { draw() }
    }
  }

  /// Passes an event on; returns whether the window stays open.
  private func take(_ event: SDL_Event) -> Bool {
    let time = Double(event.common.timestamp) / 1_000
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return false
    case SDL_WINDOWEVENT: take(event.window, time)
    case SDL_MOUSEMOTION where event.motion.which != SDL_TOUCH_MOUSEID:
      driver.mouse(
        atPixel: Double(event.motion.x), Double(event.motion.y), buttons: buttons, time: time)
    case SDL_MOUSEBUTTONDOWN where event.button.which != SDL_TOUCH_MOUSEID,
      SDL_MOUSEBUTTONUP where event.button.which != SDL_TOUCH_MOUSEID:
      let button: MouseButtons = [[], .primary, .middle, .secondary][
        Int(min(event.button.button, 4)) % 4]
      if event.button.state == SDL_PRESSED {
        buttons.insert(button)
      } else {
        buttons.remove(button)
      }
      driver.mouse(
        atPixel: Double(event.button.x), Double(event.button.y), buttons: buttons, time: time)
    case SDL_MOUSEWHEEL:
      // SDL counts away from the user, the driver down the page.
      driver.wheel(
        notchesX: Double(event.wheel.preciseX), notchesY: -Double(event.wheel.preciseY),
        atPixel: Double(event.wheel.mouseX), Double(event.wheel.mouseY), time: time)
    case SDL_FINGERDOWN: finger(.down, event.tfinger, time)
    case SDL_FINGERMOTION: finger(.move, event.tfinger, time)
    case SDL_FINGERUP: finger(.up, event.tfinger, time)
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key, time)
    default: break
    }
    return true
  }

  private func take(_ event: SDL_WindowEvent, _ time: Double) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      driver.resize(pixelWidth: Int(event.data1), pixelHeight: Int(event.data2), scale: scale)
      layoutHandler?(driver.window.bounds)
    case SDL_WINDOWEVENT_EXPOSED: driver.setNeedsDisplay()
    case SDL_WINDOWEVENT_LEAVE: driver.mouseLeft(time: time)
    case SDL_WINDOWEVENT_FOCUS_LOST: driver.focusLost(time: time)
    default: break
    }
  }

  /// Called when the size changed, with the new bounds of the window.
  var layoutHandler: ((Rect) -> Void)? { didSet { layoutHandler?(driver.window.bounds) } }

  private func finger(_ phase: PointerEvent.Phase, _ event: SDL_TouchFingerEvent, _ time: Double) {
    let (size, finger) = (driver.window.bounds, Int(truncatingIfNeeded: event.fingerId))
    let point = Point(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    driver.touch(phase, finger: finger, at: point, time: time)
  }

  private func key(_ event: SDL_KeyboardEvent, _ time: Double) {
    let held = UInt32(event.keysym.mod)
    let modifiers: [(SDL_Keymod, KeyEvent.Modifiers)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alt), (KMOD_GUI, .command),
    ]
    guard let key = Self.keys[event.keysym.scancode.rawValue] else { return }
    driver.key(
      key,
      modifiers: modifiers.reduce(into: []) { if held & $1.0.rawValue != 0 { $0.insert($1.1) } },
      isDown: event.state == SDL_PRESSED, isRepeat: event.repeat != 0, time: time)
  }

  private static let keys: [UInt32: KeyEvent.Key] = [
    SDL_SCANCODE_TAB.rawValue: .tab, SDL_SCANCODE_RETURN.rawValue: .enter,
    SDL_SCANCODE_KP_ENTER.rawValue: .keypadEnter, SDL_SCANCODE_SPACE.rawValue: .space,
    SDL_SCANCODE_ESCAPE.rawValue: .escape, SDL_SCANCODE_APPLICATION.rawValue: .menu,
    SDL_SCANCODE_F10.rawValue: .f10, SDL_SCANCODE_LEFT.rawValue: .left,
    SDL_SCANCODE_RIGHT.rawValue: .right, SDL_SCANCODE_UP.rawValue: .up,
    SDL_SCANCODE_DOWN.rawValue: .down, SDL_SCANCODE_HOME.rawValue: .home,
    SDL_SCANCODE_END.rawValue: .end, SDL_SCANCODE_PAGEUP.rawValue: .pageUp,
    SDL_SCANCODE_PAGEDOWN.rawValue: .pageDown,
  ]

  /// Draws what has changed into the window's own pixels, and shows it.
  private func draw() {
    needsFrame = false
    guard let target = unsafe SDL_GetWindowSurface(window),
      let pixels = unsafe target.pointee.pixels
    else { return }
    var surface = unsafe PixelSurface(
      pixels: pixels, width: Int(target.pointee.w), height: Int(target.pointee.h),
      bytesPerRow: Int(target.pointee.pitch), scale: scale, order: .bgra, cache: cache)
    let rects = driver.draw(on: &surface).map { rect in
      SDL_Rect(
        x: Int32(rect.x * scale), y: Int32(rect.y * scale), w: Int32(rect.width * scale),
        h: Int32(rect.height * scale))
    }
    unsafe _ = SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }
}
