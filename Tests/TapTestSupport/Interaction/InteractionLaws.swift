import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews

/// What must hold of any script played to any window.
package final class InteractionLaws {
  /// The lines of the log.
  package private(set) var log: [String] = []
  /// The first law that was broken, in words.
  package private(set) var violation: String?

  private let stage: RandomWindow
  private let cast: RandomScript.Cast
  /// Who took the touch at hand, where there is but one finger.
  private var owners: [String] = []
  private var releases = 0
  private var activations = 0
  private var presses = 0
  private var longOwners = 0
  /// Where pointers are, or were before the event at hand: timers that are due fire before it.
  private var down: [PointerID: [PointerEvent]] = [:]
  private var pressed: Set<PressedLink> = []
  private var confirmed: Set<PressedLink> = []
  private var lastUp: PointerEvent?

  private struct PressedLink: Hashable {
    let text: ObjectIdentifier
    let link: LinkID
  }

  private init(_ stage: RandomWindow, _ cast: RandomScript.Cast) {
    self.stage = stage
    self.cast = cast
    stage.window.observer = { [unowned self] in note($0) }
  }

  /// Plays a script of random steps to a random window.
  ///
  /// The same choices give the same log; compare two plays to see it.
  package static func play(
    _ choices: inout some Choices, steps: Int, cast: RandomScript.Cast = .everything
  ) -> InteractionLaws {
    let stage = RandomWindow(&choices)
    let laws = InteractionLaws(stage, cast)
    var script = RandomScript(for: stage, cast: cast)
    for _ in 0..<steps where laws.violation == nil { laws.play(script.next(&choices)) }
    for step in script.ending() { laws.play(step) }
    stage.window.advance(to: stage.window.time + 60)
    laws.checkLooks()
    laws.checkRest()
    stage.window.observer = nil
    return laws
  }

  private func play(_ step: ScriptStep) {
    switch step {
    case .change(let words, let body):
      log.append("# \(words)")
      body()
    case .input(let event):
      if case .key(let key) = event, key.key == .enter { releases += 1 }
      if case .accessibility(.activate, _, _, _) = event { releases += 1 }
      stage.window.send(event)
    case .pointer(let event):
      switch event.phase {
      case .down:
        presses += 1
        owners = []
        down[event.pointer] = [event]
      case .move: down[event.pointer]?.append(event)
      case .up:
        releases += 1
        lastUp = event
        down[event.pointer]?.append(event)
      case .cancel: break
      }
      stage.window.send(.pointer(event))
      let isOver = event.phase == .up || event.phase == .cancel
      down[event.pointer] = isOver ? nil : [event]
      lastUp = nil
    }
    if activations > releases { fail("\(activations) activations of \(releases) releases") }
    if longOwners > presses { fail("\(longOwners) owners of \(presses) long presses") }
  }

  private func fail(_ words: String) { violation = violation ?? words }

  private func note(_ entry: LogEntry) {
    log.append(entry.line)
    switch entry.event {
    case .call: break
    case .gesture(let name, _):
      if name == "longPress began" {
        longOwners += 1
        note(owner: name)
      }
      // A tap that waited for a double tap may come after the next touch began.
      guard cast == .oneFinger, name == "tap", lastUp != nil else { return }
      if owners == ["longPress began"] { fail("a tap that was held") }
    case .link(let event):
      guard let text = entry.subject as? TextView, let link = event.link else { return }
      note(event, PressedLink(text: ObjectIdentifier(text), link: link), text)
    }
  }

  private func note(_ event: LinkEvent, _ press: PressedLink, _ text: TextView) {
    switch event.kind {
    case .press:
      if !pressed.insert(press).inserted { fail("\(event.link as Any) is pressed twice") }
      if !down.values.joined().contains(where: { isOver($0, press.link, text) }) {
        fail("a press where no pointer is on the link")
      }
    case .leave, .cancel:
      if pressed.remove(press) == nil, event.source == .pointer { fail("\(event.kind) unpressed") }
    case .activate:
      activations += 1
      guard event.source == .pointer, confirmed.remove(press) == nil else { return }
      if pressed.remove(press) == nil { fail("an activation without a press") }
      if lastUp.map({ isOver($0, press.link, text) }) != true {
        fail("an activation without a release on the link")
      }
    case .confirm:
      confirmed.insert(press)
      if event.source == .pointer, pressed.remove(press) == nil {
        fail("a question without a press")
      }
    case .menu:
      if event.source == .pointer {
        longOwners += 1
        note(owner: "menu")
        pressed.remove(press)
      }
    case .lift, .hover, .focus: break
    }
  }

  /// Notes who owns a press that is held; with one finger there is one at most (PASS-3, PASS-4).
  private func note(owner: String) {
    owners.append(owner)
    if cast == .oneFinger, owners.count > 1 { fail("a press that is held has owners: \(owners)") }
  }

  private func isOver(_ event: PointerEvent, _ link: LinkID, _ text: TextView) -> Bool {
    guard let place = text.convertFromRoot(event.location),
      let index = text.layout.hit(at: place).link
    else { return false }
    return text.layout.text.link(at: index).link.id == link
  }

  /// Draws the window, and lets assistive technology look at it.
  private func checkLooks() {
    var picture = SVGSurface(bounds: stage.window.bounds)
    stage.window.render(on: &picture, visible: stage.window.bounds)
    var recorder = RecordingSurface()
    stage.window.render(on: &recorder, visible: stage.window.bounds)
    let saves = recorder.commands.count { $0 == .save }
    if saves != recorder.commands.count(where: { $0 == .restore }) { fail("a save is left open") }
    if picture.svg.isEmpty { fail("no picture") }
    for node in stage.window.accessibilityNodes { check(node) }
  }

  private func check(_ node: AccessibilityNode) {
    for child in node.children { check(child) }
    guard let point = node.activationPoint, let link = node.link, let text = node.view as? TextView
    else { return }
    let hit = text.convertFromRoot(point).flatMap { text.hit(at: $0).link }
    if hit.map(text.layout.linkID) != link { fail("an activation point misses its link") }
  }

  private func checkRest() {
    if !stage.window.isIdle { fail("gestures are under way though no pointer is down") }
    if let deadline = stage.window.nextDeadline { fail("a timer at \(deadline) never fires") }
    if !pressed.isEmpty { fail("a link stays pressed") }
    if stage.window.cursor != .arrow { fail("the cursor stays a hand") }
    for text in stage.texts {
      for number in 0..<6 {
        let state = text.linkState(of: LinkID(rawValue: UInt64(number)))
        if !state.isDisjoint(with: [.pressed, .hovered]) { fail("a link stays \(state)") }
      }
    }
    for recognizer in stage.recognizers where recognizer.state != .possible {
      fail("a recognizer stays \(recognizer.state)")
    }
  }
}
