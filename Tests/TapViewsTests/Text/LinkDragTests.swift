import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

/// Drags that begin on a link, with links that may be lifted and without.
@Suite struct LinkDragTests {
  private enum Around: CaseIterable { case nothing, scroll }

  private static func log(
    _ distance: Point, in around: Around, lifts: Bool, kind: PointerKind = .touch
  ) -> [String] {
    let stage = TestScrollView()
    if around == .nothing {
      stage.scroll.removeFromSuperview()
      stage.window.addSubview(stage.text)
    }
    stage.text.policy.liftsLinks = lifts
    stage.window.send(.down, 100, 110, at: 0, kind: kind)
    stage.window.send(.move, 100 + distance.x, 110 + distance.y, at: 0.3, kind: kind)
    stage.window.send(.up, 100 + distance.x, 110 + distance.y, at: 1, kind: kind)
    return stage.log.lines.map { String($0.drop { $0 != " " }.dropFirst()) }
      .filter { !$0.contains("hover") }
  }

  @Test func `LINK-31: without a scroll view around, a finger's drag calls the press off`() {
    let log = Self.log(Point(x: 0, y: -20), in: .nothing, lifts: false)
    #expect(log == ["text press 5", "text cancel 5"])
  }

  @Test func `LINK-31: a drag lifts the link where the front end wants that`() {
    for distance in [Point(x: 0, y: -20), Point(x: 20, y: 0)] {
      let log = Self.log(distance, in: .nothing, lifts: true)
      #expect(log == ["text press 5", "text lift 5"])
    }
  }

  @Test func `LINK-31: a scroll view that wants the drag goes before, lifting or not`() {
    for lifts in [false, true] {
      let log = Self.log(Point(x: 0, y: -20), in: .scroll, lifts: lifts)
      #expect(log == ["text press 5", "text cancel 5", "scroll contentOffset 0,20"])
    }
  }

  @Test func `LINK-31: a drag across what scrolls lifts the link`() {
    let log = Self.log(Point(x: 20, y: 0), in: .scroll, lifts: true)
    #expect(log == ["text press 5", "text lift 5"])
  }

  @Test func `LINK-31: a mouse scrolls nothing, so its drag lifts the link`() {
    let log = Self.log(Point(x: 0, y: -20), in: .scroll, lifts: true, kind: .mouse)
    #expect(log == ["text press 5", "text lift 5"])
  }
}
