public import TapInteraction

/// A participant of the gesture arena: a recognizer, or a press on a link of a text.
///
/// ``Window/arenaMembers`` lists those that watch touches now.
public struct ArenaMember {
  /// What kind of participant it is.
  public enum Kind {
    /// A text that watches a press on one of its links.
    case link(TextView)
    /// A recognizer.
    case recognizer(GestureRecognizer)
  }

  /// What kind of participant it is.
  public let kind: Kind

  /// The pointer with which it joined.
  public let pointer: PointerID

  /// The gestures that it may take; fewer than all for one behind the text that was hit.
  let gestures: GestureKinds
  /// The view that was hit, or the one behind it for which it watches.
  let hit: View
  /// Its order in the arena, the smallest first.
  let rank: Int

  /// The view whose touches it watches.
  public var view: View {
    switch kind {
    case .link(let text): text
    case .recognizer(let recognizer): recognizer.view ?? hit
    }
  }

  /// The recognizer; `nil` for a press on a link.
  var recognizer: GestureRecognizer? {
    if case .recognizer(let recognizer) = kind { recognizer } else { nil }
  }
}

extension ArenaMember {
  /// The time at which the member must be advanced, in seconds; `nil` is never.
  var deadline: Double? {
    switch kind {
    case .recognizer(let recognizer): recognizer.deadline
    case .link(let text): text.pressDeadline(of: pointer)
    }
  }

  /// Lets it take an event, and returns the step that it proposes.
  func handle(_ event: PointerEvent) -> GestureStep {
    switch kind {
    case .recognizer(let recognizer): recognizer.handle(event)
    case .link(let text): text.handlePress(event)
    }
  }

  /// Lets time pass for it, and returns the step that it proposes.
  func advance(to time: Double) -> GestureStep {
    switch kind {
    case .recognizer(let recognizer): recognizer.advance(to: time)
    case .link(let text): text.advancePress(of: pointer, to: time)
    }
  }

  /// Whether what it proposes to the arena is a tap.
  var proposesTap: Bool {
    guard case .link(let text) = kind else { return false }
    let gesture = text.interaction.proposedGesture(of: pointer)
    return gesture == .tap || gesture == .menuRequest
  }

  /// Whether what it proposes is to drag a link away.
  var proposesLift: Bool {
    guard case .link(let text) = kind else { return false }
    return text.interaction.proposedGesture(of: pointer) == .drag
  }
}
