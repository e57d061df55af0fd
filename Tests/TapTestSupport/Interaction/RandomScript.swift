package import TapInteraction
import TapLayout
import TapText
package import TapViews

/// One step of a script that is played to a window.
package enum ScriptStep {
  /// A step of a pointer.
  case pointer(PointerEvent)
  /// Anything else that comes from outside.
  case input(InputEvent)
  /// A change of the tree or of a text, in words.
  case change(String, () -> Void)
}

/// Makes random scripts: pointers, keys, wheels, time, and changes in between.
package struct RandomScript {
  /// What a script is made of.
  package enum Cast: Sendable, CaseIterable {
    /// Fingers, a mouse, keys, wheels, assistive technology, and changes.
    case everything
    /// One finger, and changes.
    case oneFinger
  }

  private let stage: RandomWindow
  private let cast: Cast
  private var time = 0.0
  private var down: [Int: PointerEvent] = [:]

  /// Makes a writer for a window.
  package init(for stage: RandomWindow, cast: Cast) {
    self.stage = stage
    self.cast = cast
  }

  /// Makes the next step.
  package mutating func next(_ choices: inout some Choices) -> ScriptStep {
    time += choices.pick([0, 0.01, 0.05, 0.1, 0.2, 0.35, 0.5, 0.6])
    switch choices.number(below: 16) {
    case 0..<9: return .pointer(pointer(&choices))
    case 9...12 where cast == .oneFinger: return .pointer(pointer(&choices))
    case 9:
      let place = choices.once(in: 5) ? nil : place(&choices)
      return .input(.hover(place, kind: .mouse, time: time))
    case 10:
      let dy = Double(choices.number(below: 80)) - 40
      return .input(.scroll(dx: 0, dy: dy, at: place(&choices), time: time))
    case 11:
      let key = choices.pick([KeyEvent.Key.tab, .tab, .enter, .menu, .escape, .space])
      let isBack = choices.once(in: 4)
      return .input(.key(KeyEvent(key, modifiers: isBack ? .shift : [], time: time)))
    case 12:
      guard let text = stage.texts.last else { return change(&choices) }
      let action = choices.pick(AccessibilityAction.allCases)
      let link = LinkID(rawValue: UInt64(choices.number(below: 6)))
      return .input(.accessibility(action, of: link, in: text, time: time))
    default: return change(&choices)
    }
  }

  /// The steps that end what is under way: every pointer lifts, and the mouse leaves.
  package mutating func ending() -> [ScriptStep] {
    time += 0.1
    defer { down = [:] }
    let leave = ScriptStep.input(.hover(nil, kind: .mouse, time: time + 1))
    return down.values.sorted { $0.pointer.rawValue < $1.pointer.rawValue }.map { last in
      .pointer(
        PointerEvent(
          .up, pointer: last.pointer, at: last.location, time: time, kind: last.kind,
          button: last.button))
    } + [leave]
  }

  private mutating func pointer(_ choices: inout some Choices) -> PointerEvent {
    let number = cast == .oneFinger ? 0 : choices.pick([0, 0, 0, 1, 9])
    guard let last = down[number] else {
      let event = PointerEvent(
        .down, pointer: PointerID(number), at: place(&choices), time: time,
        kind: number == 9 ? .mouse : .touch,
        button: number == 9 && choices.once(in: 5) ? .secondary : .primary)
      down[number] = event
      return event
    }
    let phase = choices.pick([PointerEvent.Phase.move, .up, .up, .up, .cancel])
    let location = choices.pick([last.location, near(last.location, &choices), place(&choices)])
    let event = PointerEvent(
      phase, pointer: last.pointer, at: location, time: time, kind: last.kind, button: last.button)
    down[number] = phase == .move ? event : nil
    return event
  }

  private func near(_ point: Point, _ choices: inout some Choices) -> Point {
    Point(
      x: point.x + Double(choices.number(below: 25)) - 12,
      y: point.y + Double(choices.number(below: 25)) - 12)
  }

  /// A place in the window, half of the time on a link.
  private func place(_ choices: inout some Choices) -> Point {
    if choices.flag(), !stage.texts.isEmpty {
      let text = choices.pick(stage.texts)
      let count = text.layout.text.linkCount
      if count > 0, let tap = text.layout.tapPoint(ofLink: choices.number(below: count)) {
        return text.convertToRoot(tap)
      }
    }
    return Point(
      x: Double(choices.number(below: 320)) - 10, y: Double(choices.number(below: 220)) - 10)
  }

  private func change(_ choices: inout some Choices) -> ScriptStep {
    if let scroll = stage.scrollViews.last, choices.once(in: 4) {
      let y = Double(choices.number(below: 200))
      return .change("scroll to \(y)") { scroll.contentOffset = Point(x: 0, y: y) }
    }
    guard !stage.texts.isEmpty else { return .change("nothing") {} }
    let text = choices.pick(stage.texts)
    switch choices.number(below: 10) {
    case 0, 1:
      let content = RandomWindow.text(&choices)
      return .change("text") { text.text = content }
    case 2:
      let width = Double(choices.number(below: 200))
      return .change("width \(width)") { text.bounds.width = width }
    case 3: return .change("hide") { text.isHidden.toggle() }
    case 4:
      let policy = RandomWindow.policy(&choices)
      return .change("policy") { text.policy = policy }
    case 5:
      let window = stage.window
      return .change("move to the window") { window.addSubview(text) }
    case 6: return .change("remove") { text.removeFromSuperview() }
    case 7:
      let window = stage.window
      return .change("background") {
        text.background = text.background == nil ? window.subviews.first : nil
      }
    case 8:
      let window = stage.window
      let profile = choices.pick([GestureProfile.uikit, .android, .flutter, .gtk])
      return .change("profile") { window.profile = profile }
    default:
      guard !stage.recognizers.isEmpty else { return .change("nothing") {} }
      let recognizer = choices.pick(stage.recognizers)
      return .change("toggle a recognizer") { recognizer.isEnabled.toggle() }
    }
  }
}
