import Synchronization
import TapDraw
import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing

/// An assessor that counts how often it is asked, and blocks every third destination.
private final class CountingAssessor: LinkAssessor {
  private let questions = Mutex(0)
  /// How often it was asked.
  var count: Int { questions.withLock { $0 } }

  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    questions.withLock { $0 += 1 }
    let isBlocked = link.destination.utf8.count % 3 == 0
    return LinkAssessment(
      findings: [
        LinkFinding(
          rule: "test", message: context.text ?? "", verdict: isBlocked ? .block : .allow)
      ], destination: link.destination, display: LinkDisplay(text: "to \(link.destination)"))
  }
}

@Suite struct LazyAssessmentTests {
  /// Links of two letters, with a space between; of every three the first is blocked.
  private static func text(_ count: Int) -> AttributedText {
    var text = AttributedText(String(repeating: "ab ", count: count))
    text.addLinks(
      (0..<count).map { index in
        LinkSpan(
          link: Link(
            id: LinkID(rawValue: UInt64(index + 1)),
            destination: "https://e.x/" + String(repeating: "a", count: index % 3)),
          utf8Range: 3 * index..<3 * index + 2)
      })
    return text
  }

  private func stage(_ count: Int) -> (TestWindow, CountingAssessor) {
    let stage = TestWindow()
    let assessor = CountingAssessor()
    stage.text.assessor = assessor
    stage.text.text = Self.text(count)
    return (stage, assessor)
  }

  private let isBlocked = { (link: LinkID) in (link.rawValue - 1) % 3 == 0 }

  @Test func `of a long text the links in sight are assessed, and once`() {
    let (stage, assessor) = stage(10_000)
    #expect(assessor.count == 1)
    var surface = RecordingSurface()
    stage.text.render(on: &surface, visible: Rect(x: 0, y: 0, width: 400, height: 40))
    let seen = assessor.count
    // Two lines of 13 words, beside the one of the text before.
    #expect((26...28).contains(seen - 1))
    stage.text.render(on: &surface, visible: Rect(x: 0, y: 0, width: 400, height: 40))
    #expect(assessor.count == seen)
  }

  @Test func `a question about one link asks the assessor about that alone`() {
    let (stage, assessor) = stage(10_000)
    let before = assessor.count
    for link in [5_000, 5_001, 5_002].map({ LinkID(rawValue: $0) }) {
      for _ in 0..<2 {
        #expect(stage.text.linkState(of: link).contains(.inert) == isBlocked(link))
        #expect(stage.text.assessment(of: link)?.verdict == (isBlocked(link) ? .block : .allow))
      }
    }
    #expect(assessor.count - before == 3)
    #expect(stage.text.assessment(of: LinkID(rawValue: 99_999)) == nil)
  }

  @Test func `LS-A6: what is blocked and not yet seen takes no touch, hover, key or focus`() {
    for (index, x) in [5.0, 35, 65].enumerated() {
      let link = LinkID(rawValue: UInt64(index + 1))
      let isAlive = !isBlocked(link)
      let point = Point(x: x, y: 10)
      let (touched, _) = stage(1_000)
      #expect((touched.window.hitTest(point) === touched.text) == isAlive)
      let (tapped, _) = stage(1_000)
      tapped.tap(x, 10, at: 0)
      #expect(tapped.text.visited.contains(link) == isAlive)
      let (hovered, _) = stage(1_000)
      hovered.window.send(.hover(point, kind: .mouse, time: 0))
      #expect((hovered.window.cursor != .arrow) == isAlive)
      for action in [AccessibilityAction.activate, .showMenu, .focus] {
        let (asked, _) = stage(1_000)
        #expect(asked.text.accessibilityPerform(action, of: link) == isAlive)
      }
    }
  }

  @Test func `KEY-1: the focus goes through the links that are not blocked`() {
    let (stage, assessor) = stage(1_000)
    let before = assessor.count
    var stops: [UInt64] = []
    for _ in 0..<6 {
      #expect(stage.window.moveFocus(forward: true))
      stops.append(stage.text.focusedLink?.rawValue ?? 0)
    }
    #expect(stops == [2, 3, 5, 6, 8, 9])
    #expect(assessor.count - before == 9)
  }

  @Test func `KEY-7: the focus moves from a link that is gone to one that is not blocked`() {
    let (stage, _) = stage(1_000)
    #expect(stage.text.accessibilityPerform(.focus, of: LinkID(rawValue: 3)))
    var text = Self.text(1_000)
    text.removeLink(LinkID(rawValue: 3))
    stage.text.text = text
    #expect(stage.text.focusedLink?.rawValue == 5)
  }

  @Test func `A11Y-9: assistive technology is told which links do nothing, and where all lead`() {
    let (stage, assessor) = stage(300)
    let expected = Set((1...300).map { LinkID(rawValue: $0) }.filter(isBlocked))
    #expect(stage.text.disabledLinks == expected)
    #expect(assessor.count == 301)
    let values = stage.text.ownAccessibilityNodes.map(\.value)
    #expect(values.allSatisfy { $0?.hasPrefix("to https://e.x/") == true })
    #expect(assessor.count == 301)
  }

  @Test func `another assessor is asked about what the first was asked about`() {
    let (stage, _) = stage(1_000)
    let link = LinkID(rawValue: 500)
    #expect(!stage.text.linkState(of: link).contains(.inert))
    stage.text.visited = [link]
    stage.text.assessor = DefaultLinkAssessor()
    #expect(!stage.text.linkState(of: LinkID(rawValue: 4)).contains(.inert))
    let other = CountingAssessor()
    stage.text.assessor = other
    #expect(other.count == 2)
    #expect(stage.text.linkState(of: LinkID(rawValue: 4)).contains(.inert))
    #expect(other.count == 2)
  }

  @Test func `a link that is blocked in a new text loses its press and its focus`() {
    let (stage, _) = stage(1_000)
    stage.send(.down, 35, 10, at: 0)
    #expect(stage.text.linkState(of: LinkID(rawValue: 2)).contains(.pressed))
    stage.text.assessor = AllBlocked()
    #expect(stage.text.linkState(of: LinkID(rawValue: 2)) == .inert)
    #expect(stage.log.lines.last?.contains("cancel 1") == true)
  }

  @Test(.enabled(if: AllocationCounter.countsMemory, "a sanitizer owns malloc"))
  func `a hit on a link that was assessed asks for no memory`() {
    let (stage, _) = stage(10_000)
    let point = Point(x: 35, y: 10)
    _ = stage.window.hitTest(point)
    #expect(AllocationCounter.count { _ = stage.window.hitTest(point) }.allocations == 0)
  }
}

/// An assessor that blocks everything.
private struct AllBlocked: LinkAssessor {
  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    LinkAssessment(findings: [LinkFinding(rule: "test", message: "", verdict: .block)])
  }
}
