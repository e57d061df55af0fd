import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing
import TapControls

/// A view of a client's own that says what it is.
private final class Stamp: View {
  override var ownAccessibilityNode: AccessibilityNode? {
    AccessibilityNode(.button, of: self, name: "Stamp", traits: .focusable)
  }
}

@Suite struct AccessibilityNodeTests {
  private func listing(_ node: AccessibilityNode, depth: Int = 0) -> [String] {
    let rects = node.rects.map { "\($0.x),\($0.y) \($0.width)x\($0.height)" }
    let line = "\(node.role) \(node.name) \(rects.joined(separator: " "))"
    return [String(repeating: " ", count: depth) + line]
      + node.children.flatMap { listing($0, depth: depth + 1) }
  }

  @Test
  func `A11Y-1: a window lists texts with their links, and controls, in the order of reading`()
    throws
  {
    let stage = TestWindow()
    let button = Control(frame: Rect(x: 10, y: 200, width: 80, height: 40))
    button.accessibilityLabel = "Send"
    stage.window.addSubview(button)
    let tree = try #require(stage.window.accessibilityNodes.first)
    #expect(
      listing(tree) == [
        "window  0.0,0.0 400.0x300.0", " text  0.0,0.0 400.0x100.0",
        "  link link 200.0,0.0 40.0x20.0", " button Send 10.0,200.0 80.0x40.0",
      ])
    #expect(tree.children[0].value == "this textview has a link test.")
  }

  @Test func `a view of one's own says what it is, and its label comes before its name`() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let stamp = Stamp(frame: Rect(x: 10, y: 10, width: 40, height: 20))
    window.addSubview(stamp)
    let node = try #require(window.accessibilityNodes.first?.children.first)
    #expect(listing(node) == ["button Stamp 10.0,10.0 40.0x20.0"])
    #expect(node.activationPoint == Point(x: 30, y: 20))
    stamp.accessibilityLabel = "Seal"
    #expect(window.accessibilityNodes.first?.children.first?.name == "Seal")
  }

  @Test func `A11Y-3: a point that activates is where a touch lands, or there is none`() throws {
    let stage = TestWindow()
    let link = try #require(stage.window.accessibilityNodes.first?.children.first?.children.first)
    #expect(link.activationPoint == Point(x: 205, y: 10))
    let cover = View(frame: Rect(x: 190, y: 0, width: 100, height: 20))
    stage.window.addSubview(cover)
    let covered = try #require(
      stage.window.accessibilityNodes.first?.children.first?.children.first)
    #expect(covered.activationPoint == nil)
    #expect(covered.rects == link.rects)
  }

  @Test func `A11Y-7: a finger that explores finds the text where a touch would fall through`() {
    let stage = TestWindow()
    let text = stage.window.accessibilityNode(at: Point(x: 50, y: 10))
    #expect(text?.role == .text)
    let link = stage.window.accessibilityNode(at: Point(x: 210, y: 10))
    #expect(link?.role == .link)
    #expect(link?.name == "link")
    #expect(stage.window.hitTest(Point(x: 50, y: 10)) === stage.background)
    #expect(stage.window.accessibilityNode(at: Point(x: 500, y: 10)) == nil)
    #expect(stage.log.lines == [])
  }

  @Test func `A11Y-9: a link for which there is neither action nor menu is shown as disabled`() {
    final class Nothing: TextViewDelegate {
      func textView(_ textView: TextView, primaryActionFor span: LinkSpan) -> LinkAction? { nil }
      func textView(_ textView: TextView, menuFor span: LinkSpan) -> LinkMenu? { nil }
    }
    let stage = TestWindow()
    let nothing = Nothing()
    stage.text.delegate = nothing
    let link = stage.window.accessibilityNode(at: Point(x: 210, y: 10))
    #expect(link?.traits.contains(.disabled) == true)
    #expect(
      stage.text.accessibilityPerform(.activate, of: LinkID(rawValue: 1)) == false)
    #expect(stage.window.moveFocus(forward: true) == false)
    #expect(stage.log.lines == [])
  }

  @Test(arguments: 0..<60)
  func `A11Y-3: in any window each activation point hits its own link`(seed: Int) {
    var choices = SeededGenerator(seed: seed)
    let window = RandomWindow(&choices).window
    func check(_ node: AccessibilityNode) {
      if let point = node.activationPoint, let link = node.link, let text = node.view as? TextView {
        #expect(window.hitTest(point) === text)
        let hit = text.convertFromRoot(point).flatMap { text.hit(at: $0).link }
        #expect(hit.map(text.layout.linkID) == link)
      }
      node.children.forEach(check)
    }
    window.accessibilityNodes.forEach(check)
  }
}
