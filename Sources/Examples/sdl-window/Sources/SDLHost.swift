import CSDL
import TapDraw
import TapHost
import Tapline

/// SDL 2 as the host of a window: translates its events, and does what the driver asks for.
@safe final class SDLHost: WindowHost {
  private(set) lazy var driver = WindowDriver(host: self)
  /// Called when the size changed, with the new bounds of the window.
  var layoutHandler: ((Rect) -> Void)? { didSet { layoutHandler?(driver.window.bounds) } }
  private let window: OpaquePointer
  private let scale: Double
  private let cache = PixelCache()
  private let arrow = unsafe SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
  private let hand = unsafe SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND)
  private let touchMouse = UInt32.max  // `SDL_TOUCH_MOUSEID`
  private var deadline: Double?
  private var needsFrame = false
  private var buttons: MouseButtons = []

  /// Opens a window of a size in pixels; `nil` where there is no display.
  init?(title: String, width: Int32, height: Int32, scale: Double) {
    SDL_SetMainReady()
    SDL_Init(SDL_INIT_VIDEO)
    guard
      let window = unsafe SDL_CreateWindow(
        title, 0, 0, width, height, SDL_WINDOW_RESIZABLE.rawValue)
    else { return nil }
    unsafe self.window = window
    self.scale = scale
    driver.resize(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale)
  }

  var now: Double { Double(SDL_GetTicks64()) / 1_000 }
  func wake(at time: Double?) { deadline = time }
  func setNeedsFrame() { needsFrame = true }
  func setCursor(_ cursor: Cursor) { unsafe SDL_SetCursor(cursor == .pointer ? hand : arrow) }
  func copy(_ text: String) { unsafe _ = SDL_SetClipboardText(text) }
  func open(_ destination: String) { unsafe _ = SDL_OpenURL(destination) }

  /// Takes events, keeps deadlines and draws frames until the window is closed.
  func run() {
    var event = SDL_Event()
    while true {
      let wait = deadline.map { Int32(min(max(($0 - now) * 1_000, 0), 1e6).rounded(.up)) } ?? 1_000
      if unsafe SDL_WaitEventTimeout(&event, needsFrame ? 0 : wait) != 0 {
        repeat { guard take(event) else { return } } while unsafe SDL_PollEvent(&event) != 0
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
    case SDL_MOUSEMOTION where event.motion.which != touchMouse:
      mouse(event.motion.x, event.motion.y, time)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      guard event.button.which != touchMouse else { break }
      buttons.formSymmetricDifference(Self.buttons[event.button.button] ?? [])
      mouse(event.button.x, event.button.y, time)
    case SDL_MOUSEWHEEL:  // SDL counts away from the user, the driver down the page.
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

  private func mouse(_ x: Int32, _ y: Int32, _ time: Double) {
    driver.mouse(atPixel: Double(x), Double(y), buttons: buttons, time: time)
  }

  private func finger(_ phase: PointerEvent.Phase, _ event: SDL_TouchFingerEvent, _ time: Double) {
    let size = driver.window.bounds
    let point = Point(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    driver.touch(phase, finger: Int(truncatingIfNeeded: event.fingerId), at: point, time: time)
  }

  private func key(_ event: SDL_KeyboardEvent, _ time: Double) {
    guard let key = Self.keys[event.keysym.sym] else { return }
    let isShifted = UInt32(event.keysym.mod) & KMOD_SHIFT.rawValue != 0
    driver.key(
      key, modifiers: isShifted ? .shift : [], isDown: event.state == SDL_PRESSED,
      isRepeat: event.repeat != 0, time: time)
  }

  private static let buttons: [UInt8: MouseButtons] = [1: .primary, 2: .middle, 3: .secondary]
  /// The keys of SDL: characters as such, others by their scancode above bit 30.
  private static let keys: [Int32: KeyEvent.Key] = [
    9: .tab, 13: .enter, 27: .escape, 32: .space, 1 << 30 | 74: .home, 1 << 30 | 75: .pageUp,
    1 << 30 | 77: .end, 1 << 30 | 78: .pageDown, 1 << 30 | 79: .right, 1 << 30 | 80: .left,
    1 << 30 | 81: .down, 1 << 30 | 82: .up, 1 << 30 | 101: .menu, 1 << 30 | 67: .f10,
  ]

  /// Draws what has changed into the window's own pixels, and shows it.
  private func draw() {
    needsFrame = false
    guard let target = unsafe SDL_GetWindowSurface(window) else { return }
    var surface = unsafe PixelSurface(
      pixels: target.pointee.pixels, width: Int(target.pointee.w), height: Int(target.pointee.h),
      bytesPerRow: Int(target.pointee.pitch), scale: scale, order: .bgra, cache: cache)
    let rects = driver.draw(on: &surface).map { rect in
      SDL_Rect(
        x: Int32(rect.x * scale), y: Int32(rect.y * scale), w: Int32(rect.width * scale),
        h: Int32(rect.height * scale))
    }
    unsafe _ = SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }
}
