import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct LinkScriptTests {
  @Test(arguments: 0..<300)
  func `PEER-20, LINK-12: any script activates at most the pressed link, once a release`(
    seed: Int
  ) {
    var script = LinkScript(seed: seed)
    script.run()
    #expect(script.stage.links.isIdle)
    expectPairs(script.stage.events)
  }

  @Test(arguments: 0..<50)
  func `GR-22: the same script gives the same events`(seed: Int) {
    var one = LinkScript(seed: seed)
    var other = LinkScript(seed: seed)
    one.run()
    other.run()
    #expect(one.stage.events == other.stage.events)
  }

  /// Checks that each press of a link has one end before the next, and nothing else has.
  private func expectPairs(
    _ events: [LinkEvent], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var pressed: Set<LinkID> = []
    for event in events where event.source == .pointer {
      guard let link = event.link else { continue }
      switch event.kind {
      case .press: #expect(pressed.insert(link).inserted, sourceLocation: sourceLocation)
      case .leave, .cancel, .activate, .confirm:
        #expect(pressed.remove(link) != nil, sourceLocation: sourceLocation)
      case .menu, .lift: pressed.remove(link)
      case .hover, .focus: break
      }
    }
    #expect(pressed.isEmpty, sourceLocation: sourceLocation)
  }
}

/// A random script of pointers, times, texts and widths, which checks each step as it goes.
private struct LinkScript {
  var stage: TestLinks
  private var random: SeededGenerator
  private var time = 0.0
  /// The link below each pointer when it went down, and what it is.
  private var contacts: [Int: (link: LinkID?, kind: PointerKind, button: PointerButton)] = [:]

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    var policy = random.flag() ? InteractionPolicy.linksOnly : .linksOnlyBackgroundLongPress
    policy.repetition = random.flag() ? .every : .coalesced(within: 0.5)
    policy.liftsLinks = random.once(in: 4)
    policy.allowsOnePointerOnly = random.once(in: 4)
    let profile = random.pick([GestureProfile.uikit, .android, .flutter, .gtk])
    stage = TestLinks(LinkScript.layout(&random), policy: policy, profile: profile)
    if random.flag() { stage.feedbackDelay = 0.15 }
  }

  mutating func run() {
    for _ in 0..<60 { step() }
    for pointer in contacts.keys.sorted() { up(pointer) }
  }

  private static let texts = [
    "see [docs] [help] now", "see [docs and the help] now", "[docs][help]", "see docs now", "",
    "read it, then see [docs] [help] now",
  ]

  private static func layout(_ random: inout SeededGenerator) -> TextLayout {
    LinkedLayout.make(random.pick(texts), width: random.pick([90, 150, 400]))
  }

  private mutating func step() {
    time += random.pick([0, 0.01, 0.1, 0.3, 0.6])
    let pointer = random.number(below: 3)
    switch random.number(below: 12) {
    case 0...3: contacts[pointer] == nil ? down(pointer) : move(pointer)
    case 4, 5: move(pointer)
    case 6...8: up(pointer)
    case 9: expectNoActivation { $0.show(Self.layout(&$1)) }
    case 10: expectNoActivation { $0.hover($1.flag() ? nil : Double($1.number(below: 150))) }
    default: calledOff(pointer)
    }
  }

  private mutating func place() -> Point {
    Point(x: Double(random.number(below: 150)), y: Double(random.number(below: 45)))
  }

  /// Mostly where links are and near the last place, so that taps come about.
  private mutating func event(
    _ phase: PointerEvent.Phase, _ pointer: Int, at point: Point
  ) -> PointerEvent {
    let contact = contacts[pointer]
    return PointerEvent(
      phase, pointer: PointerID(pointer), at: point, time: time, kind: contact?.kind ?? .touch,
      button: contact?.button ?? .primary)
  }

  private mutating func down(_ pointer: Int) {
    let place = place()
    let kind = random.pick(PointerKind.allCases)
    let button =
      kind == .touch || !random.once(in: 4) ? .primary : random.pick(PointerButton.allCases)
    contacts[pointer] = (linkBelow(place), kind, button)
    places[pointer] = place
    let event = event(.down, pointer, at: place)
    expectNoActivation { stage, _ in stage.send(event) }
  }

  private mutating func move(_ pointer: Int) {
    guard contacts[pointer] != nil else { return }
    places[pointer] = near(pointer)
    let event = event(.move, pointer, at: places[pointer] ?? place())
    expectNoActivation { stage, _ in stage.send(event) }
  }

  private mutating func up(_ pointer: Int) {
    guard let contact = contacts[pointer] else { return }
    let place = near(pointer)
    let before = stage.activations
    stage.send(event(.up, pointer, at: place))
    let followed = stage.activations - before
    #expect(followed <= 1)
    if followed == 1 {
      #expect(contact.link != nil)
      #expect(contact.link == linkBelow(place))
      #expect(contact.link == stage.events.last?.link)
      #expect(contact.button == .primary)
    }
    contacts[pointer] = nil
  }

  private mutating func calledOff(_ pointer: Int) {
    switch random.number(below: 3) {
    case 0: expectNoActivation { stage, _ in stage.lose(pointer) }
    case 1: expectNoActivation { stage, _ in stage.escape() }
    default:
      let event = event(.cancel, pointer, at: Point(x: 0, y: 0))
      expectNoActivation { stage, _ in stage.send(event) }
      contacts[pointer] = nil
    }
  }

  private mutating func expectNoActivation(
    _ work: (inout TestLinks, inout SeededGenerator) -> Void
  ) {
    let before = stage.activations
    work(&stage, &random)
    #expect(stage.activations == before)
  }

  private var places: [Int: Point] = [:]

  private mutating func near(_ pointer: Int) -> Point {
    guard let place = places[pointer], !random.once(in: 4) else { return self.place() }
    return Point(
      x: place.x + Double(random.number(below: 13) - 6),
      y: place.y + Double(random.number(below: 13) - 6))
  }

  /// The link whose rectangles hold a point: found by other means than the code under test.
  private func linkBelow(_ point: Point) -> LinkID? {
    let layout = stage.layout
    let index = layout.text.links.indices.first { index in
      LinkedLayout.rects(ofLink: index, in: layout).contains { $0.contains(point) }
    }
    return index.map { layout.text.link(at: $0).link.id }
  }
}
