import TapInteraction
import TapLayout
import TapTestSupport
import TapText

/// The links of one text, driven as by a view that no other recognizer competes with: every proposal
/// is granted, and time passes before each event.
struct TestLinks {
  var links: LinkInteraction
  private(set) var layout: TextLayout
  private(set) var events: [LinkEvent] = []
  /// The seconds that each press is held back.
  var feedbackDelay = 0.0
  private var pointers: [PointerID] = []
  private var down: Set<PointerID> = []

  init(
    _ layout: TextLayout, policy: InteractionPolicy = .linksOnly, profile: GestureProfile = .uikit
  ) {
    self.layout = layout
    links = LinkInteraction(policy: policy, profile: profile)
  }

  init(
    _ marked: String, policy: InteractionPolicy = .linksOnly, profile: GestureProfile = .uikit
  ) {
    self.init(LinkedLayout.make(marked), policy: policy, profile: profile)
  }

  /// What happened, in words: `press 1`, `hover none`.
  var log: [String] {
    events.map { "\($0.kind) \($0.link.map { "\($0.rawValue)" } ?? "none")" }
  }

  /// How often links were followed.
  var activations: Int { events.count { $0.kind == .activate } }
}

extension TestLinks {
  mutating func down(
    _ x: Double, _ y: Double = 10, at time: Double, pointer: Int = 0, kind: PointerKind = .touch,
    button: PointerButton = .primary
  ) {
    send(.down, x, y, time, pointer, kind, button)
  }

  mutating func move(
    _ x: Double, _ y: Double = 10, at time: Double, pointer: Int = 0, kind: PointerKind = .touch,
    button: PointerButton = .primary
  ) {
    send(.move, x, y, time, pointer, kind, button)
  }

  mutating func up(
    _ x: Double, _ y: Double = 10, at time: Double, pointer: Int = 0, kind: PointerKind = .touch,
    button: PointerButton = .primary
  ) {
    send(.up, x, y, time, pointer, kind, button)
  }

  mutating func cancel(at time: Double, pointer: Int = 0) {
    send(.cancel, 0, 0, time, pointer, .touch, .primary)
  }

  /// A press and its release at one place.
  mutating func tap(
    _ x: Double, _ y: Double = 10, at time: Double, pointer: Int = 0, kind: PointerKind = .touch,
    button: PointerButton = .primary
  ) {
    down(x, y, at: time, pointer: pointer, kind: kind, button: button)
    up(x, y, at: time + 0.05, pointer: pointer, kind: kind, button: button)
  }

  private mutating func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ time: Double, _ pointer: Int,
    _ kind: PointerKind, _ button: PointerButton
  ) {
    send(
      PointerEvent(
        phase, pointer: PointerID(pointer), at: Point(x: x, y: y), time: time, kind: kind,
        button: button))
  }
}

extension TestLinks {
  /// Lets time pass up to an event, and delivers it.
  mutating func send(_ event: PointerEvent) {
    wait(until: event.time)
    guard event.phase == .down else {
      if event.phase != .move { down.remove(event.pointer) }
      let step = links.handle(event, on: layout, into: &events)
      return grant(step, event.pointer, event.time)
    }
    let isAlone = down.subtracting([event.pointer]).isEmpty
    down.insert(event.pointer)
    let began = links.press(
      event, on: layout, isAlone: isAlone, gestures: ownGestures, feedbackDelay: feedbackDelay,
      into: &events)
    if began, !pointers.contains(event.pointer) { pointers.append(event.pointer) }
  }

  /// Fires what is due, in the order in which it is due.
  mutating func wait(until time: Double) {
    while let next = nextDue, next.time <= time {
      let step = links.advance(next.pointer, to: next.time, on: layout, into: &events)
      grant(step, next.pointer, next.time)
    }
  }

  /// Shows another layout.
  mutating func show(_ new: TextLayout) {
    let old = layout
    layout = new
    links.textDidChange(from: old, to: new, into: &events)
  }

  mutating func hover(_ x: Double?, _ y: Double = 10, kind: PointerKind = .mouse) {
    links.hover(at: x.map { Point(x: $0, y: y) }, kind: kind, on: layout, into: &events)
  }

  mutating func focus(_ link: UInt64?) {
    links.focus(link.map(LinkID.init), into: &events)
  }

  mutating func activate(
    _ link: UInt64, at time: Double, source: LinkEventSource = .keyboard
  ) -> Bool {
    links.activate(
      LinkID(rawValue: link), at: time, source: source, on: layout, into: &events)
  }

  mutating func requestMenu(of link: UInt64) -> Bool {
    links.requestMenu(
      of: LinkID(rawValue: link), source: .keyboard, on: layout, into: &events)
  }

  /// Calls a pointer's press off, as an arena does when another gesture wins.
  mutating func lose(_ pointer: Int = 0) { links.fail(PointerID(pointer), into: &events) }

  mutating func escape() { links.failAll(into: &events) }

  func state(_ link: UInt64) -> LinkState { links.state(of: LinkID(rawValue: link)) }

  /// Blocks links.
  mutating func setInert(_ ids: Set<UInt64>) {
    links.setInertLinks(Set(ids.map(LinkID.init)), into: &events)
  }

  private mutating func grant(_ step: GestureStep, _ pointer: PointerID, _ time: Double) {
    guard step == .recognize else { return }
    let count = events.count
    links.recognize(pointer, at: time, on: layout, into: &events)
    for event in events[count...] where event.kind == .activate {
      if let link = event.link { links.visited.insert(link) }
    }
  }

  private var nextDue: (pointer: PointerID, time: Double)? {
    pointers.compactMap { pointer in links.deadline(of: pointer).map { (pointer, $0) } }
      .min { $0.1 < $1.1 }
  }

  /// What the policy leaves to the text on links.
  private var ownGestures: GestureKinds {
    let answers: [GestureResponse] = [.ignore, .activate, .menu]
    return answers.reduce(into: []) {
      $0.formUnion(links.policy.gestures(in: .link, answered: $1))
    }
  }
}
