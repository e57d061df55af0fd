import TapAudit
import TapControls
import TapDraw
import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing

@Suite struct WindowPredictionTests {
  /// A window with a text, scrolled or turned or covered, and buttons, some of them round.
  private static func window(_ random: inout SeededGenerator) -> Window {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 160))
    let scroll = ScrollView(frame: Rect(x: 10, y: 10, width: 140, height: 90))
    scroll.clipsToBounds = true
    window.addSubview(scroll)
    let text = TextView(frame: Rect(x: 0, y: 0, width: 140, height: 200))
    text.show(
      LinkedLayout.make("[aaaa] b [ccc]\n[dddddd] [e]\nf [g]\n[hhhhhhh]\n[i] j [k]", width: 140))
    text.identifier = "text"
    if random.number(below: 3) == 0 {
      text.policy.touchTargets = .slop(Double(random.number(below: 16)), overText: .half)
    }
    scroll.addSubview(text)
    scroll.contentSize = Size(width: 140, height: 200)
    scroll.contentOffset = Point(x: 0, y: Double(random.number(below: 60)))
    switch random.number(below: 4) {
    case 0: text.transform = Transform.rotation(Double(random.number(below: 60)) / 100)
    case 1: text.transform = Transform.scale(x: 0.8, y: 0.8)
    default: break
    }
    for number in 0..<2 {
      let side = Double(20 + random.number(below: 40))
      let button = Button(
        title: "b\(number)",
        frame: Rect(
          x: Double(random.number(below: 160)), y: Double(random.number(below: 120)), width: side,
          height: random.flag() ? side : 24))
      button.identifier = "b\(number)"
      button.cornerRadius = random.flag() ? side / 2 : 0
      window.addSubview(button)
    }
    return window
  }

  private static func isNear(
    _ seen: [TouchTarget: Int], _ outcomes: WindowPrediction.Outcomes, of count: Int
  ) -> Bool {
    let known = Set(outcomes.shares.map(\.target)).union(seen.keys)
    return known.allSatisfy { target in
      let probability = outcomes.shares.first { $0.target == target }?.probability ?? 0
      return SampleCount.isNear(seen[target] ?? 0, probability, of: count)
    }
  }

  @Test(arguments: 0..<10)
  func `touches of a window hit what is computed, within four standard errors`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let window = Self.window(&random)
    let model: TouchModel = random.pick([.finger, .pen])
    let prediction = WindowPrediction(window, model: model)
    let targets = prediction.targets.filter { $0.view.window === window }
    let target = random.pick(targets)
    guard let outcomes = prediction.outcomes(of: target, aim: .tapPoint), let point = outcomes.point
    else {
      #expect(prediction.outcomes(of: target) == nil)
      return
    }
    #expect(window.touchTarget(at: point) == target)
    #expect(outcomes.error <= TapPrediction.largestError)
    #expect(outcomes.hit + outcomes.wrongTap + outcomes.background <= 1 + 1e-9)
    let size = target.visibleParts(in: window).first { $0.contains(point) }
    var touches = TouchSampler(
      model, .phone, target: Size(width: size?.width ?? 0, height: size?.height ?? 0), seed: seed)
    let count = 1_000
    var seen: [TouchTarget: Int] = [:]
    for _ in 0..<count {
      if let hit = window.touchTarget(at: touches.touch(aimedAt: point)) {
        seen[hit, default: 0] += 1
      }
    }
    #expect(Self.isNear(seen, outcomes, of: count))
  }

  @Test func `a text alone in a window is hit as its layout says`() throws {
    let layout = LinkedLayout.make("[aaa] b\n[cc] [d]", width: 200)
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    let text = TextView(frame: window.bounds)
    text.show(layout)
    window.addSubview(text)
    let (plain, whole) = (TapPrediction(layout), WindowPrediction(window))
    for link in 0..<3 {
      let target = TouchTarget(text, link: layout.linkID(at: link))
      for aim in TapPrediction.Aim.allCases {
        let one = try #require(plain.outcomes(ofLink: link, aim: aim))
        let other = try #require(whole.outcomes(of: target, aim: aim))
        // A search ends near the best point, not always at the same.
        let tolerance = aim == .bestPoint ? 1e-4 : 1e-9
        #expect(abs(one[link] - other.hit) < tolerance)
        #expect(abs(one.wrongTap(aimedAt: link) - other.wrongTap) < tolerance * 10)
        #expect(other.error == 0)
      }
    }
  }

  @Test func `a round button is hit as a disc is`() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let button = Button(title: nil, frame: Rect(x: 110, y: 110, width: 80, height: 80))
    button.cornerRadius = 40
    window.addSubview(button)
    // Growth cancels nothing here: the spread is that of a target of 80 points.
    let spread = 30.0
    let model = try TouchModel(spread: (spread, spread))
    let scale = try ScreenScale(pointsPerMillimeter: 1)
    let prediction = WindowPrediction(window, model: model, scale: scale)
    let outcomes = try #require(prediction.outcomes(of: TouchTarget(button), aim: .tapPoint))
    #expect(outcomes.point == Point(x: 150, y: 150))
    let disc = 1 - NormalTable.density(40 / spread) * (2 * Double.pi).squareRoot()
    #expect(abs(outcomes.hit - disc) <= TapPrediction.largestError, "\(outcomes.hit) \(disc)")
    #expect(outcomes.error <= TapPrediction.largestError)
    #expect(outcomes.wrongTap == 0)
  }

  @Test func `a text that is turned by a quarter is hit with its axes exchanged`() throws {
    func outcomes(_ angle: Double, _ spread: (Double, Double)) throws -> WindowPrediction.Outcomes {
      let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      let text = TextView(frame: Rect(x: 50, y: 90, width: 100, height: 20))
      text.show(LinkedLayout.make("[aaaaa][bbbbb]", width: 100))
      text.transform = Transform.rotation(angle)
      window.addSubview(text)
      let prediction = WindowPrediction(
        window, model: try TouchModel(spread: spread),
        scale: try ScreenScale(pointsPerMillimeter: 1))
      return try #require(
        prediction.outcomes(
          of: TouchTarget(text, link: text.layout.linkID(at: 0)), aim: .tapPoint))
    }
    let (level, upright) = (try outcomes(0, (12, 7)), try outcomes(.pi / 2, (7, 12)))
    #expect(abs(level.hit - upright.hit) < 1e-6 && level.hit > 0.3)
    #expect(abs(level.wrongTap - upright.wrongTap) < 1e-6)
    // With equal spreads, any angle is the same.
    let (one, other) = (try outcomes(0, (9, 9)), try outcomes(0.3, (9, 9)))
    #expect(abs(one.hit - other.hit) < 2e-6 && abs(one.wrongTap - other.wrongTap) < 2e-6)
    #expect(other.error <= TapPrediction.largestError)
  }

  @Test func `what is scrolled away or covered can't be hit`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    let text = TextView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    text.show(LinkedLayout.make("[aaa]\n[bbb]\n[ccc]\n[ddd]", width: 200))
    window.addSubview(text)
    let cover = Button(title: "cover", frame: Rect(x: 0, y: 20, width: 200, height: 20))
    window.addSubview(cover)
    let prediction = WindowPrediction(window)
    let hits = (0..<4).map { link in
      prediction.outcomes(of: TouchTarget(text, link: text.layout.linkID(at: link))) != nil
    }
    #expect(hits == [true, false, false, false])
    let first = prediction.outcomes(of: TouchTarget(text, link: text.layout.linkID(at: 0)))
    #expect(first?.shares.map(\.target).contains(TouchTarget(cover)) == true)
  }
}
