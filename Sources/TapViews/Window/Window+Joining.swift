import TapInteraction
import TapLayout

extension Window {
  /// Lets everything that may watch a new touch into the arena.
  ///
  /// Recognizers of the view that was hit and of those above it, the deepest first (GR-10). A text
  /// joins with a press on its link; the gestures that its policy does not keep are watched on
  /// behalf of the views behind it.
  func join(_ event: PointerEvent, _ contact: Int, hit: View, heldUntil: Double) {
    let touch = Touch(event, view: hit)
    rejectStrangers(to: event, above: hit)
    var view: View? = hit
    var depth = hit.depth
    if let text = hit as? TextView {
      joinPress(on: text, event, contact, depth: depth, heldUntil: heldUntil)
    }
    while let current = view {
      for recognizer in current.gestureRecognizers {
        join(recognizer, event, touch, contact, depth: depth)
      }
      view = current.superview
      depth -= 1
    }
    if let text = hit as? TextView { joinBehind(text, event, contact) }
    connectRequirements()
  }

  /// Ends multiple taps under way that a new contact can't continue (TAP-10, TAP-11).
  private func rejectStrangers(to event: PointerEvent, above hit: View) {
    for index in arena.order.indices {
      let slot = arena.order[index]
      guard case .recognizer(let recognizer) = participants[slot], !arena[slot].watchesAny,
        !arena[slot].state.isTerminal, !arena[slot].isWaiting,
        let view = recognizer.view, hit.isDescendant(of: view), !recognizer.accepts(event)
      else { continue }
      propose(.fail, of: slot)
    }
    settleGestures()
  }

  private func joinPress(
    on text: TextView, _ event: PointerEvent, _ contact: Int, depth: Int, heldUntil: Double
  ) {
    guard text.press(event, heldUntil: heldUntil) else { return }
    let slot = arena.join(ArenaMember(isDiscrete: true, rank: -depth))
    arena.watch(contact, in: slot)
    place(.link(text, event.pointer, .none), in: slot)
  }

  /// Lets the recognizers in that wait behind a text for what its policy passes on.
  private func joinBehind(_ text: TextView, _ event: PointerEvent, _ contact: Int) {
    var kinds = text.gesturesPassedOn(at: event)
    if let background = text.background, background.window === self {
      let named = kinds.background
      joinChain(from: background, named, event, contact)
      kinds.fallThrough.subtract(named)
      kinds.background = []
    }
    var front = text
    var rest = kinds.fallThrough.union(kinds.background)
    var passed: [View] = []
    while rest != [] {
      front.isPassedOver = true
      passed.append(front)
      guard let behind = hitTest(event.location) else { break }
      joinChain(from: behind, rest, event, contact)
      guard let next = behind as? TextView else { break }
      let passedOn = next.gesturesPassedOn(at: event)
      rest.formIntersection(passedOn.fallThrough.union(passedOn.background))
      front = next
    }
    for view in passed { view.isPassedOver = false }
  }

  private func joinChain(
    from behind: View, _ kinds: GestureKinds, _ event: PointerEvent, _ contact: Int
  ) {
    let touch = Touch(event, view: behind)
    var view: View? = behind
    var depth = behind.depth
    while let current = view {
      for recognizer in current.gestureRecognizers {
        guard let kind = recognizer.kind, kinds.contains(kind) else { continue }
        join(recognizer, event, touch, contact, depth: depth)
      }
      view = current.superview
      depth -= 1
    }
  }

  private func join(
    _ recognizer: GestureRecognizer, _ event: PointerEvent, _ touch: Touch, _ contact: Int,
    depth: Int
  ) {
    guard recognizer.isEnabled,
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    else { return }
    if let slot = slot(of: recognizer) {
      guard !arena[slot].isWaiting, !arena[slot].state.isTerminal else { return }
      arena.watch(contact, in: slot)
      return
    }
    recognizer.adopt(profile)
    let slot = arena.join(
      ArenaMember(
        isDiscrete: recognizer.isDiscrete, rank: -depth,
        contactsInARow: recognizer.contactsInARow, isTap: recognizer is TapGestureRecognizer))
    arena.watch(contact, in: slot)
    place(.recognizer(recognizer), in: slot)
  }

  private func place(_ participant: Participant, in slot: Int) {
    if slot == participants.count {
      participants.append(participant)
    } else {
      participants[slot] = participant
    }
  }

  /// The slot of a recognizer that watches something.
  func slot(of recognizer: GestureRecognizer) -> Int? {
    participants.firstIndex {
      if case .recognizer(let other) = $0 { other === recognizer } else { false }
    }
  }

  private func connectRequirements() {
    for slot in arena.order {
      guard case .recognizer(let recognizer) = participants[slot] else { continue }
      for awaited in recognizer.awaited {
        if let other = self.slot(of: awaited) { arena.hold(slot, until: other) }
      }
    }
  }
}
