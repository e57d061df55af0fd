import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls
import TapAudit

/// The sizes of controls as targets.
@Suite struct ControlAuditTests {
  @Test func `WCAG-1: segments of the usual height are large enough, though not for 44 points`() {
    let stage = TestSegmentedControl()
    let sizes = audit(stage.window)
    #expect(sizes.results.map(\.target.name) == ["A", "B", "C"])
    #expect(sizes.results.map(\.minimum) == [.pass, .pass, .pass])
    #expect(!sizes.passes(at: .enhanced))
    stage.control.frame.height = 44
    #expect(audit(stage.window).passes(at: .enhanced))
  }

  @Test func `WCAG-4: segments that are too narrow stand in each other's way`() {
    let stage = TestSegmentedControl(Array(repeating: "x", count: 20))
    let sizes = audit(stage.window)
    #expect(sizes.results.count == 20)
    #expect(sizes.results.allSatisfy { $0.minimum == .fail })
    stage.control.frame.width = stage.control.sizeThatFits().width
    #expect(audit(stage.window).passes(at: .minimum))
  }

  @Test func `WCAG-5: a round button counts as the circle in which it is hit`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let button = Button(title: "+", frame: Rect(x: 20, y: 20, width: 56, height: 56))
    button.cornerRadius = 28
    window.addSubview(button)
    #expect(!audit(window).passes(at: .enhanced))
    button.hitsByShape = false
    #expect(audit(window).passes(at: .enhanced))
  }

  private func audit(_ window: Window) -> TargetSizeAudit {
    TargetSizeAudit(window.accessibilityNodes.flatMap(\.all).compactMap(\.auditTarget))
  }
}
