import Synchronization
import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

/// An assessor that gives every link the same verdict, except those that it trusts.
private struct OneVerdict: LinkAssessor {
  var verdict: LinkVerdict
  var trusted: Set<String> = []

  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    guard !trusted.contains(link.destination) else {
      return LinkAssessment(destination: link.destination)
    }
    return LinkAssessment(
      findings: [
        LinkFinding(rule: "test", message: context.text ?? "", verdict: verdict)
      ], destination: "https://good.example/", display: LinkDisplay(text: "good.example"))
  }
}

/// An assessor that changes its mind.
private final class ChangingAssessor: LinkAssessor {
  let verdict = Mutex(LinkVerdict.allow)

  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    let verdict = verdict.withLock { $0 }
    return LinkAssessment(findings: [LinkFinding(rule: "test", message: "", verdict: verdict)])
  }
}

@Suite struct LinkSafetyTests {
  private let stage = TestWindow()
  private let listener = LinkListener()
  private let link = LinkID(rawValue: 1)

  init() { stage.text.delegate = listener }

  @Test(arguments: LinkVerdict.allCases)
  func `LS-A6: a verdict never changes what is under a point, and only a blocked link passes it on`(
    verdict: LinkVerdict
  ) {
    stage.text.assessor = OneVerdict(verdict: verdict)
    for x in stride(from: 0.0, to: 400, by: 2.5) {
      let isOnLink = (200..<240).contains(x)
      let point = Point(x: x, y: 10)
      #expect((stage.text.hit(at: point).link != nil) == isOnLink)
      let isTaken = isOnLink && verdict != .block
      #expect((stage.window.hitTest(point) === stage.text) == isTaken)
    }
    #expect(stage.text.assessment(of: link)?.verdict == verdict)
    #expect(stage.text.assessment(of: link)?.findings.first?.message == "link")
  }

  @Test(arguments: [LinkVerdict.allow, .warn])
  func `links without a graver verdict than a warning are followed, with the verdict for the host`(
    verdict: LinkVerdict
  ) {
    stage.text.assessor = OneVerdict(verdict: verdict)
    stage.tap(210, 10, at: 0)
    #expect(listener.activations.map(\.assessment.verdict) == [verdict])
    #expect(listener.asked.isEmpty)
  }

  @Test(arguments: [
    ("https://example.com", LinkVerdict.allow), ("javascript:alert(1)", .block),
    ("https://paypal.com@evil.example", .confirm), ("/relative", .confirm),
  ])
  func `LS-S1: a text without an assessor of its own follows what is plain`(
    destination: String, verdict: LinkVerdict
  ) {
    var text = AttributedText("see it")
    text.addLink(Link(id: link, destination: destination), over: 0..<6)
    stage.text.text = text
    #expect(stage.text.assessment(of: link)?.verdict == verdict)
    #expect(stage.text.hit(at: Point(x: 10, y: 10)).link != nil)
    stage.tap(10, 10, at: 0)
    #expect(listener.activations.count == (verdict == .allow ? 1 : 0))
    #expect(listener.asked.count == (verdict == .confirm ? 1 : 0))
    #expect(stage.log.lines.contains { $0.contains("background tap") } == (verdict == .block))
  }

