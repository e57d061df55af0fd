import TapDraw
import TapInteraction
import TapLayout
import TapTestSupport
import TapViews
import Testing

@Suite struct RouteTests {
  /// The passes of a route in words.
  private static func words(_ route: HitRoute) -> [String] {
    route.passes.map { "\($0.view.identifier ?? "-") \($0.reason)" }
  }

  @Test func `each reason not to take a point is told, from front to behind`() {
    let stage = TestWindow()
    let changes: [(String, (View) -> Void)] = [
      ("hidden", { $0.isHidden = true }), ("disabled", { $0.isUserInteractionEnabled = false }),
      ("transparent", { $0.alpha = 0.009 }), ("animating", { $0.isAnimating = true }),
      ("flat", { $0.transform = .scale(x: 0, y: 1) }),
      ("outside", { $0.frame = Rect(x: 0, y: 200, width: 400, height: 100) }),
    ]
    for (name, change) in changes.reversed() {
      let view = View(frame: stage.window.bounds)
      view.identifier = name
      change(view)
      stage.window.addSubview(view)
    }
    let route = stage.window.route(at: Point(x: 50, y: 10))
    #expect(
      Self.words(route) == changes.map { "\($0.0) \($0.0)" } + [
        "text \(HitRoute.Reason.policy(.text))"
      ])
    #expect(route.view === stage.background)
    #expect(Self.words(stage.window.route(at: Point(x: 210, y: 10))).count == changes.count)
    #expect(stage.window.route(at: Point(x: 210, y: 10)).view === stage.text)
    #expect(stage.log.lines.isEmpty)
  }

  @Test func `fingers take another way than a mouse where links are enlarged for them`() {
    let stage = TestWindow()
    stage.text.policy.touchTargets = .slop(8, overText: .full)
    let point = Point(x: 245, y: 10)
    #expect(stage.window.route(at: point, for: .touch).view === stage.text)
    #expect(stage.window.hitTest(point, for: .touch) === stage.text)
    #expect(stage.window.route(at: point).view === stage.background)
    #expect(stage.window.hitTest(point, for: .mouse) === stage.background)
  }

  @Test(arguments: 0..<40)
  func `the views that were asked are those in front of the one that is hit`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(RandomTree.make(&random))
    for _ in 0..<30 {
      let point = Point(
        x: Double(random.number(below: 4_400)) / 10 - 20, y: Double(random.number(below: 400)))
      let route = window.route(at: point)
      #expect(route.view === window.hitTest(point))
      #expect(route.passes.map { ObjectIdentifier($0.view) } == asked(before: route.view, window))
    }
  }

  /// The views in front of a view and of those that it stands in, from front to behind.
  private func asked(before hit: View?, _ window: Window) -> [ObjectIdentifier] {
    guard let hit else { return [ObjectIdentifier(window)] }
    var asked: [ObjectIdentifier] = hit.subviews.reversed().map { ObjectIdentifier($0) }
    var view = hit
    while let parent = view.superview {
      let front = parent.subviews.reversed().prefix { $0 !== view }
      asked = front.map { ObjectIdentifier($0) } + asked
      view = parent
    }
    return asked
  }

  @Test func `a press on a link is watched by the link, and by what the policy passes it on to`() {
    let stage = TestWindow()
    stage.text.policy = .linksOnlyBackgroundLongPress
    #expect(stage.window.arenaMembers.isEmpty)
    stage.send(.down, 210, 10, at: 0)
    let words = stage.window.arenaMembers.map { member in
      switch member.kind {
      case .link: "link for \(member.view.identifier ?? "-")"
      case .recognizer(let recognizer):
        "\(recognizer.kind.map { "\($0)" } ?? "-") for \(member.view.identifier ?? "-")"
      }
    }
    #expect(words == ["link for text", "longPress for background"])
    stage.send(.up, 210, 10, at: 0.1)
    #expect(stage.window.arenaMembers.isEmpty)
  }
}
