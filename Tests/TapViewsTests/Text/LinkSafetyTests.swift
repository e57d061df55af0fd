import Synchronization
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

/// A judge that gives every link the same verdict, except those that it trusts.
private struct OneVerdict: LinkAssessor {
  var verdict: LinkVerdict
  var trusted: Set<String> = []

  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    guard !trusted.contains(link.destination) else { return LinkAssessment() }
    return LinkAssessment(
      findings: [
        LinkFinding(rule: "test", message: context.text ?? "", verdict: verdict)
      ], destination: "https://good.example/", display: LinkDisplay(text: "good.example"))
  }
}

/// A judge that changes its mind.
private final class ChangingJudge: LinkAssessor {
  let verdict = Mutex(LinkVerdict.allow)

  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    let verdict = verdict.withLock { $0 }
    return LinkAssessment(findings: [LinkFinding(rule: "test", message: "", verdict: verdict)])
  }
}

@Suite struct LinkSafetyTests {
  private let stage = Stage()
  private let listener = LinkListener()
  private let link = LinkID(rawValue: 1)

  init() { stage.text.delegate = listener }

  @Test(arguments: LinkVerdict.allCases)
  func `LS-A6: a verdict never changes where the link is`(verdict: LinkVerdict) {
    stage.text.assessor = OneVerdict(verdict: verdict)
    for x in stride(from: 0.0, to: 400, by: 2.5) {
      let isOnLink = (200..<240).contains(x)
      #expect((stage.window.hitTest(Point(x: x, y: 10)) === stage.text) == isOnLink)
    }
    #expect(stage.text.assessment(of: link)?.verdict == verdict)
    #expect(stage.text.assessment(of: link)?.findings.first?.message == "link")
  }

  @Test(arguments: [LinkVerdict.allow, .warn, .confirm])
  func `links that are not blocked are followed, with the verdict for the host`(
    verdict: LinkVerdict
  ) {
    stage.text.assessor = OneVerdict(verdict: verdict)
    stage.tap(210, 10, at: 0)
    #expect(listener.activations.map { $0.assessment?.verdict } == [verdict])
  }

  @Test func `without a judge there is no verdict`() {
    stage.tap(210, 10, at: 0)
    #expect(listener.activations.count == 1)
    #expect(listener.activations.first?.assessment == nil)
    #expect(stage.text.assessment(of: link) == nil)
  }

  @Test func `LINK-27, A11Y-9, LS-A6: a blocked link is inert for fingers, keys and readers`() {
    stage.text.assessor = OneVerdict(verdict: .block)
    stage.tap(210, 10, at: 0)
    stage.send(.down, 210, 10, at: 1)
    stage.send(.up, 210, 10, at: 2)
    stage.window.send(.hover(Point(x: 210, y: 10), kind: .mouse, time: 3))
    #expect(stage.window.cursor == .arrow)
    #expect(!stage.window.moveFocus(forward: true))
    for action in [AccessibilityAction.activate, .showMenu] {
      #expect(!stage.text.accessibilityPerform(action, of: link))
    }
    #expect(listener.lines.filter { $0 != "hover 1" } == [])
    #expect(stage.text.linkState(of: link).contains(.inert))
    // What lies behind is not reached through it either.
    #expect(!stage.log.lines.contains { $0.contains("background") })
  }

  @Test func `LS-A8: a judge is asked anew when the text changes, and when a link is followed`() {
    stage.text.assessor = OneVerdict(verdict: .block, trusted: ["https://good.example"])
    var text = Stage.sentence
    text.addLink(Link(id: LinkID(rawValue: 2), destination: "https://good.example"), over: 0..<4)
    stage.text.text = text
    stage.tap(10, 10, at: 0)
    stage.tap(210, 10, at: 1)
    #expect(listener.activations.map(\.span.link.id.rawValue) == [2])
    stage.text.assessor = nil
    stage.tap(210, 10, at: 2)
    #expect(listener.activations.map(\.span.link.id.rawValue) == [2, 1])
  }

  @Test func `LS-A4: while the host asks about a link none is followed`() {
    stage.text.assessor = OneVerdict(verdict: .confirm)
    stage.tap(210, 10, at: 0)
    stage.text.awaitsConfirmation = true
    stage.tap(210, 10, at: 1)
    stage.window.advance(to: 5)
    #expect(!stage.text.accessibilityPerform(.activate, of: link))
    #expect(listener.activations.count == 1)
    stage.text.awaitsConfirmation = false
    stage.tap(210, 10, at: 6)
    #expect(listener.activations.count == 2)
  }

  @Test func `LS-A2: where a link leads is told before anyone follows it`() throws {
    #expect(stage.text.ownAccessibilityNodes.first?.value == "https://www.google.com")
    stage.text.assessor = OneVerdict(verdict: .warn)
    #expect(stage.text.assessment(of: link)?.display?.text == "good.example")
    #expect(stage.text.ownAccessibilityNodes.first?.value == "good.example")
  }

  @Test func `what may be opened is what the judge says, and without one what is written`() {
    stage.tap(210, 10, at: 0)
    stage.text.assessor = OneVerdict(verdict: .warn)
    stage.tap(210, 10, at: 1)
    #expect(
      listener.activations.map(\.destination) == [
        "https://www.google.com", "https://good.example/",
      ])
  }

  @Test func `LS-A8: a link that turns bad after it was shown is not followed`() {
    let judge = ChangingJudge()
    stage.text.assessor = judge
    #expect(stage.text.assessment(of: link)?.verdict == .allow)
    judge.verdict.withLock { $0 = .block }
    stage.tap(210, 10, at: 0)
    #expect(listener.activations.isEmpty)
  }

  @Test func `a link that is blocked while it is pressed is not followed`() {
    stage.send(.down, 210, 10, at: 0)
    stage.text.assessor = OneVerdict(verdict: .block)
    stage.send(.up, 210, 10, at: 0.1)
    #expect(listener.lines == ["press 1", "cancel 1"])
  }
}
