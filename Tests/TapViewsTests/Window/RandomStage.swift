import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews

/// A window full of things that react, and events and changes at random.
///
/// Behind stand a background and, on a part of it, a scroll view with a text; in front another text
/// and a control.
final class RandomStage {
  /// What scripts are made of.
  struct Kinds: OptionSet {
    let rawValue: Int
    static let touches = Kinds(rawValue: 1)
    static let otherInput = Kinds(rawValue: 2)
    static let changes = Kinds(rawValue: 4)
    static let all: Kinds = [.touches, .otherInput, .changes]
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let background = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let scroll = ScrollView(frame: Rect(x: 20, y: 100, width: 300, height: 150))
  let texts = [TextView(frame: Rect(x: 0, y: 0, width: 300, height: 400)), TextView()]
  let control = Control(frame: Rect(x: 350, y: 250, width: 40, height: 40))
  var recognizers: [GestureRecognizer] = []
  private(set) var lines: [String] = []
  private(set) var entries: [LogEntry] = []
  /// How many events could follow a link: releases, Enter, wishes of assistive technology.
  private(set) var occasions = 0
  private(set) var down: Set<Int> = []
  /// Whether no pointer ever goes down on a link.
  var avoidsLinks = false
  private var places: [Int: Point] = [:]
  private var random: SeededGenerator

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    texts[1].frame = Rect(x: 0, y: 0, width: 350, height: 160)
    for (name, view) in zip(["background", "scroll", "inner", "front", "control"], views) {
      view.identifier = name
    }
    scroll.contentSize = Size(width: 300, height: 400)
    scroll.addSubview(texts[0])
    for view in [background, scroll, texts[1], control] { window.addSubview(view) }
    for text in texts {
      text.shaper = CellShaper(width: 10, height: 20)
      text.text = randomText()
    }
    addRecognizers()
    window.observer = { [unowned self] in
      lines.append($0.line())
      entries.append($0)
    }
  }

  var views: [View] { [background, scroll, texts[0], texts[1], control] }

  private func addRecognizers() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = TapGestureRecognizer()
    if random.flag() { single.require(toFail: double) }
    recognizers = [double, single, LongPressGestureRecognizer(), HoverGestureRecognizer()]
    let drag = StubDrag()
    if random.flag() { drag.require(toFail: recognizers[2]) }
    for recognizer in recognizers + [drag] {
      recognizer.delaysTouchesBegan = random.once(in: 5)
      recognizer.cancelsTouchesInView = !random.once(in: 5)
      background.addGestureRecognizer(recognizer)
    }
    let others = [TapGestureRecognizer(), LongPressGestureRecognizer(), StubDrag()]
    for recognizer in others where random.once(in: 3) {
      random.pick(views).addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
    recognizers.append(drag)
  }

  private func randomText() -> AttributedText {
    var text = AttributedText("one two three four five six seven eight nine ten")
    for number in 0..<4 where random.flag() {
      let range = (number * 10)..<(number * 10 + 4 + random.number(below: 6))
      let link = Link(
        id: LinkID(rawValue: UInt64(number)), destination: "https://a.example/\(number)")
      text.addLink(link, over: range)
    }
    return text
  }
}

extension RandomStage {
  /// Plays steps of some kinds, with fingers alone where `pointers` says so.
  func play(_ count: Int, _ kinds: Kinds = .all, fingersOnly: Bool = false, pointers: Int = 3) {
    for _ in 0..<count {
      if kinds.contains(.changes), random.once(in: 6) {
        change()
      } else if kinds.contains(.otherInput), random.once(in: 4) {
        sendOther()
      } else {
        sendPointer(among: pointers, fingersOnly: fingersOnly)
      }
      // Whatever is due now is done before the next step, or with it.
      if random.once(in: 5) { window.advance(to: now) }
    }
  }

  /// Ends all that is under way.
  func rest() {
    for pointer in down { send(.cancel, pointer, Point(x: 0, y: 0), .touch) }
    window.send(.hover(nil, kind: .mouse, time: window.time + 1))
    window.advance(to: window.time + 10)
  }

