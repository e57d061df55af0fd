import TapHost
import TapInteraction
import TapLayout
import TapLinks
import TapText
import TapViews
import Testing

/// What of a link reaches the desktop.
@Suite struct LinkOpenerTests {
  /// A text of one link in a window whose host records what it is asked for.
  private final class Desk {
    let host = RecordingHost()
    let driver: WindowDriver
    let text = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 100))

    var opened: [String] { host.calls(of: "open") }
    var copied: [String] { host.calls(of: "copy") }
    var menus: [[String]] { host.menus }

    init(_ destination: String, shownAs words: String = "words", assessor: any LinkAssessor) {
      driver = WindowDriver(host: host)
      driver.resize(pixelWidth: 400, pixelHeight: 100, scale: 1)
      var words = AttributedText(words)
      words.addLink(destination: destination, over: 0..<words.utf8Count)
      text.text = words
      text.assessor = assessor
      text.delegate = driver.linkOpener
      driver.window.addSubview(text)
    }

    func click(_ button: PointerButton = .primary, at time: Double = 1) {
      let place = Point(x: 4, y: 8)
      let window = driver.window
      window.send(
        .pointer(PointerEvent(.down, at: place, time: time, kind: .mouse, button: button)))
      window.send(
        .pointer(PointerEvent(.up, at: place, time: time + 0.05, kind: .mouse, button: button)))
    }

    func choose(_ index: Int) { host.menu?.chosen(index) }
  }

  @Test(arguments: [
    ("https://example.com", "https://example.com/"),
    ("HTTP:example.com/a/../b", "http://example.com/b"),
    ("https://exa\u{AD}mple.com/ä", "https://example.com/%C3%A4"),
    ("mailto:ann@example.com", "mailto:ann@example.com"),
  ])
  func `LS-P: what opens is what was judged, never what is written`(
    written: String, canonical: String
  ) {
    let desk = Desk(written, assessor: LinkSafety())
    desk.click()
    #expect(desk.opened == [canonical])
  }

  @Test(arguments: [
    ("javascript:alert(1)", "words"), ("data:text/html,<b>", "words"), ("vbscript:x", "words"),
    ("https://paypal.com@evil.example/", "words"), ("https://evil.example/", "https://paypal.com/"),
    ("http://2130706433/", "words"), ("file:///etc/passwd", "words"), ("relative/page", "words"),
  ])
  func `what must be confirmed or is blocked never opens by itself`(
    destination: String, words: String
  ) {
    let link = Link(id: LinkID(rawValue: 1), destination: destination)
    #expect(LinkSafety().assess(link, shownAs: words).verdict >= .confirm)
    let desk = Desk(destination, shownAs: words, assessor: LinkSafety())
    desk.click()
    #expect(desk.opened.isEmpty)
    desk.click(.secondary, at: 3)
    if !desk.menus.isEmpty { desk.choose(0) }
    #expect(desk.opened.isEmpty)
  }

  @Test func `a link that must be confirmed is opened only when the user says yes`() {
    let desk = Desk(
      "https://evil.example/", shownAs: "https://paypal.com/", assessor: LinkSafety())
    desk.click()
    let question = desk.host.questions.last
    #expect(question?.activation.destination == "https://evil.example/")
    #expect(question?.activation.assessment.verdict == .confirm)
    #expect(desk.opened.isEmpty)
    question?.answer(true)
    #expect(desk.opened == ["https://evil.example/"])
  }

  @Test func `a handler of activations receives all of them, and nothing opens`() {
    let desk = Desk("https://example.com/", assessor: LinkSafety())
    var taken: [String?] = []
    desk.driver.linkOpener.onActivate = { taken.append($0.destination) }
    desk.click()
    #expect(taken == ["https://example.com/"])
    #expect(desk.opened.isEmpty)
  }

  @Test func `the assessor is asked again when a link is followed`() {
    final class Changing: LinkAssessor, @unchecked Sendable {
      var findings: [LinkFinding] = []
      func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
        LinkAssessment(findings: findings, destination: link.destination)
      }
    }
    let assessor = Changing()
    let desk = Desk("https://example.com/", assessor: assessor)
    desk.click()
    assessor.findings = LinkSafety().assess("javascript:alert(1)").findings
    desk.click(at: 3)
    #expect(desk.opened == ["https://example.com/"])
  }

  @Test func `LS-A4: an item of a menu is chosen at the time of the host's clock`() {
    let desk = Desk("https://example.com/", assessor: LinkSafety())
    desk.click()
    desk.click(.secondary, at: 1.2)
    // The window has heard of no time since then.
    desk.host.now = 9
    desk.choose(0)
    #expect(desk.opened == ["https://example.com/", "https://example.com/"])
  }

  @Test func `SEL-5: a link's menu opens it or copies where it leads`() {
    let desk = Desk("HTTPS:example.com/a", assessor: LinkSafety())
    desk.click(.secondary)
    #expect(desk.menus == [["Open Link", "Copy Link", "Copy Text"]])
    desk.choose(1)
    #expect(desk.copied == ["https://example.com/a"])
    desk.choose(2)
    #expect(desk.copied == ["https://example.com/a", "words"])
    #expect(desk.opened.isEmpty)
    desk.choose(0)
    #expect(desk.opened == ["https://example.com/a"])
  }

  @Test(arguments: [
    ("HTTPS://example.com/a", ["https://example.com/a"]), ("javascript:alert(1)", []),
    ("HTTPS:example.com/a", []),
  ])
  func `LS-S1: the default assessor opens what is plain`(written: String, opened: [String]) {
    let desk = Desk(written, assessor: DefaultLinkAssessor())
    desk.click()
    #expect(desk.opened == opened)
  }
}
