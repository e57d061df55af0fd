import TapInteraction

/// Who stands behind a slot of the arena.
enum Participant {
  /// Nobody: the slot is free.
  case none
  /// A recognizer.
  case recognizer(GestureRecognizer)
  /// A press of one pointer on a link of a text, with what it wants to be.
  case link(TextView, PointerID, LinkStep)
}