  private var now: Double { window.time + random.pick([0, 0, 0.01, 0.05, 0.1, 0.3, 0.5, 1]) }

  private var point: Point {
    Point(x: Double(random.number(below: 420)) - 10, y: Double(random.number(below: 320)) - 10)
  }

  private func sendPointer(among pointers: Int, fingersOnly: Bool) {
    let pointer = random.number(below: pointers)
    let isDown = down.contains(pointer)
    let phase: PointerEvent.Phase =
      isDown ? random.pick([.move, .move, .up, .up, .cancel]) : .down
    let kind = fingersOnly ? .touch : random.pick(PointerKind.allCases)
    send(phase, pointer, isDown ? nextPlace(of: pointer) : firstPlace, kind)
  }

  /// Anywhere, or on a link.
  private var firstPlace: Point {
    var place = anyFirstPlace
    while avoidsLinks, window.hitTest(place) is TextView { place = point }
    return place
  }

  private var anyFirstPlace: Point {
    let text = random.pick(texts)
    guard text.layout.text.linkCount > 0, random.flag(),
      let place = text.layout.tapPoint(ofLink: random.number(below: text.layout.text.linkCount))
    else { return point }
    return text.convertToRoot(place)
  }

  /// Anywhere, or near where the pointer is.
  private func nextPlace(of pointer: Int) -> Point {
    guard let place = places[pointer], !random.once(in: 4) else { return point }
    let step = random.pick([0.0, 0, 1, 4, 20])
    return Point(x: place.x + step, y: place.y + step / 4)
  }

  private func send(
    _ phase: PointerEvent.Phase, _ pointer: Int, _ point: Point, _ kind: PointerKind
  ) {
    if phase == .down { down.insert(pointer) } else if phase != .move { down.remove(pointer) }
    if phase == .up { occasions += 1 }
    let button: PointerButton = random.once(in: 8) ? .secondary : .primary
    places[pointer] = point
    lines.append("\(phase)")
    window.send(
      .pointer(
        PointerEvent(
          phase, pointer: PointerID(pointer), at: point, time: now, kind: kind, button: button)))
  }

  private func sendOther() {
    switch random.number(below: 4) {
    case 0: window.send(.hover(random.once(in: 4) ? nil : point, kind: .mouse, time: now))
    case 1:
      let key = random.pick(KeyEvent.Key.allCases)
      occasions += [.enter, .keypadEnter].contains(key) ? 1 : 0
      let modifiers: KeyEvent.Modifiers = random.flag() ? [] : .shift
      window.send(.key(KeyEvent(key, modifiers: modifiers, time: now)))
    case 2: window.send(.scroll(dx: 0, dy: random.pick([-40, 40]), at: point, time: now))
    default:
      occasions += 1
      let link = random.flag() ? nil : LinkID(rawValue: UInt64(random.number(below: 4)))
      let action = random.pick(AccessibilityAction.allCases)
      window.send(.accessibility(action, of: link, in: random.pick(texts), time: now))
    }
  }

  private func change() {
    let text = random.pick(texts)
    switch random.number(below: 9) {
    case 0: text.text = randomText()
    case 1: text.frame.width = Double(50 + random.number(below: 300))
    case 2: scroll.contentOffset = Point(x: 0, y: Double(random.number(below: 250)))
    case 3:
      let view = random.pick(views)
      if view.superview == nil { window.addSubview(view) } else { view.removeFromSuperview() }
    case 4:
      text.policy = random.pick([.linksOnly, .linksOnlyBackgroundLongPress, .inert])
      if random.flag() { text.policy[.link, random.pick(GestureKind.allCases)] = .fallThrough }
    case 5: random.pick(views).isHidden.toggle()
    case 6: random.pick(recognizers).isEnabled.toggle()
    case 7: text.background = random.flag() ? nil : background
    default: window.profile = random.pick([.uikit, .android, .flutter, .gtk])
    }
  }
}
