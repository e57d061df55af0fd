import TapInteraction
import TapLayout

extension Window {
  /// Lets everything that may watch a new touch into the arena, or only what is of some kinds.
  func join(
    _ event: PointerEvent, _ contact: Int, hit: View, heldUntil: Double,
    among kinds: GestureKinds = .all
  ) {
    findCandidates(for: event, on: hit, among: kinds)
    rejectStrangers(to: event)
    let isAlone = !touches.contains { $0.contact != contact && $0.view === hit }
    for index in candidates.indices {
      let candidate = candidates[index]
      switch candidate.watcher {
      case .link(let text, let kinds):
        guard text.press(event, isAlone: isAlone, heldUntil: heldUntil, among: kinds) else {
          continue
        }
        enter(
          .link(text, event.pointer, .none), ArenaMember(isDiscrete: true, rank: candidate.rank),
          contact)
      case .recognizer(let recognizer):
        let touch = Touch(event, view: candidate.hit)
        if watches(recognizer, touch) { join(recognizer, contact, rank: candidate.rank) }
      }
    }
    candidates.removeAll(keepingCapacity: true)
    connectRequirements()
  }

  /// Ends multiple taps under way that a new contact can't continue (TAP-10, TAP-11).
  private func rejectStrangers(to event: PointerEvent) {
    for index in candidates.indices {
      guard case .recognizer(let recognizer) = candidates[index].watcher,
        let slot = slot(of: recognizer), !arena[slot].watchesAny, !arena[slot].isWaiting,
        !arena[slot].state.isTerminal, !recognizer.accepts(event)
      else { continue }
      propose(GestureStep.fail, of: slot)
    }
    removeFinishedGestures()
  }

  /// Asks whether a recognizer sees a touch at all (GR-8).
  private func watches(_ recognizer: GestureRecognizer, _ touch: Touch) -> Bool {
    guard recognizer.isEnabled, recognizer.shouldReceive(touch) else { return false }
    let answer = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    // Those who were asked may have taken it off.
    return answer && recognizer.isEnabled && recognizer.view?.window === self
  }

  private func join(_ recognizer: GestureRecognizer, _ contact: Int, rank: Int) {
    if let slot = slot(of: recognizer) {
      guard !arena[slot].isWaiting, !arena[slot].state.isTerminal else { return }
      arena.watch(contact, in: slot)
      return
    }
    recognizer.adopt(profile)
    let member = ArenaMember(
      isDiscrete: recognizer.isDiscrete, rank: rank, contactsInARow: recognizer.contactsInARow,
      isTap: recognizer is TapGestureRecognizer)
    enter(.recognizer(recognizer), member, contact)
  }

  private func enter(_ participant: Participant, _ member: ArenaMember, _ contact: Int) {
    let slot = arena.join(member)
    arena.watch(contact, in: slot)
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
