import TapInteraction
import TapLayout

extension TouchRouter {
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
      switch candidate.kind {
      case .link(let text):
        guard
          text.press(event, isAlone: isAlone, heldUntil: heldUntil, among: candidate.gestures)
        else { continue }
        enter(candidate, GestureArena.Entry(isDiscrete: true, rank: candidate.rank), contact)
      case .recognizer(let recognizer):
        let touch = Touch(event, view: candidate.hit)
        if watches(recognizer, touch) { join(candidate, recognizer, contact) }
      }
    }
    candidates.removeAll(keepingCapacity: true)
    connectRequirements()
  }

  /// Ends multiple taps in progress that a new contact can't continue (TAP-10, TAP-11).
  private func rejectStrangers(to event: PointerEvent) {
    for index in candidates.indices {
      guard let recognizer = candidates[index].recognizer,
        let slot = slot(of: recognizer), !arena[slot].watchesAny, !arena[slot].isWaiting,
        !arena[slot].state.isTerminal, !recognizer.accepts(event)
      else { continue }
      propose(.fail, of: slot)
    }
    removeFinishedGestures()
  }

  /// Asks whether a recognizer sees a touch at all (GR-8).
  private func watches(_ recognizer: GestureRecognizer, _ touch: Touch) -> Bool {
    guard recognizer.isEnabled, recognizer.shouldReceive(touch) else { return false }
    let answer = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    // The delegate may have taken it off.
    return answer && recognizer.isEnabled && recognizer.view?.window === window
  }

  private func join(_ member: ArenaMember, _ recognizer: GestureRecognizer, _ contact: Int) {
    if let slot = slot(of: recognizer) {
      guard !arena[slot].isWaiting, !arena[slot].state.isTerminal else { return }
      arena.watch(contact, in: slot)
      return
    }
    recognizer.adopt(window.profile)
    let entry = GestureArena.Entry(
      isDiscrete: recognizer.isDiscrete, rank: member.rank,
      contactsInARow: recognizer.contactsInARow,
      isTap: recognizer is TapGestureRecognizer)
    enter(member, entry, contact)
  }

  private func enter(_ member: ArenaMember, _ entry: GestureArena.Entry, _ contact: Int) {
    let slot = arena.join(entry)
    mayHaveFinished = true
    arena.watch(contact, in: slot)
    if slot == members.count {
      members.append(member)
      recognizers.append(member.recognizer)
    } else {
      members[slot] = member
      recognizers[slot] = member.recognizer
    }
    member.recognizer?.slot = slot
  }

  /// The slot of a recognizer that watches something.
  func slot(of recognizer: GestureRecognizer) -> Int? {
    // One that went to another window may have got a slot there.
    guard let slot = recognizer.slot, slot < recognizers.count, recognizers[slot] === recognizer
    else { return nil }
    return slot
  }

  private func connectRequirements() {
    for slot in arena.order {
      guard let recognizer = recognizers[slot], !recognizer.awaited.isEmpty else { continue }
      arena.hold(slot, until: recognizer.awaited.lazy.compactMap { self.slot(of: $0) })
    }
  }
}
