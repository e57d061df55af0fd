import TapDraw
import TapHost
import TapInteraction
import TapLayout
import TapLinks
import TapText
import TapViews
import Testing

/// What a driver makes of the events of a window system, and what it asks of the host.
@Suite struct WindowDriverTests {
  private let host = RecordingHost()
  private let driver: WindowDriver
  private let text = TextView()
  private let background = View()
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  /// A text "see docs now" over a background, with cells of 10 by 20: the link takes x from 40 to 80.
  init() {
    driver = WindowDriver(host: host)
    driver.resize(pixelWidth: 400, pixelHeight: 100, scale: 1)
    var content = AttributedText("see docs now")
    content.addLink(destination: "https://example.com/docs", over: 4..<8)
    text.identifier = "text"
    text.typeface.shaper = CellShaper(width: 10, height: 20)
    text.text = content
    text.assessor = LinkSafety()
    text.delegate = driver.linkOpener
    background.identifier = "background"
    background.addGestureRecognizer(LongPressGestureRecognizer())
    for view in [background, text] {
      view.frame = driver.window.bounds
      driver.window.addSubview(view)
    }
    driver.window.observer = { [log] in log.lines.append("\($0.line)") }
    _ = driver.takeDamage()
    _ = host.takeCalls()
  }

  /// Presses and releases the primary button.
  private func click(_ x: Double, _ y: Double, at time: Double, buttons: MouseButtons = .primary) {
    host.now = time
    driver.mouse(atPixel: x, y, buttons: buttons, time: time)
    host.now = time + 0.05
    driver.mouse(atPixel: x, y, buttons: [], time: time + 0.05)
  }

  @Test func `a click on a link opens where it leads`() {
    click(55, 10, at: 1)
    #expect(host.takeCalls().contains("open https://example.com/docs"))
  }

  @Test func `a click beside the link opens nothing`() {
    for x in [5.0, 39, 80, 300] { click(x, 10, at: x) }
    #expect(!host.takeCalls().contains { $0.hasPrefix("open") })
  }

  @Test func `positions are in device pixels`() {
    driver.resize(pixelWidth: 800, pixelHeight: 200, scale: 2)
    #expect(driver.window.bounds.width == 400)
    click(110, 20, at: 1)
    #expect(host.takeCalls().contains("open https://example.com/docs"))
  }

  @Test func `a press that slides off the link opens nothing, and one that comes back does`() {
    driver.mouse(atPixel: 55, 10, buttons: .primary, time: 1)
    driver.mouse(atPixel: 200, 10, buttons: .primary, time: 1.1)
    driver.mouse(atPixel: 200, 10, buttons: [], time: 1.2)
    #expect(!host.takeCalls().contains { $0.hasPrefix("open") })
    driver.mouse(atPixel: 55, 10, buttons: .primary, time: 2)
    driver.mouse(atPixel: 200, 10, buttons: .primary, time: 2.1)
    driver.mouse(atPixel: 60, 10, buttons: .primary, time: 2.2)
    driver.mouse(atPixel: 60, 10, buttons: [], time: 2.3)
    #expect(host.takeCalls().contains { $0.hasPrefix("open") })
  }

  @Test func `the mouse is one pointer: buttons beside the one that presses do nothing`() {
    driver.mouse(atPixel: 55, 10, buttons: .primary, time: 1)
    driver.mouse(atPixel: 55, 10, buttons: [.primary, .secondary], time: 1.01)
    driver.mouse(atPixel: 55, 10, buttons: .secondary, time: 1.02)
    driver.mouse(atPixel: 55, 10, buttons: [], time: 1.03)
    #expect(host.takeCalls().filter { $0.hasPrefix("open") || $0.hasPrefix("menu") }.count == 1)
    #expect(driver.window.isIdle)
  }

  @Test func `the cursor is a hand over the link, and only changes are reported`() {
    for (time, x) in [(1.0, 10.0), (1.1, 50), (1.2, 60), (1.3, 200)] {
      driver.mouse(atPixel: x, 10, buttons: [], time: time)
    }
    driver.mouseLeft(time: 1.4)
    let cursors = host.takeCalls().filter { $0.hasPrefix("cursor") }
    #expect(cursors == ["cursor pointer", "cursor arrow"])
  }

  @Test func `LP-1: a long press beside the link fires at the time that the host was asked for`() {
    driver.touch(.down, finger: 7, at: Point(x: 200, y: 10), time: 1)
    let deadline = host.deadline
    #expect(deadline.map { $0 > 1 && $0 <= 2 } == true)
    host.now = deadline ?? 0
    driver.timeDidCome()
    #expect(log.lines.contains { $0.contains("background longPress began") })
    driver.touch(.up, finger: 7, at: Point(x: 200, y: 10), time: 3)
    #expect(driver.window.isIdle && host.deadline == nil)
  }

