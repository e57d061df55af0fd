import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing

@Suite struct LinkDelegateTests {
  private let stage = TestWindow()
  private let listener = LinkListener()

  init() { stage.text.delegate = listener }

  private func press(_ x: Double, from start: Double, to end: Double) {
    stage.send(.down, x, 10, at: start)
    stage.send(.up, x, 10, at: end)
  }

  @Test func `LINK-25: a tap and a long press are two questions, and the preview a third`() {
    press(210, from: 0, to: 0.1)
    #expect(listener.lines == ["press 1", "action 1?", "activate 1"])
    #expect(listener.activations.first?.source == .pointer)
    #expect(listener.activations.first?.span.utf8Range == 20..<24)
    listener.showsPreview = true
    press(210, from: 2, to: 3)
    #expect(
      listener.lines.dropFirst(3) == ["press 1", "menu 1?", "preview 1?", "menu 1"])
    #expect(listener.menus.first?.showsPreview == true)
    #expect(listener.menus.first?.items == [.open, .copy])
  }

  @Test func `LINK-24: a closure is called after the delegate, and is enough without one`() {
    var opened: [String?] = []
    stage.text.onActivate = { [listener] in
      opened.append($0.destination)
      #expect(listener.lines.last == "activate 1")
    }
    press(210, from: 0, to: 0.1)
    #expect(opened == ["https://www.google.com"])
    listener.action = nil
    listener.menu = nil
    press(210, from: 2, to: 2.1)
    #expect(opened.count == 1)
  }

  @Test
  func `LINK-24: a tap that the delegate does not want does nothing, and nothing stays pressed`() {
    listener.action = nil
    listener.menu = nil
    press(210, from: 0, to: 0.1)
    #expect(listener.lines == ["press 1", "action 1?", "menu 1?", "cancel 1"])
    #expect(stage.log.lines == ["0.000 text press 0", "0.100 text cancel 0"])
    #expect(stage.text.linkState(of: LinkID(rawValue: 1)).contains(.pressed) == false)
  }

  @Test func `LINK-26: a tap without an action asks for the menu, if there is one`() {
    listener.action = nil
    press(210, from: 0, to: 0.1)
    #expect(stage.log.lines.last == "0.100 text menu 0 https://www.google.com")
    #expect(listener.lines.last == "menu 1")
    listener.action = .menu
    press(210, from: 2, to: 2.1)
    #expect(listener.menus.count == 2)
    #expect(listener.activations.isEmpty)
  }

  @Test func `LINK-27: a link with neither action nor menu is inert, and a link all the same`() {
    listener.action = nil
    listener.menu = nil
    press(210, from: 0, to: 0.1)
    press(210, from: 2, to: 3)
    #expect(listener.activations.isEmpty && listener.menus.isEmpty)
    #expect(stage.window.hitTest(Point(x: 210, y: 10)) === stage.text)
    #expect(stage.text.hit(at: Point(x: 210, y: 10)).link == 0)
  }

  @Test func `LINK-31: a drag lifts a link only where the host asked for that`() {
    stage.send(.down, 210, 10, at: 0)
    stage.send(.move, 230, 10, at: 0.1)
    stage.send(.up, 230, 10, at: 0.2)
    #expect(listener.lines == ["press 1", "cancel 1"])
    stage.text.policy.liftsLinks = true
    stage.send(.down, 210, 10, at: 1)
    stage.send(.move, 230, 10, at: 1.1)
    stage.send(.up, 230, 10, at: 1.2)
    #expect(listener.lines.dropFirst(2) == ["press 1", "lift https://www.google.com link"])
    #expect(stage.log.lines.last == "1.100 text lift 0")
  }

  @Test func `the delegate hears each press end once, whatever it did`() {
    for (index, end) in [0.1, 0.7, 0.1].enumerated() {
      press(210, from: Double(index) * 2, to: Double(index) * 2 + end)
    }
    let ends: Set = ["leave 1", "cancel 1", "activate 1", "menu 1"]
    #expect(listener.lines.count { $0 == "press 1" } == 3)
    #expect(listener.lines.count { ends.contains($0) } == 3)
  }
}