  @Test
  func `LINK-27, A11Y-9, LS-A6: a blocked link is plain text to fingers, mice, keys and readers`() {
    stage.text.assessor = OneVerdict(verdict: .block)
    stage.tap(210, 10, at: 0)
    stage.send(.down, 210, 10, at: 1)
    stage.send(.up, 210, 10, at: 2)
    stage.window.send(.hover(Point(x: 210, y: 10), kind: .mouse, time: 3))
    #expect(stage.window.cursor == .arrow)
    #expect(!stage.window.moveFocus(forward: true))
    for action in [AccessibilityAction.activate, .showMenu, .focus] {
      #expect(!stage.text.accessibilityPerform(action, of: link))
    }
    #expect(listener.lines == [])
    #expect(stage.text.linkState(of: link).contains(.inert))
    #expect(
      stage.log.lines == [
        "0.060 background tap 210,10", "1.500 background longPress began 210,10",
        "2.000 background longPress ended 210,10",
      ])
  }

  @Test func `LS-A6: a blocked link lets what is behind be hovered`() {
    var states: [GestureState] = []
    stage.background.addGestureRecognizer(HoverGestureRecognizer { states.append($0.state) })
    stage.text.assessor = OneVerdict(verdict: .block)
    stage.window.send(.hover(Point(x: 210, y: 10), kind: .mouse, time: 0))
    #expect(states == [.began])
  }

  @Test func `a blocked link looks inert, and takes no more room`() {
    let before = stage.text.layout.bounds
    let plain = paints()
    stage.text.assessor = OneVerdict(verdict: .block)
    #expect(paints() != plain)
    #expect(stage.text.layout.bounds == before)
    stage.text.assessor = OneVerdict(verdict: .allow)
    #expect(paints() == plain)
  }

  private func paints() -> [DrawCommand] {
    var surface = RecordingSurface()
    stage.text.render(on: &surface, visible: stage.window.bounds)
    return surface.commands
  }

  @Test
  func `LS-A8: an assessor is asked again when the text changes, and when a link is followed`() {
    stage.text.assessor = OneVerdict(verdict: .block, trusted: ["https://good.example"])
    var text = TestWindow.sentence
    text.addLink(Link(id: LinkID(rawValue: 2), destination: "https://good.example"), over: 0..<4)
    stage.text.text = text
    stage.tap(10, 10, at: 0)
    stage.tap(210, 10, at: 1)
    #expect(listener.activations.map(\.span.link.id.rawValue) == [2])
    stage.text.assessor = DefaultLinkAssessor()
    stage.tap(210, 10, at: 2)
    #expect(listener.activations.map(\.span.link.id.rawValue) == [2, 1])
  }

  @Test func `LS-A4: a link to be confirmed is followed once the answer is yes`() {
    stage.text.assessor = OneVerdict(verdict: .confirm)
    listener.confirms = nil
    stage.tap(210, 10, at: 0)
    #expect(stage.text.awaitsConfirmation)
    #expect(listener.activations.isEmpty)
    #expect(stage.text.visited.isEmpty)
    listener.answer(true)
    #expect(!stage.text.awaitsConfirmation)
    #expect(listener.activations.map(\.destination) == ["https://good.example/"])
    #expect(stage.text.visited == [link])
    #expect(
      stage.log.lines == [
        "0.000 text press 0", "0.060 text confirm 0 https://www.google.com",
        "0.060 text activate 0 https://www.google.com",
      ])
  }

  @Test(arguments: [true, false])
  func `an answer may come at once`(isAllowed: Bool) {
    stage.text.assessor = OneVerdict(verdict: .confirm)
    listener.confirms = isAllowed
    stage.tap(210, 10, at: 0)
    #expect(listener.activations.count == (isAllowed ? 1 : 0))
    stage.window.advance(to: 5)
    #expect(stage.text.accessibilityPerform(.activate, of: link) == isAllowed)
    #expect(stage.text.visited.isEmpty == !isAllowed)
    #expect(!stage.text.linkState(of: link).contains(.pressed))
  }

  @Test func `a delegate that does not answer by itself answers no`() {
    final class Quiet: TextViewDelegate {
      var count = 0
      func textView(_ textView: TextView, didActivate activation: LinkActivation) { count += 1 }
    }
    let quiet = Quiet()
    stage.text.delegate = quiet
    stage.text.assessor = OneVerdict(verdict: .confirm)
    stage.tap(210, 10, at: 0)
    #expect(quiet.count == 0)
    #expect(!stage.text.awaitsConfirmation)
  }

  @Test
  func `LS-A4: while a link is asked about none is followed, and only the first answer counts`() {
    stage.text.assessor = OneVerdict(verdict: .confirm)
    listener.confirms = nil
    stage.tap(210, 10, at: 0)
    stage.tap(210, 10, at: 1)
    stage.window.advance(to: 5)
    #expect(!stage.text.accessibilityPerform(.activate, of: link))
    #expect(listener.asked.count == 1)
    let answer = listener.questions[0]
    answer(false)
    answer(true)
    #expect(listener.activations.isEmpty)
    stage.tap(210, 10, at: 6)
    #expect(listener.asked.count == 2)
  }

  @Test(arguments: [true, false])
  func `LS-A4: a link that was refused may be asked for again at once`(comesLater: Bool) {
    stage.text.assessor = OneVerdict(verdict: .confirm)
    listener.confirms = comesLater ? nil : false
    stage.tap(210, 10, at: 0)
    if comesLater { listener.answer(false) }
    stage.tap(210, 10, at: 0.1)
    // What a program refuses at once, it refuses for both taps of a double tap.
    #expect(listener.asked.count == (comesLater ? 2 : 1))
  }

  @Test func `a question that is forgotten is answered no, and the next one can be asked`() {
    stage.text.assessor = OneVerdict(verdict: .confirm)
    listener.confirms = nil
    stage.tap(210, 10, at: 0)
    listener.forgetQuestions()
    #expect(!stage.text.awaitsConfirmation)
    listener.confirms = true
    stage.tap(210, 10, at: 1)
    #expect(listener.activations.count == 1)
  }

  @Test func `a yes that comes after the link changed follows nothing`() {
    stage.text.assessor = OneVerdict(verdict: .confirm)
    listener.confirms = nil
    stage.tap(210, 10, at: 0)
    stage.text.text = AttributedText("no link")
    listener.answer(true)
    #expect(listener.activations.isEmpty)
    stage.text.text = TestWindow.sentence
    stage.tap(210, 10, at: 1)
    stage.text.assessor = OneVerdict(verdict: .block)
    listener.answer(true)
    #expect(listener.activations.isEmpty)
  }

  @Test func `LS-A2: where a link leads is known before anyone follows it`() throws {
    #expect(stage.text.ownAccessibilityNodes.first?.value == "https://www.google.com")
    stage.text.assessor = OneVerdict(verdict: .warn)
    #expect(stage.text.assessment(of: link)?.display?.text == "good.example")
    #expect(stage.text.ownAccessibilityNodes.first?.value == "good.example")
  }

  @Test func `what may be opened is what the assessor says`() {
    stage.tap(210, 10, at: 0)
    stage.text.assessor = OneVerdict(verdict: .warn)
    stage.tap(210, 10, at: 1)
    #expect(
      listener.activations.map(\.destination) == [
        "https://www.google.com", "https://good.example/",
      ])
  }

  @Test func `LS-A8: a link that turns bad after it was shown is not followed`() {
    let assessor = ChangingAssessor()
    stage.text.assessor = assessor
    #expect(stage.text.assessment(of: link)?.verdict == .allow)
    assessor.verdict.withLock { $0 = .block }
    stage.tap(210, 10, at: 0)
    #expect(listener.activations.isEmpty)
  }

  @Test func `a link that is blocked while it is pressed is not followed`() {
    stage.send(.down, 210, 10, at: 0)
    stage.text.assessor = OneVerdict(verdict: .block)
    #expect(listener.lines == ["press 1", "cancel 1"])
    stage.send(.up, 210, 10, at: 0.1)
    #expect(listener.lines == ["press 1", "cancel 1"])
  }
}
