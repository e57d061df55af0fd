extension GestureArena {
  /// What the arena knows of a gesture that watches some contacts.
  public struct Entry: BitwiseCopyable, Sendable, Hashable {
    /// Whether the gesture is one moment, or lasts.
    public var isDiscrete: Bool
    /// The order in which gestures are asked, the smallest first; views put the deepest first.
    public var rank: Int
    /// How many contacts in a row the gesture is made of: 2 for a double tap.
    public var contactsInARow: Int
    /// Whether the gesture is a tap, and so leaves gestures of more contacts in a row their chance.
    public var isTap: Bool
    /// The state of the gesture.
    public internal(set) var state = GestureState.possible
    /// What it does as soon as the gestures that it waits for have failed.
    var proposal = GestureStep.none
    /// The contacts that it watches, one bit each.
    var contacts: UInt64 = 0
    /// The contacts that ended while it waited for others.
    var heldContacts: UInt64 = 0

    /// Makes an entry that watches nothing yet.
    public init(isDiscrete: Bool, rank: Int, contactsInARow: Int = 1, isTap: Bool = false) {
      self.isDiscrete = isDiscrete
      self.rank = rank
      self.contactsInARow = contactsInARow
      self.isTap = isTap
    }

    /// Whether it waits for others to fail.
    public var isWaiting: Bool { proposal != .none }

    /// The contacts that it contends for.
    var contested: UInt64 { contacts | heldContacts }

    /// Whether it watches a contact.
    public func watches(_ contact: Int) -> Bool { contacts & (1 << UInt64(contact)) != 0 }

    /// Whether it watches any contact.
    public var watchesAny: Bool { contacts != 0 }

    /// Whether a gesture of its kind and state may propose a step.
    func permits(_ step: GestureStep) -> Bool {
      // Both lead to the state ended, and only one of them contends.
      if step == .recognize && !isDiscrete || step == .end && isDiscrete { return false }
      return state.permits(step.state, isDiscrete: isDiscrete)
    }

    /// Whether another gesture can't go on once this one is recognized.
    func excludes(_ other: Entry) -> Bool {
      guard contested & other.contested != 0 else { return false }
      // A tap is over before a double tap can be (TAP-13).
      return !isTap || other.contactsInARow <= contactsInARow
    }
  }
}