  @Test func `a wake-up that comes early or twice does no harm`() {
    driver.touch(.down, finger: 0, at: Point(x: 200, y: 10), time: 1)
    host.now = 1.1
    driver.timeDidCome()
    #expect(!log.lines.contains { $0.contains("longPress") })
    #expect(host.deadline.map { $0 > 1.1 } == true)
    host.now = 5
    driver.timeDidCome()
    driver.timeDidCome()
    #expect(log.lines.filter { $0.contains("longPress began") }.count == 1)
  }

  @Test func `the host is asked for one frame however much changes, and again after drawing`() {
    driver.mouse(atPixel: 55, 10, buttons: .primary, time: 1)
    background.backgroundColor = .black
    #expect(host.takeCalls().filter { $0 == "frame" }.count == 1)
    var surface = RecordingSurface()
    #expect(!driver.draw(on: &surface).isEmpty)
    #expect(driver.draw(on: &surface).isEmpty)
    background.backgroundColor = .white
    #expect(host.takeCalls().filter { $0 == "frame" }.count == 1)
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `what is redrawn is whole device pixels that cover the change`(scale: Double) {
    driver.resize(width: 400, height: 100, scale: scale)
    _ = driver.takeDamage()
    let changed = Rect(x: 10.3, y: 5.7, width: 3.1, height: 2.2)
    background.setNeedsDisplay(changed)
    for rect in driver.takeDamage() {
      #expect(rect.union(changed) == rect)
      for edge in [rect.x, rect.y, rect.maxX, rect.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9)
      }
      #expect(rect.width < changed.width + 2 / scale + 1e-9)
    }
  }

  @Test func `a link that must be confirmed opens when the user says yes, and only then`() {
    var content = AttributedText("https://paypal.com/")
    content.addLink(destination: "https://evil.example/", over: 0..<content.utf8Count)
    text.text = content
    click(5, 10, at: 1)
    #expect(host.takeCalls().contains("confirm https://evil.example/"))
    host.questions.last?.answer(false)
    #expect(!host.takeCalls().contains { $0.hasPrefix("open") })
    click(5, 10, at: 3)
    host.questions.last?.answer(true)
    #expect(host.takeCalls().contains("open https://evil.example/"))
  }

  @Test func `a host that shows no questions opens nothing that must be confirmed`() {
    let minimal = MinimalHost()
    let driver = WindowDriver(window: driver.window, host: minimal)
    var answers: [Bool] = []
    var activation: LinkActivation?
    driver.linkOpener.onActivate = { activation = $0 }
    text.delegate = driver.linkOpener
    driver.mouse(atPixel: 55, 10, buttons: .primary, time: 1)
    driver.mouse(atPixel: 55, 10, buttons: [], time: 1.05)
    if let activation { minimal.confirm(activation) { answers.append($0) } }
    #expect(answers == [false])
  }

  @Test func `GR-3: what the system takes away is cancelled`() {
    driver.mouse(atPixel: 55, 10, buttons: .primary, time: 1)
    driver.touch(.down, finger: 1, at: Point(x: 200, y: 10), time: 1)
    driver.cancelAll(time: 1.2)
    #expect(driver.window.isIdle)
    driver.mouse(atPixel: 55, 10, buttons: [], time: 1.3)
    #expect(!host.takeCalls().contains { $0.hasPrefix("open") })
  }

  @Test func `KEY-1: Tab reaches the link, Enter opens it once however long it is held`() {
    #expect(driver.key(.tab, time: 1))
    #expect(host.takeCalls().contains("accessibility"))
    #expect(driver.key(.enter, time: 2))
    driver.key(.enter, time: 2.6)
    driver.key(.enter, isDown: false, time: 3)
    #expect(host.takeCalls().filter { $0.hasPrefix("open") }.count == 1)
    driver.focusLost(time: 4)
    #expect(driver.window.focusedView == nil)
  }

  @Test func `a press where no view takes it is for what is behind the window`() {
    background.isHidden = true
    #expect(driver.takes(Point(x: 55, y: 10)))
    #expect(!driver.takes(Point(x: 200, y: 10)))
  }

  @Test(arguments: [(0xFF0D, "enter"), (0xFE20, "tab"), (0xFF9B, "pageDown"), (0x61, "")])
  func `keysyms are the keys that interaction knows`(keysym: Int, name: String) {
    #expect(KeyEvent.Key(keysym: UInt32(keysym))?.rawValue ?? "" == name)
  }

  @Test func `sizes and scales that make no sense change nothing`() {
    let bounds = driver.window.bounds
    for scale in [0, -1, .nan, .infinity] {
      driver.resize(pixelWidth: 10, pixelHeight: 10, scale: scale)
    }
    driver.resize(pixelWidth: -1, pixelHeight: 10, scale: 1)
    #expect(driver.window.bounds == bounds)
  }
}
