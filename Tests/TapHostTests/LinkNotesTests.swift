import TapHost
import TapInteraction
import TapLayout
import TapLinks
import TapText
import TapViews
import Testing

/// What a host is asked to say about links: menus where the pointer is, explanations, notes.
@Suite struct LinkNotesTests {
  private let host = RecordingHost()
  private let driver: WindowDriver
  private let text = TextView()

  /// A text "see docs now" in cells of 10 by 20: the link takes x from 40 to 80.
  init() {
    driver = WindowDriver(host: host)
    driver.resize(pixelWidth: 400, pixelHeight: 100, scale: 1)
    driver.window.profile = .gtk
    text.typeface.shaper = CellShaper(width: 10, height: 20)
    text.assessor = LinkSafety()
    text.delegate = driver.linkOpener
    text.frame = driver.window.bounds
    driver.window.addSubview(text)
    show("https://example.com/docs")
  }

  private func show(_ destination: String) {
    var content = AttributedText("see docs now")
    content.addLink(destination: destination, over: 4..<8)
    text.text = content
  }

  private func mouse(_ x: Double, _ y: Double, _ buttons: MouseButtons = [], at time: Double) {
    host.now = time
    driver.mouse(atPixel: x, y, buttons: buttons, time: time)
  }

  @Test func `a menu that the mouse asks for opens where the mouse is`() {
    mouse(62, 13, at: 1)
    mouse(62, 13, .secondary, at: 1.1)
    mouse(62, 13, at: 1.2)
    #expect(host.calls(of: "menu") == ["Open Link, Copy Link, Copy Text at 62.0,13.0"])
  }

  @Test func `KEY-5: a menu that a key asks for opens at the link`() {
    driver.moveFocus(forward: true)
    driver.key(.menu, time: 1)
    #expect(host.calls(of: "menu") == ["Open Link, Copy Link, Copy Text at 40.0,0.0"])
  }

  @Test func `a click on a blocked link is explained, once for each`() {
    show("javascript:alert(1)")
    for time in [1.0, 3] {
      mouse(55, 10, .primary, at: time)
      mouse(58, 11, at: time + 0.1)
    }
    #expect(
      host.calls(of: "block") == Array(repeating: "javascript:alert(1) docs at 40.0,0.0", count: 2))
    #expect(host.calls(of: "open").isEmpty)
  }

  @Test func `a finger that taps a blocked link is answered too`() {
    show("javascript:alert(1)")
    driver.touch(.down, finger: 1, at: Point(x: 55, y: 10), time: 1)
    driver.touch(.up, finger: 1, at: Point(x: 55, y: 10), time: 1.1)
    #expect(host.calls(of: "block").count == 1)
  }

  @Test(arguments: [
    // From elsewhere, to elsewhere, and by another button.
    (10.0, 55.0, MouseButtons.primary), (55, 10, .primary), (41, 75, .primary),
    (55, 55, .secondary), (55, 55, .middle),
  ])
  func `nothing is explained where no click is on the link`(
    start: Double, end: Double, button: MouseButtons
  ) {
    show("javascript:alert(1)")
    mouse(start, 10, button, at: 1)
    mouse(end, 10, button, at: 1.1)
    mouse(end, 10, at: 1.2)
    #expect(host.calls(of: "block").isEmpty)
  }

  @Test func `links that are followed need no explanation`() {
    mouse(55, 10, .primary, at: 1)
    mouse(55, 10, at: 1.1)
    #expect(host.calls(of: "block").isEmpty)
    #expect(host.calls(of: "open") == ["https://example.com/docs"])
  }

  @Test(arguments: ["https://example.com/docs", "javascript:alert(1)"])
  func `LS-A2: a link is noted at all its points, and no other point is`(destination: String) {
    show(destination)
    for x in stride(from: 1.0, to: 400, by: 3) {
      let found = driver.note(at: Point(x: x, y: 10))
      #expect((found != nil) == (40..<80).contains(x))
      if let found { #expect(found.rect == Rect(x: 40, y: 0, width: 40, height: 20)) }
    }
    #expect(driver.note(at: Point(x: 55, y: 50)) == nil)
  }

  @Test func `what covers a link covers its note`() {
    let cover = View(frame: Rect(x: 0, y: 0, width: 50, height: 100))
    cover.backgroundColor = .white
    driver.window.addSubview(cover)
    #expect(driver.note(at: Point(x: 45, y: 10)) == nil)
    #expect(driver.note(at: Point(x: 55, y: 10)) != nil)
    cover.alpha = 0.5
    #expect(driver.note(at: Point(x: 45, y: 10)) != nil)
  }

  @Test func `the link with the focus is noted`() {
    #expect(driver.noteOnFocus == nil)
    driver.moveFocus(forward: true)
    #expect(driver.noteOnFocus?.note.destination == "https://example.com/docs")
  }

  @Test func `a question shows what the link says`() {
    var content = AttributedText("see https://paypal.com/ now")
    content.addLink(destination: "https://evil.example/", over: 4..<23)
    text.text = content
    mouse(55, 10, .primary, at: 1)
    mouse(55, 10, at: 1.1)
    #expect(host.questions.map(\.activation.text) == ["https://paypal.com/"])
  }
}
