import TapInteraction
import TapLayout
import TapTestSupport
import Testing

@testable import TapViews

@Suite struct FocusControllerTests {
  /// A view with one stop of the focus, which counts what comes to it.
  private final class Stop: View {
    var isWilling = true
    var keys: [KeyEvent.Key] = []
    var takesKeys = false
    var losses = 0

    override var canBecomeFocused: Bool { true }
    override func takeFocus(forward: Bool) -> Bool { isWilling }
    override func loseFocus() { losses += 1 }
    override func keyPressed(_ event: KeyEvent) -> Bool {
      keys.append(event.key)
      return takesKeys
    }
  }

  private let root = View()
  private let stops = [Stop(), Stop(), Stop()]
  private let focus = FocusController()

  init() {
    root.addSubview(stops[0])
    let box = View()
    root.addSubview(box)
    box.addSubview(stops[1])
    root.addSubview(stops[2])
  }

  private func index() -> Int? { stops.firstIndex { $0 === focus.view } }

  @Test func `KEY-2: the focus moves in the order of the tree, and leaves at both ends`() {
    #expect(
      (0..<4).map { _ in focus.move(forward: true, in: root) ? index() : nil } == [0, 1, 2, nil])
    #expect(focus.view == nil)
    #expect(
      (0..<4).map { _ in focus.move(forward: false, in: root) ? index() : nil } == [2, 1, 0, nil])
    #expect(stops.map(\.losses) == [2, 2, 2])
  }

  @Test func `KEY-6: views that refuse, are hidden or disabled are skipped`() {
    stops[0].isWilling = false
    stops[1].superview?.isUserInteractionEnabled = false
    #expect(focus.move(forward: true, in: root))
    #expect(index() == 2)
    stops[2].isHidden = true
    #expect(!focus.move(forward: true, in: root))
  }

  @Test func `a view outside the tree gets no focus, and the old one loses it`() {
    #expect(focus.focus(stops[1], in: root))
    #expect(!focus.focus(Stop(), in: root))
    #expect(focus.view == nil)
    #expect(stops[1].losses == 1)
  }

  @Test func `only what has the focus can give it back`() {
    focus.adopt(stops[0])
    focus.adopt(stops[1])
    #expect(stops[0].losses == 1)
    focus.resign(stops[0])
    #expect(index() == 1)
    focus.resign(stops[1])
    #expect(focus.view == nil)
    #expect(stops[1].losses == 0)
  }

  @Test func `a key goes to the focused view and up until one takes it`() throws {
    let outer = Stop()
    let inner = Stop()
    outer.addSubview(inner)
    root.addSubview(outer)
    #expect(focus.focus(inner, in: root))
    #expect(!focus.dispatch(KeyEvent(.enter, time: 0)))
    inner.takesKeys = true
    #expect(focus.dispatch(KeyEvent(.escape, time: 1)))
    #expect(inner.keys == [.enter, .escape])
    #expect(outer.keys == [.enter])
  }

  @Test func `a view that leaves the tree takes the focus of what is in it along`() {
    #expect(focus.focus(stops[1], in: root))
    focus.drop(in: stops[0])
    #expect(index() == 1)
    focus.drop(in: root.subviews[1])
    #expect(focus.view == nil)
  }
}
